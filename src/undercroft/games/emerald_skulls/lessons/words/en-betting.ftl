# What is told moment by moment. At most three short sentences each.

lesson-betting = Betting on others
lesson-betting-about = Earn gears while somebody else rolls.

lesson-betting-aim = Nuk is the tumbler now, and you bet on how his turn ends. Each card offers two bets, with what they pay the first, the second and the third who lays a marker there.
lesson-betting-first = Nuk has three dice and must keep climbing. Busted Fowl pays 5 gears if he busts or stops too early, and both are common. Lay your marker there, as the first.
lesson-betting-first-wrong = Not this time: lay your marker on Busted Fowl.
lesson-betting-first-pass = Whoever waits knows more, but the best payouts go to those who come first. Bet on Busted Fowl now.
lesson-betting-first-jewel = Final Jewel comes true often, but it pays only 2. Busted Fowl pays 5.
lesson-betting-first-hands = Empty Hands is quite likely, but it pays only 2. Busted Fowl pays 5.
lesson-betting-first-long = That seldom comes true with three dice. Busted Fowl is far more likely.
lesson-betting-second = You have two markers a turn, and one is left. You may bet again before every roll, so keep it until you know more: pass.
lesson-betting-second-wrong = You could. But the next roll will tell a lot, so keep your last marker for now.
lesson-betting-late = Nuk rolled 1, 4 and 5, took an eye and rolls on. Greta now bets on Busted Fowl as well: her marker lies on yours, so she would get 3 gears and you 5.
lesson-betting-hedge = Nuk now needs a 4, a 5 or a skull. If he does reach the gem, your first bet is lost, but Final Jewel would pay 2. A bet costs nothing, so lay your second marker there.
lesson-betting-hedge-wrong = Take Final Jewel: it comes true exactly when Busted Fowl may not.
lesson-betting-hedge-pass = A marker that stays in your hand earns nothing, and a bet costs nothing. Lay it on Final Jewel.
lesson-betting-hedge-hopeless = Mad Nargash needs a board of skulls only, and an eye lies there already. The game warns you of such bets.
lesson-betting-hedge-noses = Nuk has no nose to pick, so this can hardly come true.
lesson-betting-hedge-teeth = Grim Grin needs teeth only, and Nuk has placed an eye.
lesson-betting-hedge-long = Possible, but he would need both dice to fit. Final Jewel needs only one.
lesson-betting-bust = A 1 and a 2: nothing fits above the eyes, so Nuk busts and gets nothing. Your first marker earns 5 gears, Greta’s 3.
lesson-betting-end = All markers come back now. Here the bets are laid in turn; in the open game nobody waits for anybody, and whoever is quicker lies lower.
