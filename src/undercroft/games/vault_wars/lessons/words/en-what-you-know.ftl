# What is told moment by moment. At most three short sentences each.

lesson-what-you-know = What you know
lesson-what-you-know-about = Read a vault from one open item, one peek and a nervous bid.

lesson-what-you-know-vault = Three numbers stand on a vault: how many items it holds, how many are opened, and how many each bidder may peek at. Bring the Wizard’s Tower: everybody will peek twice.
lesson-what-you-know-vault-wrong = Another day. Bring the Wizard’s Tower.
lesson-what-you-know-tempting = Nuk had to open two items of four and chose his best, worth 12 gold. You peeked: one of the two others is Junk. Greta already bids 11.
lesson-what-you-know-leave = Twelve gold for 12 gold is no bargain, and who opens the best hides the worst. Pass.
lesson-what-you-know-leave-wrong = You would pay all it is worth, for Junk and one unknown item. Pass; nobody holds you to it, and if Nuk raises you may bid again.
lesson-what-you-know-pile = Greta has it all now. What you have seen of it stays noted beside her name, so you need not remember it; of the fourth item you know nothing.
lesson-what-you-know-dull = Greta opens Junk and asks for 1 gold. Is it all worthless, or a trick? You peeked at an Emerald, worth 5.
lesson-what-you-know-raise = You are asked first, and one item alone covers 3 gold. Raise to 3, so that Nuk thinks twice.
lesson-what-you-know-raise-wrong = Too much for one Emerald and the unknown. Raise to 3.
lesson-what-you-know-raise-pass = You know more than the price tells. Raise to 3.
lesson-what-you-know-raise-same = Nuk might try 3 then. Go to 3 yourself.
lesson-what-you-know-yours = The Emerald and a Ruby nobody had spoken of. Gems count for points, and more together than alone.
lesson-what-you-know-open = Your tower: a Dragon Helm, an Ornate Bow and three Junk. Open the bow or the helm, and let them hope for more.
lesson-what-you-know-open-wrong = Junk frightens buyers away. Open something shiny.
lesson-what-you-know-price = They may peek twice, so some of them will see Junk. Open between 2 and 4.
lesson-what-you-know-price-wrong = If nobody raises you pay that much to the bank for mostly Junk. Open between 2 and 4.
lesson-what-you-know-price-low = If it is too cheap, they smell a rat. Open between 2 and 4.
lesson-what-you-know-end = Sold to Nuk for 6! You saw every item, so you know his whole pile. Whoever watches the piles knows who wants what, and how much gold is left to bid with.
