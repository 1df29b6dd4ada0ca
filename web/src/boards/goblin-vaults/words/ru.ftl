### Слова, нужные только нарисованному полю «Хранилищ гоблинов».
short-phase-scheme = Интриги
short-phase-vault = Хранилище
short-phase-warden = Страж
block = Блок
warden = Страж
vaults = Хранилища
goals = Цели
gears = шестерёнки
points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
  }
vault-of = Хранилище: { $name }
your-vault = Ваше хранилище
your-hand = Ваша рука
hand-empty = В руке ничего нет.
in-your-hand = в вашей руке
cards-in-hand = { $count ->
    [one] { $count } карта в руке
    [few] { $count } карты в руке
   *[many] { $count } карт в руке
  }
sort-by = Порядок
by-suit = масть
by-value = номинал
warden-suit = масть стража
warden-action = действие
bid-with = ставка: { $card }
face-down-card = карта рубашкой вверх
lies-face-down = лежит рубашкой вверх, считается пустой
blank = пустая
loot-label = { $card }, { $faction }, ярус { $tier }
slot-label = камера { $chamber }, ярус { $tier }
lot-label = Карта блока { $number }: { $card }{ $gears ->
    [0] { "" }
    [one] , на ней { $gears } шестерёнка
    [few] , на ней { $gears } шестерёнки
   *[many] , на ней { $gears } шестерёнок
  }
leads = лидирует
no-bids = нет ставок
lead = Лидер
underbid = Занизить
pay-a-gear = −1 шестерёнка
bid-here = Ставка
swap-here = Сделать стражем
plus-gears = { $count ->
    [one] +{ $count } шестерёнка
    [few] +{ $count } шестерёнки
   *[many] +{ $count } шестерёнок
  }
suit-beats = { $suit } бьют все другие масти
faction-acts = { $faction }: ставка даёт действие стража
in-deck = { $count } в колоде
in-supply = { $count } в запасе
glavrun-deck = теневая участница · { $count ->
    [one] осталась { $count } карта
    [few] осталось { $count } карты
   *[many] осталось { $count } карт
  }
glavrun-empty = Она ещё ничего не взяла.
score-so-far = Ваши очки сейчас
brk-gears = шестерёнки
brk-tiers = ярусы
brk-faction = фракция
brk-goals = цели
question-bid-card = На какую карту блока поставить «{ $card }»?
question-bid-position = Какую карту поставить сюда?
question-starting-card-card = Выберите камеру для карты «{ $card }»
question-stash-card = Выберите камеру для карты «{ $card }»
question-warden-action-place = Куда переложить карту?
suit-beats-short = { $suit } бьют всё
faction-acts-short = { $faction }: действие
worth-to-you = если выиграет, карта принесёт вашему хранилищу до { $gain } вместе с её шестерёнками
worth-kept = не выиграет; ваша карта вернётся и даст хранилищу { $gain } за вычетом шестерёнки
may-bring = если выиграет: { $gain }
gain-points = очки: { $gain }
scores-now = Очки сейчас
scores-total = всего
sheet-note = Если бы игра закончилась сейчас. Карты в руке не считаются.
hint-starting-card = Число на карте — сколько она принесёт вам сейчас: за ярус, фракцию и цели.
hint-bid = Сильнейшая ставка забирает карту блока, остальные кладут к себе то, что поставили. Сундук показывает, сколько принесёт вам карта блока.
hint-stash = За неё вы берёте 1 шестерёнку из запаса.
hint-store = Карта ложится на первый свободный ярус камеры. Числа показывают, сколько она принесёт вам сейчас.
hint-warden-action = Ваша ставка той же фракции, что и страж. Карта при обмене уходит под колоду раньше, чем вы увидите новую.
hint-swap = Масть стража бьёт все остальные, а ставки его фракции дают действие стража.
award-outbid = Вашу ставку перебили
award-win = Вы выигрываете «{ $card }»
award-other = «{ $card }» достаётся игроку { $name }
award-prize = на торгах
award-why-value = «{ $by }» старше, чем «{ $card }».
award-why-trump = «{ $by }» — козырь: масть стража бьёт все остальные.
award-why-earlier = «{ $by }» легла раньше, чем «{ $card }»: из равных ставок побеждает первая.
award-home = Ваша карта «{ $card }» ложится в хранилище{ $count ->
    [0] .
    [one] { " " }вместе с { $count } шестерёнкой.
   *[other] { " " }вместе с { $count } шестерёнками.
  }
trump = козырь
new-warden = Новый страж
spoils-won = выигрыш
spoils-kept = своя карта
spoils-stashed = спрятана
spoils-none = ничего
begins = { $you ->
    [yes] Вы начинаете
   *[no] Начинает { $name }
  }
intro-title = { $faction } — это вы
intro-bid = Девять раундов. В каждом вы ставите одну карту на одну из трёх карт блока: сильнейшая ставка забирает её, а кого перебили, тот кладёт к себе карту, которую поставил.
intro-vault = Так или иначе карта ложится в ваше хранилище. Она приносит очки на том ярусе, который на ней указан, за знак вашей фракции и за цели. Каждая шестерёнка — тоже очко.
intro-win = Побеждает тот, у кого после девятого раунда больше всех очков.
intro-solo = После девятого раунда у вас должно быть больше очков, чем у Главрун.
