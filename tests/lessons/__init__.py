"""Every lesson of every game, played as a learner would."""
