# What is told moment by moment. At most three short sentences each.

lesson-thief-and-others = What the others want: the Thief
lesson-thief-and-others-about = Whose pockets are full, and who is looking.

lesson-thief-and-others-you = Everybody has something you want, and nobody wants you near. This is what the others mean for you, the Thief.
lesson-thief-and-others-knight = The Knight sees you when her Perception is above your Stealth, and killing you brings her Grit. Stay hidden where she may come.
lesson-thief-and-others-goblins = The Goblins see well, too, while they are many. With little loot you are not worth their while.
lesson-thief-and-others-dragon = The Dragon sheds Gems. They count like Treasures, but his Claw is long.
lesson-thief-and-others-cave = The Cave lays the Vaults. What it lays far from the Entrance is a long walk home, so plan the way back first.
