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

card-tomes-1 = 1 книг
card-tomes-2 = 2 книг
card-tomes-3 = 3 книг
card-tomes-4 = 4 книг
card-tomes-5 = 5 книг
card-tomes-6 = 6 книг
card-tomes-7 = 7 книг
card-tomes-8 = 8 книг
card-tomes-9 = 9 книг
card-tomes-10 = 10 книг
card-crowns-1 = 1 корон
card-crowns-2 = 2 корон
card-crowns-3 = 3 корон
card-crowns-4 = 4 корон
card-crowns-5 = 5 корон
card-crowns-6 = 6 корон
card-crowns-7 = 7 корон
card-crowns-8 = 8 корон
card-crowns-9 = 9 корон
card-crowns-10 = 10 корон
card-coins-1 = 1 монет
card-coins-2 = 2 монет
card-coins-3 = 3 монет
card-coins-4 = 4 монет
card-coins-5 = 5 монет
card-coins-6 = 6 монет
card-coins-7 = 7 монет
card-coins-8 = 8 монет
card-coins-9 = 9 монет
card-coins-10 = 10 монет
card-lanterns-1 = 1 фонарей
card-lanterns-2 = 2 фонарей
card-lanterns-3 = 3 фонарей
card-lanterns-4 = 4 фонарей
card-lanterns-5 = 5 фонарей
card-lanterns-6 = 6 фонарей
card-lanterns-7 = 7 фонарей
card-lanterns-8 = 8 фонарей
card-lanterns-9 = 9 фонарей
card-lanterns-10 = 10 фонарей
card-skulls-1 = 1 черепов
card-skulls-2 = 2 черепов
card-skulls-3 = 3 черепов
card-skulls-4 = 4 черепов
card-skulls-5 = 5 черепов
card-skulls-6 = 6 черепов
card-skulls-7 = 7 черепов
card-skulls-8 = 8 черепов
card-skulls-9 = 9 черепов
card-skulls-10 = 10 черепов
card-potions-1 = 1 зелий
card-potions-2 = 2 зелий
card-potions-3 = 3 зелий
card-potions-4 = 4 зелий
card-potions-5 = 5 зелий
card-potions-6 = 6 зелий
card-potions-7 = 7 зелий
card-potions-8 = 8 зелий
card-potions-9 = 9 зелий
card-potions-10 = 10 зелий

## Цели: название, затем условие и награда

goal-cluster = Цепочка
goal-cluster-text = Каждая полная камера, где номиналы от яруса 1 к ярусу 3 идут подряд, вверх или вниз: 9 очков.
goal-twin-locks = Парные замки
goal-twin-locks-text = Каждая камера, где ровно у двух открытых карт одинаковый номинал: 4 очка; где у всех трёх: 9 очков.
goal-tome-library = Книжное собрание
goal-tome-library-text = Каждая камера ровно с двумя книгами: 5 очков; с тремя книгами: 9 очков.
goal-reading-rooms = Читальни
goal-reading-rooms-text = Каждая камера ровно с одной книгой: 3 очка.
goal-gimnaxs-reign = Правление Гимнакса
goal-gimnaxs-reign-text = Каждая камера, где самый высокий номинал только у короны: 3 очка.
goal-buried-crowns = Погребённые короны
goal-buried-crowns-text = Каждая камера, где самый низкий номинал только у короны: 3 очка.
goal-heavy-purse = Тугой кошель
goal-heavy-purse-text = Половина суммы номиналов всех ваших монет с округлением вниз: не более 12 очков.
goal-paired-coffers = Парные сундуки
goal-paired-coffers-text = Каждый ярус, где лежат две монеты или больше: 6 очков, один раз за ярус.
goal-lit-stairwell = Освещённая лестница
goal-lit-stairwell-text = Фонари на одном ярусе: всего 2 очка; на двух разных ярусах: 5; на всех трёх: 10.
goal-last-light = Последний огонёк
goal-last-light-text = Каждая камера, где последняя карта — фонарь: 3 очка. Последней может оказаться и карта рубашкой вверх.
goal-bone-gate = Костяные врата
goal-bone-gate-text = Каждая камера с черепом на ярусе 1: 3 очка.
goal-ossuary = Оссуарий
goal-ossuary-text = Каждый череп, у которого прямо сверху, снизу или сбоку лежит другой череп: 3 очка.
goal-three-part-brew = Тройное варево
goal-three-part-brew-text = Каждая полная камера из трёх разных мастей, среди которых есть зелья: 3 очка.
goal-rising-fumes = Восходящие пары
goal-rising-fumes-text = Каждое зелье, чей номинал выше, чем у открытой карты на предыдущем ярусе: 3 очка.
