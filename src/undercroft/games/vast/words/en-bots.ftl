# Why an answer: one clause a fact.

fact-va-change = { $what ->
        [stashed] tokens stashed: { $before } → { $after }
        [wakefulness] Wakefulness: { $before } → { $after }
        [buried] Crystal tiles gone: { $before } → { $after }
        [health] Health: { $before } → { $after }
        [grit] Grit: { $before } → { $after }
        [rage] Rage: { $before } → { $after }
        [loot] loot carried: { $before } → { $after }
        [gathered] Treasure gathered: { $before } → { $after }
        [strength] Strength: { $before } → { $after }
        [fangs] Goblins of the Fangs: { $before } → { $after }
        [bones] Goblins of the Bones: { $before } → { $after }
        [eye] Goblins of the Eye: { $before } → { $after }
        [secrets] Secrets in hand: { $before } → { $after }
        [treasures] Treasure tokens on the map: { $before } → { $after }
        [eaten] Eaten Goblins: { $before } → { $after }
        [encounters] Encounters left: { $before } → { $after }
        [steps] steps left: { $before } → { $after }
        [powers] Power cards in hand: { $before } → { $after }
        [hero-cubes] Hero cubes in hand: { $before } → { $after }
       *[action-cubes] Action cubes: { $before } → { $after }
    }
fact-va-way = { $goal ->
        [entrance] { $after ->
                [one] { $after } step to the Entrance
               *[other] { $after } steps to the Entrance
            }
        [crystal] { $after ->
                [one] { $after } step to a Crystal
               *[other] { $after } steps to a Crystal
            }
        [treasure] { $after ->
                [one] { $after } step to Treasure
               *[other] { $after } steps to Treasure
            }
        [gem] { $after ->
                [one] { $after } step to a Gem
               *[other] { $after } steps to a Gem
            }
        [dark] { $after ->
                [one] { $after } step to a Dark tile
               *[other] { $after } steps to a Dark tile
            }
        [loot] { $after ->
                [one] { $after } step to loot
               *[other] { $after } steps to loot
            }
        [tribe] { $after ->
                [one] { $after } step to a Tribe
               *[other] { $after } steps to a Tribe
            }
        [knight] { $after ->
                [one] { $after } step to the Knight
               *[other] { $after } steps to the Knight
            }
        [dragon] { $after ->
                [one] { $after } step to the Dragon
               *[other] { $after } steps to the Dragon
            }
       *[thief] { $after ->
                [one] { $after } step to the Thief
               *[other] { $after } steps to the Thief
            }
    }{ $before ->
        [-1] { "" }
       *[other] { " " }instead of { $before }
    }
fact-va-turns-up = turns up a Dark tile
fact-va-strengths = { $yours } against { $theirs } ({ $piece })
fact-va-unspent = { $cubes ->
        [0] { $steps ->
                [0] nothing is left unused
                [one] { $steps } step is left unused
               *[other] { $steps } steps are left unused
            }
        [one] { $steps ->
                [0] { $cubes } cube is left unused
                [one] { $steps } step and { $cubes } cube are left unused
               *[other] { $steps } steps and { $cubes } cube are left unused
            }
       *[other] { $steps ->
                [0] { $cubes } cubes are left unused
                [one] { $steps } step and { $cubes } cubes are left unused
               *[other] { $steps } steps and { $cubes } cubes are left unused
            }
    }
fact-va-apart = { $tiles ->
        [0] { $piece } is on the same tile
        [one] { $piece } is { $tiles } tile away
       *[other] { $piece } is { $tiles } tiles away
    }
fact-va-stronger = { $count ->
        [0] no Tribe on the map is stronger than Strength { $yours }
       *[other] { $count } of { $shown } Tribes on the map are stronger than Strength { $yours }
    }
fact-va-war = { $fangs } to the Fangs, { $bones } to the Bones, { $eye } to the Eye; Monsters { $monsters }, Secrets { $secrets }, Rage +{ $rage }
fact-va-no-room = { $tribe } would have { $wanted } Goblins with room for { $most }: a Tribe would scatter
fact-va-room = there is room for all of them
fact-va-touches = { $count ->
        [0] touches no tile
        [one] touches { $count } tile
       *[other] touches { $count } tiles
    }
fact-va-row = makes a straight row of { $count } tiles
fact-va-lays = { $type ->
        [entrance] { type-entrance }
        [ambush] { type-ambush }
        [event] { type-event }
        [treasure-room] { type-treasure-room }
        [vault] { type-vault }
       *[crystal] { type-crystal }
    }
fact-va-price = { $price ->
        [one] costs { $price } of { $held } Omens
       *[other] costs { $price } of { $held } Omens
    }
fact-va-keeps-omens = { $count ->
        [0] keeps no Omens
        [one] keeps { $count } Omen
       *[other] keeps { $count } Omens
    }
fact-va-from-entrance = { $steps ->
        [one] { $steps } step from the Entrance
       *[other] { $steps } steps from the Entrance
    }
fact-va-hidden = { $loot ->
        [0] Stealth { $stealth }
       *[other] Stealth { $stealth } with the loot
    }
fact-va-odds = { $faces ->
        [6] succeeds for certain
        [one] succeeds on { $faces } face of the die in 6
       *[other] succeeds on { $faces } faces of the die in 6
    }
fact-va-opens = open sides: { $joined } to tiles, { $outside } to where new ones come
fact-va-gems = { $count ->
        [one] { $count } Gem on the map then
       *[other] { $count } Gems on the map then
    }
fact-va-treasure-deck = { $count ->
        [0] no Treasure card is left
        [one] the last Treasure card, or 5 Grit
       *[other] one of { $count } Treasure cards, or 5 Grit
    }
fact-va-keeps-card = { $count ->
        [0] the first Treasure card she holds
        [one] beside { $count } Treasure card
       *[other] beside { $count } Treasure cards
    }
fact-va-of-these = { $count ->
        [one] { $count } such token held
       *[other] { $count } such tokens held
    }
fact-va-tribes-left = { $count ->
        [0] all Tribes that can act have acted
        [one] { $count } Tribe stays where it is
       *[other] { $count } Tribes stay where they are
    }
fact-va-to-go-on = { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }, { $encounters ->
        [one] { $encounters } Encounter
       *[other] { $encounters } Encounters
    } and { $cubes ->
        [one] { $cubes } Hero cube
       *[other] { $cubes } Hero cubes
    } now at hand
fact-va-thief-goes-on = { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } and { $cubes ->
        [one] { $cubes } Action cube
       *[other] { $cubes } Action cubes
    } now at hand
fact-va-ready = Strength { $strength }, Perception { $perception }; { $cubes ->
        [0] no Hero cube in hand
        [one] { $cubes } Hero cube stays in hand
       *[other] { $cubes } Hero cubes stay in hand
    }
fact-va-face-down = { $count ->
        [one] the only Treasure card still face down
       *[other] one of { $count } Treasure cards still face down
    }; { $cubes ->
        [0] no Hero cube in hand for it
        [one] { $cubes } Hero cube in hand
       *[other] { $cubes } Hero cubes in hand
    }
fact-va-room-for-cubes = { $count ->
        [0] a Treasure that takes no Hero cube
        [one] a Treasure with room for { $count } Hero cube
       *[other] a Treasure with room for { $count } Hero cubes
    }
fact-va-event = { $copies ->
        [one] the only such card
       *[other] one of { $copies } such cards
    } among { $of }; { $left } left in the deck
fact-va-power-cost = { $cards ->
        [0] costs no card
        [one] costs { $cards } of { $held } Power cards
       *[other] costs { $cards } of { $held } Power cards
    }
fact-va-powers-held = { $count ->
        [0] no Power card in hand
        [one] { $count } Power card in hand
       *[other] { $count } Power cards in hand
    }
fact-va-tribe = { $tribe } has { $goblins ->
        [one] { $goblins } Goblin
       *[other] { $goblins } Goblins
    } and { $monsters ->
        [0] no Monster
        [one] { $monsters } Monster
       *[other] { $monsters } Monsters
    }
fact-va-piece-from-entrance = { $steps ->
        [0] { $piece } is at the Entrance
        [one] { $piece } is { $steps } step from the Entrance
       *[other] { $piece } is { $steps } steps from the Entrance
    }
