### Words only the drawn board of Goblin Vaults needs.
short-phase-scheme = Scheme
short-phase-vault = Vault
short-phase-warden = Warden
block = The block
warden = Warden
vaults = Vaults
goals = Goals
gears = gear tokens
points = { $count ->
    [one] 1 point
   *[other] { $count } points
  }
vault-of = Vault of { $name }
your-vault = Your vault
your-hand = Your hand
hand-empty = Your hand is empty.
in-your-hand = in your hand
cards-in-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
  }
sort-by = Sort by
by-suit = suit
by-value = value
warden-suit = warden suit
warden-action = warden action
bid-with = bid { $card }
face-down-card = face-down card
lies-face-down = lies face down, counts as blank
blank = blank
loot-label = { $card }, { $faction }, tier { $tier }
slot-label = chamber { $chamber }, tier { $tier }
lot-label = Block card { $number }: { $card }{ $gears ->
    [0] { "" }
    [one] , 1 gear on it
   *[other] , { $gears } gears on it
  }
leads = leads
no-bids = no bids
lead = Lead
underbid = Underbid
pay-a-gear = −1 gear
bid-here = Bid here
swap-here = Make it the warden
plus-gears = { $count ->
    [one] +1 gear
   *[other] +{ $count } gears
  }
suit-beats = { $suit } beat every other suit
faction-acts = Bids of { $faction } get a warden action
in-deck = { $count } in the deck
in-supply = { $count ->
    [one] 1 gear in supply
   *[other] { $count } gears in supply
  }
glavrun-deck = shadow bidder · { $count ->
    [one] 1 card left
   *[other] { $count } cards left
  }
glavrun-empty = She has taken nothing yet.
score-so-far = Your score so far
brk-gears = gears
brk-tiers = tiers
brk-faction = faction
brk-goals = goals
question-bid-card = Choose a block card for your { $card }
question-bid-position = Choose a card to bid here
question-starting-card-card = Choose a chamber for your { $card }
question-stash-card = Choose a chamber for your { $card }
question-warden-action-place = Where does the card go?
suit-beats-short = { $suit } beat all
faction-acts-short = { $faction }: warden action
worth-to-you = if it wins, the card brings up to { $gain } to your vault, its gears included
worth-kept = cannot win; your card comes back and brings { $gain } to your vault, less the gear
may-bring = if it wins: { $gain }
gain-points = { $gain } points
scores-now = Scores now
scores-total = total
sheet-note = If the game ended now. Cards in hand count for nothing.
hint-starting-card = A number on a card is what it would bring you now: for its tier, its faction and the goals.
hint-bid = The strongest bid takes the block card, the others store the cards they bid. The chest says what a block card would bring you.
hint-stash = You take 1 gear from the supply for it.
hint-store = It takes the first free tier of the chamber. The numbers say what it would bring you now.
hint-warden-action = Your bid has the faction of the warden. A card you exchange goes under the deck before you see the new one.
hint-swap = The suit of the warden beats all others, and bids of its faction earn a warden action.
award-outbid = You are outbid
award-win = You win the { $card }
award-other = { $name } wins the { $card }
award-prize = on sale
award-why-value = The { $by } is higher than the { $card }.
award-why-trump = The { $by } is trump: the warden’s suit beats every other.
award-why-earlier = The { $by } lay there before the { $card }: the earlier of two equal bids wins.
award-home = Your { $card } goes into your vault instead{ $count ->
    [0] .
    [one] , with 1 gear.
   *[other] , with { $count } gears.
  }
trump = trump
new-warden = A new warden
spoils-won = won
spoils-kept = own card back
spoils-stashed = stashed face down
spoils-none = nothing
begins = { $you ->
    [yes] You begin
   *[no] { $name } begins
  }
intro-title = { $faction }: that is you
intro-bid = Nine rounds. In each you bid one card for one of the three block cards: the strongest bid takes it, and whoever is beaten stores the card they bid.
intro-vault = Either way a card goes into your vault. It scores on the tier it shows, with the sign of your faction, and for the goals. Every gear is a point, too.
intro-win = Most points after the ninth round win.
intro-solo = Have more points than Glavrun after the ninth round.
