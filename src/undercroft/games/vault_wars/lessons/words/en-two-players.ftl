# What is told moment by moment. At most three short sentences each.

lesson-two-players = Two players
lesson-two-players-about = The Mysterious Bidder, whose deck decides how far he goes.

lesson-two-players-aim = With two players a third buys and sells: the Mysterious Bidder. He thinks nothing; a deck of items decides what he bids. To win, you must beat him too.
lesson-two-players-vault = His vault is drawn at random, yours you choose. Bring the Ranger’s Cache.
lesson-two-players-vault-wrong = Bring the Ranger’s Cache.
lesson-two-players-cards = His own safe came first. He turned over a card of his deck for each item in it, and their gold is his opening bid: Junk, Broad Axe, Junk, Junk make 6.
lesson-two-players-raise = The open Ornate Bow is worth 5, and three items are hidden; you peeked at Junk. He cannot bid again on his own vault: raise to 7.
lesson-two-players-raise-wrong = Only Greta can outbid you now. Raise to 7.
lesson-two-players-raise-pass = He will not raise any more, and Greta seems tired. Raise to 7.
lesson-two-players-won = For 7 gold a bow, a Diamond and two Junk. Your gold goes to him, and he will use it against you.
lesson-two-players-gavel = Now your cache. Open what looks dear: the Auctioneer’s Gavel first.
lesson-two-players-gavel-wrong = Open the gavel first.
lesson-two-players-shield = And the Dragon Shield.
lesson-two-players-shield-wrong = Open the shield.
lesson-two-players-open = Open at 2. He does not look at the items, he looks at his cards.
lesson-two-players-open-wrong = Open at 2, and let his cards do the rest.
lesson-two-players-stranger = Greta passed, and he turned over a Ruby: 4 gold, more than your 2. So he stops there and pays you 4 for two good items and two Junk.
lesson-two-players-end = His heroes lie open, and a card that suits them gives him one card more. He sells half his pile every round, pays no storage, and borrows whenever he can.
