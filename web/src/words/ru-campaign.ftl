### Ряд игр, победители которых поднимаются.

campaign = Кампания
campaigns-yours = Ваши кампании
campaigns-none = Пока ни одной. Между играми кампания ждёт своих игроков сколько угодно.
campaign-new = Начать кампанию
campaign-begin = Начать кампанию
campaign-who = Игрок { $number }
campaign-who-me = Я
campaign-who-device = Ещё кто-то за этим устройством
campaign-who-link = Кто-то по ссылке
campaign-who-bot = Бот: { $level }
campaign-name = Имя игрока { $number }
campaign-ladder = Уровни
campaign-standing = { $name }: { $level }
campaign-cast = Роли для игры { $number }
campaign-role-of = Роль: { $name }
campaign-host-casts = Роли раздаёт и игру начинает { $name }.
campaign-start = Начать игру { $number }
campaign-on = К следующей игре
campaign-resume = Вернуться за стол
campaign-running = Идёт игра { $number }.
campaign-ended = Игра { $number } окончена.
campaign-history = Сыгранные игры
campaign-game = Игра { $number }
campaign-won-as = Победа: { $name }, { $role } ({ $level })
campaign-nobody-won = Не победил никто
campaign-open = Открыть
campaign-count = { $count ->
    [0] ещё ни одной игры
    [one] { $count } игра
    [few] { $count } игры
   *[many] { $count } игр
  }
campaign-over = Кампания окончена
campaign-again = Начать ещё одну
roles-usual = { $roles } (рекомендуем)
