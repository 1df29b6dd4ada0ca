### Хранилища гоблинов: слова, которые видит игрок.

## Игра и её персонажи

game-goblin-vaults = Хранилища гоблинов
glavrun = Главрун

## Масти

suit-tomes = книги
suit-crowns = короны
suit-coins = монеты
suit-lanterns = фонари
suit-skulls = черепа
suit-potions = зелья

## Фракции

faction-blue = Кобольды
faction-green = Гоблины
faction-yellow = Гноллы
faction-red = Багбиры
faction-purple = Инсектоиды

## Места

position-left = слева
position-middle = посередине
position-right = справа
chamber-1 = камера 1
chamber-2 = камера 2
chamber-3 = камера 3
chamber-4 = камера 4
tier-1 = ярус 1
tier-2 = ярус 2
tier-3 = ярус 3

## Карты добычи

card-tomes-1 = 1 книга
card-tomes-2 = 2 книги
card-tomes-3 = 3 книги
card-tomes-4 = 4 книги
card-tomes-5 = 5 книг
card-tomes-6 = 6 книг
card-tomes-7 = 7 книг
card-tomes-8 = 8 книг
card-tomes-9 = 9 книг
card-tomes-10 = 10 книг
card-crowns-1 = 1 корона
card-crowns-2 = 2 короны
card-crowns-3 = 3 короны
card-crowns-4 = 4 короны
card-crowns-5 = 5 корон
card-crowns-6 = 6 корон
card-crowns-7 = 7 корон
card-crowns-8 = 8 корон
card-crowns-9 = 9 корон
card-crowns-10 = 10 корон
card-coins-1 = 1 монета
card-coins-2 = 2 монеты
card-coins-3 = 3 монеты
card-coins-4 = 4 монеты
card-coins-5 = 5 монет
card-coins-6 = 6 монет
card-coins-7 = 7 монет
card-coins-8 = 8 монет
card-coins-9 = 9 монет
card-coins-10 = 10 монет
card-lanterns-1 = 1 фонарь
card-lanterns-2 = 2 фонаря
card-lanterns-3 = 3 фонаря
card-lanterns-4 = 4 фонаря
card-lanterns-5 = 5 фонарей
card-lanterns-6 = 6 фонарей
card-lanterns-7 = 7 фонарей
card-lanterns-8 = 8 фонарей
card-lanterns-9 = 9 фонарей
card-lanterns-10 = 10 фонарей
card-skulls-1 = 1 череп
card-skulls-2 = 2 черепа
card-skulls-3 = 3 черепа
card-skulls-4 = 4 черепа
card-skulls-5 = 5 черепов
card-skulls-6 = 6 черепов
card-skulls-7 = 7 черепов
card-skulls-8 = 8 черепов
card-skulls-9 = 9 черепов
card-skulls-10 = 10 черепов
card-potions-1 = 1 зелье
card-potions-2 = 2 зелья
card-potions-3 = 3 зелья
card-potions-4 = 4 зелья
card-potions-5 = 5 зелий
card-potions-6 = 6 зелий
card-potions-7 = 7 зелий
card-potions-8 = 8 зелий
card-potions-9 = 9 зелий
card-potions-10 = 10 зелий

## Цели: название, затем условие и пример; $first, $second и $third — награды цели

goal-cluster = Цепочка
goal-cluster-text = Каждая полная камера, где номиналы от яруса 1 к ярусу 3 идут подряд, вверх или вниз: { $first ->
    [one] { $first } очко
    [few] { $first } очка
   *[many] { $first } очков
 }.
goal-cluster-sample = На ярусах 1–3 номиналы 1, 2, 3: { $first ->
    [one] { $first } очко
    [few] { $first } очка
   *[many] { $first } очков
 }.
goal-twin-locks = Парные замки
goal-twin-locks-text = Каждая камера, где ровно у двух открытых карт одинаковый номинал: { $first ->
    [one] { $first } очко
    [few] { $first } очка
   *[many] { $first } очков
 }; где у всех трёх: { $second ->
    [one] { $second } очко
    [few] { $second } очка
   *[many] { $second } очков
 }.
goal-twin-locks-sample = Камера с 7, 2, 7: { $first ->
    [one] { $first } очко
    [few] { $first } очка
   *[many] { $first } очков
 }; с 7, 7, 7: { $second ->
    [one] { $second } очко
    [few] { $second } очка
   *[many] { $second } очков
 }.
goal-tome-library = Книжное собрание
goal-tome-library-text = Каждая камера ровно с двумя книгами: { $first ->
    [one] { $first } очко
    [few] { $first } очка
   *[many] { $first } очков
 }; с тремя книгами: { $second ->
    [one] { $second } очко
    [few] { $second } очка
   *[many] { $second } очков
 }.
goal-tome-library-sample = Камера с книгой, черепом и книгой: { $first ->
    [one] { $first } очко
    [few] { $first } очка
   *[many] { $first } очков
 }.
goal-reading-rooms = Читальни
goal-reading-rooms-text = Каждая камера ровно с одной книгой: { $first ->
    [one] { $first } очко
    [few] { $first } очка
   *[many] { $first } очков
 }.
goal-reading-rooms-sample = По одной книге в двух камерах: 2 × { $first ->
    [one] { $first } очко
    [few] { $first } очка
   *[many] { $first } очков
 }.
goal-gimnaxs-reign = Правление Гимнакса
goal-gimnaxs-reign-text = Каждая камера, где самый высокий номинал только у короны: { $first ->
    [one] { $first } очко
    [few] { $first } очка
   *[many] { $first } очков
 }.
goal-gimnaxs-reign-sample = Корона 7 рядом с книгой 5: { $first ->
    [one] { $first } очко
    [few] { $first } очка
   *[many] { $first } очков
 }; рядом с книгой 7: ничего.
goal-buried-crowns = Погребённые короны
goal-buried-crowns-text = Каждая камера, где самый низкий номинал только у короны: { $first ->
    [one] { $first } очко
    [few] { $first } очка
   *[many] { $first } очков
 }.
goal-buried-crowns-sample = Корона 2 рядом с книгой 5: { $first ->
    [one] { $first } очко
    [few] { $first } очка
   *[many] { $first } очков
 }; рядом с книгой 2: ничего.
goal-heavy-purse = Тугой кошель
goal-heavy-purse-text = { $first ->
    [1] Сумма номиналов всех ваших монет
    [2] Половина суммы номиналов всех ваших монет с округлением вниз
   *[other] Сумма номиналов всех ваших монет, делённая на { $first }, с округлением вниз
 }: не более { $second ->
    [one] { $second } очка
   *[other] { $second } очков
 }.
goal-heavy-purse-sample = Монеты 8 и 7: очки — 15, делённое на { $first }, с округлением вниз.
goal-paired-coffers = Парные сундуки
goal-paired-coffers-text = Каждый ярус, где лежат две монеты или больше: { $first ->
    [one] { $first } очко
    [few] { $first } очка
   *[many] { $first } очков
 }, один раз за ярус.
goal-paired-coffers-sample = Две монеты на ярусе 1 и три на ярусе 2: 2 × { $first ->
    [one] { $first } очко
    [few] { $first } очка
   *[many] { $first } очков
 }.
goal-lit-stairwell = Освещённая лестница
goal-lit-stairwell-text = Фонари на одном ярусе: всего { $first ->
    [one] { $first } очко
    [few] { $first } очка
   *[many] { $first } очков
 }; на двух разных ярусах: { $second }; на всех трёх: { $third }.
goal-lit-stairwell-sample = Фонари на ярусах 1 и 3: { $second ->
    [one] { $second } очко
    [few] { $second } очка
   *[many] { $second } очков
 }.
goal-last-light = Последний огонёк
goal-last-light-text = Каждая камера, где последняя карта — фонарь: { $first ->
    [one] { $first } очко
    [few] { $first } очка
   *[many] { $first } очков
 }. Последней может оказаться и карта рубашкой вверх.
goal-last-light-sample = Фонарь на ярусе 2, под ним пусто: { $first ->
    [one] { $first } очко
    [few] { $first } очка
   *[many] { $first } очков
 }.
goal-bone-gate = Костяные врата
goal-bone-gate-text = Каждая камера с черепом на ярусе 1: { $first ->
    [one] { $first } очко
    [few] { $first } очка
   *[many] { $first } очков
 }.
goal-bone-gate-sample = Черепа на ярусе 1 в двух камерах: 2 × { $first ->
    [one] { $first } очко
    [few] { $first } очка
   *[many] { $first } очков
 }.
goal-ossuary = Оссуарий
goal-ossuary-text = Каждый череп, у которого прямо сверху, снизу или сбоку лежит другой череп: { $first ->
    [one] { $first } очко
    [few] { $first } очка
   *[many] { $first } очков
 }.
goal-ossuary-sample = Два черепа бок о бок: 2 × { $first ->
    [one] { $first } очко
    [few] { $first } очка
   *[many] { $first } очков
 }.
goal-three-part-brew = Тройное варево
goal-three-part-brew-text = Каждая полная камера из трёх разных мастей, среди которых есть зелья: { $first ->
    [one] { $first } очко
    [few] { $first } очка
   *[many] { $first } очков
 }.
goal-three-part-brew-sample = Камера с зельем, монетой и книгой: { $first ->
    [one] { $first } очко
    [few] { $first } очка
   *[many] { $first } очков
 }.
goal-rising-fumes = Восходящие пары
goal-rising-fumes-text = Каждое зелье, чей номинал выше, чем у открытой карты на предыдущем ярусе: { $first ->
    [one] { $first } очко
    [few] { $first } очка
   *[many] { $first } очков
 }.
goal-rising-fumes-sample = Монета 4 на ярусе 1, зелье 6 на ярусе 2: { $first ->
    [one] { $first } очко
    [few] { $first } очка
   *[many] { $first } очков
 }.

## Позиции хранилища

place-1-1 = камера 1, ярус 1
place-1-2 = камера 1, ярус 2
place-1-3 = камера 1, ярус 3
place-2-1 = камера 2, ярус 1
place-2-2 = камера 2, ярус 2
place-2-3 = камера 2, ярус 3
place-3-1 = камера 3, ярус 1
place-3-2 = камера 3, ярус 2
place-3-3 = камера 3, ярус 3
place-4-1 = камера 4, ярус 1
place-4-2 = камера 4, ярус 2
place-4-3 = камера 4, ярус 3

## Игра в двух словах

game-name = Хранилища гоблинов
game-tagline = Торгуйтесь за добычу, прячьте её, предавайте друзей

## Вопросы

question-starting-card = Какой картой и в какой камере открыть хранилище?
question-bid = Какую карту вы ставите и на какую карту блока?
question-stash = Ставка невозможна, и шестерёнок у вас нет: какую карту вы кладёте в хранилище рубашкой вверх?
question-warden-action = Действие стража: переместить карту хранилища или заменить карту руки?
question-store = В какую камеру положить карту «{ $card }»?
question-swap = Поменять стража с картой блока?

## Действия

action-start = Открыть хранилище: { $card }, камера { $chamber_key }
action-bid = Поставить: { $card } — { $position }
action-stash = Спрятать рубашкой вверх: { $card }, камера { $chamber_key }
action-store = Положить в камеру { $chamber_key }
action-move = Переместить карту: { $place } → { $to }
action-draw = Положить под колоду: { $card } — и взять новую карту
action-swap = Поменять карту стража с картой блока { $position }
action-decline = Ничего не делать

## События

event-goals-laid = Цели: { $goals }.
event-faction-dealt = { $seat_is_you ->
    [yes] Ваша
   *[no] { $seat } —
 } фракция: { $faction }.
event-started = { $seat } { VERB($seat_is_you, "открываете", "открывает") } хранилище: { $card }, камера { $chamber_key }.
event-first-player = Первый игрок: { $seat }.
event-round-began = Раунд { $round }
event-bid-placed = { $seat } { VERB($seat_is_you, "ставите", "ставит") } «{ $card }» на карту { $position }.
event-underbid = { $seat } { VERB($seat_is_you, "занижаете", "занижает") } ставку: 1 шестерёнка на карту «{ $card }».
event-glavrun-bid = Главрун ставит «{ $card }» на карту { $position }.
event-glavrun-underbid = Главрун занижает ставку: { $count ->
    [0] запас пуст, шестерёнки нет
    [one] { $count } шестерёнка из запаса ложится
    [few] { $count } шестерёнки из запаса ложатся
   *[many] { $count } шестерёнок из запаса ложатся
 } на карту «{ $card }».
event-stashed = { $seat } не может сделать ставку: прячет карту рубашкой вверх в камеру { $chamber_key }{ $count ->
    [0] ; в запасе нет шестерёнки.
   *[other] { " " }и берёт шестерёнку.
 }
event-stashed-own = Вы прячете карту «{ $card }» рубашкой вверх в камеру { $chamber_key }{ $count ->
    [0] ; в запасе нет шестерёнки.
   *[other] { " " }и берёте шестерёнку.
 }
event-moved = { $seat } { VERB($seat_is_you, "перемещаете", "перемещает") } карту: { $place } → { $to }.
event-drew = { $seat } меняет карту руки на карту из колоды.
event-drew-own = Вы кладёте под колоду карту «{ $card }» и берёте карту «{ $drawn }».
event-action-declined = { $seat } не { VERB($seat_is_you, "выполняете", "выполняет") } действие стража.
event-unsold = На карту «{ $card }» ставок нет: { $count ->
    [0] в запасе нет шестерёнки.
    [one] на неё ложится { $count } шестерёнка.
    [few] на неё ложатся { $count } шестерёнки.
   *[many] на неё ложатся { $count } шестерёнок.
 }
event-won = { $seat } { VERB($seat_is_you, "выигрываете", "выигрывает") } карту «{ $card }»{ $count ->
    [0] { "" }
    [one] { " " }и { $count } шестерёнку
    [few] { " " }и { $count } шестерёнки
   *[many] { " " }и { $count } шестерёнок
 } (камера { $chamber_key }).
event-kept = { $seat } { VERB($seat_is_you, "проигрываете", "проигрывает") } карте «{ $by }»{ $why_key ->
    [trump] { " " }(козырь)
    [earlier] { " " }(равна, но легла раньше)
   *[value] { "" }
 } и { VERB($seat_is_you, "забираете", "забирает") } свою «{ $card }»{ $count ->
    [0] { "" }
    [one] { " " }и { $count } шестерёнку
    [few] { " " }и { $count } шестерёнки
   *[many] { " " }и { $count } шестерёнок
 } (камера { $chamber_key }).
event-glavrun-won = Главрун выигрывает карту «{ $card }»{ $count ->
    [0] .
   *[other] { $keeper_key ->
        [glavrun] { " " }и оставляет себе шестерёнки с неё: { $count }.
       *[supply] ; шестерёнки с неё уходят в запас: { $count }.
    }
 }
event-glavrun-kept = Главрун проигрывает карте «{ $by }»{ $why_key ->
    [trump] { " " }(козырь)
    [earlier] { " " }(равна, но легла раньше)
   *[value] { "" }
 } и сбрасывает свою «{ $card }»{ $count ->
    [0] .
   *[other] { $keeper_key ->
        [glavrun] , но оставляет себе шестерёнки с неё: { $count }.
       *[supply] ; шестерёнки с неё уходят в запас: { $count }.
    }
 }
event-swapped = { $seat } { VERB($seat_is_you, "меняете", "меняет") } стража: теперь это «{ $card }».
event-warden-kept = { $seat } { VERB($seat_is_you, "оставляете", "оставляет") } стражем карту «{ $card }».
event-game-over = { $ending_key ->
    [glavrun-wins] Главрун победила.
    [glavrun-beaten] Главрун побеждена. { $winners_is_you ->
        [yes] Победа ваша.
       *[no] Победа: { $winners }.
    }
    [shared-victory] Игра окончена. Общая победа: { $winners }.
   *[other] Игра окончена. { $winners_is_you ->
        [yes] Победа ваша.
       *[no] Победа: { $winners }.
    }
 }

## Лист подсчёта очков

category-tokens = Шестерёнки
category-tiers = Символы ярусов
category-faction = Символы фракции
category-suits = Масти целей
category-cluster = Цепочка
category-twin-locks = Парные замки
category-tome-library = Книжное собрание
category-reading-rooms = Читальни
category-gimnaxs-reign = Правление Гимнакса
category-buried-crowns = Погребённые короны
category-heavy-purse = Тугой кошель
category-paired-coffers = Парные сундуки
category-lit-stairwell = Освещённая лестница
category-last-light = Последний огонёк
category-bone-gate = Костяные врата
category-ossuary = Оссуарий
category-three-part-brew = Тройное варево
category-rising-fumes = Восходящие пары

## Концовки

ending-highest-total = Побеждает наибольшая сумма очков.
ending-most-tokens = Очков поровну: решают шестерёнки.
ending-shared-victory = Поровну во всём: общая победа.
ending-glavrun-beaten = Главрун побеждена.
ending-glavrun-wins = Добыча остаётся у Главрун.

## Настройки

option-basic-goal = Основная цель
option-basic-goal-random = Случайная
option-basic-goal-cluster = Цепочка
option-basic-goal-twin-locks = Парные замки
option-suit-goal-count = Число целей мастей
option-goal-suits = Масти с целью (сторона случайна)
option-goal-suits-coins = монеты
option-goal-suits-crowns = короны
option-goal-suits-lanterns = фонари
option-goal-suits-potions = зелья
option-goal-suits-skulls = черепа
option-goal-suits-tomes = книги
option-suit-goals = Цели мастей (остальные случайны)
option-suit-goals-tome-library = Книжное собрание
option-suit-goals-reading-rooms = Читальни
option-suit-goals-gimnaxs-reign = Правление Гимнакса
option-suit-goals-buried-crowns = Погребённые короны
option-suit-goals-heavy-purse = Тугой кошель
option-suit-goals-paired-coffers = Парные сундуки
option-suit-goals-lit-stairwell = Освещённая лестница
option-suit-goals-last-light = Последний огонёк
option-suit-goals-bone-gate = Костяные врата
option-suit-goals-ossuary = Оссуарий
option-suit-goals-three-part-brew = Тройное варево
option-suit-goals-rising-fumes = Восходящие пары
option-suits = Масти в игре (остальные случайны)
option-suits-coins = монеты
option-suits-crowns = короны
option-suits-lanterns = фонари
option-suits-potions = зелья
option-suits-skulls = черепа
option-suits-tomes = книги
option-first-player = Первый игрок (кто больше похож на гоблина)
option-first-player-random = Случайный
option-first-player-1 = Игрок 1
option-first-player-2 = Игрок 2
option-first-player-3 = Игрок 3
option-first-player-4 = Игрок 4
option-first-player-5 = Игрок 5
option-level = Сложность (одиночный режим)
option-level-easy = Лёгкая
option-level-medium = Средняя
option-level-hard = Высокая
solo-glavrun = Одиночный режим: Главрун
solo-glavrun-about = Наберите больше очков, чем Главрун с её колодой из 18 карт; равенство — в её пользу. Карта любой из двух её фракций даёт ей 2 очка на лёгкой сложности, 3 на средней, 4 на высокой.
preset-first-game = Первая игра
preset-first-game-note = Три цели, с которыми проще всего начать.
preset-advanced = Расширенная подготовка: четыре цели мастей
preset-five-goals = Расширенная подготовка: пять целей мастей
preset-five-goals-note = Вчетвером или впятером: цель у пяти мастей.
preset-six-goals = Расширенная подготовка: шесть целей мастей
preset-six-goals-note = Впятером: цель у каждой масти.

## Что восстановлено

reconstructed-loot-icons = Какой символ фракции, яруса и места в блоке стоит на каждой карте добычи.
reconstructed-goals = Одиннадцать из четырнадцати сторон целей (все, кроме Цепочки, Книжного собрания и Правления Гимнакса).
reconstructed-factions = Названия фракций, а также красный и фиолетовый цвета.

## Слова стола

table-round = Раунд { $round } из { $rounds }
phase-set-up = Подготовка
phase-scheme = Фаза интриг
phase-vault = Фаза хранилища
phase-warden = Фаза стража
phase-scoring = Подсчёт очков
table-warden = Карта стража
table-block = Блок
table-deck = Колода добычи: { $deck }, запас шестерёнок: { $supply }
table-hand = Рука
table-vault = Хранилище
table-gears = { $count ->
    [one] { $count } шестерёнка
    [few] { $count } шестерёнки
   *[many] { $count } шестерёнок
 }
table-leads = лидирует
table-first = первый игрок
table-face-down = рубашкой вверх
table-score = Очки
table-goals = Цели
table-pile = Сброс
table-no-bids = ставок нет

# Почему выбранные параметры не подходят друг к другу.
unfit-suit-goal-count = при таком числе игроков мастей { $suits }, и целей мастей не больше
unfit-suit-goal-sides = у масти одна карта цели, поэтому в игре лишь одна её сторона
unfit-suit-goals-many = названо целей мастей: { $goals }, а в игре их будет { $count }
unfit-suits-many = названо мастей: { $named }, а при таком числе игроков их { $suits }
unfit-suits-of-goals = масть каждой цели масти должна быть в игре
unfit-suits-together = выбранные масти и цели мастей вместе дают больше мастей, чем { $suits }

# Почему нельзя
why-not-chamber-first = Сначала выберите камеру для карты, которую кладёте в хранилище.
why-not-swap-block-only = Карту стража можно поменять местами только с картой блока.
why-not-no-gears = У вас нет шестерёнки, чтобы занизить ставку: сюда можно лишь карту сильнее выигрышной ставки.
why-not-not-in-hand = Карты «{ $card }» нет у вас в руке.
why-not-cannot-lead = Карта «{ $card }» нигде не лидирует, а занизить ставку без шестерёнки нельзя.
why-not-vault-later = Карты попадают в хранилища после торгов.
why-not-chamber-full = Камера { $chamber_key } полна: в ней три карты.
why-not-no-hole = Карта не может висеть над пустым ярусом.
