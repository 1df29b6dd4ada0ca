# The Warden's favour: what is told moment by moment. At most three short sentences each.

lesson-wardens-favour = The Warden’s favour
lesson-wardens-favour-about = Rearrange your vault, trade a bad card away, and choose the next trump.

lesson-wardens-favour-mess = What a pity: 4 and 6 lie in chamber 1, and the 5 that belongs between them in chamber 2. Only the Warden can mend that.
lesson-wardens-favour-mark = Besides a suit his card shows a mark: today that of the Goblins. Whoever bids a card with his mark may act at once, even with an underbid.
lesson-wardens-favour-bid = Two of your cards bear the Goblins’ mark. Bid one of them on the middle card.
lesson-wardens-favour-bid-wrong = That card has another mark, so the Warden would not look at you.
lesson-wardens-favour-bid-middle = The right card! But bid it in the middle, where a gear is waiting.
lesson-wardens-favour-move = He nods, and you may act now. Move the 5 from chamber 2 between the 4 and the 6: the 6 makes room by sliding down.
lesson-wardens-favour-move-wrong = You may move that, but the 5 is the card that matters.
lesson-wardens-favour-move-decline = You may decline, but what a waste: one move finishes the run.
lesson-wardens-favour-move-draw = Trading a card comes later in this lesson. First the vault.
lesson-wardens-favour-move-order = Between the 4 and the 6, please: the run has to be in order.
lesson-wardens-favour-fourteen = Fourteen points with one move: the Cluster is complete, and both the 5 and the 6 now lie in the tier their boxes name.
lesson-wardens-favour-store = Nobody came near you in the middle, so the 9 of crowns and its gear are yours. Store it where you like: alone at the top of a chamber a crown brings 3.
lesson-wardens-favour-swap = Whoever was first player this round may swap the Warden’s card with one of the block. Take the crown on the right: crowns will be trump, and you hold the 7.
lesson-wardens-favour-swap-wrong = Possible, but you have little of that suit. Crowns suit you better.
lesson-wardens-favour-swap-decline = You may leave him as he is. But you hold no potion at all, and potions are trump.
lesson-wardens-favour-again = Now his mark is that of the Insectoids, and your 7 of lanterns bears it. Bid it where you like.
lesson-wardens-favour-again-wrong = That card does not bear the Insectoids’ mark, so there would be no action.
lesson-wardens-favour-draw = Instead of a move you may trade: a card of your hand goes under the deck, then you draw the top one. Let your worst card go, the 2 of lanterns.
lesson-wardens-favour-draw-wrong = Another time, perhaps. Try the trade now.
lesson-wardens-favour-draw-move = Your vault is in order. Try the trade instead.
lesson-wardens-favour-draw-good = You would rather keep that one. The 2 of lanterns wins nothing any more.
lesson-wardens-favour-gift = A 9 of tomes with your own mark: not bad for a 2! You choose what goes before you see what comes.
lesson-wardens-favour-end = So look at the Warden twice before you bid: his suit is trump, and his mark is a favour. And whoever leads the round decides what he shows next.
