# The art of losing: what is told moment by moment. At most three short sentences each.

lesson-art-of-losing = The art of losing
lesson-art-of-losing-about = Lose two bids and come out richer than the winners.

lesson-art-of-losing-why = Winning gets you a card from the block. Losing gets you the very card you bid, so a lost bid is a way to bring your own cards home.
lesson-art-of-losing-open = You collect tomes today: the Tome Library pays 5 gears for a chamber with exactly two of them. Open chamber 1 with your 5 of tomes.
lesson-art-of-losing-open-wrong = Worth a thought, but this plan begins with a tome of your own Kobolds.
lesson-art-of-losing-open-chamber = Take chamber 1, so that we talk about the same place.
lesson-art-of-losing-lose = Coins are trump, and nothing in your hand beats Greta’s 9 of coins. Perfect: bid your 9 of tomes against it.
lesson-art-of-losing-lose-wrong = That is legal, but it brings no tome into your vault.
lesson-art-of-losing-lose-wins = There you would be alone and win, and your bid would stay in the block. We want to lose!
lesson-art-of-losing-lose-poor = That card would come home too, but it is worth less to you than the 9 of tomes.
lesson-art-of-losing-paid = A bid that does not beat the leader is an underbid, and costs one gear. It lies on the leader’s card now. Without a gear you may not underbid.
lesson-art-of-losing-home = Beaten, as planned. Store your 9 of tomes in chamber 1, beside the other tome.
lesson-art-of-losing-home-wrong = The Library counts the tomes of one chamber. They belong together.
lesson-art-of-losing-rides = One gear spent, seven points gained. And look: Greta’s coin is for sale now, with your gear still on it for whoever takes it.
lesson-art-of-losing-bait = This time you bid first. Put the 3 of coins, a card of your own Kobolds, on the left: it is trump, so whoever cannot beat it must pay to lose to it.
lesson-art-of-losing-bait-wrong = A fair bid. But trump on the card with the gear will draw the others, and that is what we want to see.
lesson-art-of-losing-bait-other = The others fight for the card with the gear, on the left. Be there first.
lesson-art-of-losing-bait-big = That coin is trump too, but it does not bear your mark. The 3 of coins is worth two gears more at home.
lesson-art-of-losing-beaten = Nuk could not beat your coin and had to pay: his gear lies on it. Then Greta came with her 8 and took the lead. A gear stays on the card it was put on.
lesson-art-of-losing-keep = So you lose, and take home the coin and Nuk’s gear. Any chamber will do, but leave the tomes alone.
lesson-art-of-losing-keep-wrong = That would fill the chamber of the tomes, and a third tome there would be worth even more.
lesson-art-of-losing-end = Two bids lost, and you are ahead of both winners. Before every bid ask: which card do I want at home, theirs or mine?
