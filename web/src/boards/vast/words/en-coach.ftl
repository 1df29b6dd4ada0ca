# A first game: what one plays for, and what happens for the first time.
aim-knight = You are the Knight: kill the Dragon before anybody else reaches their goal.
aim-goblins = You are the Goblins: kill the Knight.
aim-dragon = You are the Dragon: wake up, then escape through the Entrance.
aim-cave = You are the Cave: swallow everybody by collapsing.
aim-thief = You are the Thief: steal loot and stash it.
coach-ambushed = The Goblins strike out of the dark. A Knight as strong as they are would have stood.
coach-health-lost = The Knight has lost Health. At zero she is dead, and the Goblins win.
coach-tribe-scattered = A Tribe that was beaten hides again, with fewer Goblins.
coach-dragon-woke = The Dragon is awake. From now on he can be killed, and can escape.
coach-collapse-began = The Cave collapses: at the edge tiles begin to fall.
coach-loot-stashed = Stashed loot is safe, and brings the Thief nearer to victory.
coach-thief-died = A Thief who dies drops what he carries, and comes back.
