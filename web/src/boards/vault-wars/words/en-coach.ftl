# A first game: what one plays for, and what happens for the first time.
aim = Most points at the end win: items you keep, sets your hero likes, and gold.
coach-auction-began = The vault is sold to the highest bid. Nobody knows all that lies in it.
coach-peeked-some = Somebody has looked into the vault, and knows more now than you do.
coach-auction-won = Sold! The winner pays whoever put the vault up for sale.
coach-items-taken = These items are yours now. After the auctions you sell some, and pay for what you store.
coach-sold = Items go for gold after the auctions; what nobody sells must be stored.
coach-borrowed = The Loan Shark lends gold, and each loan leaves a mark that costs points in the end.
