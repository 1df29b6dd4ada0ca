### Изумрудные черепа: слова, которые видит игрок.

game-emerald-skulls = Изумрудные черепа
game-name = Изумрудные черепа
game-tagline = Бросайте кости или ставьте на того, кто бросает
vrax-and-kur = Вракс и Кур
seat-vrax = Вракс
seat-kur = Кур

## Исходы

out-bust = Провал
out-chicken = Трусость
out-gem = Самоцвет
out-run = Пустая горсть
out-double = Двойной исход
out-bust-text = выставить ничего не удалось
out-chicken-text = остановка после выкладки, в горсти есть кости
out-gem-text = кость лежит на самоцвете
out-run-text = все кости выставлены
out-double-text = самоцвет, и все кости выставлены

## Уровни

level-lower-jaw = нижняя челюсть
level-upper-jaw = верхняя челюсть
level-nose = нос
level-eyes = глаза
level-gem = самоцвет

## Кости

pool-3 = 3 кости бесплатно
pool-4 = 4 кости за 1 шестерёнку
pool-5 = 5 костей за 3 шестерёнки
pool-6 = 6 костей за 6 шестерёнок
pool-7 = 7 костей за 10 шестерёнок
laid-0-1 = 1 череп
laid-0-2 = 2 черепа
laid-0-3 = 3 черепа
laid-0-4 = 4 черепа
laid-0-5 = 5 черепов
laid-0-6 = 6 черепов
laid-0-7 = 7 черепов
laid-1-0 = 1 кость
laid-1-1 = 1 кость и 1 череп
laid-1-2 = 1 кость и 2 черепа
laid-1-3 = 1 кость и 3 черепа
laid-1-4 = 1 кость и 4 черепа
laid-1-5 = 1 кость и 5 черепов
laid-1-6 = 1 кость и 6 черепов
laid-2-0 = 2 кости
laid-2-1 = 2 кости и 1 череп
laid-2-2 = 2 кости и 2 черепа
laid-2-3 = 2 кости и 3 черепа
laid-2-4 = 2 кости и 4 черепа
laid-2-5 = 2 кости и 5 черепов
laid-3-0 = 3 кости
laid-3-1 = 3 кости и 1 череп
laid-3-2 = 3 кости и 2 черепа
laid-3-3 = 3 кости и 3 черепа
laid-3-4 = 3 кости и 4 черепа
laid-4-0 = 4 кости
laid-4-1 = 4 кости и 1 череп
laid-4-2 = 4 кости и 2 черепа
laid-4-3 = 4 кости и 3 черепа
laid-5-0 = 5 костей
laid-5-1 = 5 костей и 1 череп
laid-5-2 = 5 костей и 2 черепа
laid-6-0 = 6 костей
laid-6-1 = 6 костей и 1 череп
laid-7-0 = 7 костей

## Места в стопке

place-first = первое место
place-second = второе место
place-third = третье место

## Ставки: название и условие

bet-pick-n-bust = Ковырнул и провалился
bet-pick-n-bust-text = ковырнуть в носу и кончить Провалом
bet-mad-nargash = Безумный Наргаш
bet-mad-nargash-text = Самоцвет из одних черепов
bet-grim-grin = Мрачная ухмылка
bet-grim-grin-text = Пустая горсть из одних зубов
bet-emerald-skull = Изумрудный череп
bet-emerald-skull-text = Двойной исход с Полным черепом
bet-busted-fowl = Битая птица
bet-busted-fowl-text = Провал или Трусость
bet-final-jewel = Последний самоцвет
bet-final-jewel-text = Самоцвет или Двойной исход
bet-empty-hands = Пустые руки
bet-empty-hands-text = Пустая горсть или Двойной исход
bet-empty-n-shiny = Пусто и блестит
bet-empty-n-shiny-text = Двойной исход
bet-nargashs-woe = Горе Наргаша
bet-nargashs-woe-text = не Самоцвет из одних черепов
bet-nargashs-gamble = Риск Наргаша
bet-nargashs-gamble-text = «Безумный Наргаш» с пятью черепами и больше
bet-cracked-cranium = Треснувший череп
bet-cracked-cranium-text = не Двойной исход с Полным черепом
bet-legendary-emerald-skull = Легендарный изумрудный череп
bet-legendary-emerald-skull-text = «Изумрудный череп» без единой кости с черепом
bet-scarred-face = Лицо в шрамах
bet-scarred-face-text = Самоцвет, на каждом уровне ровно одна кость
bet-denied-visage = Отвергнутый лик
bet-denied-visage-text = не «Лицо в шрамах»
bet-gnarled-face = Корявое лицо
bet-gnarled-face-text = Двойной исход, на каждом уровне ровно одна кость
bet-fractured-tusks = Сломанные клыки
bet-fractured-tusks-text = не Пустая горсть из одних зубов
bet-toothless-tumble = Беззубый бросок
bet-toothless-tumble-text = ни одного зуба; платит кубиками
bet-skulls-0 = Черепа: ни одного
bet-skulls-0-text = ни одного черепа
bet-skulls-1 = Черепа: 1
bet-skulls-1-text = ровно 1 череп
bet-skulls-2 = Черепа: 2
bet-skulls-2-text = ровно 2 черепа
bet-skulls-3 = Черепа: 3
bet-skulls-3-text = ровно 3 черепа
bet-skulls-0-1 = Черепа: 0 или 1
bet-skulls-0-1-text = 0 или 1 череп
bet-skulls-1-2 = Черепа: 1 или 2
bet-skulls-1-2-text = 1 или 2 черепа
bet-skulls-2-3 = Черепа: 2 или 3
bet-skulls-2-3-text = 2 или 3 черепа
bet-skulls-3-4 = Черепа: 3 или 4
bet-skulls-3-4-text = 3 или 4 черепа
bet-skulls-2-up = Черепа: 2 и больше
bet-skulls-2-up-text = 2 черепа или больше
bet-skulls-3-up = Черепа: 3 и больше
bet-skulls-3-up-text = 3 черепа или больше
bet-skulls-4-up = Черепа: 4 и больше
bet-skulls-4-up-text = 4 черепа или больше
bet-skulls-odd = Черепа: нечётное число
bet-skulls-odd-text = нечётное число
bet-skulls-even = Черепа: чётное число
bet-skulls-even-text = чётное число, ноль тоже
bet-picks-0 = Ковыряния: ни разу
bet-picks-0-text = ни разу не ковырять в носу
bet-picks-1 = Ковыряния: 1
bet-picks-1-text = ровно 1 раз поковырять в носу
bet-picks-2 = Ковыряния: 2
bet-picks-2-text = ровно 2 раза поковырять в носу
bet-eyes-0 = Глаза: ни одного
bet-eyes-0-text = ни одного глаза
bet-eyes-1 = Глаза: 1
bet-eyes-1-text = ровно 1 глаз
bet-eyes-2 = Глаза: 2
bet-eyes-2-text = ровно 2 глаза
bet-noses-0 = Носы: ни одного
bet-noses-0-text = ни одного носа
bet-noses-1 = Носы: 1
bet-noses-1-text = ровно 1 нос
bet-noses-2 = Носы: 2
bet-noses-2-text = ровно 2 носа
bet-noses-3 = Носы: 3
bet-noses-3-text = ровно 3 носа
bet-noses-2-up = Носы: 2 и больше
bet-noses-2-up-text = 2 носа или больше
bet-noses-3-up = Носы: 3 и больше
bet-noses-3-up-text = 3 носа или больше
bet-noses-odd = Носы: нечётное число
bet-noses-odd-text = нечётное число
bet-noses-even = Носы: чётное число
bet-noses-even-text = чётное число, ноль тоже
bet-more-lower = Прикус: больше снизу
bet-more-lower-text = нижних зубов больше, чем верхних
bet-same-teeth = Прикус: поровну
bet-same-teeth-text = нижних и верхних зубов поровну
bet-more-upper = Прикус: больше сверху
bet-more-upper-text = верхних зубов больше, чем нижних
bet-teeth-0 = Зубы: ни одного
bet-teeth-0-text = ни одного зуба
bet-teeth-1 = Зубы: 1
bet-teeth-1-text = ровно 1 зуб
bet-teeth-2 = Зубы: 2
bet-teeth-2-text = ровно 2 зуба
bet-teeth-3 = Зубы: 3
bet-teeth-3-text = ровно 3 зуба
bet-teeth-2-up = Зубы: 2 и больше
bet-teeth-2-up-text = 2 зуба или больше
bet-teeth-3-up = Зубы: 3 и больше
bet-teeth-3-up-text = 3 зуба или больше
bet-teeth-4-up = Зубы: 4 и больше
bet-teeth-4-up-text = 4 зуба или больше
bet-lost-gemstone = Утерянный камень
bet-lost-gemstone-text = самоцвета нет
bet-wild-crystal = Дикий кристалл
bet-wild-crystal-text = Самоцвет, и камнем лежит череп
bet-feeble-fingers = Слабые пальцы
bet-feeble-fingers-text = в горсти остались кости
bet-broken-limbs = Сломанные лапы
bet-broken-limbs-text = не Пустая горсть, и в горсти осталось не меньше двух черепов
bet-botched-gem = Испорченный камень
bet-botched-gem-text = не Двойной исход
bet-ocular-skull = Глазастый череп
bet-ocular-skull-text = Двойной исход с двумя глазами
bet-tumblers-triumph = Триумф метателя
bet-tumblers-triumph-text = не Провал
bet-dragul-bust = Драгульский провал
bet-dragul-bust-text = Провал

## Стороны карт

side-1 = 1 Ковырнул и провалился, Безумный Наргаш
side-2 = 2 Мрачная ухмылка, Изумрудный череп
side-3 = 3 Битая птица, Последний самоцвет
side-4 = 4 Пустые руки, Пусто и блестит
side-6a = 6a Безумный Наргаш
side-6b = 6b Безумный Наргаш с Риском
side-8a = 8a Изумрудный череп
side-8b = 8b Изумрудный череп с Легендой
side-10a = 10a Лицо в шрамах
side-10b = 10b Лицо в шрамах и Корявое лицо
side-12a = 12a Мрачная ухмылка
side-12b = 12b Мрачная ухмылка с Беззубым броском
side-14a = 14a Дикие кости
side-14b = 14b Счёт надгробий
side-16a = 16a Неутомимый ковыряльщик
side-16b = 16b Опись глаз
side-18a = 18a Запас носов
side-18b = 18b Идеальные пропорции
side-20a = 20a Прикус
side-20b = 20b Странная усмешка
side-22a = 22a Последний самоцвет
side-22b = 22b Последний самоцвет с Диким кристаллом
side-24a = 24a Пустые руки
side-24b = 24b Пустые руки со Сломанными лапами
side-26a = 26a Пусто и блестит
side-26b = 26b Пусто и блестит с Глазастым черепом
side-28a = 28a Триумф метателя
side-28b = 28b Триумф метателя с Ковырнул и провалился
kind-standard = Обычная карта
kind-jackpot = Карта джекпота
kind-side = Побочная карта
kind-out = Карта исхода

## Выплаты метателю

payout-normal = обычная выплата
payout-mad-nargash = джекпот «Безумный Наргаш»
payout-grim-grin = джекпот «Мрачная ухмылка»
payout-emerald-skull = джекпот «Изумрудный череп»
payout-legendary-emerald-skull = джекпот «Легендарный изумрудный череп»
payout-scarred-face = джекпот «Лицо в шрамах»
payout-gnarled-face = джекпот «Корявое лицо»

## Вопросы

question-buy = Сколько костей вы бросаете?
question-bets = { $role_key ->
    [tumbler] Кости у вас в руке. Бросайте, когда захотите.
    [hovering] Ваш жетон ещё не лёг. Положить его или забрать?
    [ready] Вы готовы. Пока кости в руке, можно передумать.
   *[bettor] Кладёте жетон на ставку?
 }
question-bet = Кладёте ли вы жетон на ставку?
question-doubt = Сейчас эта ставка ничего не принесёт. Всё равно положить жетон?
question-place = { $fits_key ->
    [no] Положить нечего. Перебросите или это Провал?
   *[yes] { $reroll_key ->
        [no] Куда вы кладёте кости?
       *[yes] Куда вы кладёте кости, или перебросите?
    }
 }
question-check = Остановиться или бросать дальше?
question-payout = { $count ->
    [one] Джекпот собран, шестерёнок в нём: { $jackpots }.
   *[other] Джекпоты собраны, шестерёнок в них: { $jackpots }.
 } Обычная выплата: шестерёнок { $normal }{ $cubes ->
    [0] { "" }
   *[other] , кубиков { $cubes }
 }. Что вы берёте?

## Действия

action-buy = Бросать: { $pool }
action-place = { $level }: { $laid }
action-spend-cube = Потратить кубик и перебросить
action-pick-nose = Поковырять в носу и перебросить
action-accept-bust = Согласиться на Провал
action-stop = Струсить и остановиться
action-go-on = Бросать дальше
action-take = Взять: { $payout }
action-bet = Поставить на «{ $bet }», { $place }
action-confirm = Всё равно положить: «{ $bet }», { $place }
action-withdraw = Забрать с «{ $bet }»
action-yield = Уступить место на «{ $bet }» жетону сверху
action-dispute = Оспорить порядок на «{ $bet }»
action-keep-order = «{ $bet }»: { $place }, жетон остаётся где лежит
action-swap-order = «{ $bet }»: { $place }, жетон опускается на одно место
action-ready = Готово
action-not-ready = Ещё подумать
action-pass = Пас
action-roll = Бросить кости
action-time-up = Время вышло

## События

event-cards-laid = Карты ставок: { $side }.
event-turn-began = Метатель: { $seat }; в запасе { $supply ->
    [one] { $supply } шестерёнка.
    [few] { $supply } шестерёнки.
   *[many] { $supply } шестерёнок.
 }
event-dice-bought = { $seat } { VERB($seat_is_you, "берёте", "берёт") } { $dice ->
    [one] { $dice } кость
    [few] { $dice } кости
   *[many] { $dice } костей
 }{ $gears ->
    [0] { "." }
    [one] { " " }за { $gears } шестерёнку.
    [few] { " " }за { $gears } шестерёнки.
   *[many] { " " }за { $gears } шестерёнок.
 }
event-bet-laid = { $seat } { VERB($seat_is_you, "ставите", "ставит") } на «{ $bet }», { $place }.
event-bet-hopeless = «{ $bet }» уже не может сбыться. Всё равно положить жетон или забрать?
event-bet-worthless = «{ $bet }» сейчас ничего не принесёт: против никто не ставил. Всё равно положить жетон или забрать?
event-bet-clashed = Кто-то успел на «{ $bet }» раньше, вам досталось бы { $place }. Положить жетон или забрать?
event-bet-closed = «{ $bet }» заполнили раньше, чем подоспел ваш жетон; он остаётся у вас.
event-bet-lapsed = Кости брошены раньше, чем вы решили насчёт «{ $bet }»; жетон остаётся у вас.
event-bet-withdrawn = { $seat } { VERB($seat_is_you, "забираете", "забирает") } жетон со ставки «{ $bet }».
event-bet-yielded = { $seat } { VERB($seat_is_you, "уступаете", "уступает") } место на «{ $bet }»: { $other_is_you ->
    [yes] вам
   *[no] { $other }
 }.
event-order-disputed = { $seat } { VERB($seat_is_you, "спорите", "спорит") } о месте на «{ $bet }» ({ $other }); решает метатель.
event-order-kept = Метатель решает о «{ $bet }»: порядок прежний, { $seat } ниже, { $other } выше.
event-order-swapped = Метатель решает о «{ $bet }»: теперь { $seat } ниже, { $other } выше.
event-bettor-ready = { $seat } больше не { VERB($seat_is_you, "ставите", "ставит") }.
event-bettor-not-ready = { $seat } всё-таки ещё { VERB($seat_is_you, "думаете", "думает") }.
event-time-up = Время вышло: метатель может бросать.
event-rolled = { $seat } { VERB($seat_is_you, "выбрасываете", "выбрасывает") } { $roll }.
event-placed = { $seat } { VERB($seat_is_you, "выкладываете", "выкладывает") } { $dice ->
    [one] { $dice } кость
    [few] { $dice } кости
   *[many] { $dice } костей
 }: { $level }{ $skulls ->
    [0] { "." }
    [one] { ", " }из них { $skulls } череп.
    [few] { ", " }из них { $skulls } черепа.
   *[many] { ", " }из них { $skulls } черепов.
 }
event-cube-spent = { $seat } { VERB($seat_is_you, "тратите", "тратит") } кубик; костей в горсти: { $dice }.
event-nose-picked = { $seat } { VERB($seat_is_you, "ковыряете", "ковыряет") } в носу; костей в горсти: { $dice }.
event-out = { $seat }: { $out }!
event-tumbler-paid = { $seat } { VERB($seat_is_you, "получаете", "получает") } { $gears ->
    [one] { $gears } шестерёнку
    [few] { $gears } шестерёнки
   *[many] { $gears } шестерёнок
 }{ $cubes ->
    [0] { "." }
    [one] { " " }и { $cubes } кубик.
    [few] { " " }и { $cubes } кубика.
   *[many] { " " }и { $cubes } кубиков.
 }
event-jackpot-taken = { $seat } { VERB($seat_is_you, "берёте", "берёт") } { $payout }: { $gears ->
    [one] { $gears } шестерёнка.
    [few] { $gears } шестерёнки.
   *[many] { $gears } шестерёнок.
 }
event-bet-won = { $seat } { VERB($seat_is_you, "выигрываете", "выигрывает") } «{ $bet }»: { $gears ->
    [one] { $gears } шестерёнка.
    [few] { $gears } шестерёнки.
   *[many] { $gears } шестерёнок.
 }
event-bet-won-cubes = { $seat } { VERB($seat_is_you, "выигрываете", "выигрывает") } «{ $bet }»: { $cubes ->
    [one] { $cubes } кубик.
    [few] { $cubes } кубика.
   *[many] { $cubes } кубиков.
 }
event-bet-lost = { $seat } { VERB($seat_is_you, "проигрываете", "проигрывает") } «{ $bet }».
event-supply-empty = Запас пуст: игра окончена.
event-leftovers = Вракс и Кур забирают остаток запаса: { $gears ->
    [one] { $gears } шестерёнка.
    [few] { $gears } шестерёнки.
   *[many] { $gears } шестерёнок.
 }
event-game-over = { $ending_key ->
    [outsmarted] Победили Вракс и Кур.
   *[other] { $winners_is_you ->
        [yes] Победа ваша.
       *[no] Победа: { $winners }.
    }
 }

## Подсчёт

category-tumbling = Выиграно метателем
category-bets = Выиграно ставками
category-dice = Потрачено на кости
category-gears = Шестерёнки

## Концовки

ending-most-gears = Побеждает тот, у кого больше шестерёнок.
ending-most-cubes = Шестерёнок поровну: решают кубики.
ending-last-tumbler = Шестерёнок и кубиков поровну: побеждает тот, кто метал позже.
ending-cashed-out = Вы заработали больше Вракс и Кура.
ending-outsmarted = Вракс и Кур вас перехитрили.

## Настройки

option-betting-cards = Карты ставок
option-betting-cards-standard = Обычные
option-betting-cards-advanced = Особые
option-sides = Стороны особых карт (пусто: по жребию)
option-sides-6a = 6a Безумный Наргаш
option-sides-6b = 6b Безумный Наргаш с Риском
option-sides-8a = 8a Изумрудный череп
option-sides-8b = 8b Изумрудный череп с Легендой
option-sides-10a = 10a Лицо в шрамах
option-sides-10b = 10b Лицо в шрамах и Корявое лицо
option-sides-12a = 12a Мрачная ухмылка
option-sides-12b = 12b Мрачная ухмылка с Беззубым броском
option-sides-14a = 14a Дикие кости
option-sides-14b = 14b Счёт надгробий
option-sides-16a = 16a Неутомимый ковыряльщик
option-sides-16b = 16b Опись глаз
option-sides-18a = 18a Запас носов
option-sides-18b = 18b Идеальные пропорции
option-sides-20a = 20a Прикус
option-sides-20b = 20b Странная усмешка
option-sides-22a = 22a Последний самоцвет
option-sides-22b = 22b Последний самоцвет с Диким кристаллом
option-sides-24a = 24a Пустые руки
option-sides-24b = 24b Пустые руки со Сломанными лапами
option-sides-26a = 26a Пусто и блестит
option-sides-26b = 26b Пусто и блестит с Глазастым черепом
option-sides-28a = 28a Триумф метателя
option-sides-28b = 28b Триумф метателя с Ковырнул и провалился
option-jackpot-cards = Карты джекпота в игре (особые)
option-jackpot-cards-recommended = как советует книга
option-jackpot-cards-0 = 0
option-jackpot-cards-1 = 1
option-jackpot-cards-2 = 2
option-jackpot-cards-3 = 3
option-jackpot-cards-4 = 4
option-side-cards = Побочные карты в игре (особые)
option-side-cards-recommended = как советует книга
option-side-cards-0 = 0
option-side-cards-1 = 1
option-side-cards-2 = 2
option-side-cards-3 = 3
option-side-cards-4 = 4
option-out-cards = Карты исхода в игре (особые)
option-out-cards-recommended = как советует книга
option-out-cards-0 = 0
option-out-cards-1 = 1
option-out-cards-2 = 2
option-out-cards-3 = 3
option-out-cards-4 = 4
option-betting = Порядок ставок
option-betting-open = Открытое окно, кто быстрее
option-betting-in-turn = По очереди
option-window = Секунд до того, как метатель может бросать
option-expansion = Дополнение на 7–8 игроков
option-first-tumbler = Первый метатель
option-first-tumbler-random = По жребию
option-first-tumbler-1 = Игрок 1
option-first-tumbler-2 = Игрок 2
option-first-tumbler-3 = Игрок 3
option-first-tumbler-4 = Игрок 4
option-first-tumbler-5 = Игрок 5
option-first-tumbler-6 = Игрок 6
option-first-tumbler-7 = Игрок 7
option-first-tumbler-8 = Игрок 8
option-opposition-cards = Карты противников (одиночная игра; чем меньше, тем труднее)
option-opposition-gears = Шестерёнки Вракс и Кура в начале (одиночная игра; чем меньше, тем легче)
solo-vrax-and-kur = Одиночный режим: Вракс и Кур
solo-vrax-and-kur-about = Вы мечете, они ставят на каждый ваш ход. Когда опустеет запас или кончатся их карты, шестерёнок у вас должно быть больше, чем у них обоих; поровну — победа за ними.

preset-advanced = Особые карты
preset-first-game = Первая игра
preset-first-game-note = Ставки делают по очереди: спешить некуда.
preset-in-turn = Ставки по очереди
preset-standard-note = Все ставят одновременно, пока идут часы; первый жетон на ставке получает больше всех.
preset-advanced-note = Вместо восьми обычных ставок — встречные, добавочные и множители: для тех, кто знает игру.
preset-in-turn-note = Без часов и спешки: игроков спрашивают по очереди.

## Восстановленные данные

reconstructed-advanced-payouts = выплаты особых карт ставок, кроме названных в правилах
reconstructed-side-lines = границы строк на побочных картах
reconstructed-opposition-cards = ставки десяти карт противников

## Фазы

phase-set-up = подготовка
phase-buy = покупка костей
phase-bets = ставки открыты
phase-tumble = метание
phase-payout = выплаты
phase-over = игра окончена

## Стол в терминале

table-supply = Запас шестерёнок: { $gears }
table-turn = Ход { $turn }, метатель: { $seat }
table-player = { $seat }: шестерёнок { $gears }, кубиков { $cubes }, жетонов { $markers }
table-tumbler = метатель
table-ready = готов
table-board = Поле с черепом
table-pool = Горсть
table-in-hand = костей в руке: { $dice }
table-empty = пусто
table-shut = закрыт
table-full = полон
table-picks = ковыряний в носу: { $picks }
table-if-stopped = Если остановиться сейчас: шестерёнок { $gears }, кубиков { $cubes }
table-cards = Ставки
table-stop = стоп-уровень { $level }
table-stopped = закрыта
table-hopeless = уже не сбудется
table-kicker = довесок к «{ $bet }»
table-jackpot-once = джекпот { $gears }
table-jackpot-skull = джекпот { $gears } за череп
table-jackpot-tooth = джекпот { $gears } за каждую 1 и 2
table-opposition = Вракс и Кур: шестерёнок { $gears }, карт осталось { $cards }
table-prices = Кости
table-payouts = Выплаты (нижняя челюсть, верхняя челюсть, нос, глаза, самоцвет)
table-skulls-pay = черепа платят
table-skulls-do-not-pay = черепа не платят
table-cube = кубик

# Почему выбранные параметры не подходят друг к другу.
unfit-expansion = для { $seats } игроков нужно дополнение на 7–8 человек
unfit-solitary-standard = в одиночном режиме играют обычными картами ставок
unfit-sides-advanced = выбирать стороны можно только у особых карт ставок
unfit-mix-advanced = число карт выбирают только для особых карт
unfit-mix-empty = нужна хотя бы одна карта для ставок
unfit-mix-sides = названо карт одного вида: { $sides }, а в игре их будет { $count }
unfit-sides-twice = две стороны одной карты не могут быть в игре вместе

# Почему нельзя
why-not-tumbler-never-bets = Тот, кто бросает кости, ставок не делает.
why-not-no-marker = Оба ваших жетона в этот ход уже лежат.
why-not-bet-full = Ставка «{ $bet }» закрыта: все места заняты.
why-not-one-marker-a-bet = На этой ставке уже лежит ваш жетон.
why-not-one-marker-a-card = У этой карты уже лежит ваш жетон.
why-not-card-stopped = Эта карта больше не принимает ставок: кости уже легли на уровень { $number } или выше.
why-not-dice-not-now = Кости выкладывают после броска.
why-not-level-below = Ниже уровня «{ $level }» класть нельзя: он уже занят.
why-not-level-full = Уровень «{ $level }» заполнен.
why-not-no-die = Ни одна кость этого броска не подходит на уровень «{ $level }».
