# The campaign: a series of games whose winners climb.
campaign-title = Your Vastness
campaign-about = A series of games with the same players. Everybody starts on the Easiest level, every win lifts the winner one level, and whoever is first to win at Expert takes the title Your Vastness.
campaign-champion = { $name } is Your Vastness
campaign-level-easiest = Easiest
campaign-level-easy = Easy
campaign-level-standard = Standard
campaign-level-hard = Hard
campaign-level-expert = Expert
