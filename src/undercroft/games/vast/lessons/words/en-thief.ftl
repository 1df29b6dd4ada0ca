# What is told moment by moment. At most three short sentences each.

lesson-thief = The Thief
lesson-thief-about = In, pick the lock, and home before anybody notices.

lesson-thief-who = You are the Thief. You fight nobody: you take Treasures, Gems and what lies in Vaults, and carry it to the Entrance. If you are killed you drop what you carry, and whoever did it gains by it.
lesson-thief-goal = What you have stashed at the Entrance nobody takes away. In this short game four pieces win; you have three.
lesson-thief-stats = Each turn you share three numbers among Movement, Stealth and Thievery. A Vault waits two steps away, so take Movement 3, Stealth 2 and Thievery 4: that is how many action cubes you get.
lesson-thief-stats-wrong = For this turn: Movement 3, Stealth 2, Thievery 4.
lesson-thief-north = Go one step north.
lesson-thief-north-wrong = Go one step north.
lesson-thief-north-other = The Vault lies northwest, and a wall keeps you from going the other way round. Go north.
lesson-thief-north-stop = Not with a Vault so close. Go north.
lesson-thief-vault = Now west: there lies a Vault, still locked.
lesson-thief-vault-wrong = Go west, to the Vault.
lesson-thief-vault-other = The Knight is near enough already. Go west, to the Vault.
lesson-thief-vault-stop = You are almost there. Go west.
lesson-thief-lock = To pick a lock you stake action cubes and throw a die: the more cubes, the surer. Stake three.
lesson-thief-lock-wrong = Pick the lock with three cubes.
lesson-thief-lock-less = You might fail. Stake three, you need them for nothing else today.
lesson-thief-lock-stop = You stand before it! Pick the lock.
lesson-thief-back = Open! You carry what was in it. Now home: one step east.
lesson-thief-back-wrong = Home now: one step east.
lesson-thief-back-other = Home lies east and then south.
lesson-thief-back-stop = The Knight would find you here with your hands full. Go east.
lesson-thief-home = And one step south, to the Entrance.
lesson-thief-home-wrong = To the Entrance, south of you.
lesson-thief-home-other = So close! The Entrance is south of you.
lesson-thief-home-stop = So close! Go south.
lesson-thief-end = Four pieces stashed: you have won without raising a hand. Stealth keeps others from attacking you, and each stash makes you better at what you do.
