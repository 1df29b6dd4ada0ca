# What is told moment by moment. At most three short sentences each.

lesson-cave = The Cave
lesson-cave-about = You are the walls. Let them come down.

lesson-cave-who = You are the Cave itself. You choose which tiles are laid where somebody brings light, you hand out Treasures and Events, and you want nobody to leave.
lesson-cave-goal = When your last tile has been laid, you fall in. In this short game three Crystal tiles must fall for you to win; none has yet, and the Knight still wants two Crystals and the way out.
lesson-cave-omens = Omens are your power: bats that harry her, Rockslides, spores, and more. You gain some every turn and spend them when they hurt most.
lesson-cave-first = In the Collapse you take three tiles a turn, those with the fewest neighbours first. Three of them are Crystal tiles, and you know which. Take the one far in the northwest.
lesson-cave-first-wrong = Take the Crystal tile in the northwest.
lesson-cave-first-omen = Omens can wait. Take the Crystal tile in the northwest.
lesson-cave-first-other = That one is no Crystal. Take the one in the northwest.
lesson-cave-second = One. The next lies in the east.
lesson-cave-second-wrong = Take the Crystal tile in the east.
lesson-cave-second-omen = No need. Take the Crystal tile in the east.
lesson-cave-second-other = That one is no Crystal. Take the one in the east.
lesson-cave-third = Two. And the last lies south of the Entrance.
lesson-cave-third-wrong = Take the Crystal tile south of the Entrance.
lesson-cave-third-omen = The end needs no omen. Take the tile south of the Entrance.
lesson-cave-third-other = That one is no Crystal. Take the one south of the Entrance.
lesson-cave-end = Buried, all of them. Lay Crystal tiles where they will stand alone, keep the others busy with one another, and time is on your side.
