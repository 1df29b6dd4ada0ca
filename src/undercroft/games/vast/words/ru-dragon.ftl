### Vast: Дракон.

gems-no-gem = только карты
gems-claw = Самоцвет Когтя
gems-flame = Самоцвет Пламени
gems-claw-flame = Самоцветы Когтя и Пламени
gems-wing = Самоцвет Крыла
gems-claw-wing = Самоцветы Когтя и Крыла
gems-flame-wing = Самоцветы Пламени и Крыла
gems-all-gems = все три Самоцвета
target-greed = Жадность
target-hunger = Голод
target-pride-event = Гордыня (Событие)
target-pride-still = Гордыня (не двигаться)
target-pride-gem = Гордыня (второй Самоцвет)

## Ответы

action-use-power = { $power } ({ $gems })
action-use-any-power = { $power }: Когтей { $claws }, Пламени { $flames }, { $gems }, остальное Крыльями
action-finish-powers = Больше никаких способностей
action-slither = Кубик: { $box } → { $target }
action-swat-treasure = Отбросить Сокровище с { $space }
action-swat-gem = Отбросить: { $gem }
action-claim-sloth = Пробудиться: { $box }
action-return-sloth = Вернуть кубик: { $box }
action-gather-treasure = Взять жетон Сокровища
action-place-gem = Положить: { $gem }
action-discard-power = Сбросить карту: { $symbol }
action-reroll = Вопль: перебросить
action-surface = Выйти на поверхность

## Вопросы

question-dragon-turn = Что делает Дракон? Броня { $armor }, { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
}.
question-gather-treasure = Взять жетон Сокровища со своей плитки?
question-be-greedy = Сдать жетон Сокровища и перенести кубик Жадности?
question-place-gem = Какой Самоцвет положить?
question-keep-still = Он не двигался. Перенести кубик за неподвижность?
question-claim-sloth = Ещё можно перенести кубики Лени. Сделайте это или продолжайте.
question-surface = Выйти на поверхность?
question-shriek = Потратить жетон Вопля на переброс?
question-claw-next = Коготь: кто следующий?
question-hiss = Шипение: какое племя скроется?
question-scratch = Рассечение: кого?
question-burn = Поджог: какую Тёмную плитку открыть?
question-flame-wall = Огненная стена: на какую плитку?
question-wing = Крыло: куда?
question-dragon-ride = Река может снести Дракона вниз по течению. Куда?
question-dragon-go-on = Сделать отсюда второй шаг?
question-slither = Скольжение: какой кубик куда?
question-swat = Взмах: какой жетон?
question-discard-power = Какую карту Мощи сбросить?
question-return-sloth = Споры: куда вернуть кубик Бодрости?

## События

event-power-used = Дракон применяет: { $power }.
event-sloth-overcome = { $box }: кубик переходит в Бодрость, теперь { $wakefulness }.
event-sloth-returned = Кубик возвращается ({ $box }); Бодрость { $wakefulness }.
event-dragon-woke = Дракон просыпается!
event-dragon-surfaced = Дракон выходит на поверхность.
event-dragon-hurt = Дракон теряет { $amount } Здоровья, осталось { $health }.
event-flame-wall-laid = На { $space } горит Огненная стена.
event-slithered = Кубик Лени: { $box } → { $target }.
event-treasure-gathered = Дракон берёт жетон Сокровища.
event-hoard-given-up = Жадность утолена: { $amount ->
    [one] { $amount } отложенный жетон Сокровища возвращается
    [few] { $amount } отложенных жетона Сокровищ возвращаются
   *[other] { $amount } отложенных жетонов Сокровищ возвращаются
} в запас.
event-gem-placed = { $gem } лежит на { $space }.
event-goblins-eaten = Дракон съедает: { $amount }; в брюхе { $eaten }.

## Почему нет

why-not-moved-already = Свободное движение этого хода уже использовано.
why-not-surface-bound = На поверхности вы двигаетесь на 1 или 2 плитки по прямой, не через стены и не на тёмные плитки.
why-not-not-in-line = Вы двигаетесь на 1 или 2 плитки по прямой.
why-not-shriek-lies = Жетон Вопля лежит на силе, пока вы его не используете.
why-not-cannot-pay = Ваших карт и Самоцветов не хватает на цену.
why-not-no-target = Нет подходящей цели.
