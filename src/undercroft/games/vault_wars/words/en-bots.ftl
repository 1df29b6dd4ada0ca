# Why a bot answers as it does: one sentence each.

fact-vw-raise = Bids { $gold }: the items promise about { $points ->
    [one] { $points } point
   *[other] { $points } points
}, which is worth up to { $limit } gold; { $left } would be left.
fact-vw-raise-deny = Bids { $gold }, a little more than the expected { $points ->
    [one] { $points } point
   *[other] { $points } points
} are worth, rather than leave the vault to a rival.
fact-vw-pass = Passes: for the expected { $points ->
    [one] { $points } point
   *[other] { $points } points
} it would not pay more than { $limit } gold.
fact-vw-pass-wait = Passes, though it would pay up to { $limit } gold: perhaps nobody else raises, or there is a better vault to come.
fact-vw-open-keep = Opens at { $gold }: at that price it would gladly keep the vault, which is worth about { $points ->
    [one] { $points } point
   *[other] { $points } points
} to it.
fact-vw-open-sell = Opens at { $gold } in the hope that somebody pays more: the vault is worth only about { $points ->
    [one] { $points } point
   *[other] { $points } points
} to it.
fact-vw-reveal = Shows { $item }: the best bait for the bidders.
fact-vw-reveal-bluff = Shows { $item } to hide better things: it would like to keep this vault cheaply.
fact-vw-hide = Keeps { $item } secret.
fact-vw-return = Gives up { $item }, which is missed least.
fact-vw-take-vault = Takes the vault itself: it is worth about { $points ->
    [one] { $points } point
   *[other] { $points } points
}, more than the gold.
fact-vw-sell = Sells { $item } for { $gold } gold: stored to the end it would come to about { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
fact-vw-keep = Keeps the rest: fees paid, it should come to about { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
fact-vw-sold-out = Clears out: nothing that is left is worth its storage.
fact-vw-store = Pays { $gold } gold for storage: what is kept is worth it.
fact-vw-throw = Throws { $item } away: it is not worth the storage.
fact-vw-loan = Borrows { $gold } gold: it will earn more than the { $points ->
    [one] { $points } point
   *[other] { $points } points
} the token costs.
fact-vw-no-loan = Does without the loan: the token would cost more than the gold brings.
fact-vw-vault = { $vault } holds { $count } items: large vaults draw high bids while there is gold about.
fact-vw-equip = Equips { $item }: in the rounds to come it will earn more than the points it would score.
fact-vw-hire = Hires { $worker } for { $gold } gold: worth more than the wages.
fact-vw-no-worker = Hires nobody: no worker on offer is worth the wages.
fact-vw-send = Sends { $worker }: this is the moment where it helps most.
fact-vw-give = Gives { $item } away for something better.
fact-vw-take = Takes { $item }: it adds most to the pile.
fact-vw-no-equip = Equips nothing: sold or kept, the item brings more.
fact-vw-let-go = Lets the vault go: the gold for it is worth more than what it holds.
fact-vw-show-junk = Shows Junk: that makes storing it cheaper.
fact-vw-buy = Buys { $item }: it is worth more than its price.
fact-vw-decline = Saves this for a better moment.
fact-vw-hero = { $hero } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} with this pile.
