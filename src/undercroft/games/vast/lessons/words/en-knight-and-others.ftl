# What is told moment by moment. At most three short sentences each.

lesson-knight-and-others = What the others want: the Knight
lesson-knight-and-others-about = Four neighbours, and what each of them means for you.

lesson-knight-and-others-you = Five share this cave, and each plays by other rules. This is what they mean for you, the Knight.
lesson-knight-and-others-goblins = The Goblins want you dead, and nobody else so much. Keep Strength in reserve after your turn, and attack a Tribe while it is small.
lesson-knight-and-others-dragon = The Dragon is your goal. He stirs on all sides and grows harder to hold, so hit him early and often.
lesson-knight-and-others-cave = The Cave decides what lies behind each Dark tile and hands you your Treasures. It needs you alive for a while, but not to the end.
lesson-knight-and-others-thief = The Thief takes the Treasures you want. Perception above his Stealth lets you strike him, and that pays in Grit.
