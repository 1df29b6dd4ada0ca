# What is told moment by moment. At most three short sentences each.

lesson-after-the-auctions = After the auctions
lesson-after-the-auctions-about = Sell in sets, keep what your hero loves, and mind the Loan Shark.

lesson-after-the-auctions-vault = Today is about what comes after the bidding, so we hurry through it. Bring the Paladin’s Coffer.
lesson-after-the-auctions-vault-wrong = Bring the Paladin’s Coffer.
lesson-after-the-auctions-skip = Greta’s cache is not for you today: pass.
lesson-after-the-auctions-skip-wrong = Keep your gold for your own coffer. Pass.
lesson-after-the-auctions-show = Your coffer: a helm, a shield, a Diamond and two Junk. You must open two of five, so frighten them off: open Junk.
lesson-after-the-auctions-show-wrong = You want to buy this yourself! Open Junk.
lesson-after-the-auctions-show-more = And the other Junk.
lesson-after-the-auctions-show-more-wrong = The other Junk, to be sure.
lesson-after-the-auctions-open = Nobody will outbid what nobody wants. An Auction Master who is not outbid pays the bank and keeps it all: open at 9.
lesson-after-the-auctions-open-wrong = Someone with a lucky peek might take it from you. Open at 9.
lesson-after-the-auctions-open-more = You would pay your own bid, and it is not worth so much. Open at 9.
lesson-after-the-auctions-tower = Yours, for 9 gold! Leave Nuk’s tower to Greta: pass.
lesson-after-the-auctions-tower-wrong = Today you sell. Pass.
lesson-after-the-auctions-equip = Now you are paid. Artifacts could be equipped first, for their powers; you have none, so decline.
lesson-after-the-auctions-equip-wrong = Decline.
lesson-after-the-auctions-helm = Each armor piece brings 2 gold, but different pieces sold together make a set: helm and shield bring 8. Sell the helm first.
lesson-after-the-auctions-helm-wrong = Sell the helm.
lesson-after-the-auctions-helm-diamond = Your hero loves gems: a Diamond you keep brings points. Sell armor.
lesson-after-the-auctions-set = Now the other half of the set, in the same sale.
lesson-after-the-auctions-set-wrong = Sell the other piece of armor.
lesson-after-the-auctions-set-diamond = Keep the Diamond for your hero. Sell the other piece of armor.
lesson-after-the-auctions-set-one = Alone it brings 2 gold. Together they bring 8, so sell the other one too.
lesson-after-the-auctions-junk = Finish, and throw both Junk away: that is free, while storing it would cost you. The Diamond stays: the Court Jeweler pays 2 extra points for every gem.
lesson-after-the-auctions-junk-wrong = Finish the sale and throw both Junk away.
lesson-after-the-auctions-junk-diamond = It would bring 6 gold, and cost you the hero’s points. Keep it.
lesson-after-the-auctions-junk-keep = Junk you keep costs storage. Throw both away.
lesson-after-the-auctions-loan = With less than 12 gold you could borrow 12 here, and take a Corruption Token: 2 points less, and more for each further one. You have 19, so nobody asks you.
lesson-after-the-auctions-storage = Whatever stays in your pile costs 1 gold a round. The Diamond is worth it: store it.
lesson-after-the-auctions-storage-wrong = Store the Diamond.
lesson-after-the-auctions-end = That was a whole round: 20 gold became 18 and a gem with a hero who loves it. At the end 10 gold are one point, so turn gold into the right treasure in time.
