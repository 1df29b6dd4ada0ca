### Слова, нужные только нарисованному полю «Изумрудных черепов».
short-phase-buy = Кости
short-phase-bets = Ставки
short-phase-tumble = Бросок
short-phase-payout = Выплата
supply = запас { $count }
tumbler = метатель
is-ready = ждёт броска
markers-left = { $count ->
    [0] оба жетона на столе
    [one] остался { $count } жетон
    [few] осталось { $count } жетона
   *[many] осталось { $count } жетонов
  }
cubes = кубики переброса
payouts = Выплаты
skull-board = Поле-череп
level-label = { $level }, уровень { $number }: { $dice ->
    [0] костей нет
    [one] { $dice } кость
    [few] { $dice } кости
   *[many] { $dice } костей
  }, { $skulls ->
    [0] черепов нет
    [one] { $skulls } череп
    [few] { $skulls } черепа
   *[many] { $skulls } черепов
  }{ $open ->
    [yes] { "" }
   *[no] , закрыт
  }
pool-label = { $count ->
    [one] { $count } кость в горсти
    [few] { $count } кости в горсти
   *[many] { $count } костей в горсти
  }: { $faces }
bet-full = занято
bet-dead = уже не сыграет
bet-yours = ваша ставка
jackpot = джекпот { $gears }{ $per ->
    [skull] { " " }за череп
    [tooth] { " " }за зуб
   *[once] { "" }
  }
markers-on = Жетоны: { $names }
next-pays = следующий жетон принесёт { $gears }
nth-1 = 1-й
nth-2 = 2-й
nth-3 = 3-й
stops-at = закроется на { $level }
in-hand = в руке: { $name }
in-your-cup = у вас в руке
opposition = { $deck ->
    [one] осталась { $deck } карта соперников
    [few] осталось { $deck } карты соперников
   *[many] осталось { $deck } карт соперников
  }
if-stops = Если { $name } остановится
if-you-stop = Если вы остановитесь
tumblers-payout = Выплата метателю
dice-prices = Цена костей
dice-number = кости
dice-price = шестерёнки
short-out-chicken = Трус.
short-out-gem = Самоц.
short-out-run = Пуст.
short-out-double = Двойн.
short-level-lower-jaw = низ. челюсть
short-level-upper-jaw = верх. челюсть
short-level-nose = нос
short-level-eyes = глаза
short-level-gem = самоцвет
skulls-pay = платят
yes = да
no = нет
question-place-level = Сколько костей туда положить?
question-bets-bet = Что делаете с этой ставкой?
odds = Шансы
odds-ask = Показать
odds-hide = Скрыть
odds-show = Показать шансы этого хода
odds-busy = Считаем…
odds-none = Сейчас считать нечего.
odds-dice = костей
odds-gain = ожидаемо шестерёнок
odds-expect = Ожидаемая выплата метателю: { $gears }.
odds-go-on = Если бросать дальше: { $gears } в среднем; остановка даёт { $stop }.
odds-dead = Следующий бросок некуда выставить: { $chance }.
odds-fine = Подсчитано, а не сыграно: для метателя, который считает кубик за 1,8 шестерёнки и рассчитывает не больше чем на три кубика.
chance-of = шанс { $chance }
face-skull = череп
window = Окно ставок
window-open = Ставки открыты
window-in-turn = Ставки по очереди
window-may-roll = Может бросать: { $name }
window-you-roll = Можете бросать
bettor-ready = ждёт броска
bettor-done = оба жетона на столе
bettor-asked = { $count ->
    [one] остался { $count } жетон
    [few] осталось { $count } жетона
   *[many] осталось { $count } жетонов
  }
bettor-out = { $count ->
    [one] остался { $count } жетон, сейчас не ставит
    [few] осталось { $count } жетона, сейчас не ставит
   *[many] осталось { $count } жетонов, сейчас не ставит
  }
sheet-stop = Если метатель остановится
sheet-bets = Ставки: ещё живы / всего
sheet-cubes = Кубики (решают при равенстве)
sheet-note = { $count ->
    [one] В запасе осталась { $count } шестерёнка; когда запас кончится, кончится и игра.
    [few] В запасе осталось { $count } шестерёнки; когда запас кончится, кончится и игра.
   *[many] В запасе осталось { $count } шестерёнок; когда запас кончится, кончится и игра.
  }
sheet-note-solo = Осталось карт соперников: { $deck }. После последней игра тоже кончится, а остаток запаса достанется Вракс и Куру.
hint-buy = Чем больше костей, тем больше ляжет на череп. Цена возвращается в запас.
hint-bets = Подсвеченная ставка показывает, сколько вам заплатят. Жетон лежит до выплаты за этот ход.
hint-bet = Подсвеченная ставка показывает, сколько вам заплатят. Жетон лежит до выплаты за этот ход.
hint-tumbler-waits = Пока кости у вас в руке, остальные могут ставить.
hint-doubt = Положенный жетон остаётся до выплаты, даже если ничего не принесёт.
hint-payout = Выбрать можно только одно из двух.
hint-hover-dead = Эта ставка уже не сыграет.
hint-hover-unopposed = Сейчас она ничего не принесёт: против никто не ставил.
hint-place = Кости одного броска ложатся на один уровень, черепа вместе с ними. Уровни ниже после этого закрыты.
hint-check = Трусость платит за кости на черепе. Если следующий бросок некуда выложить, ход не принесёт ничего.
payout-gears = { $gears ->
    [one] { $gears } шестерёнка
    [few] { $gears } шестерёнки
   *[many] { $gears } шестерёнок
  }
