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
sheet-note = “?” is secret until the end: piles, heroes and hidden gold of the others. Your hero is the one that scores more.
hint-draft = You will sell the vault you keep. It tells how many items it holds, how many lie open, how many each bidder peeks at.
hint-prepare = The lowest Priority is sold first. You sell your own vault and may bid for all the others.
hint-hire = The dearer places stand nearer to the deck. A worker is spent when its power is used.
hint-opening-bid = It is your only bid. If nobody raises, the vault is yours and you pay the bank.
hint-sealed-bid = The highest bid wins; among equals the first from the Auction Master’s left.
hint-equip = An equipped artifact starts to work, but it gives no points and cannot be sold.
hint-loan = You get 12 gold and a Corruption Token, which costs points at the end: the more tokens, the more each.
hint-only-decline = You have nothing to use here. You are asked so that nobody learns it.

# Whose bid is the highest stands on the table.
question-bid = { $forced ->
    [1] { $vault }: you have too little gold to raise { $gold }. All you can do is pass.
   *[other] { $final ->
        [1] { $vault }: bid { $least } or more, or pass for good?
       *[other] { $vault }: bid { $least } or more, or pass for now?
    }
}
