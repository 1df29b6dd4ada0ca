# A turn as the tumbler: what is told moment by moment. At most three short sentences each.

lesson-first-turn = Your first turn
lesson-first-turn-about = Roll dice onto a skull, and know when to stop.

lesson-first-turn-aim = In turn, everybody is the tumbler, who rolls dice onto the skull; the others bet on how that ends. When this supply runs dry, most gears win.
lesson-first-turn-dice = You are the tumbler. Three dice are free, more cost gears. Take three and roll.
lesson-first-turn-dice-wrong = Take three dice.
lesson-first-turn-place = Nuk bets that you reach the gem, Greta that you fail or lose your nerve. After every roll you put dice on one level, and from there you only climb. Start low: both 2s on the upper jaw.
lesson-first-turn-place-wrong = Not here. Put both 2s on the upper jaw.
lesson-first-turn-place-one = One would do, but every die on the skull pays. Place both.
lesson-first-turn-place-eyes = Eyes pay more, but then only a gem would fit above them. Start low, and you leave yourself room.
lesson-first-turn-check = Stop now, and a Chicken Out pays 2 gears. But one die is left, and only a 1 has no place any more. Roll on!
lesson-first-turn-check-wrong = Two gears are yours if you stop. But five of six faces still fit, so this time be brave.
lesson-first-turn-gem = A 5 is the gem! It ends your turn, and as your last die it makes the best of all ends. Place it.
lesson-first-turn-gem-wrong = Place the gem.
lesson-first-turn-paid = A Double Out: the gem pays 5 and each tooth 2, so you have 9 gears. Nuk was right and is paid as well; Greta gets nothing.
lesson-first-turn-end = With a 1 it would have been a Bust Out, and no gears at all. Now somebody else rolls, and you may bet.
