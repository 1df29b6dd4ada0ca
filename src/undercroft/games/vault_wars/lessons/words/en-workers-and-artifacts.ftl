# What is told moment by moment. At most three short sentences each.

lesson-workers-and-artifacts = Workers and artifacts
lesson-workers-and-artifacts-about = Hire help, and let an artifact earn for you.

lesson-workers-and-artifacts-vault = With workers a round begins as usual: bring the Alchemist’s Cabinet.
lesson-workers-and-artifacts-vault-wrong = Bring the Alchemist’s Cabinet.
lesson-workers-and-artifacts-hire = But now you may hire one worker, and the farther from the deck, the cheaper. The Haggler costs 1 gold and once takes 3 off a price you pay: hire him.
lesson-workers-and-artifacts-hire-wrong = A good choice another day. Hire the Haggler.
lesson-workers-and-artifacts-hire-decline = For 1 gold he saves you 3. Hire the Haggler.
lesson-workers-and-artifacts-hired = Nuk’s cache shows an Ornate Bow and a Whetstone, an artifact; you peeked at Junk. Greta bids 7.
lesson-workers-and-artifacts-bid = Bow and stone are worth 8, and another item is unknown. With the Haggler you pay 3 less, so bid 8.
lesson-workers-and-artifacts-bid-wrong = Enough is enough: bid 8.
lesson-workers-and-artifacts-bid-pass = You have somebody who makes it cheaper. Bid 8.
lesson-workers-and-artifacts-haggle = Yours, and before you pay the Haggler offers his help. Send him: he does it once, and then he is gone.
lesson-workers-and-artifacts-haggle-wrong = Send the Haggler.
lesson-workers-and-artifacts-own = You paid 5, and the bank gave Nuk the rest; the hidden item was a Broad Axe! Now your own cabinet: three Junk and an Emerald. Open Junk.
lesson-workers-and-artifacts-own-wrong = Open Junk; nobody needs to see the Emerald.
lesson-workers-and-artifacts-open = Open at 0, and see who dares.
lesson-workers-and-artifacts-open-wrong = Open at 0.
lesson-workers-and-artifacts-tower = Nuk got it for 1 gold. Greta’s tower is next, and you saw two Junk in it: pass.
lesson-workers-and-artifacts-tower-wrong = Two Junk of five, and gold you want to keep. Pass.
lesson-workers-and-artifacts-equip = Now artifacts may be equipped. It cannot be sold any more and brings no points, but from now on each weapon you sell brings 2 gold more. Equip the Whetstone.
lesson-workers-and-artifacts-equip-wrong = Equip the Whetstone.
lesson-workers-and-artifacts-equip-decline = You are about to sell two weapons. Equip the Whetstone first.
lesson-workers-and-artifacts-enough = You have nothing else to equip: decline.
lesson-workers-and-artifacts-enough-wrong = Decline.
lesson-workers-and-artifacts-bow = Now sell: first the Ornate Bow.
lesson-workers-and-artifacts-bow-wrong = Sell the Ornate Bow.
lesson-workers-and-artifacts-axe = And the Broad Axe.
lesson-workers-and-artifacts-axe-wrong = Sell the Broad Axe.
lesson-workers-and-artifacts-junk = Finish, and throw the Junk away.
lesson-workers-and-artifacts-junk-wrong = Finish, and throw the Junk away.
lesson-workers-and-artifacts-end = 5 and 6 gold, and 2 more for each: the Whetstone has paid for itself already. It stays in front of you for the whole game, free of storage.
