# What is told moment by moment. At most three short sentences each.

lesson-goblins-and-others = What the others want: the Goblins
lesson-goblins-and-others-about = Whom to hunt, whom to fear, whom to leave alone.

lesson-goblins-and-others-you = You are three small Tribes among giants. This is what the others mean for you, the Goblins.
lesson-goblins-and-others-knight = The Knight is your prey. She is strongest in her own turn, so come when her cubes lie elsewhere.
lesson-goblins-and-others-dragon = The Dragon eats Goblins, and each one helps him to wake. Leave his neighbourhood, or make her and him meet.
lesson-goblins-and-others-cave = The Cave likes a long game, and you like a short one. Its dark paths are yours, as long as it lays them.
lesson-goblins-and-others-thief = The Thief is worth a raid when he carries much: killing him brings you Secrets or Rage.
