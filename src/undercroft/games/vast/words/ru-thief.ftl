### Vast: Кристальные пещеры. Вор.

## Что он говорит

action-assign-stats = Движение { $movement }, Скрытность { $stealth }, Воровство { $thievery }
action-climb = Перелезть через стену: { $space }
action-climb-across = Перелезть на другую сторону: { $space }
action-peek = Закончить движение и взглянуть на плитку
action-loot-treasure = Подобрать Сокровище (1 кубик)
action-loot-gem = Подобрать с риском: { $gem } (1 кубик)
action-loot-gem-safely = Подобрать без риска: { $gem } (2 кубика)
action-pickpocket = Обокрасть ({ $piece }): { $cubes_key ->
    [1] 1 кубик (4 и больше)
    [2] 2 кубика (2 и больше)
   *[other] 3 кубика (без броска)
 }
action-pick-lock = Вскрыть замок: { $cubes_key ->
    [0] без кубиков
    [1] 1 кубик
   *[other] { $cubes } кубика
 }
action-backstab = Ударить в спину ({ $piece }): { $cubes_key ->
    [1] лёгкая рана (1 кубик)
    [2] средняя рана (2 кубика)
   *[other] тяжёлая рана (3 кубика)
 }
action-hide-loot = Утаить добычу: { $cubes_key ->
    [1] 1 кубик
   *[other] { $cubes } кубика
 }
action-thief-flare = Вспышка на своей клетке (1 кубик)
action-stash-treasure = Спрятать Сокровище
action-stash-gem = Спрятать: { $gem }
action-buy-upgrade = Улучшение: { $upgrade }
action-lose-upgrade = Потерять улучшение «{ $upgrade }»

## О чём его спрашивают

question-assign-stats = Какой жетон — на Движение, Скрытность и Воровство?
question-thief-turn = Что делает Вор? Шаги: { $steps }, кубики: { $cubes }.
question-peeked = Это { $tile }. Открыть плитку?
question-sticky-fingers = Липкие пальцы: перебросить кость?
question-grab-treasure = Запас пуст: берёте Сокровище с поля?
question-stash-loot = Что вы прячете первым?
question-choose-upgrade = Какое улучшение даёт спрятанный жетон?
question-lose-upgrade = Какое улучшение отнимают споры?
question-evade = Вы увернулись: куда ускользнуть?

## Что происходит

event-thief-appeared = Вор появляется у Входа.
event-stats-assigned = Вор: Движение { $movement }, Скрытность { $stealth }, Воровство { $thievery }.
event-thief-peeked = Вор заглядывает под плитку { $space }.
event-thief-peeked-own = Вы заглянули под плитку { $space }: { $tile }.
event-thief-looted = Вор подбирает добычу ({ $token }) на клетке { $space }.
event-action-die-rolled = На кости действия { $number }.
event-thief-picks-pocket = Вор лезет в карман: { $piece }.
event-thief-picks-lock = Вор вскрывает Хранилище на клетке { $space }.
event-thief-succeeds = Удача.
event-thief-fails = Неудача.
event-thief-stabs = Вор бьёт в спину: { $piece }.
event-loot-hidden = Вор утаивает добычу: уровень добычи { $level }.
event-loot-stashed = Вор прячет добычу: { $count } из { $goal }.
event-upgrade-bought = Вор получает улучшение «{ $upgrade }».
event-upgrade-lost = Вор теряет улучшение «{ $upgrade }».
event-thief-died = Вор погибает на клетке { $space } и роняет всё, что нёс.
event-thief-evaded = Вор уворачивается от удара.

## Почему нет

why-not-upgrade-taken = Это улучшение у вас уже есть.
why-not-upgrade-left-first = Эти улучшения берут слева направо.
why-not-robbed-already = Каждую фигуру можно обокрасть или ударить раз в ход.
why-not-too-wary = Ваша Скрытность должна быть больше бдительности цели.
why-not-no-action-cube = Кубиков действий больше не осталось.
