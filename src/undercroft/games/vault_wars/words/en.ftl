### Vault Wars: the words a player sees.

game-name = Vault Wars
game-tagline = Win dead heroes’ vaults, mostly unseen
seat-mysterious = Mysterious Bidder
mysterious = { seat-mysterious }

## Items

item-junk = Junk
item-dragon-egg = Dragon Egg
item-ruby = Ruby
item-emerald = Emerald
item-diamond = Diamond
item-ornate-bow = Ornate Bow
item-broad-axe = Broad Axe
item-obsidian-sword = Obsidian Sword
item-dwarven-helm = Dwarven Helm
item-dwarven-chestplate = Dwarven Chestplate
item-dwarven-shield = Dwarven Shield
item-elven-helm = Elven Helm
item-elven-chestplate = Elven Chestplate
item-elven-shield = Elven Shield
item-dragon-helm = Dragon Helm
item-dragon-chestplate = Dragon Chestplate
item-dragon-shield = Dragon Shield
item-spyglass = Spyglass
item-whetstone = Whetstone
item-rune-forge = Rune Forge
item-elven-lantern = Elven Lantern
item-dragonscale-purse = Dragonscale Purse
item-dragonfire-crucible = Dragonfire Crucible
item-merchants-scales = Merchant's Scales
item-auctioneers-gavel = Auctioneer's Gavel
item-runed-warhammer = Runed Warhammer
item-moonlit-dagger = Moonlit Dagger

item-spyglass-text = You peek at one item more.
item-whetstone-text = Each Weapon you sell brings 2 gold more.
item-rune-forge-text = Each armor set of two or three kinds you sell brings 3 gold more.
item-elven-lantern-text = Trash, before bidding: a random Secret Item is opened.
item-dragonscale-purse-text = Trash, when you win: the price falls by 5.
item-dragonfire-crucible-text = Every two Junk you trash while selling bring 1 gold, at most 3.
item-merchants-scales-text = You may sell two items more.
item-auctioneers-gavel-text = When another wins your auction, you gain 2 gold.
item-runed-warhammer-text = Trash, before bidding: raises over your bid must be 3 or more.
item-moonlit-dagger-text = Trash, when another wins: pay the winner 3 gold and take a random Secret Item.

## Types

type-weapon = Weapon
type-armor = Armor
type-gem = Gem
type-artifact = Artifact
type-egg = Egg
type-junk = Junk
type-elven = Elven
type-dwarven = Dwarven
type-dragon = Dragon
type-helm = Helm
type-chestplate = Chestplate
type-shield = Shield

## Vaults

vault-paupers-trunk = Pauper's Trunk
vault-squires-footlocker = Squire's Footlocker
vault-thiefs-safe = Thief's Safe
vault-rangers-cache = Ranger's Cache
vault-alchemists-cabinet = Alchemist's Cabinet
vault-gilded-cupboard = Gilded Cupboard
vault-armory-locker = Armory Locker
vault-paladins-coffer = Paladin's Coffer
vault-troll-cave = Troll Cave
vault-smugglers-hold = Smuggler's Hold
vault-gamblers-den = Gambler's Den
vault-wizards-tower = Wizard's Tower
vault-nobles-gallery = Noble's Gallery
vault-pirates-chest = Pirate's Chest
vault-guild-masters-workshop = Guild Master's Workshop
vault-dragons-hoard = Dragon's Hoard

rule-standard = No special rule.
rule-thiefs-safe = The bidder on the left sees all items and picks the open one.
rule-gilded-cupboard = The Auction Master names one bidder, who alone sees all Secret Items.
rule-armory-locker = Every Weapon and Armor lies open, but at least one item stays secret.
rule-troll-cave = After peeking, one Secret Item is shuffled back into the deck.
rule-smugglers-hold = One sealed bid each; the highest wins.
rule-gamblers-den = One chance to raise each; then the Auction Master may take the vault at the highest bid.
rule-nobles-gallery = A pass is final; the runner-up gets a random Secret Item.
rule-pirates-chest = Drawn blind; each bidder is dealt one item and opens it or not.
rule-guild-masters-workshop = The Auction Master keeps four of the six items.
rule-safe-by-chance = Chance picks the open item; bidders peek as usual.
rule-troll-by-chance = After peeking, chance picks a Secret Item to be shuffled back into the deck.
rule-workshop-by-chance = Chance picks the four of the six items that stay.

## Heroes

hero-ranger = Ranger
hero-stoneguard = Stoneguard
hero-dragon-knight = Dragon Knight
hero-barbarian = Barbarian
hero-paladin = Paladin
hero-court-jeweler = Court Jeweler
hero-arcanist = Arcanist
hero-beastmaster = Beastmaster
hero-scavenger = Scavenger
hero-rogue = Rogue

## Workers

worker-versatilist = Versatilist
worker-apprentice = Apprentice
worker-bouncer = Bouncer
worker-brewmaster = Brewmaster
worker-street-performer = Street Performer
worker-lazy-peon = Lazy Peon
worker-mixologist = Mixologist
worker-lookout = Lookout
worker-porter = Porter
worker-bookkeeper = Bookkeeper
worker-haggler = Haggler
worker-fortune-teller = Fortune Teller

worker-versatilist-text = After selling: buy an item another player has sold.
worker-apprentice-text = Before selling: swap an item of your pile with one of the Trash.
worker-bouncer-text = Before bidding: raises over your bid must be 5 or more.
worker-brewmaster-text = Vaults revealed: swap your vault with another player's.
worker-street-performer-text = Before bidding: a bidder must pass at the first chance.
worker-lazy-peon-text = Storage: you pay nothing this round.
worker-mixologist-text = After your peek: see two Secret Items more.
worker-lookout-text = Before bidding: a random Secret Item is opened.
worker-porter-text = Before selling: sell two items more.
worker-bookkeeper-text = Loan Shark: 8 gold and no token.
worker-haggler-text = When you win: the price falls by 3.
worker-fortune-teller-text = As Auction Master: draw one more, put one under the deck.

## Questions

question-draft = Which vault do you keep? The others go to the left.
question-prepare = Which vault do you put up for auction this round?
question-vaults-revealed = Do you exchange your vault with another player's?
question-hire = Do you hire a worker?
question-dismiss = You have too many workers: who has to go?
question-fortune = { $vault }: do you draw one more item and put one under the deck?
question-put-under = { $vault }: which item goes under the Item Deck?
question-reveal = { $count ->
    [1] { $vault }: which item is turned up for everybody?
   *[other] { $vault }: which item is turned up for everybody ({ $number } of { $count })?
}
question-armory = { $vault }: what is turned up?
question-cupboard = { $vault }: who alone may see the Secret Items?
question-own-item = { $vault }: do you turn your item up?
question-workshop = { $count ->
    [1] { $vault }: which item does not stay in the vault?
   *[other] { $vault }: which item does not stay in the vault ({ $number } of { $count })?
}
question-troll = { $vault }: which Secret Item does the troll take back?
question-peek-more = { $vault }: do you want to see more Secret Items?
question-before-bidding = Do you use something before the bidding begins?
question-opening-bid = { $vault }: what is your opening bid?
question-bid = { $forced ->
    [1] { $vault }: you have too little gold to raise the bid of { $seat } ({ $gold }). All you can do is pass.
   *[other] { $final ->
        [1] { $vault }: bid { $least } or more, or pass for good? The bid to beat is { $gold } by { $seat }.
       *[other] { $vault }: bid { $least } or more, or pass for now? The bid to beat is { $gold } by { $seat }.
    }
}
question-sealed-bid = { $forced ->
    [1] { $vault }: you have too little gold for a sealed bid of { $least }. All you can do is pass.
   *[other] { $vault }: one sealed bid of { $least } or more, or none?
}
question-take-vault = { $vault }: do you take the vault yourself for { $gold }?
question-price = You have won: do you lower the price?
question-take-secret = Do you pay to take a random Secret Item?
question-equip = Do you equip an artifact?
question-before-selling = Do you swap an item of your pile with one of the Trash? Which one do you give?
question-take-from-trash = Which card do you take out of the Trash?
question-porter = Do you send a Porter to sell more items?
question-sell = { $finished ->
    [1] You have chosen what to sell. Do you choose anew?
   *[other] What do you sell?
}
question-versatilist = Do you buy an item another player has just sold?
question-loan = Do you visit the Loan Shark?
question-storage = { $finished ->
    [1] You have chosen what to keep. Do you choose anew?
   *[other] What do you throw away? Every item you keep costs gold.
}
question-hero = Which of your heroes scores?

## Answers

action-pass = Pass
action-raise = Bid { $gold }
action-order = Raise by the least, up to { $gold }
action-open-at = Open at { $gold }
action-seal = Seal a bid of { $gold }
action-decline = No, thanks
action-draft = Keep { $vault }
action-play = Auction { $vault }
action-hire = Hire the { $worker }
action-dismiss = Discard the { $worker }
action-reveal = Turn up { $item }
action-reveal-arms = Turn up all Weapons and Armor
action-keep-secret = Turn up all but { $item }
action-show-to = Show them to { $seat }
action-return = Give back { $item }
action-reveal-own = Turn it up
action-keep-own = Keep it secret
action-take-vault = Take the vault
action-use = Use { $item }
action-send = Send the { $worker }
action-send-to = Send the { $worker } to { $seat }
action-equip = Equip { $item }
action-give = Give { $item }
action-take = Take { $item }
action-sell = Sell { $item }
action-finish-sale = { $count_key ->
    [0] Finish the sale
   *[other] Finish the sale and trash Junk: { $count }
}
action-buy = Buy { $item }
action-visit = Borrow, for a Corruption Token
action-throw = Throw away { $item }
action-show-junk = Show Junk, kept three for the price of one: { $count }
action-store = Pay and keep the rest
action-revise = Choose anew
action-choose-hero = Let the { $hero } score

## What happened

event-mysterious-heroes = The heroes of the Mysterious Bidder: { $heroes }.
event-heroes-dealt = Your heroes: { $heroes }.
event-drafted = You keep { $vault }.
event-market-laid = Worker market, cheapest first: { $workers }.
event-round-began = Round { $round } of { $rounds }
event-vault-revealed = { $seat } will auction { $vault }.
event-vaults-swapped = { $seat } { VERB($seat_is_you, "exchange", "exchanges") } vaults with { $other }: { $given } for { $vault }.
event-hired = { $seat } { VERB($seat_is_you, "hire", "hires") } the { $worker } for { $gold } gold.
event-hired-nobody = { $seat } { VERB($seat_is_you, "hire", "hires") } nobody.
event-dismissed = { $seat } { VERB($seat_is_you, "discard", "discards") } the { $worker }.
event-market-cleared = Leaving the market: { $workers }.
event-auction-began = { $seat } { VERB($seat_is_you, "auction", "auctions") } { $vault }.
event-items-drawn = { $seat } { VERB($seat_is_you, "draw", "draws") } { $count ->
    [one] 1 item
   *[other] { $count } items
}.
event-items-seen = You see: { $items }.
event-trash-shuffled = The Item Deck is empty: the Trash ({ $count }) is shuffled into a new one.
event-items-sunk = { $seat } { VERB($seat_is_you, "put", "puts") } { $count ->
    [one] 1 item
   *[other] { $count } items
} under the Item Deck.
event-items-revealed = Open in the vault: { $items }.
event-items-dealt = { $seat } { VERB($seat_is_you, "deal", "deals") } every bidder an item of the vault.
event-item-dealt = You are dealt: { $item }.
event-own-item-revealed = { $seat } { VERB($seat_is_you, "turn", "turns") } up { $item }.
event-own-item-kept = { $seat } { VERB($seat_is_you, "keep", "keeps") } the item secret.
event-cupboard-shown = { $seat } { VERB($seat_is_you, "let", "lets") } { $other } alone look inside.
event-peeked = You peek at: { $items }.
event-peeked-some = { $seat } peeks at { $count ->
    [one] 1 item
   *[other] { $count } items
}.
event-item-shuffled-back = A Secret Item is shuffled back into the Item Deck.
event-artifact-used = { $seat } { VERB($seat_is_you, "use", "uses") } { $item }.
event-worker-used = { $seat } { VERB($seat_is_you, "send", "sends") } the { $worker }.
event-bidder-distracted = { $other } { VERB($other_is_you, "have", "has") } to pass at the first chance.
event-bids-guarded = Raises over { $seat_is_you ->
    [yes] your bid
   *[no] a bid of { $seat }
 } must be { $gold } or more.
event-secret-revealed = A Secret Item is opened: { $item }.
event-opened-at = { $seat } { VERB($seat_is_you, "open", "opens") } at { $gold }.
event-raised = { $seat } { VERB($seat_is_you, "bid", "bids") } { $gold }.
event-passed = { $seat } { VERB($seat_is_you, "pass", "passes") }.
event-sealed-bid-shown = { $seat } { VERB($seat_is_you, "have", "has") } sealed { $gold }.
event-bidding-card = The Mysterious Bidder turns up { $item }: { $gold } in all.
event-bidding-deck-shuffled = The Mysterious Bidder shuffles its cards ({ $count }).
event-vault-taken = { $seat } { VERB($seat_is_you, "take", "takes") } the vault at { $gold }.
event-auction-won = { $seat } { VERB($seat_is_you, "win", "wins") } { $vault } at { $gold }.
event-price-lowered = { $seat } { VERB($seat_is_you, "lower", "lowers") } the price to { $gold }.
event-paid = { $seat } { VERB($seat_is_you, "pay", "pays") } { $gold } gold to { $other }.
event-paid-bank = { $seat } { VERB($seat_is_you, "pay", "pays") } { $gold } gold to the bank.
event-bank-added = The bank adds { $gold } gold for { $seat }.
event-commission = { $seat } { VERB($seat_is_you, "gain", "gains") } { $gold } gold as commission.
event-secret-taken = { $seat } { VERB($seat_is_you, "take", "takes") } a random Secret Item.
event-secret-gained = You gain: { $item }.
event-runner-up-gift = { $seat } { VERB($seat_is_you, "are", "is") } runner-up and { VERB($seat_is_you, "get", "gets") } a random Secret Item.
event-items-won = { $seat } { VERB($seat_is_you, "take", "takes") } { $count ->
    [one] 1 item
   *[other] { $count } items
}.
event-items-taken = Into your pile: { $items }.
event-equipped = { $seat } { VERB($seat_is_you, "equip", "equips") } { $item }.
event-swapped = { $seat } { VERB($seat_is_you, "swap", "swaps") } { $item } for { $taken } of the Trash.
event-sold = { $seat } { VERB($seat_is_you, "part", "parts") } with { $items } for { $gold } gold.
event-sold-nothing = { $seat } { VERB($seat_is_you, "sell", "sells") } nothing.
event-bought = { $seat } { VERB($seat_is_you, "buy", "buys") } { $item } for { $gold } gold.
event-borrowed = { $seat } { VERB($seat_is_you, "have", "has") } { $had } gold and { VERB($seat_is_you, "borrow", "borrows") } { $gold } for a Corruption Token.
event-borrowed-clean = { $seat } { VERB($seat_is_you, "have", "has") } { $had } gold and { VERB($seat_is_you, "borrow", "borrows") } { $gold } through the { $worker }.
event-thrown-away = { $seat } { VERB($seat_is_you, "throw", "throws") } away: { $items }.
event-junk-shown = { $seat } { VERB($seat_is_you, "show", "shows") } Junk: { $count }.
event-stored = { $seat } { VERB($seat_is_you, "keep", "keeps") } { $count ->
    [one] 1 item
   *[other] { $count } items
} for { $gold } gold.
event-hero-chosen = { $seat_is_you ->
    [yes] Your hero
   *[no] The hero of { $seat }
 }: { $hero }.
event-game-over = { $ending_key ->
    [mysterious-wins] The Mysterious Bidder wins.
   *[other] The winner: { $winners }.
}

## Scoring

category-items = Items
category-gems = Gem collections
category-eggs = Dragon Eggs
category-hero = Hero
category-gold = Gold
category-corruption = Corruption

ending-most-points = The most victory points win.
ending-tie-break = Equal points: fewer Corruption Tokens, then the higher last Priority decide.
ending-mysterious-beaten = The Mysterious Bidder is beaten.
ending-mysterious-wins = Nobody stands above the Mysterious Bidder.

## Options

option-draft = Draft the vaults
option-gold = Gold
option-gold-hidden = Secret
option-gold-open = Open
option-workers = Worker expansion
option-standing-orders = Standing orders when bidding ("raise up to ...")
option-ask = Who is asked about powers
option-ask-holders = Whoever can use one
option-ask-everyone = Everyone who holds any
preset-first-game = First game: no draft, open gold
preset-workers = With the worker expansion

## What is reconstructed

reconstructed-items = Copies, values and abilities of most items.
reconstructed-vaults = Numbers of all vaults, the names of twelve, and what the special vaults do.
reconstructed-heroes = The names, wishes and bonuses of the heroes.
reconstructed-workers = Eight of the twelve workers.
reconstructed-sets = The worth of three armor pieces, of gem collections and of egg trios.

## The table in a terminal

phase-set-up = Set-up
phase-prepare = Prepare the vaults
phase-auction = Auction
phase-get-paid = Get paid
phase-end-of-round = End of the round
phase-scoring = Scoring
table-round = Round { $round } of { $rounds }
table-deck = Item Deck { $deck }, Trash { $trash }
table-trash = Trash
table-order = This round
table-market = Workers for hire
table-vault = Priority { $priority } · items { $items } · open { $reveal } · peek { $peek }
table-master = sold by { $seat }
table-open = Open
table-secret = Secret Items: { $count }
table-you-saw = you know of { $items } among them
table-appraisal = For you, if kept: { $certain ->
    [true] { $average ->
        [one] { $average } point
       *[other] { $average } points
    }
   *[false] { $average } points on average, mostly { $low } to { $high }
}; sold apart: { $gold } gold
table-high = Highest bid: { $gold } by { $seat }
table-bids = Bids
table-pass = pass
table-gold = gold { $gold }
table-tokens = Corruption { $count }
table-pile = pile { $count }
table-known = known
table-pile-items = Your pile
table-equipped = equipped
table-workers = workers
table-heroes = Heroes
table-bonus = { $bonus } VP now
table-hand = Your vaults
table-chosen = Chosen so far
table-order-up-to = Your standing order: up to { $gold }
table-bidding-cards = Bidding cards
table-bidding-aside = Bidding cards set aside
table-score = points { $count }
table-nothing = nothing
table-deck-known = You know of { $items } in the deck
table-under-known = You know of { $items } under the deck
table-note = You know of { $items } in one of: { $places }
place-deck = the deck
place-under-deck = under the deck
place-secret = the Secret Items
place-pile = the pile of { $seat }

# Why not
why-not-hero-at-the-end = A hero is chosen at the end of the game.
why-not-bid-in-gold = Bids are made in gold, not in items.
why-not-not-drawn = { $item } is not among the items drawn for this vault.
why-not-picked-already = { $item } is picked already.
why-not-equipped = { $item } is equipped: it can be neither sold nor stored.
why-not-not-in-pile = { $item } is not in your item pile.
why-not-cannot-equip = { $item } has nothing to equip it for.
why-not-junk-with-the-end = Junk is thrown away when you finish the sale, and does not count.
why-not-sold-enough = { $count ->
    [one] You may sell one item a round, and have chosen it.
   *[other] You may sell { $count } items a round, and have chosen them.
}
why-not-sold-already = { $item } is already chosen for the sale.
why-not-vault-used = { $vault } has been sold already.
why-not-vault-when-preparing = Vaults are chosen at the beginning of a round.
why-not-worker-too-dear = { $worker } costs { $gold } gold, more than you have.
why-not-worker-not-now = { $worker } cannot do anything at this moment.
why-not-hire-in-time = { $worker } can be hired only before the auctions, in your turn.
why-not-worker-of-another = { $worker } is in another player’s hand.
