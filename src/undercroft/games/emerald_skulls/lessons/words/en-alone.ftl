# What is told moment by moment. At most three short sentences each.

lesson-alone = Alone against Vrax and Kur
lesson-alone-about = Ten turns to outwit two goblins who bet on all you do.

lesson-alone-aim = Alone you are always the tumbler. Vrax and Kur the Red hold 40 gears between them, and what is left in the supply at the end is theirs too. You win only with more than both.
lesson-alone-begin = Ten cards lie in their deck, one for each of your turns. Nobody sees the next one before you have bought your dice. Take three.
lesson-alone-begin-wrong = Take three dice.
lesson-alone-bets = This card makes Vrax bet on Busted Fowl and Kur on Empty Hands. So a bust or a cowardly stop would pay Vrax 5, and placing your last die pays Kur 2.
lesson-alone-teeth = Put both 2s on the upper jaw.
lesson-alone-teeth-wrong = Put both 2s on the upper jaw.
lesson-alone-teeth-nose = A cube is nice, but two dice would be left that must climb. Take the teeth.
lesson-alone-teeth-one = Take both, so that one die is left.
lesson-alone-on = Stopping would earn you 2 and Vrax 5. Roll on!
lesson-alone-on-wrong = You would get 2 gears, and Vrax 5: a bad trade.
lesson-alone-gem = The gem! Kur gets his 2, for your hand is empty. But a Double Out pays you 9.
lesson-alone-gem-wrong = Place the gem.
lesson-alone-buy = Nine gears. With the supply running down and ten turns in all, more dice pay off: buy five for 3 gears.
lesson-alone-buy-wrong = Buy five dice.
lesson-alone-buy-other = Any number may be right, for you do not know the next card. Buy five in this lesson.
lesson-alone-greedy = Now both trust you: Vrax bets on Final Jewel, Kur on Empty n’ Shiny. Reach the gem, and they are paid.
lesson-alone-eyes = Take the two 4s: two eyes pay 4 gears wherever you stop.
lesson-alone-eyes-wrong = Take the two 4s.
lesson-alone-eyes-skull = On a Chicken Out a skull pays nothing. Take the two 4s and leave the skull.
lesson-alone-eyes-gem = A gem would end your turn for 3 gears, and pay Vrax as well.
lesson-alone-eyes-low = Eyes pay more. Take the two 4s.
lesson-alone-spite = And now stop! A Chicken Out is yours alone: they get nothing this time.
lesson-alone-spite-wrong = You might earn more, but at the gem they earn too. Stop while they get nothing.
lesson-alone-end = That is the art of it: look at their bets before you stop or go on. Fewer gears for them make it easier, fewer cards make it harder; you choose when you begin.
