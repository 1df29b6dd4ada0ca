### Vast: Пещера.

## Ответы

action-use-omen = Знамение: { $omen }
action-pay-omen = Заплатить: { $mark }
action-discard-omen = Сбросить: { $mark }
action-play-event = Сыграть: { $happening }
action-give-treasure = Отдать ей: { $treasure }
action-carry-treasure = Унести Сокровище с { $space }
action-slide-rocks = Камнепад у { $space }, край { $direction }
action-lift-rocks = Забрать Камнепад у { $space }, край { $direction }
action-turn-tile = Повернуть плитку на { $space }
action-add-event = Жетон События на { $space }
action-bury-events = Похоронить три верхних События
action-shed-hatred = Убрать жетон Ненависти
action-vent-hatred = Излить Ненависть на поле
action-skip-treasure = Не класть Сокровище

## Вопросы

question-choose-tile = Какую плитку положить на { $space }?
question-shape-cave = Куда положить новую плитку?
question-place-treasure = На какую Тёмную плитку положить Сокровище?
question-omens = Применить Знамение?
question-pay-omen = { $omen }: осталось заплатить { $left ->
    [one] { $left } жетон
    [few] { $left } жетона
   *[other] { $left } жетонов
}. Какой символ?
question-discard-omen = Какой жетон Знамения вы теряете?
question-choose-event = Какое Событие встретит Рыцарь?
question-give-treasure = Какую карту Сокровища получит Рыцарь?
question-giant-bats = Гигантские нетопыри: кого или что они уносят?
question-lift-rocks = Все Камнепады на поле. Какой передвинуть?
question-slide-rocks = Камнепад: какой край закрыть?
question-spores = Сонные споры: кто их вдохнёт?
question-hatred = Ненависть: поле или жетон Ненависти?
question-crystal-curse = Проклятие кристаллов: что делать?
question-turn-tile = Как повернуть плитку?

## События

event-omen-drawn = Пещера берёт жетон Знамения: { $mark }.
event-omen-paid = { $mark } возвращается в мешок.
event-omen-used = Знамение: { $omen } (цена { $amount }).
event-rocks-slid = Камни закрывают край { $space } { $direction }.
event-spored = Сонные споры: { $role }.
event-hatred-shed = Жетон Ненависти уходит; осталось { $left }.
event-events-buried = Пещера хоронит карты Событий.

## Почему нет

why-not-omens-on-own-turn = Знамения используют в свой ход.
why-not-omen-too-dear = Цена — подходящих жетонов Знамений: { $amount }.
why-not-omen-for-nothing = Сейчас оно ничего не даст.
why-not-omen-half-way = Сначала закончите начатое.
why-not-crystal-tile-first = В свой ход вы сначала кладёте плитки Кристаллов.
