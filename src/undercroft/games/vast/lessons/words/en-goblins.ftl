# What is told moment by moment. At most three short sentences each.

lesson-goblins = The Goblins
lesson-goblins-about = Three Tribes, one Rage, and a Knight with one wound to go.

lesson-goblins-who = You are the Goblins: three Tribes, Fangs, Bones and Eye, who lurk in the dark and strike from it. Each is as strong as it has Goblins, and Monsters help.
lesson-goblins-goal = You win when the Knight has no Health left. She has 1, and stands on the Entrance with Strength 3.
lesson-goblins-grow = A turn begins with growth: the Tribes gain new Goblins. You might refuse some to gain Rage, which lets you choose among more War cards. Today take them all.
lesson-goblins-grow-wrong = Take all the Goblins: say done.
lesson-goblins-grow-refuse = Numbers win this fight, not Rage. Say done.
lesson-goblins-scatter = A Tribe holds four Goblins at most, and where one would have more, a Tribe must scatter. Let Bones scatter: Eye stands closer to her.
lesson-goblins-scatter-wrong = Let Bones scatter.
lesson-goblins-scatter-eye = Eye is the one that reaches her. Let Bones scatter.
lesson-goblins-monster = A Monster has come to you. Give the Pet Frog to Fangs.
lesson-goblins-monster-wrong = Give it to Fangs today.
lesson-goblins-activate = Each Tribe may act once a turn. Activate Eye.
lesson-goblins-activate-wrong = Activate Eye.
lesson-goblins-activate-other = They cannot reach her today. Activate Eye.
lesson-goblins-activate-stop = She stands there with one Health! Activate Eye.
lesson-goblins-raid = Eye may march as far as it likes, but every second lit tile it leaves costs a Goblin. Enough of them will arrive: go to the Knight.
lesson-goblins-raid-wrong = Go to the Knight.
lesson-goblins-raid-elsewhere = She is not there. Go to the tile where the Knight stands.
lesson-goblins-end = A Tribe that comes to her attacks her, and the last Health is gone. Hide, grow, and strike together: alone a Tribe is soon scattered.
