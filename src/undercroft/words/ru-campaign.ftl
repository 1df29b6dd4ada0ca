# Ряд игр за одним столом или в одном файле.
campaign-bot = { $name } (бот, { $level })
campaign-no-games = Ещё не сыграно ни одной игры.
campaign-part = { $role }: { $name } ({ $level })
campaign-won = Победа: { $name }.
campaign-nobody = Не победил никто.
campaign-climbs = { $name } поднимается на ступень: { $level }.
campaign-stays = Все уровни остаются прежними.
campaign-written = Кампания записана: { $file }.
campaign-left = Вы вышли из игры; кампания осталась прежней.
