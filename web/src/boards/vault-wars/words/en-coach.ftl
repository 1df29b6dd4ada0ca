# A first game: what one plays for, and what happens for the first time.
aim = Most points at the end win: the items you store, what your hero is fond of, and gold.
coach-auction-began = The vault is sold to the highest bid. Besides what lies open it holds Secret Items.
coach-peeked-some = Before the bidding players look at Secret Items: everybody sees how many, only they see which.
coach-auction-won = The winner of an auction pays the Auction Master; whoever was outbid pays nothing.
coach-items-taken = These items are yours now. After the auctions you sell some, and pay for what you store.
coach-sold = Items go for gold after the auctions; what nobody sells must be stored.
coach-borrowed = The Loan Shark lends gold, and each loan leaves a Corruption Token that costs points in the end.
