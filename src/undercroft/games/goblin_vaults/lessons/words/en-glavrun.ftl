# Alone against Glavrun: what is told moment by moment. At most three short sentences each.

lesson-glavrun = Alone against Glavrun
lesson-glavrun-about = The solo game: an opponent without a plan, and hard to beat.

lesson-glavrun-who = Alone at the table you play against Glavrun. She has no hand and no vault, only a deck, two marks, and 10 gears already. After nine rounds you need more points than she has.
lesson-glavrun-open = You play as always, so open your vault: the 4 of crowns, chamber 1.
lesson-glavrun-open-wrong = Any card would do in a real game. Take the 4 of crowns, which is worth most.
lesson-glavrun-open-chamber = Chamber 1, please, so that we talk about the same place.
lesson-glavrun-first = Every round begins with the top card of her deck. A small sign on it says left, middle or right: her 3 of skulls bids in the middle.
lesson-glavrun-bid = Now you. Her 3 is easily beaten, and the 9 of tomes bears your mark: take it with your 8 of tomes.
lesson-glavrun-bid-wrong = Possible, but here a card with your own mark costs you next to nothing. Beat her 3 in the middle.
lesson-glavrun-bid-trump = Trump, to be sure! That is safe, though your tomes would have been enough.
lesson-glavrun-second = After you she bids once more. Her 5 of crowns cannot beat you, so a gear is due: hers come from the supply, never from her own.
lesson-glavrun-store = You win. Store the 9 of tomes where you like.
lesson-glavrun-pile = Her losing cards go to her pile. There each card with one of her marks is worth 2, more on harder levels, and each card in the suit of a goal 1; every gear of hers counts too.
lesson-glavrun-swap = In the solo game nobody is first, so you decide about the Warden’s card every round. Swap it if another trump helps your hand, or let it be.
lesson-glavrun-swap-left = You left the Warden as he is: coins stay trump.
lesson-glavrun-swap-swapped = A new trump. She does not care, she just turns up cards; that is your advantage.
lesson-glavrun-round = Play on for two answers. Cards with her marks are worth denying her, above all where gears lie on them.
lesson-glavrun-round-hers = She took a lot, and the gears on it are hers to keep.
lesson-glavrun-round-paid = You paid a gear for that. It can come back to you, or end up with her.
lesson-glavrun-round-gift = She could not beat you, so a gear from the supply lies on your card.
lesson-glavrun-end = A tie is hers, so aim higher. Begin on easy, and raise the level when you win.
