# What is told moment by moment. At most three short sentences each.

lesson-knight = The Knight
lesson-knight-about = Cubes, steps, an Encounter, and a blow at the Dragon.

lesson-knight-who = You are the Knight. You explore the cave, grow in Grit, and take what the dark does not guard well enough.
lesson-knight-goal = Where a Dragon sleeps you win by slaying him; elsewhere by smashing Crystals and coming back to the Entrance. This one has 1 Health left, but he lies underground, behind a wall, under a Dark tile.
lesson-knight-cubes = Every turn you pick up your Hero cubes and lay them anew: on Movement, Perception, Strength, or on what you carry. You have five.
lesson-knight-boots = Without help you take one step. The Heroic Boots give four more: lay a cube on them.
lesson-knight-boots-wrong = You will need steps first. Lay a cube on the Heroic Boots.
lesson-knight-sword = The Elven Sword makes you stronger in your own turn, and brings an Encounter more. Lay a cube on it.
lesson-knight-sword-wrong = Now the Elven Sword.
lesson-knight-map = And a cube on the Ancient Map: it leads through one wall.
lesson-knight-map-wrong = There is a wall in your way. Lay a cube on the Ancient Map.
lesson-knight-south = Now go one step south.
lesson-knight-south-wrong = One step south first.
lesson-knight-south-far = That leads away from him. Go one step south.
lesson-knight-south-stop = He is two steps away! Go south.
lesson-knight-wall = The map shows a way through the wall to the west, right onto the tile where he lies.
lesson-knight-wall-wrong = Go west, through the wall.
lesson-knight-wall-far = He lies to the west, behind the wall.
lesson-knight-wall-stop = One more step! Go west, through the wall.
lesson-knight-javelin = A Crystal tile, and beneath it the Dragon. Only the Javelin reaches him underground: ready it.
lesson-knight-javelin-wrong = Tempting, but first things first: ready the Javelin.
lesson-knight-javelin-stop = With the Dragon right beneath you? Ready the Javelin.
lesson-knight-strike = Your Strength is 3, his Armor 2. Strike!
lesson-knight-strike-wrong = Strike the Dragon.
lesson-knight-strike-crystal = The Crystal can wait, the Dragon will not. Strike him.
lesson-knight-strike-stop = Not now! Strike him.
lesson-knight-end = He is slain, and the cave is yours. In a whole game Tribes hunt you, the Cave lays traps, and a Thief wants the same Treasures; strength is worth most when you know when to use it.
