### Слова, нужные только нарисованному полю «Изумрудных черепов».
short-phase-buy = Кости
short-phase-bets = Ставки
short-phase-tumble = Бросок
short-phase-payout = Выплата
supply = запас { $count }
tumbler = бросает кости
is-ready = готов
markers-left = { $count ->
    [0] оба маркера на столе
    [one] остался { $count } маркер
    [few] осталось { $count } маркера
   *[many] осталось { $count } маркеров
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
markers-on = Маркеры: { $names }
next-pays = следующий маркер принесёт { $gears }
nth-1 = 1-й
nth-2 = 2-й
nth-3 = 3-й
stops-at = закроется на { $level }
in-hand = в руке: { $name }
in-your-cup = у вас в руке
opposition = теневые соперники · карт: { $deck }
if-stops = Если { $name } остановится
tumblers-payout = Выплата бросающему
short-out-chicken = Трус.
short-out-gem = Самоцв.
short-out-run = Пуст.
short-out-double = Двойн.
skulls-pay = платят
yes = да
no = нет
question-place-level = Сколько костей туда положить?
question-bets-bet = Что делаете с этой ставкой?
