### Vast: Кристальные пещеры. Гоблины.

## Что они говорят

action-choose-war = Выбрать карту Войны: { $war }
action-redraw-war = Гоблинский рубин: обменять карту «{ $war }»
action-refuse-discs = { $tribe }: отказаться от дисков ({ $discs })
action-scatter = Рассеять Племя: { $tribe }
action-assign-monster = Отдать Монстра: { $monster } — { $tribe }
action-dismiss-monster = Прогнать Монстра: { $monster }
action-redraw-monster = Гоблинский рубин: обменять Монстра «{ $monster }»
action-redraw-secret = Гоблинский рубин: обменять Секрет «{ $secret }»
action-discard-secret = Сбросить Секрет: { $secret }
action-play-secret = Сыграть Секрет: { $secret }
action-play-secret-on = Сыграть «{ $secret }» на Племя: { $tribe }
action-hex = Навести Порчу: { $role }
action-activate = Активировать: { $tribe }
action-tunnel = Тайные ходы: выйти на { $space }
action-burrow = Подземный червь: прорыть ход на { $space }
action-stagger = Брести к { $space } до последнего гоблина
action-lure-knight = Блуждающий огонёк: увести Рыцаря
action-tribe-flare = Зажечь Вспышку
action-tribe-attack = Атаковать: { $piece }
action-hew-crystal = Атаковать Кристалл
action-plunder-treasure = Грабить Сокровище
action-plunder-gem = Грабить: { $gem }
action-plunder-dragon = Грабить самого Дракона
action-explore = Разведать { $space }
action-hide = Скрыться
action-special-action = Особое действие
action-appear = Показаться на { $space }
action-lurk = Затаиться на { $space }
action-jump = Гном: ускользнуть на { $space }
action-ambush = Напасть из Засады: { $tribe }
action-lie-low = Не высовываться
action-lull-tribe = Усыпить Племя: { $tribe }
action-take-secrets = Взять Секреты
action-take-rage = Взять Ярость
action-steal-secret = Сбросить Секрет: { $secret }
action-steal-hidden-secret = Сбросить случайный закрытый Секрет

## О чём их спрашивают

question-choose-war = Какую карту Войны вы выбираете?
question-refuse-discs = Карта даёт Клыкам { $fangs }, Костям { $bones }, Оку { $eye }. Если места не хватит, одно Племя рассеется. Отказаться от дисков за 1 Ярость на Племя?
question-overpopulation = Перенаселение! Какое Племя рассеется?
question-assign-monsters = Взяты Монстры: { $monster }. Кому их отдать? Осталось мест: { $room }.
question-redraw-secret = Гоблинский рубин: обменять один из новых Секретов?
question-discard-secret = Не больше пяти Секретов. Какой сбросить?
question-activate-tribes = Какое Племя активировать следующим?
question-use-tunnels = Тайные ходы: на какую Тёмную плитку выйдет Племя?
question-tribe-acts = Что делает Племя ({ $tribe })? Численность { $amount }.
question-gnome-jump = Гном: куда ускользнёт Племя ({ $tribe })?
question-cave-in = Обвал: какую плитку убрать? Можно ещё { $left }.
question-poison = Удар попал в цель ({ $tribe }). Добавить Яд ({ $cubes } { $cubes ->
    [one] кубик
    [few] кубика
   *[other] кубиков
})?
question-loot-drop = Вор убит: взять { $level } { $level ->
    [one] Секрет
    [few] Секрета
   *[other] Секретов
} или столько же Ярости?
question-ambush = Рыцарь попала в Засаду. Кто отнимет у неё 1 Здоровье?
question-use-beetles = { $tribe }: потеря Численности { $amount }. Отдать Сияющих жуков, чтобы потерять на 1 меньше?
question-drop-monster = { $tribe }: рассеяние. Какой Монстр убежит?
question-use-trap = Способность Дракона заденет ваши Племена. Отдать Ловушку, чтобы её избежать?
question-spores-tribe = Сонные споры: какое Племя уснёт до Численности 1?
question-steal-secret = Сбрасывает ли Вор Секрет Гоблинов?

## Что происходит

event-war-drawn = Взята карта Войны: { $war }.
event-war-chosen = Гоблины выбирают карту Войны: { $war }.
event-ruby-used = Гоблинский рубин сверкает: карта обменяна.
event-discs-refused = { $tribe }: отказ от дисков, { $amount }.
event-tribe-grew = { $tribe }: Численность { $amount }.
event-leader-rose = Вожак удержал толпу.
event-goblins-drew-monster = Гоблины берут Монстра: { $monster }.
event-monster-assigned = { $tribe }: новый Монстр — { $monster }.
event-monster-dismissed = Монстр ушёл: { $monster }.
event-secret-drawn = Вы берёте Секрет: { $secret }.
event-hidden-secret-drawn = Гоблины берут Секрет.
event-secret-played = Гоблины играют Секрет: { $secret }.
event-secret-discarded = Секрет сброшен: { $secret }.
event-blind-fury = { $tribe }: Слепое бешенство, в этот ход без потерь на Освещённых плитках.
event-fire-bomber = { $tribe }: Подрывник, в этот ход Сила +2.
event-hexed = Порча: { $role }, { $amount }.
event-hiding-spots = Удар из Укромных мест: { $tribe }.
event-trap-sprung = Ловушка: способность Дракона не задевает Племён.
event-rage-rose = Ярость +{ $amount }, теперь { $rage }.
event-rage-fell = Ярость −{ $amount }, теперь { $rage }.
event-population-lost = { $tribe }: Численность −{ $amount }.
event-tribe-scattered = { $tribe }: рассеяние, Численность −{ $amount }.
event-tribe-activated = { $tribe }: активация.
event-tribe-appeared = { $tribe }: Племя показалось на { $space }.
event-tribe-lurks = { $tribe }: Племя затаилось на { $space }.
event-tribe-hid = { $tribe }: Племя скрылось.
event-special-action = { $tribe }: особое действие.
event-tribe-attacked = { $tribe }: атака, цель — { $piece }.
event-knight-poisoned = Клинки отравлены.
event-bomber-exploded = Подрывник взрывается посреди Племени: { $tribe }.
event-crystal-hewn = { $tribe }: Племя рубит Кристалл и ждёт второго.
event-goblins-lay-low = Гоблины не высовываются.
event-treasure-plundered = { $tribe }: Сокровище разграблено.
event-gem-plundered = { $tribe }: грабёж — { $gem }.
event-dragon-plundered = { $tribe }: ограблен сам Дракон.

## Почему нет

why-not-tribe-activated = Это Племя уже действовало.
why-not-tribe-empty = Племя без Гоблинов ничего не делает.
why-not-too-strong-for-tribe = Племя должно быть сильнее того, кто там стоит.
why-not-tribe-cannot-reach = Племя туда не дойдёт: мешает стена, или погибнет последний Гоблин.
