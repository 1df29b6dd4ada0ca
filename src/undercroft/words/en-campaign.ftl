# A series of games at one table or in one file.
campaign-bot = { $name } (bot, { $level })
campaign-no-games = No game has been played yet.
campaign-part = { $role }: { $name } ({ $level })
campaign-won = { $name } wins.
campaign-nobody = Nobody wins.
campaign-climbs = { $name } climbs to { $level }.
campaign-stays = All levels stay as they are.
campaign-written = The campaign is in { $file }.
campaign-left = You have left the game; the campaign stands as before.
