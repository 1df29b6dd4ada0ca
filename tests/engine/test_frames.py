"""How a match looked between the beats of what one answer led to."""
