# A first game: what one plays for, and what happens for the first time.
aim-knight = You are the Knight: kill the Dragon before anybody else reaches their goal.
aim-knight-crystals = You are the Knight: smash five Crystals, then leave through the Entrance.
aim-goblins = You are the Goblins: kill the Knight.
aim-dragon = You are the Dragon: wake up, come to the surface, and leave through the Entrance.
aim-cave = You are the Cave: grow to the full, then collapse until five Crystal tiles are gone.
aim-thief = You are the Thief: steal Treasure and Gems, and stash them.
coach-ambushed = The Goblins strike out of the dark. A Knight as strong as they are would have stood.
coach-health-lost = The Knight has lost Health. At zero she is dead.
coach-tribe-scattered = A Tribe that was beaten hides again, with fewer Goblins.
coach-dragon-woke = The Dragon is awake. Now he may come up to the surface and make for the Entrance.
coach-collapse-began = The Cave collapses: at the edge tiles begin to fall.
coach-loot-stashed = Stashed loot is safe, and brings the Thief nearer to victory.
coach-thief-died = A Thief who dies drops what he carries, and comes back.
