# What is told moment by moment. At most three short sentences each.

lesson-advanced-cards = Advanced betting cards
lesson-advanced-cards-about = Bet against each other: the more who disagree, the better you are paid.

lesson-advanced-cards-aim = Advanced cards take the place of the four you know, and each is about one thing: eyes, or whether Nuk busts. Of each card only one bet may be yours.
lesson-advanced-cards-triumph = Greta bets on a bust. Tumbler’s Triumph says he will not, and pays 3 for each opposing bet: hers makes it worth 3, without her it would be nothing. Oppose her.
lesson-advanced-cards-triumph-wrong = Lay your marker on Tumbler’s Triumph.
lesson-advanced-cards-triumph-pass = You may wait, but the first place pays best. Take Tumbler’s Triumph.
lesson-advanced-cards-triumph-bust = There you would lie on top of Greta, for less, and nobody would oppose you. Take the other side.
lesson-advanced-cards-triumph-kicker = That is a kicker: it pays a flat 10, but only if Nuk picks a nose first and then busts. Take Tumbler’s Triumph.
lesson-advanced-cards-triumph-eyes = Later! First oppose Greta while her bet makes yours worth something.
lesson-advanced-cards-one-marker = That card is done for you. Keep the second marker until you have seen a roll: pass.
lesson-advanced-cards-one-marker-wrong = You know nothing of the eyes yet. Wait for the roll.
lesson-advanced-cards-eyes = Nuk took two teeth, so one die is left, and Greta bets on one eye. No eye at all pays 2, and 1 more for each opposing bet, so 3. Bet on no eye.
lesson-advanced-cards-eyes-wrong = Bet on no eye.
lesson-advanced-cards-eyes-pass = One die is left, and four of its faces are no eye. Bet on none.
lesson-advanced-cards-eyes-two = Two eyes with one die cannot be.
lesson-advanced-cards-eyes-one = A 4 or a skull could do it. No eye is likelier, and Greta opposes it.
lesson-advanced-cards-stop = A 5: the gem, and a Double Out. As soon as an eye lies on the skull, the card of the eyes closes: that is its stop number, 4.
lesson-advanced-cards-paid = No bust: Tumbler’s Triumph pays 3 times 1. No eye: 2 and 1 more. Greta gets nothing.
lesson-advanced-cards-end = So look for bets others speak against. A times sign without opposition is worth nothing, and whoever joins you only shares.
