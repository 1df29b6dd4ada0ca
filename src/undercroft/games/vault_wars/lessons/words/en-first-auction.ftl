# What is told moment by moment. At most three short sentences each.

lesson-first-auction = Your first auction
lesson-first-auction-about = Bid for what others have locked away, then sell what nobody should want.

lesson-first-auction-aim = You have 20 gold, and vaults full of treasure and Junk are for sale. Nobody sees all that is in one. What you keep until the end brings points, and most points win.
lesson-first-auction-vault = Each player brings a vault, and the lowest number is sold first. Bring the Squire’s Footlocker, number 2.
lesson-first-auction-vault-wrong = That is a bigger vault. Begin with the Squire’s Footlocker.
lesson-first-auction-seen = Nuk, the Auction Master, saw all three items of his trunk and opened one: Junk! But everybody may peek at one secret item, and you saw an Obsidian Sword, worth 7 gold.
lesson-first-auction-bid = Nuk opened at 3, Greta bids 4. The sword alone is worth more, so raise to 5.
lesson-first-auction-bid-wrong = That may win too, but it is more than you need. Raise to 5.
lesson-first-auction-bid-pass = A sword worth 7 gold, for 5! Raise.
lesson-first-auction-won = Nobody goes higher: you pay Nuk 5 gold, and all three items are yours. The third was a Ruby, so the trunk was worth 11 gold.
lesson-first-auction-master = Now your vault is for sale, and you see all of it: a Dragon Egg and two Junk. Set the price to 1 or 2, open, and let others dream.
lesson-first-auction-master-wrong = If nobody bids more, you must pay your own bid for this. Open at 1 or 2.
lesson-first-auction-master-nothing = Nothing ventured, nothing gained! Open at 1 or 2, and it looks worth having.
lesson-first-auction-sold = Nuk took the bait: he pays you 3 gold for an egg and two Junk. Had nobody raised, you would have paid the bank and kept it.
lesson-first-auction-end = After the auctions items can be sold, up to four a round, or kept for points at 1 gold each. Your heroes tell which ones bring you extra points.
