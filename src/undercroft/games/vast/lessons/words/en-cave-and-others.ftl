# What is told moment by moment. At most three short sentences each.

lesson-cave-and-others = What the others want: the Cave
lesson-cave-and-others-about = Keep them busy, and keep them in.

lesson-cave-and-others-you = Each of them has a way to win before you fall in. This is what the others mean for you, the Cave.
lesson-cave-and-others-knight = The Knight uncovers most of your tiles, which brings your end nearer, and that is what you want. Just do not let her find the Dragon too soon.
lesson-cave-and-others-goblins = The Goblins weaken her. Lay dark paths for them, and a strong Knight will not stay strong.
lesson-cave-and-others-dragon = The Dragon needs the Entrance. Walls, Rockslides and a long way keep him here.
lesson-cave-and-others-thief = The Thief carries Treasures home one by one. Lay them far away from the Entrance.
