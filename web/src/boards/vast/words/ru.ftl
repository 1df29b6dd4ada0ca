### Слова, нужные только нарисованному полю Vast.
map = Пещера
roles = Роли
my-board = Мой планшет
your-board = ваш планшет
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
stat-perception = внимание
stat-grit = стойкость
stat-rage = ярость
stat-fangs = Клыки
stat-bones = Кости
stat-eye = Глаз
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
tribe-label = { $tribe }, население { $population }, сила { $strength }
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
stat-powers = карты Силы
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
