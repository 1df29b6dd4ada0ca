# What is told moment by moment. At most three short sentences each.

lesson-the-cave = Into the cave
lesson-the-cave-about = Step into the dark, and see the cave grow.

lesson-the-cave-aim = This is the cave: one lit tile, the Entrance, and the dark around it. Today you are the Knight, alone.
lesson-the-cave-cube = Hero cubes make you better for a turn. Lay one on Perception, for more Encounters.
lesson-the-cave-cube-wrong = Another time. Lay a cube on Perception.
lesson-the-cave-cube-go = Soon! First lay a cube on Perception.
lesson-the-cave-cube-rest = You have only just come in. Lay a cube on Perception.
lesson-the-cave-step = Nobody knows what a Dark tile hides. Step onto the eastern one.
lesson-the-cave-step-wrong = Step to the east.
lesson-the-cave-step-rest = The dark is waiting. Step to the east.
lesson-the-cave-step-cube = Keep that cube for now. Step to the east.
lesson-the-cave-grow = A Treasure Room, open on all sides! Every open edge of a lit tile gets a Dark tile, so the cave grows. Lay the first where you like.
lesson-the-cave-grow-wrong = First lay a tile at an open edge.
lesson-the-cave-again = And the next; the last one finds its place alone.
lesson-the-cave-again-wrong = Lay the next tile first.
lesson-the-cave-take = Every tile you turn over so brings 1 Grit, and Grit brings cubes. And here is a Treasure: take it.
lesson-the-cave-take-wrong = Take the Treasure.
lesson-the-cave-keep = An Elven Sword! You may keep it, or leave it and gain 5 Grit instead. Keep it.
lesson-the-cave-keep-wrong = Keep the sword.
lesson-the-cave-keep-grit = Grit is never wrong, but a sword like that is rare. Keep it.
lesson-the-cave-close = That was one Encounter. End your turn.
lesson-the-cave-close-wrong = Enough for a first turn. End it.
lesson-the-cave-deep = Where nobody plays the Cave, you add Dark tiles at the end of a turn: lay one.
lesson-the-cave-deep-wrong = Choose where the tile goes.
lesson-the-cave-collapse = When the last tile has been laid, it begins to fall in, three tiles a turn. With the fifth Crystal tile all is lost.
