# Why a bot answers as it does: one sentence each.

bot-random = Random
bot-novice = Novice
bot-adept = Adept
bot-expert = Expert

why-only = There is nothing else to do.
why-best = This looks best of { $count } options.
