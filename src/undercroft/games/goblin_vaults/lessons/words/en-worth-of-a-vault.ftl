# What a vault is worth: what is told moment by moment. At most three short sentences each.

lesson-worth-of-a-vault = What a vault is worth
lesson-worth-of-a-vault-about = Read a card at a glance, and win twelve points with a single 6.

lesson-worth-of-a-vault-count = It is round 2, and two cards lie in your vault. Everything that counts stands here: gears, tiers, your own mark, goals. Every gear you hold is a point.
lesson-worth-of-a-vault-tiers = The three little boxes on a card name a tier. A card that lies in its own tier pays 1, 2 or 3: your 4 pays 1, your 5 below it pays 2.
lesson-worth-of-a-vault-marks = Both cards bear the mark of your Kobolds. That is 2 more for each, in any tier and any chamber.
lesson-worth-of-a-vault-goals = And everybody scores these goals. The Cluster is worth 9: three neighbouring numbers in order fill a chamber. You have 4 and 5…
lesson-worth-of-a-vault-six = …and there is a 6, with a gear on it! Nuk bids after you, and potions are trump: make sure of it with a potion.
lesson-worth-of-a-vault-six-wrong = Not bad, but a 6 below your 4 and 5 is worth far more than anything else here.
lesson-worth-of-a-vault-six-risky = Nuk could still beat that card. A potion is trump and much safer.
lesson-worth-of-a-vault-place = Nuk left it to you. Put the 6 under your 4 and 5; the number in each chamber tells what it would bring there.
lesson-worth-of-a-vault-place-wrong = There it is just a lantern. Below 4 and 5 it finishes the run.
lesson-worth-of-a-vault-twelve = Twelve points: 9 for the Cluster, and 3 because the boxes on the 6 name tier 3. The gear that lay on it is yours as well.
lesson-worth-of-a-vault-yours = Round 3 is yours: bid and store as you like. Under each lot stands what it would bring if you won it.
lesson-worth-of-a-vault-yours-paid = That was an underbid: it cost a gear, and your card will come home unless something changes.
lesson-worth-of-a-vault-yours-own = Your own card came home, as losers’ cards do.
lesson-worth-of-a-vault-yours-won = You won the lot. Your bid is for sale next round.
lesson-worth-of-a-vault-yours-crown = A crown! Alone at the top of its chamber it pays 3 by Gimnax’s Reign, so give it a chamber without bigger cards.
lesson-worth-of-a-vault-end = Now you can read a vault: gears, tiers, marks, goals. Ten cards will lie here in the end, so keep a chamber for the next run.
