# What a server answers when something is not done. Nothing has changed then.
refusal-bad-message = The message cannot be understood: { $reason }
refusal-bad-input = This does not fit: { $reason_en }
refusal-bad-record = This record cannot be used: { $reason_en }
refusal-no-identity = Choose a name first.
refusal-not-host = Only the host of the table can do this.
refusal-not-your-seat = Seat { $number } is not yours.
refusal-foreign-origin = Requests from another site are not accepted.
refusal-no-csrf-token = The request lacks its safety token. Load the page again.
refusal-no-such-table = There is no such table.
refusal-unreadable-table = This table cannot be opened: what was written down of it cannot be read. The fault has been noted.
refusal-no-such-replay = There is no such replay.
refusal-no-such-page = There is nothing here.
refusal-wrong-method = This address does not take such a request.
refusal-no-such-game = There is no such game.
refusal-no-such-link = This personal link is no longer valid. Links open once, within a quarter of an hour.
refusal-identity-here = This device is { $name } already.
refusal-no-such-seat = There is no seat { $number } at this table.
refusal-no-such-step = This game has no such moment.
refusal-no-such-level = There is no such level of bots.
refusal-other-rules = This game was played by earlier rules (version { $version }), which are gone. Its record is kept and can be downloaded.
refusal-not-running = No game is being played at this table now.
refusal-not-gathering = This can only be done before the game starts.
refusal-not-over = This can only be done after the game.
refusal-no-campaign = There is no campaign here.
refusal-campaign-over = The campaign is over: the title has been won.
refusal-campaign-decides = Players, roles and levels follow from the campaign.
refusal-seat-taken = Seat { $number } is taken.
refusal-seat-vacant = Nobody has seat { $number }.
refusal-seats-open = Every seat needs a player or a bot before the game can start.
refusal-not-asked = You are not asked anything now.
refusal-stale-decision = This question has already been closed.
refusal-not-an-option = This is not one of the possible answers.
refusal-nothing-to-undo = There is nothing to take back.
refusal-not-in-a-lesson = This is a table for playing, not for learning.
refusal-lesson-answer = Not this one, today.
refusal-read-first = First read what is said, and go on.
refusal-no-such-lesson = There is no such lesson.
refusal-no-vote = Nobody asks to take anything back.
refusal-vote-open = Somebody already asks to take something back.
refusal-not-a-voter = You need not answer this.
refusal-still-here = { $name } is still here.
refusal-removed = The host has asked you to leave this table.
refusal-table-locked = The host has locked this table.
refusal-table-closed = The host has closed this table.
refusal-seen-hands = You may not sit here: somebody would play against hidden things they have seen.
refusal-not-hot-seat = You sit already. Before the start the host can let several players share a device.
refusal-no-request = Nobody asks for this seat any more.
refusal-no-such-person = There is nobody like that at this table.
refusal-not-yourself = This is meant for others, not for yourself.
refusal-silenced = The host does not let you write at this table.
refusal-says-too-much = That is a lot at once. Let the others read it first.
refusal-not-waited-for = Nobody waits for { $name } just now.
refusal-reminded-already = { $name } has been reminded only just now.
refusal-hints-off = Hints are off at this table.
refusal-no-hint = The bot has no advice just now. Ask again in a moment.
refusal-no-reason = No bot made this move.
refusal-too-large = This is too large.
refusal-too-many = That was too much at once. Wait { $seconds ->
    [one] a second.
   *[other] { $seconds } seconds.
}
refusal-too-many-tables = You have { $most } unfinished games already. Finish one or leave it first.
refusal-too-many-records = You have added { $most } records already; there is no room for more.
refusal-too-many-lines = You have too many tables open at once. Close some windows first.
refusal-too-slow = The line is too slow. Connect again.
refusal-engine-failure = The rules stumbled over this move. The game stands as before; the fault has been noted.
refusal-server-failure = Something went wrong here. The fault has been noted.
refusal-not-stored = The move could not be stored just now. It will be tried again.
refusal-unstorable = This cannot be kept as it was sent. Nothing has changed.
refusal-restart = The server starts anew and will be back in a moment.

# Why a bot did it, for somebody who could not see what it knew.
why-hidden = What it has in mind stays with it until the game is over.
why-own = Its own reason:
why-guess = What an onlooker may guess:
why-chance = The bot failed, so this move was left to chance.

# What everybody is told of an answer that somebody else gave in a bot's place.
event-bot-failed = { $seat }: the bot failed, so { $instead ->
    [random] this move was left to chance.
   *[other] a simpler bot made this move.
}

# Why a thing cannot be chosen, where the game itself has no better words.
why-not-not-asked = You are not asked anything now.
why-not-not-this-one = The open question allows others of its kind, but not this one.
why-not-other-kind = This is no answer to what you are asked now.

# Why options, names and the like do not fit.
unfit-no-option = there is no option “{ $value }”
unfit-option-choice = { $option }: “{ $value }” cannot be chosen
unfit-option-flag = { $option }: “{ $value }” is neither yes nor no
unfit-option-number = { $option }: “{ $value }” is not a whole number
unfit-option-between = { $option }: { $value } is not between { $low } and { $high }
unfit-option-twice = { $option }: something is named twice
unfit-no-such-player = { $option }: there is no player { $player } at a table of { $seats }
unfit-seats = this game is for { $least } to { $most } players, not for { $seats }
unfit-no-preset = there is no ready-made choice “{ $preset }”
unfit-keeps-options = this game goes on from a record and keeps its options
unfit-nothing-to-read = there is nothing to read in this
unfit-empty-name = a name needs at least one letter
unfit-too-long = it may have { $most } letters at most

# Why a record cannot be used.
unfit-no-game = it is of a game that is not here
unfit-record-other-game = it is of another game
unfit-record-version = it was made under rules version { $recorded }; this is { $ours }
unfit-record-differs = after { $at } entries the replayed game differs from the recorded one
unfit-record-unplayable = its entry { $index } cannot be played
unfit-record-entry = its entry { $index } is not an answer
unfit-record-none = this is not a record of a game
unfit-record-changed = it has been changed since it was written; its seal does not fit
unfit-record-lacks = it lacks or misspells { $what }
unfit-record-truncated = it is cut off or not a JSON file
unfit-record-not-over = its game is not over
unfit-record-too-long = it has more than { $most } entries
unfit-record-forged = no game goes like this
