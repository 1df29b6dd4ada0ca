# Levels, and facts about answers that every game may state.

bot-random = Random
bot-novice = Novice
bot-adept = Adept
bot-expert = Expert

fact-only = nothing else is possible

# Whose: the reader's, or of the bot whose reason it is.
your = { $who ->
    [bot] its
   *[you] your
}
