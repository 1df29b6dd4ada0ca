# What is told moment by moment. At most three short sentences each.

lesson-dragon = The Dragon
lesson-dragon-about = Sleep off your Sloth, wake, and be gone.

lesson-dragon-who = You are the Dragon. At first you sleep underground, unseen and hard to hurt; you feed on Goblins, scatter Gems, scorch the cave, and stir.
lesson-dragon-goal = All that stirs you raises your Wakefulness. When it is high enough you surface, and you win by leaving through the Entrance. You are awake now, and hurt: 1 Health, Armor 4.
lesson-dragon-cards = Power cards are what you act with. Each power costs certain symbols, and a Gem that lies on the map lends its own once a turn. You hold two Wings.
lesson-dragon-step = Awake, you may walk one step without any card. Go one step south.
lesson-dragon-step-wrong = Go one step south first.
lesson-dragon-step-power = Cards are precious: first take the step that costs none.
lesson-dragon-step-stop = The Entrance is close. Go one step south.
lesson-dragon-wing = Wing carries you up to two tiles in a straight line, or over a wall. Use it, and let the Gem on the map pay, so that you keep your cards.
lesson-dragon-wing-wrong = Use Wing, paid by its Gem.
lesson-dragon-wing-plain = That costs a card. Let the Gem pay.
lesson-dragon-wing-other = Not now. Wing takes you nearer to the way out.
lesson-dragon-wing-stop = Only two tiles more! Use Wing, paid by its Gem.
lesson-dragon-fly = Fly to the tile north of the Entrance.
lesson-dragon-fly-wrong = That leads away. Fly to the tile north of the Entrance.
lesson-dragon-again = You hold another Wing. Use it.
lesson-dragon-again-wrong = Use Wing once more.
lesson-dragon-again-other = Wing is what brings you out.
lesson-dragon-again-stop = The way out is right before you! Use Wing.
lesson-dragon-out = And out with you.
lesson-dragon-out-wrong = The Entrance is the other way.
lesson-dragon-end = You are gone, and you have won. On the way there you choose: sleep safely and stir slowly, or burn, eat and be noticed.
