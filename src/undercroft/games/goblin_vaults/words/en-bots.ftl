# Why an answer: one clause a fact.

fact-gv-underbid = cannot win the lot: it costs a gear ({ $gears } left), and the card comes back into { your } vault
fact-gv-wins-sure = wins the lot, for nobody bids after it
fact-gv-wins = { $worlds ->
    [0] in every deal tried ({ $of }) somebody who bids later can beat it
   *[other] nobody who bids later can beat it in { $worlds } of { $of } deals
}
fact-gv-lot = { $card } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} at once{ $gears ->
    [0] { "" }
    [one] { " " }and brings { $gears } gear
   *[other] { " " }and brings { $gears } gears
}
fact-gv-rival = it would score { $points } for { $seat }
fact-gv-kept = if it does not win, { $card } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} in { your } vault
fact-gv-action = earns a warden action
fact-gv-strongest = spends the strongest card of the hand
fact-gv-weakest = spends the weakest card of the hand
fact-gv-scores = changes the score at once by { $points ->
    [one] { $points } point
   *[other] { $points } points
}
fact-gv-next = afterwards a card not seen yet would score { $points } on average
fact-gv-given-up = gives up { $card }, which would score { $points ->
    [one] { $points } point
   *[other] { $points } points
} in { your } vault
fact-gv-trumps = makes trumps of { $count ->
    [one] { $count } card
   *[other] { $count } cards
} of the hand
fact-gv-actions = lets { $count ->
    [one] { $count } card
   *[other] { $count } cards
} of the hand earn a warden action
fact-gv-nothing = changes nothing
