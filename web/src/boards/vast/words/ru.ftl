### Слова, нужные только нарисованному полю Vast.
map = Пещера
roles = Роли
my-board = Мой планшет
your-board = ваш планшет
hand = Карты
no-cards = У вас нет карт.
your-cards = Ваши карты
cave-grows = пещера растёт · плиток: { $count }
cave-collapses = пещера рушится
decides = решает
turn = ход
lit-tile = освещена, { $type }
dark-tile = тёмная, { $tribe }
walls = стены: { $sides }
no-walls = без стен
empty-space = пусто
zoom-in = Ближе
zoom-out = Дальше
fit-map = Показать всю карту
stat-health = здоровье
stat-strength = сила
stat-movement = движение
stat-perception = восприятие
stat-grit = Закалка
stat-rage = ярость
stat-fangs = Клыки
stat-bones = Кости
stat-eye = Око
stat-secrets = секреты
stat-armor = броня
stat-spirit = дух
stat-wakefulness = бодрость
stat-tiles = плиток в стопке
stat-crystals = обрушено плиток кристаллов
stat-stealth = скрытность
stat-thievery = воровство
stat-stashed = спрятано
stat-smashed = разбито кристаллов
stat-bombs = бомбы
goal-slay-dragon = Убить Дракона
goal-slay-knight = Убить Рыцаря
goal-wake-and-leave = Проснуться и уйти
goal-collapse = Обрушить кристаллы
goal-stash = Спрятать сокровища
goal-crystals-and-escape = Разбить кристаллы и уйти
goal-smash-crystals = Разбить кристаллы
tribe-label = { $tribe }, численность { $population }, сила { $strength }
tribe-revealed = на карте
tribe-lurking = в засаде
tribe-hidden = скрыто
cubes-free = Кубики героя
cubes-on = { $count ->
    [0] кубиков нет
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
  }
round-number = Раунд { $round }
stat-powers = карты Мощи
stat-omens = жетоны Знамений
stat-hatred = жетоны Ненависти
stat-carried = несёт
gem-at-supply = в запасе
gem-at-carried = украден
eaten = { $count ->
    [one] съеден { $count } гоблин
    [few] съедено { $count } гоблина
   *[many] съедено { $count } гоблинов
  }
held-treasures = { $count ->
    [one] { $count } сокровище
    [few] { $count } сокровища
   *[many] { $count } сокровищ
  }
dragon-awake = бодрствует
dragon-asleep = ещё дремлет
next-events = Ближайшие события
omens-in-bag = { $count ->
    [one] { $count } жетон Знамений в мешке
    [few] { $count } жетона Знамений в мешке
   *[many] { $count } жетонов Знамений в мешке
  }
action-cubes = Кубики действий
steps = шаги
tiles-left = { $count ->
    [one] осталась { $count } плитка
    [few] осталось { $count } плитки
   *[many] осталось { $count } плиток
  }
you-know-type = знаете только вы: { $type }
opened-last = открыта последней
loses-population = по дороге теряет Численность: { $count }
deed-move = пойти туда
deed-climb = перелезть
deed-climb-across = перебраться
deed-explore = разведать
deed-appear = появиться там
deed-lurk = затаиться там
deed-burrow = прорыть ход туда
deed-stagger = дойти туда последним гоблином
deed-lay = положить плитку
deed-remove = убрать её
deed-turn-tile = повернуть её
deed-add-event = положить жетон события
deed-carry-treasure = унести сокровище
deed-put-treasure = положить сокровище
versus = { $yours } против { $theirs }
in-turn-of = { $role ->
    [knight] Посреди хода Рыцаря.
    [goblins] Посреди хода Гоблинов.
    [dragon] Посреди хода Дракона.
    [cave] Посреди хода Пещеры.
   *[thief] Посреди хода Вора.
  }
encounters = встречи
cubes-set-aside = отложено: { $count }
cubes-discarded = сброшено: { $count }
cubes-poisoned = отравлено: { $count }
tribe-activated = сыграло
monster-slot = место для монстра
malaise = Уныние: сила −1
war-card = Карта войны
secrets-held = { $count ->
    [one] { $count } секрет в руке
    [few] { $count } секрета в руке
   *[many] { $count } секретов в руке
  }
sloth = Лень
shriek-ready = Вопль: один переброс
omen-price = { $count ->
    [one] цена { $count } жетон
    [few] цена { $count } жетона
   *[many] цена { $count } жетонов
  }
hand-tiles = { $count ->
    [one] { $count } плитка в руке
    [few] { $count } плитки в руке
   *[many] { $count } плиток в руке
  }
carries-nothing = ничего
loot-drop = уровень потери добычи
face-up = лежит в открытую
count-hide-loot = Припрятать добычу, кубики
count-pick-lock = Вскрыть замок, кубики
count-pickpocket = Обчистить: { $who }, кубики
count-backstab = Удар в спину: { $who }, кубики
count-refuse-discs = { $who }: отказаться

## Что говорят карты и планшеты, коротко; полностью — в правилах.

item-movement-text = Шаги за ход: 1, 3, 5 или 7 при 0–3 кубиках.
item-perception-text = Встречи за ход и число, которое должен превзойти Вор: от 1 до 4.
item-strength-text = Для атаки и для защиты в чужие ходы: от 1 до 4.
item-shield-text = Пока на нём кубик: чужие эффекты её не двигают, а любая потеря Закалки — потеря 1.
item-bow-text = Видимое Племя теряет Численность: её Сила минус 1. Без Встречи.
item-bomb-text = Жетон навсегда взрывает стену её плитки; либо атака на Дракона под землёй.
item-ancient-map-text = Каждый кубик проводит сквозь одну стену или Камнепад.
treasure-elven-sword-text = 1 кубик: Восприятие +1 всегда, Сила +1 в свой ход.
treasure-enchanted-bow-text = 1 кубик: выстрел в Дракона или Вора по прямой, до 5 плиток, сквозь всё.
treasure-heroic-boots-text = 1 кубик: Движение +4.
treasure-javelin-text = Без кубика: у следующей атаки Сила +1, она достаёт Дракона под землёй. Один раз.
treasure-mighty-axe-text = 1 кубик: Сила +1 в свой ход. Попав в Дракона, сбросьте кубик — ещё 1 урон.
treasure-pixie-lantern-text = 1 кубик: Движение +1 и Восприятие +1.
treasure-potion-kit-text = Сбросьте кубик и карту: верните 2 Здоровья.
sidequest-adventurous-text = 6 Закалки: три Встречи на трёх клетках за ход.
sidequest-stalwart-text = 5 Закалки: атаковать Племя с Численностью 3 или больше.
sidequest-bedecked-text = 4 Закалки: две открытые карты Сокровищ.
sidequest-daring-text = 4 Закалки: атаковать Племя с Монстром, попасть в Дракона или убить Вора.
sidequest-fearless-text = 4 Закалки: открыть плитку с Племенем и тут же его атаковать.
sidequest-persistent-text = 4 Закалки: разбито 3 Кристалла, неважно кем.
sidequest-swift-text = 4 Закалки: пройти 7 разных клеток за ход.
sidequest-cunning-text = 3 Закалки: попытаться взять Самоцвет Дракона.
sidequest-eagle-eyed-text = 3 Закалки: удачно выстрелить в другого игрока.
sidequest-intrepid-text = 3 Закалки: открыто 10 плиток, неважно кем.
happening-ambush-text = Как плитка Засады: сначала её кубики, потом выбор Гоблинов.
happening-rats-text = Она теряет 2 Закалки.
happening-deep-and-dark-text = Пещера берёт 2 жетона Знамений.
happening-fresh-air-text = Можно отложить кубик и вернуть 1 Здоровье.
happening-fresh-water-text = Можно отложить кубик и вернуть 1 Здоровье.
happening-light-text = Можно сбросить кубик и вернуть 2 Здоровья.
happening-cave-bread-text = Возвращается сброшенный кубик или кубик с дорожки Закалки.
happening-vantage-point-text = Открываются все Тёмные плитки вокруг, по 1 Закалке за каждую.
war-thirst-text = Клыки 3, Кости 2, Око 1; 1 Монстр.
war-spite-text = Клыки 2, Кости 1, Око 2; 1 Секрет.
war-consumption-text = Клыки 1, Кости 3, Око 2; 1 Монстр.
war-desolation-text = Клыки 1, Кости 2, Око 2; 1 Монстр, 1 Секрет.
war-waste-text = Клыки 2, Кости 1, Око 3; 1 Секрет.
war-ruin-text = Клыки 2, Кости 2, Око 1; 1 Монстр.
war-hate-text = Клыки 2, Кости 2, Око 2.
war-fear-text = Клыки 1, Кости 1, Око 1; 1 Монстр, 2 Секрета.
war-desperation-text = Дисков нет; 3 Монстра, 3 Секрета, Ярость +1.
war-pain-text = Клыки 1, Кости 1, Око 1; Ярость +1.
monster-pet-frog-text = Диски сверх четырёх не в счёт; уныние Племя не ослабляет.
monster-ogre-text = Сила +1.
monster-troll-text = Сила +1.
monster-flame-giant-text = Сила +1.
monster-golem-text = Племя ходит сквозь стены и Камнепады.
monster-gnome-text = Показаться можно на любом символе; ограбив, Племя может уйти на свободную Тёмную плитку.
monster-wisp-text = Раз за ход: передвинуть видимого Рыцаря на клетки, до 3.
monster-bright-beetles-text = Рассеиваясь, Племя теряет на 1 меньше; либо сбросьте против другой потери.
monster-underworm-text = Один раз: до 2 плиток по диагонали, сквозь всё.
monster-blob-text = Атака на Рыцаря отнимает ещё 5 Закалки.
secret-secret-tunnels-text = В этот ход каждое активируемое Племя на виду может сперва выйти на любой свободной Тёмной плитке.
secret-cave-in-text = Уберите столько плиток, какова Численность Ока; без чужих фигурок и Кристаллов.
secret-poison-text = При атаке на Рыцаря: кубик Героя уходит на Вход, два — если Сила больше на 2.
secret-leader-text = От перенаселения никто не рассеивается.
secret-goblin-ruby-text = Остаётся. Восприятие −1; раз за ход замените одну взятую карту.
secret-blind-fury-text = Одно Племя в этот ход ничего не теряет на Освещённых плитках.
secret-fire-bomber-text = У одного Племени в этот ход Сила +2; после атаки его Численность 0.
secret-hex-text = X — Численность Ока: X Закалки, карт Мощи, Знамений или Скрытности одного игрока.
secret-trap-text = Остаётся. У атакованного Племени Сила и Восприятие +1; либо Племена не замечают силы Дракона.
secret-hiding-spots-text = Скрытое Племя бьёт Рыцаря на Освещённой плитке Засады или рядом с ней.
power-claw-text = Бросок: он атакует всех на задетых плитках.
power-flame-text = Бросок: задетые Тёмные плитки открываются.
power-wing-text = Ещё ход по прямой на 1–2 плитки или на 1 через стену.
power-hiss-text = Племя на поле скрывается, теряя 1 Численность: этого гоблина он съедает.
power-slither-text = Переложить один кубик Лени в другую ячейку.
power-swat-text = Самоцвет или Сокровище с соседней плитки летит на 1–5 клеток.
power-scorch-text = Открываются все Тёмные плитки вокруг.
power-burn-text = Открывается одна Тёмная плитка где угодно.
power-slap-text = Рыцаря с соседней плитки толкают на 1–3 клетки.
power-shriek-text = Жетон Вопля: один переброс собственной кости, когда захочется.
power-scratch-text = На его плитке: Рыцарь теряет 5 Закалки, или Племена падают до 0, или Вор гибнет.
power-flame-wall-text = Горящая плитка рядом, которую он видит, до его следующего хода.
power-smash-text = Кристалл на его плитке выходит из игры.
power-wrath-text = Бросок: все задетые плитки рушатся.
omen-giant-bats-text = Унести Сокровище, Рыцаря или Племя на 1–3 клетки.
omen-rockslide-text = Закрыть открытый край между двумя плитками.
omen-past-plunder-text = Положить ещё одно Сокровище. За ход каждый раз дороже.
omen-soporific-spores-text = Один игрок теряет 5 Закалки, Племя до 1, кубик Бодрости или улучшение.
omen-hatred-text = Положить ещё плитку, при Обрушении — убрать. За ход каждый раз дороже.
omen-crystal-curse-text = Повернуть Освещённую плитку, добавить жетон События или закопать три карты Событий.
upgrade-movement-text = Движение +1.
upgrade-stealth-text = Скрытность +1.
upgrade-thievery-text = Воровство +1: на один кубик действий больше.
upgrade-sticky-fingers-text = Раз за ход перебросьте кость карманной кражи.
upgrade-lock-picking-kit-text = Вскрыть замок на 1 кубик дешевле.
upgrade-climbing-gear-text = Лазать на 1 кубик дешевле.
upgrade-hand-crossbow-text = Удар в спину видимой фигурке до 3 клеток.
upgrade-unnatural-evasion-text = Первая атака за ход: на 4 и больше срывается, и он может ускользнуть.
upgrade-two-to-three-text = Жетон 2 становится 3.
upgrade-three-to-four-text = Жетон 3 становится 4.
upgrade-all-four-text = Каждая характеристика равна 4.
terrain-canyon-text = Три клетки; перейти можно только мост посередине.
terrain-lake-text = Четыре клетки воды; вход стоит Племенам потерь.
terrain-magma-text = Три клетки; уходить с них больно.
terrain-mushroom-forest-text = Четыре клетки, где можно укрыться.
terrain-pit-1-text = Три Ямы: вошёл в одну, вышел из другой.
terrain-river-text = Четыре клетки с течением.
gems-lend = Самоцветы
left-slay-dragon = У Дракона осталось здоровья: { $left } из { $of }.
left-slay-knight = У Рыцаря осталось здоровья: { $left } из { $of }.
left-wake-and-leave = { $left ->
    [0] Дракон проснулся, осталось покинуть пещеру.
   *[other] До пробуждения не хватает Бодрости: { $left }; потом надо выйти через Вход.
  }
left-collapse = { $left ->
    [one] Осталось обрушить { $left } плитку Кристаллов.
    [few] Осталось обрушить { $left } плитки Кристаллов.
   *[many] Осталось обрушить { $left } плиток Кристаллов.
  }
left-stash = Осталось сложить в схрон: { $left }; сейчас при себе: { $carried }.
left-crystals-and-escape = { $left ->
    [0] Осталось только выйти через Вход.
    [one] Осталось разбить { $left } Кристалл и выйти через Вход.
    [few] Осталось разбить { $left } Кристалла и выйти через Вход.
   *[many] Осталось разбить { $left } Кристаллов и выйти через Вход.
  }
left-smash-crystals = { $left ->
    [one] Осталось разбить { $left } Кристалл.
    [few] Осталось разбить { $left } Кристалла.
   *[many] Осталось разбить { $left } Кристаллов.
  }
collapse-waits = { $count ->
    [one] Обрушение начнётся, когда ляжет последняя плитка: осталась { $count }.
    [few] Обрушение начнётся, когда ляжет последняя плитка: осталось { $count }.
   *[many] Обрушение начнётся, когда ляжет последняя плитка: осталось { $count }.
  }
kind-sidequest = задание
kind-secret = Секрет
kind-war = карта Войны
kind-monster = Монстр
kind-treasure = Сокровище
kind-happening = Событие
kind-upgrade = улучшение
kind-terrain = Ландшафт
kind-symbol = карта Мощи

# Одно, что стоит знать новичку в этой роли, прежде чем отвечать.
hint-knight-turn = Ходить можно, пока осталась хоть одна Встреча. Кубик, положенный на показатель, действует сразу.
hint-brace = Напасть может только скрытое Племя, которое сильнее вас. Кубики на Силе останутся там до вашего следующего хода.
hint-keep-treasure = Оставленная карта лежит лицом вниз, пока вы её не покажете; отвергнутая уходит из игры.
hint-choose-war = Она решает, сколько Гоблинов получит каждое Племя и сколько Монстров и Секретов вы возьмёте.
hint-activate-tribes = Каждое Племя — раз за ход, по очереди; Племя на карте может сперва пройти, а потом действовать.
hint-tribe-acts = За каждую вторую Освещённую плитку, которую Племя покидает в этот ход, оно теряет 1 Численности.
hint-ambush = Рыцарь потеряет 1 Здоровья, Племя рассеется, Ярость упадёт на 1.
hint-dragon-turn = Раз за ход можно пройти 1 или 2 плитки по прямой без карт. За способности платят картами Мощи.
hint-assign-stats = Воровство даёт кубики на действия. Скрытность защищает до вашего следующего хода; каждый жетон при вас снижает её на 1.
hint-thief-turn = Шаги и действия можно чередовать как угодно; неистраченные кубики пропадают.
