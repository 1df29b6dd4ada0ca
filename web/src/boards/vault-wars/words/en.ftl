### Words only the drawn board of Vault Wars needs.
short-phase-prepare = Prepare
short-phase-auction = Auction
short-phase-get-paid = Get paid
short-phase-end-of-round = Storage
auction-master = auction master
bid-of = bid { $gold }
is-out = out
number-range = From { $least } to { $most }.
is-sold = sold
gold = gold
in-pile = items in the pile
corruption = Corruption Tokens
my-things = My things
market = Workers for hire
item-pile = Item pile
items-count = { $count ->
    [one] 1 item
   *[other] { $count } items
  }
pile-empty = Your pile is empty.
one-scores = one of them scores
vp-now = VP now
hero-wants = { $types } · { $per ->
    [1] { $vp } VP each
   *[other] { $vp } VP per { $per }
  }
item-label = { $item }, { $gold } gold, { $vp } points, { $types }
set = set
vault-label = Vault { $vault }, priority { $priority }, { $items } items, { $reveal } open, peek { $peek }
sells = { $name } sells
open-items = { $count } open
secret-item = secret item
secret-items = { $count } secret
you-know = among them you know
only-you-see = only you see these
bids = { $name } bids
wins = { $name } wins
paid-to = paid to { $name }
you-sell-it = You sell it
you-won-it = You win it
you-lead = You lead
paid-to-bank = paid to the bank
paid-to-you = paid to you
your-artifacts = Your artifacts
what-is-kept = What you keep
kept-items = items kept
your-vault = your vault
no-bids-yet = No bids yet
draft-title = Keep one vault, pass the rest
prepare-title = Your vaults
income-so-far = income
fee-so-far = storage fee
limit = at most { $count ->
    [one] 1 item
   *[other] { $count } items
  }
nothing-chosen = Nothing is chosen yet.
what-you-know = What you know
all-in = { $gold } all in
your-bid = Your bid
less = less
more-gold = more
up-to = up to { $gold }
vp = VP
in-all = In all
item-worth = { $gold } gold · { $vp } VP · { $types }
vault-counts = Priority { $priority } · { $items } items · { $reveal } open · peek { $peek }
aid-gems = Points for 1 / 2 / 3 different gems together: { $list }.
aid-eggs = { $size } eggs together: { $vp } VP; each egg left over: { $loose } VP.
aid-armor = Armor sold together, 1 / 2 / 3 kinds: { $list } gold.
aid-storage = Each item kept costs { $fee } gold; { $junk } pieces of Junk shown count as one.
set-kinds = { $count ->
    [one] 1 kind
   *[other] { $count } kinds
  }
set-armor = { $count ->
    [one] 1 armor
   *[other] { $count } armor
  }
storage-all = storage { $gold } gold if all is kept
you-stand = You stand at { $vp } VP
you-have = you have
you-sell = What you sell
you-throw = What you throw away
just-sold = Just sold by the others
loan-shark = The Loan Shark
loan-terms = once a round, with less than { $below } gold
loan-price = { $count ->
    [one] VP at the end, with 1 token
   *[other] VP at the end, with { $count } tokens
  }
junk-count = Junk
peeks = { $name } peeks
is-peeking = peeks
is-distracted = must pass once
bidding-total = { $gold } in all
sold-to = { $name }, { $gold }
in-deck = In the deck
under-deck = Under the deck
somewhere = In one of several places
deck-left = deck { $deck }
trash-empty = empty
round-tab = Round
sheet-pile = Items in the pile
sheet-known = { $pile } (you know { $known })
sheet-note =
    “?” is secret until the end: piles, heroes and hidden gold of the others. Your hero is the one that scores more.
hint-draft =
    You will sell the vault you keep. It tells how many items it holds, how many are open, how many bidders may see.
hint-prepare = The lowest Priority is sold first. You sell your own vault and may bid for all the others.
hint-hire = The dearer places stand nearer to the deck. A worker is spent when its power is used.
hint-opening-bid = It is your only bid. If nobody raises, the vault is yours and you pay the bank.
hint-sealed-bid = The highest bid wins; among equals the first from the Auction Master’s left.
hint-equip = An equipped artifact starts to work, but it gives no points and cannot be sold.
hint-loan = You get 12 gold and a Corruption Token, which costs points at the end: the more tokens, the more each.
hint-only-decline = You have nothing to use here. You are asked so that nobody learns it.
hint-vaults-revealed =
    You sell the vault you get and they sell yours; the Priorities decide the order anew. The Brewmaster is spent.
hint-dismiss = Two may stay. The one you have just hired may be the one to go.
hint-fortune = You see every item of your vault and put one out of reach. The Fortune Teller is spent.
hint-put-under = It is not for sale in this auction, and only you know what it was.
hint-reveal = All bidders will see it before they bid; the others are shuffled and stay secret.
hint-armory = Weapons and Armor lie open for all bidders, but one item at least has to stay secret.
hint-cupboard = This bidder sees every Secret Item; the others see none.
hint-own-item = Open, everybody can reckon with it. Secret, only you know what it is.
hint-workshop = Four of the six are sold. The ones you take out are not in the vault.
hint-troll = It is shuffled back into the deck; the others are not told what it was.
hint-peek-more = Two Secret Items more, shown to you alone. The Mixologist is spent.
hint-before-bidding = What you use is spent. You are asked once in every auction.
hint-bid = Nobody is out by passing: as long as the others raise, your turn comes again.
hint-take-vault = You pay this and the items are yours; otherwise the highest bidder gets them.
hint-price = You pay less, and what you use is spent.
hint-take-secret = The winner gets 3 gold from you and loses an item nobody chose. The dagger goes to the Trash.
hint-before-selling = You give it and take a card of the Trash in its place. The Apprentice is spent.
hint-take-from-trash = It goes into your pile; you may sell it at once or keep it.
hint-porter = You may sell two items more in this round. The Porter is spent.
hint-sell =
    Sold, an item brings its gold now; kept, its points at the end. Nobody sees your choice before all have chosen.
hint-versatilist = You pay the bank the gold on the card, and it goes into your pile. The Versatilist is spent.
hint-storage = What you keep brings points at the end, and may be sold later. A click on an item throws it away.
hint-hero = Only one of them counts. The number is what it brings with your pile.
bid-stakes = { $final ->
    [1] You have { $gold } gold. Here a pass is final: you are out.
   *[other] You have { $gold } gold. A pass is not final: you may bid again.
  }

# Whose bid is the highest stands on the table.
question-bid = { $forced ->
    [1] You have too little gold to raise { $gold }. All you can do is pass.
   *[other] { $final ->
        [1] Bid { $least } or more, or pass for good?
       *[other] Bid { $least } or more, or pass?
    }
}

# The prices, and what a click does, are told beside the question.
question-storage = { $finished ->
    [1] You have chosen what to keep. Do you choose anew?
   *[other] What do you throw away?
}
question-reveal = { $count ->
    [1] Which item is turned up for everybody?
   *[other] Which item is turned up for everybody ({ $number } of { $count })?
}
question-opening-bid = What is your opening bid?
question-draft = Which vault do you keep?
show-junk-now = Show Junk: { $count }
hero-of = { $name }: { $hero }
outbid = You led with { $gold }
nobody-knows = { $count ->
    [one] and one item only the winner sees
   *[other] and { $count } items only the winner sees
  }
intro-wars = Whoever has most points after { $rounds } rounds wins. In a round everybody sells one vault and bids for the
    others’. What you win you sell for gold, or keep for points: for sets, and for the one hero of yours that scores.
kept-vaults = Kept so far:
