### Words only the drawn board of Emerald Skulls needs.
short-phase-buy = Buy dice
short-phase-bets = Bets
short-phase-tumble = Tumble
short-phase-payout = Payout
supply = supply { $count }
tumbler = tumbler
is-ready = ready
markers-left = { $count ->
    [0] both markers down
    [one] 1 marker left
   *[other] { $count } markers left
  }
cubes = reroll cubes
payouts = Payouts
skull-board = Skull board
level-label = { $level }, level { $number }: { $dice ->
    [0] no dice
    [one] 1 die
   *[other] { $dice } dice
  }, { $skulls ->
    [0] no skulls
    [one] 1 skull
   *[other] { $skulls } skulls
  }{ $open ->
    [yes] { "" }
   *[no] , closed
  }
pool-label = { $count ->
    [one] 1 die in the pool
   *[other] { $count } dice in the pool
  }: { $faces }
bet-full = full
bet-dead = can no longer win
bet-yours = your bet
jackpot = jackpot { $gears }{ $per ->
    [skull] { " " }a skull
    [tooth] { " " }a tooth
   *[once] { "" }
  }
markers-on = Markers: { $names }
next-pays = the next marker pays { $gears }
nth-1 = 1st
nth-2 = 2nd
nth-3 = 3rd
stops-at = closes at { $level }
in-hand = in { $name }’s hand
in-your-cup = in your hand
opposition = { $deck ->
    [one] 1 Opposition card left
   *[other] { $deck } Opposition cards left
  }
if-stops = If { $name } stops now
if-you-stop = If you stop now
tumblers-payout = Tumbler’s payout
dice-prices = Price of the dice
dice-number = dice
dice-price = gears
short-out-chicken = Chicken
short-out-gem = Gem
short-out-run = Run
short-out-double = Double
short-level-lower-jaw = lower jaw
short-level-upper-jaw = upper jaw
short-level-nose = nose
short-level-eyes = eyes
short-level-gem = gem
skulls-pay = pay
yes = yes
no = no
question-place-level = How many dice go there?
question-bets-bet = What about this bet?
odds = Odds
odds-ask = Show
odds-hide = Hide
odds-show = Show the odds of this turn
odds-busy = Reckoning…
odds-none = Nothing to reckon now.
odds-dice = dice
odds-gain = gears to expect
odds-expect = To expect: { $gears } gears for the tumbler.
odds-go-on = To expect by rolling on: { $gears } gears; stopping pays { $stop }.
odds-dead = The next roll has nothing to place: { $chance }.
odds-fine = Reckoned, not tried out: for a tumbler who counts a cube as 1.8 gears and plans with three cubes at most.
chance-of = chance { $chance }
face-skull = skull
window = Betting window
window-open = Bets are open
window-in-turn = Bets in turn
window-may-roll = { $name } may roll
window-you-roll = You may roll
bettor-ready = ready
bettor-done = both markers down
bettor-asked = { $count ->
    [one] 1 marker left
   *[other] { $count } markers left
  }
bettor-out = { $count ->
    [one] 1 marker left, not betting now
   *[other] { $count } markers left, not betting now
  }
sheet-stop = If the tumbler stops now
sheet-bets = Bets still alive / laid
sheet-cubes = Cubes (they break ties)
sheet-note = { $count ->
    [one] 1 gear is left in the supply; the game ends when it is gone.
   *[other] { $count } gears are left in the supply; the game ends when they are gone.
  }
sheet-note-solo = Opposition cards left: { $deck }. After the last one the game ends too, and what is left in the supply goes to Vrax and Kur.
hint-buy = More dice fill more of the skull. The price goes back into the supply.
hint-bets = A lit bet shows what you would be paid. A marker stays where it lies until the turn is paid.
hint-bet = A lit bet shows what you would be paid. A marker stays where it lies until the turn is paid.
hint-tumbler-waits = The others may bet as long as you hold the dice.
hint-hover-dead = This bet can no longer come true.
hint-hover-unopposed = It would pay nothing now: nobody has bet against it.
hint-place = The dice of one roll go to one level, skulls among them. Lower levels are closed from then on.
hint-check = Chickening out pays what lies on the skull. If the next roll has nothing to place, the turn pays nothing.
payout-gears = { $gears ->
    [one] { $gears } gear
   *[other] { $gears } gears
  }
as-tumbler = as tumbler
turning-point = Turn { $round }: { $name } +{ $points }
best-round = Your best turn: number { $round }, +{ $points }
next-round = Next turn
hint-doubt = A marker that is laid stays until the turn is paid, even where it brings nothing. Taken back, it can be laid elsewhere.
hint-payout = One payout excludes the other. Bets are paid all the same.
intro-title = Own the most gears when the supply is empty
intro-tumble = On your turn you are the tumbler: buy dice, roll, and fill the skull from the jaw up. Stop in time: a roll with nothing to place pays nothing.
intro-bet = While others tumble, lay your two markers on how their turn will end. Whoever bets first is paid best.
intro-end = The game ends as soon as the supply of gears is empty.
intro-solo = Vrax and Kur bet against you: own more gears than both together.
