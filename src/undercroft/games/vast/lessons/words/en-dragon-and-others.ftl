# What is told moment by moment. At most three short sentences each.

lesson-dragon-and-others = What the others want: the Dragon
lesson-dragon-and-others-about = Who wakes you, who wounds you, who is only food.

lesson-dragon-and-others-you = All of them make noise, and you would rather wake on your own terms. This is what the others mean for you, the Dragon.
lesson-dragon-and-others-knight = The Knight comes for you. Underground she needs a Bomb or the Javelin; awake you must reach the Entrance before her blows add up.
lesson-dragon-and-others-goblins = Goblins are food, and eating takes away your Hunger. They come in Tribes, so you need not look far.
lesson-dragon-and-others-cave = The Cave wants to bury you with everybody else. When it begins to fall in, stop resting.
lesson-dragon-and-others-thief = The Thief carries off Gems, but even in his bag a Gem lends you its symbol, and your Claw reaches him.
