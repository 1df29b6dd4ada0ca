### Vast: Кристальные пещеры. Общие слова и Рыцарь; у остальных ролей свои файлы.

## Игра

game-name = Vast: Кристальные пещеры
game-tagline = Пять ролей и пять игр в одной пещере
game-vast = Vast: Кристальные пещеры

## Роли и фигурки

role-knight = Рыцарь
role-goblins = Гоблины
role-dragon = Дракон
role-cave = Пещера
role-thief = Вор
piece-knight = Рыцарь
piece-fangs = племя Клыков
piece-bones = племя Костей
piece-eye = племя Ока
piece-dragon = Дракон
piece-thief = Вор
tribe-fangs = Клыки
tribe-bones = Кости
tribe-eye = Око

## Направления

facing-north = на север
facing-east = на восток
facing-south = на юг
facing-west = на запад
direction-north = на север
direction-east = на восток
direction-south = на юг
direction-west = на запад
bend-north = на север
bend-east = на восток
bend-south = на юг
bend-west = на запад

## Плитки

type-entrance = Вход
type-ambush = Засада
type-event = Событие
type-treasure-room = Сокровищница
type-vault = Хранилище
type-crystal = Кристалл
tile-entrance = Вход
tile-a01 = Засада (открыта со всех сторон)
tile-a02 = Засада (туннель)
tile-a03 = Засада (три выхода)
tile-a04 = Засада (три выхода)
tile-a05 = Засада (открыта со всех сторон)
tile-a06 = Засада (три выхода)
tile-a07 = Засада (поворот)
tile-a08 = Засада (туннель)
tile-a09 = Засада (туннель)
tile-a10 = Засада (открыта со всех сторон)
tile-a11 = Засада (поворот)
tile-a12 = Засада (тупик)
tile-a13 = Засада (открыта со всех сторон)
tile-a14 = Засада (поворот)
tile-a15 = Засада (поворот)
tile-e01 = Событие (туннель)
tile-e02 = Событие (три выхода)
tile-e03 = Событие (туннель)
tile-e04 = Событие (туннель)
tile-e05 = Событие (открыта со всех сторон)
tile-e06 = Событие (три выхода)
tile-e07 = Событие (открыта со всех сторон)
tile-e08 = Событие (поворот)
tile-e09 = Событие (поворот)
tile-e10 = Событие (открыта со всех сторон)
tile-e11 = Событие (поворот)
tile-e12 = Событие (тупик)
tile-e13 = Событие (три выхода)
tile-e14 = Событие (открыта со всех сторон)
tile-e15 = Событие (открыта со всех сторон)
tile-t01 = Сокровищница (открыта со всех сторон)
tile-t02 = Сокровищница (открыта со всех сторон)
tile-t03 = Сокровищница (открыта со всех сторон)
tile-t04 = Сокровищница (три выхода)
tile-t05 = Сокровищница (туннель)
tile-t06 = Сокровищница (поворот)
tile-v01 = Хранилище (поворот)
tile-v02 = Хранилище (поворот)
tile-v03 = Хранилище (три выхода)
tile-v04 = Хранилище (поворот)
tile-v05 = Хранилище (три выхода)
tile-v06 = Хранилище (три выхода)
tile-c01 = Кристалл (открыта со всех сторон)
tile-c02 = Кристалл (три выхода)
tile-c03 = Кристалл (поворот)
tile-c04 = Кристалл (три выхода)
tile-c05 = Кристалл (поворот)
tile-c06 = Кристалл (открыта со всех сторон)
tile-c07 = Кристалл (поворот)
tile-c08 = Кристалл (открыта со всех сторон)
tile-c09 = Кристалл (три выхода)
terrain-canyon = Каньон
terrain-lake = Озеро
terrain-magma = Магма
terrain-mushroom-forest = Грибной лес
terrain-pit-1 = Ямы
terrain-pit-2 = вторая Яма
terrain-pit-3 = третья Яма
terrain-river = Река

## Жетоны и кости

token-treasure = жетон Сокровища
token-crystal = жетон Кристалла
token-event = жетон События
token-vault = жетон Хранилища
token-gem-claw = Самоцвет Когтя
token-gem-flame = Самоцвет Пламени
token-gem-wing = Самоцвет Крыла
token-ogre = жетон Огра
token-troll = жетон Тролля
gem-claw = Самоцвет Когтя
gem-flame = Самоцвет Пламени
gem-wing = Самоцвет Крыла
die-around = Кольцо
die-diamond = Ромб
die-corners = Углы
die-centre = Центр
die-cross = Крест
die-saltire = Косой крест

## Карты

happening-ambush = Засада
happening-rats = Крысы
happening-deep-and-dark = Глубина и мрак
happening-fresh-air = Свежий воздух
happening-fresh-water = Свежая вода
happening-light = Свет
happening-cave-bread = Пещерный хлеб
happening-vantage-point = Точка обзора
treasure-elven-sword = Эльфийский меч
treasure-enchanted-bow = Зачарованный лук
treasure-heroic-boots = Сапоги героя
treasure-javelin = Дротик
treasure-mighty-axe = Могучий топор
treasure-pixie-lantern = Фонарь феи
treasure-potion-kit = Набор зелий
sidequest-adventurous = Неугомонная
sidequest-stalwart = Стойкая
sidequest-bedecked = Нарядная
sidequest-daring = Дерзкая
sidequest-fearless = Бесстрашная
sidequest-persistent = Упорная
sidequest-swift = Стремительная
sidequest-cunning = Хитрая
sidequest-eagle-eyed = Зоркая
sidequest-intrepid = Отважная
war-thirst = Жажда
war-spite = Злоба
war-consumption = Пожирание
war-desolation = Запустение
war-waste = Опустошение
war-ruin = Разорение
war-hate = Вражда
war-fear = Страх
war-desperation = Отчаяние
war-pain = Боль
monster-pet-frog = Ручная лягушка
monster-ogre = Огр
monster-troll = Тролль
monster-golem = Голем
monster-gnome = Гном
monster-wisp = Блуждающий огонёк
monster-bright-beetles = Сияющие жуки
monster-underworm = Подземный червь
monster-blob = Слизь
monster-flame-giant = Огненный великан
secret-secret-tunnels = Тайные ходы
secret-cave-in = Обвал
secret-poison = Яд
secret-leader = Вожак
secret-goblin-ruby = Гоблинский рубин
secret-blind-fury = Слепое бешенство
secret-fire-bomber = Подрывник
secret-hex = Порча
secret-trap = Ловушка
secret-hiding-spots = Укромные места
power-claw = Коготь
power-flame = Пламя
power-wing = Крыло
power-hiss = Шипение
power-slither = Скольжение
power-swat = Взмах
power-scorch = Опаление
power-burn = Поджог
power-slap = Оплеуха
power-shriek = Вопль
power-scratch = Рассечение
power-flame-wall = Огненная стена
power-smash = Сокрушение
power-wrath = Гнев
symbol-claw = Коготь
symbol-flame = Пламя
symbol-wing = Крыло
omen-giant-bats = Гигантские нетопыри
omen-rockslide = Камнепад
omen-past-plunder = Былая добыча
omen-soporific-spores = Сонные споры
omen-hatred = Ненависть
omen-crystal-curse = Проклятие кристаллов
mark-chasm = Пропасть
mark-bat = Нетопырь
mark-boulder = Валун
mark-quartz = Кварц
mark-mushroom = Гриб
mark-trail = Тропа
upgrade-movement = +1 к Движению
upgrade-stealth = +1 к Скрытности
upgrade-thievery = +1 к Воровству
upgrade-sticky-fingers = Липкие пальцы
upgrade-lock-picking-kit = Набор отмычек
upgrade-climbing-gear = Снаряжение скалолаза
upgrade-hand-crossbow = Ручной арбалет
upgrade-unnatural-evasion = Нечеловеческая увёртливость
upgrade-two-to-three = 2 в 3
upgrade-three-to-four = 3 в 4
upgrade-all-four = ВСЕ 4
box-greed = Жадность
box-hunger = Голод
box-pride-event = Гордыня: открыть Событие
box-pride-still = Гордыня: не двигаться
box-pride-gem = Гордыня: положить второй Самоцвет
item-movement = Движение
item-perception = Восприятие
item-strength = Сила
item-ancient-map = Древняя карта
item-bomb = Бомба
item-bow = Лук
item-shield = Щит
item-elven-sword = Эльфийский меч
item-enchanted-bow = Зачарованный лук
item-heroic-boots = Сапоги героя
item-javelin = Дротик
item-mighty-axe = Могучий топор
item-pixie-lantern = Фонарь феи
item-potion-kit = Набор зелий

## Настройки

option-roles = Роли
option-roles-recommended = Рекомендованные для такого числа игроков
option-roles-knight-goblins-dragon-cave-thief = Рыцарь, Гоблины, Дракон, Пещера, Вор
option-roles-knight-goblins-dragon-cave = Рыцарь, Гоблины, Дракон, Пещера
option-roles-knight-goblins-dragon-thief = Рыцарь, Гоблины, Дракон, Вор
option-roles-knight-goblins-cave-thief = Рыцарь, Гоблины, Пещера, Вор
option-roles-knight-dragon-cave-thief = Рыцарь, Дракон, Пещера, Вор
option-roles-goblins-dragon-cave-thief = Гоблины, Дракон, Пещера, Вор
option-roles-knight-goblins-dragon = Рыцарь, Гоблины, Дракон
option-roles-knight-goblins-cave = Рыцарь, Гоблины, Пещера
option-roles-knight-dragon-cave = Рыцарь, Дракон, Пещера
option-roles-goblins-dragon-cave = Гоблины, Дракон, Пещера
option-roles-knight-goblins-thief = Рыцарь, Гоблины, Вор
option-roles-knight-dragon-thief = Рыцарь, Дракон, Вор
option-roles-knight-cave-thief = Рыцарь, Пещера, Вор
option-roles-goblins-dragon-thief = Гоблины, Дракон, Вор
option-roles-goblins-cave-thief = Гоблины, Пещера, Вор
option-roles-dragon-cave-thief = Дракон, Пещера, Вор
option-roles-knight-goblins = Рыцарь, Гоблины
option-roles-knight-dragon = Рыцарь, Дракон
option-roles-knight-cave = Рыцарь, Пещера
option-roles-knight-thief = Рыцарь, Вор
option-roles-goblins-dragon = Гоблины, Дракон
option-roles-goblins-cave = Гоблины, Пещера
option-roles-goblins-thief = Гоблины, Вор
option-roles-dragon-cave = Дракон, Пещера
option-roles-dragon-thief = Дракон, Вор
option-roles-cave-thief = Пещера, Вор
option-roles-knight = Рыцарь
option-roles-goblins = Гоблины
option-roles-dragon = Дракон
option-roles-thief = Вор
option-knight-level = Уровень Рыцаря
option-knight-level-easiest = Новичок (самый лёгкий)
option-knight-level-easy = Оруженосец (лёгкий)
option-knight-level-standard = Рыцарь (обычный)
option-knight-level-hard = Баронесса (трудный)
option-knight-level-expert = Леди (экспертный)
option-goblins-level = Уровень Гоблинов
option-goblins-level-easiest = Негодник (самый лёгкий)
option-goblins-level-easy = Главарь (лёгкий)
option-goblins-level-standard = Вождь (обычный)
option-goblins-level-hard = Властелин (трудный)
option-goblins-level-expert = Воевода (экспертный)
option-dragon-level = Уровень Дракона
option-dragon-level-easiest = Детёныш (самый лёгкий)
option-dragon-level-easy = Дракончик (лёгкий)
option-dragon-level-standard = Дракон (обычный)
option-dragon-level-hard = Старший дракон (трудный)
option-dragon-level-expert = Древний дракон (экспертный)
option-cave-level = Уровень Пещеры
option-cave-level-easiest = Лавовая трубка (самый лёгкий)
option-cave-level-easy = Промоина (лёгкий)
option-cave-level-standard = Пещера (обычный)
option-cave-level-hard = Большая пещера (трудный)
option-cave-level-expert = Великая пещера (экспертный)
option-thief-level = Уровень Вора
option-thief-level-easiest = Воришка (самый лёгкий)
option-thief-level-easy = Взломщик (лёгкий)
option-thief-level-standard = Вор (обычный)
option-thief-level-hard = Лазутчик (трудный)
option-thief-level-expert = Налётчик (экспертный)
option-solo-level = Уровень одиночной игры (Рыцарь, Дракон)
option-solo-level-easy = лёгкий
option-solo-level-medium = средний
option-solo-level-hard = трудный
solo-knight = Рыцарь
solo-knight-about = Разбейте пять Кристаллов и выберитесь наружу. Вы проиграете, если погибнете или пещера обрушится. В засаде вас ждут Гоблины Силой 2 (лёгкий уровень) или 3 (средний) либо Монстры (трудный).
solo-goblins = Гоблины
solo-goblins-about = Разбейте пять Кристаллов, пока пещера не обрушилась.
solo-dragon = Дракон
solo-dragon-about = Проснитесь и вырвитесь на волю, пока пещера не обрушилась. В начале у вас 4 (лёгкий уровень), 2 (средний) или ни одного (трудный) кубика Бодрости.
solo-thief = Вор
solo-thief-about = Соберите в схроне шесть жетонов, пока пещера не обрушилась.
option-terrain = Плитки Ландшафта
option-collapse-variant = Сколько плиток убрать, чтобы Обрушение началось раньше
option-collapse-variant-0 = ни одной
option-collapse-variant-2 = 2
option-collapse-variant-3 = 3
option-collapse-variant-4 = 4
option-gentle-collapse = Щадящее Обрушение: по 1 плитке за ход, если игроков четверо и Пещеры нет
option-knight-against-thief = Рыцарь против Вора: сколько нужно Кристаллов и Сокровищ
option-knight-against-thief-5 = 5
option-knight-against-thief-6 = 6
preset-shorter = Короткая игра: у всех лёгкий уровень
preset-shortest = Самая короткая игра: у всех самый лёгкий уровень
preset-longer = Длинная игра: у всех трудный уровень
preset-longest = Самая длинная игра: у всех экспертный уровень
reconstructed-tile-symbols = какой символ Племени на обороте какой плитки

## Концовки

category-victory = Победа
ending-dragon-slain = Дракон повержен.
ending-knight-escaped = Кристаллы разбиты, Рыцарь покидает пещеру.
ending-knight-slain = Гоблины убили Рыцаря.
ending-knight-ambushed = Рыцарь гибнет в Засаде.
ending-crystals-smashed = Гоблины разбили Кристаллы.
ending-dragon-left = Дракон проснулся и улетел.
ending-everyone-buried = Пещера похоронила всех.
ending-cave-collapsed = Пещера рухнула, проиграли все.
ending-thief-stashed = Вор сложил в схрон достаточно и свободен.

## Общие ответы

action-yes = Да
action-no = Нет
action-done = Готово
action-end-turn = Закончить ход
action-stay = Оставить на месте
action-move = Перейти на { $space }
action-push = Передвинуть на { $space }
action-point = Выбрать { $space }
action-reveal = Открыть { $space }
action-orient = Повернуть верхом { $facing }
action-lay = Положить плитку на { $space }
action-lay-tile = Положить: { $tile }
action-remove = Убрать { $space }
action-slide = Сдвинуть часть у { $space } { $direction }
action-slide-round = Сдвинуть часть у { $space } { $direction }, затем { $bend }
action-choose-piece = Выбрать: { $piece }
action-choose-role = Выбрать: { $role }
action-choose-terrain = Положить: { $terrain }
action-lay-terrain = Положить на { $space }, верхом { $facing }
action-put-treasure = Положить Сокровище на { $space }

## Общие вопросы

question-reveal-next = Какую плитку открыть следующей?
question-orient-tile = Как повернуть плитку?
question-fill-edge = Какой открытый край заполнить следующим?
question-lay-dark-tile = Куда положить Тёмную плитку?
question-push-piece = Куда передвинуть: { $piece }?
question-push-step = Куда дальше передвинуть: { $piece }? { $left ->
    [one] Осталась { $left } клетка.
    [few] Осталось { $left } клетки.
   *[many] Осталось { $left } клеток.
}
question-seek-refuge = Не уйти от Гнева: { $piece }. Подвинуть ближе к безопасному месту?
question-move-off = Плитка исчезает. Куда уходит { $piece }?
question-push-token = Куда передвинуть жетон?
question-collapse-tile = Какая плитка рушится?
question-slide-part = Поле распалось. Какую часть и куда сдвинуть?
question-past-plunder = «Былая добыча»: куда положить жетон Сокровища?
question-past-plunder-tile = «Былая добыча»: куда положить новую Тёмную плитку?
question-choose-terrain = Какой Ландшафт положить?
question-lay-terrain = Куда положить: { $terrain }?

## Общие события

event-tile-laid = На { $space } ложится Тёмная плитка ({ $tribe }).
event-tile-revealed = { $role } открывает { $space }: { $tile }.
event-tile-oriented = Плитка на { $space } повёрнута { $facing }.
event-tile-removed = Плитки на { $space } больше нет: { $tile }.
event-terrain-removed = Ландшафта больше нет: { $terrain }.
event-terrain-laid = Ландшафт: { $terrain } на { $space }.
event-game-over = Игра окончена.
event-map-slid = Часть поля у { $space } сдвигается { $direction }.
event-tribe-uncovered = Под { $piece } на { $space } ложится плитка: племя на виду.
event-piece-gone = { $piece } покидает поле.
event-piece-moved = { $piece } теперь на { $space }.
event-token-placed = На { $space } положен { $token }.
event-token-taken = С { $space } убран { $token }.
event-token-moved = На { $space } передвинут { $token }.
event-gem-returned = { $gem } возвращается к Дракону.
event-crystal-smashed = Кристалл на { $space } разбит.
event-die-rolled = { $role } бросает кость Дракона: { $die }.
event-turn-began = Ход { $turn }: { $role } ({ $seat }).
event-collapse-began = Начинается Обрушение!
event-nothing-to-lay = Плиток не осталось, класть нечего.
event-edges-stay-open = Плиток не осталось: открытые края так и остаются открытыми.
event-nothing-collapses = Ни одна плитка обрушиться не может.
event-no-place-for-treasure = Положить жетон Сокровища нельзя.

## Рыцарь: ответы

action-place-cube = Кубик Героя: { $item }
action-give-cube = Отдать кубик: { $item }
action-give-unplaced-cube = Отдать невыставленный кубик
action-show-treasure = Открыть карту: { $treasure }
action-show-sidequest = Выполнить побочное задание: { $sidequest }
action-ready-javelin = Взять на изготовку Дротик
action-drink-potion = Применить Набор зелий
action-attack = Атаковать: { $piece }
action-bomb-dragon = Атаковать Дракона Бомбой
action-smash-crystal = Разбить Кристалл
action-take-treasure = Взять жетон Сокровища
action-take-gem = Взять: { $gem }
action-bomb-wall = Взорвать стену { $direction }
action-shoot = Выстрелить из Лука: { $piece }
action-shoot-enchanted = Выстрелить из Зачарованного лука: { $piece }
action-flare = Вспышка на { $space }
action-keep-treasure = Оставить карту
action-decline-treasure = Отказаться ради 5 Закалки
action-ready = Готово
action-draw-monster = Вытянуть Монстра
action-fight-goblins = Биться с Гоблинами
action-steal-treasure = Забрать: { $treasure }
action-steal-hidden-treasure = Забрать закрытую карту Сокровища

## Рыцарь: вопросы

question-knight-turn = Что делает Рыцарь? Шагов { $steps }, Встреч { $encounters }, кубиков { $cubes }.
question-face-event = Здесь ждёт Событие. Сначала выставьте кубики или скажите, что готовы.
question-brace = Засада! Кто окажется сильнее, отнимет 1 Здоровье. Добавьте кубики или скажите, что готовы.
question-brace-monster = { $monster }, Сила { $strength }. Добавьте кубики или скажите, что готовы.
question-choose-ambusher = Кто в засаде: Гоблины или Монстр?
question-retreat = Куда отступает Рыцарь?
question-underworm = Куда Подземный червь тащит Рыцаря?
question-return-cube = Закалка упала. Какой кубик вернуть на шкалу?
question-poisoned-cube = Яд: какой кубик положить на Вход?
question-rest-for-health = Отложить невыставленный кубик ради 1 Здоровья?
question-discard-for-health = Сбросить невыставленный кубик ради 2 Здоровья?
question-keep-treasure = { $treasure }: оставить карту или взять 5 Закалки?
question-swing-axe = Сбросить кубик с Могучего топора ради ещё 1 урона?
question-steal-treasure = Забирает ли Вор карту Сокровища у Рыцаря?

## Рыцарь: события

event-ambush-beaten = Рыцарь отбивает Засаду.
event-ambushed = Рыцарь попадает в Засаду.
event-attack-missed = Атака мимо.
event-cube-earned = Рыцарь берёт кубик Героя с деления { $grit }.
event-cube-found = Рыцарь возвращает себе кубик Героя.
event-cube-placed = Кубик Героя: { $item }.
event-cube-poisoned = Отравленный кубик Героя ложится на Вход.
event-cube-returned = Кубик Героя возвращается на деление { $grit }.
event-encounter-opened = Встреча; осталось { $left }.
event-event-played = Событие: { $happening }.
event-grit-gained = Закалка +{ $amount }, теперь { $grit }.
event-grit-lost = Закалка −{ $amount }, теперь { $grit }.
event-health-lost = Рыцарь теряет { $amount } Здоровья, осталось { $health }.
event-health-regained = Здоровье Рыцаря теперь { $health }.
event-javelin-readied = Рыцарь берёт Дротик на изготовку.
event-javelin-thrown = Дротик потрачен.
event-knight-attacked = Рыцарь атакует: { $piece }.
event-monster-drawn = Монстр: { $monster }.
event-potion-drunk = Рыцарь применяет Набор зелий.
event-shot = Рыцарь стреляет: { $piece }.
event-sidequest-shown = Побочное задание «{ $sidequest }»: Закалка +{ $amount }.
event-treasure-declined = Рыцарь отказывается от карты: { $treasure }.
event-treasure-kept = Рыцарь оставляет карту Сокровища.
event-treasure-lost = Рыцарь теряет карту Сокровища.
event-treasure-shown = Рыцарь показывает: { $treasure }.
event-treasure-stolen = Вор забирает: { $treasure }.
event-hidden-treasure-stolen = Вор забирает закрытую карту Сокровища.
event-treasure-taken = Рыцарь берёт жетон Сокровища.
event-wall-bombed = Стена у { $space } { $direction } взорвана.

# Почему выбранные параметры не подходят друг к другу.
unfit-roles = выбранные роли { $roles ->
    [one] для { $roles } игрока
   *[other] для { $roles } игроков
 }, а не для { $seats }
unfit-campaign-players = в кампании от одного до пяти разных игроков
unfit-campaign-over = кампания окончена: титул уже завоёван
unfit-campaign-cast = каждому игроку кампании нужна своя роль
unfit-campaign-roles = этими ролями вместе не играют

## Почему нет

why-not-space-taken = Там уже лежит плитка.
why-not-not-beside-the-map = Плитка должна касаться карты стороной.
why-not-no-open-edge = Открытых краёв у этой клетки нет.
why-not-no-tile-there = Там нет плитки.
why-not-not-dark = Сокровище кладут на тёмную плитку.
why-not-piece-there = Там стоит фигура.
why-not-treasure-there = Там уже лежит жетон Сокровища.
why-not-out-of-push = Туда не передвинуть: слишком далеко или что-то мешает.
why-not-not-the-nearest = С исчезающей плитки уходят кратчайшим путём.
why-not-entrance-stays = Вход не убирают никогда.
why-not-terrain-not-exposed = Ландшафт убирают, только если открыта половина его краёв.
why-not-piece-cannot-leave = Стоящей там фигуре некуда уйти, поэтому плитка остаётся.
why-not-touches-too-many = Она касается плиток: { $count }. Сначала уходят те, что касаются меньшего числа.
why-not-crystal-goes-first = Сначала уходит освещённая плитка Кристалла.
why-not-not-adjacent = Это не рядом с вами.
why-not-no-encounter = Встреч больше не осталось.
why-not-no-steps = Движения больше не осталось.
why-not-impassable = Там нельзя стоять.
why-not-wall-in-the-way = Мешает стена.
why-not-tribe-too-strong = Ваша Сила должна быть больше Силы Племени.
why-not-armor-too-strong = Ваша Сила меньше Брони Дракона.
why-not-pit-too-far = Путь через Ямы занимает три шага: внутрь, через и наружу.
why-not-not-on-your-tile = Этого нет на вашей плитке.
why-not-thief-unseen = Ваше Восприятие должно быть больше Скрытности Вора.
why-not-dragon-underground = Дракон под землёй: нужна Бомба или Дротик, раз в ход.
why-not-no-cube = Нет неразмещённых кубиков Героя.
why-not-treasure-not-shown = Это Сокровище не открыто.
why-not-item-full = Больше кубиков сюда не помещается.
why-not-quest-not-met = Его условие сейчас не выполнено.
