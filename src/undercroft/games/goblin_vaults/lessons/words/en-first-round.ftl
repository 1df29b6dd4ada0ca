# Your first round: what is told moment by moment. At most three short sentences each.

lesson-first-round = Your first round
lesson-first-round-about = Win a card with the smallest bid at the table.

lesson-first-round-aim = You are a goblin with a secret stash. Every round these three cards are for sale, and everybody bids one card for them. After nine rounds the goblin whose vault is worth the most gears wins.
lesson-first-round-vault = Open your vault: pick the 4 of crowns, then chamber 1. It bears the mark of your own Kobolds, which is worth 2 gears wherever it lies.
lesson-first-round-vault-wrong = Any card may open a vault. But the 4 of crowns is worth 6 gears at once, so take that one today.
lesson-first-round-vault-chamber = Any chamber would do. Take the first one, so that we talk about the same place.
lesson-first-round-warden = The Warden shows skulls, so skulls are trump: even the smallest skull beats every other suit. Otherwise the higher number wins.
lesson-first-round-bid = Nuk offers his 9 of coins for the left card. Your 2 is a skull! Pick it, then the left card.
lesson-first-round-bid-wrong = You could do that. But the best card lies on the left, and your little skull is enough to win it.
lesson-first-round-bid-loses = That does not beat Nuk’s 9 of coins, and losing to him would cost you a gear. Only a skull wins here.
lesson-first-round-bid-strong = The 6 would win too, but why pay more? The 2 of skulls is strong enough.
lesson-first-round-bid-elsewhere = Keep your skull for the left card: the 10 of crowns is worth more to you.
lesson-first-round-store = Outbid! The 10 of crowns is yours. Put it into an empty chamber: a crown that towers over a chamber brings 3 gears.
lesson-first-round-store-wrong = In chamber 1 it would rule beside a crown that rules already, so that goal pays nothing more. An empty chamber brings more.
lesson-first-round-losers = Nobody leaves with empty hands: whoever loses keeps the card they bid. And winning bids become the next cards for sale, so your 2 of skulls lies there now.
lesson-first-round-gears = These are your gears. They are your money when you bid too low, and every one you keep is a point.
lesson-first-round-end = That was a round. Cards score for your own mark, for the tier they lie in, and for these goals. Now you can play, or learn how to lose a bid and get rich.
