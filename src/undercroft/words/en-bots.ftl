# Why a bot answers as it does: one sentence each.

bot-random = Random
bot-novice = Novice
bot-adept = Adept
bot-expert = Expert

fact-only = nothing else is possible
