# A first game: what one plays for, and what happens for the first time.
aim = When the supply is empty, most gears win. You own { $mine }, the best opponent { $best }.
coach-turn-began = The tumbler rolls the dice; everybody else may bet on how it will end.
coach-out = The turn is over. Now the dice on the skull pay the tumbler, then every bet is settled.
coach-jackpot-taken = A jackpot is paid on top of the bet that earned it.
coach-bet-won = A bet that came true pays from the supply.
coach-bet-lost = A bet that did not come true costs nothing: the marker comes back.
coach-supply-empty = The supply is empty, so the game ends with this turn.
