### Vault Wars: слова, которые видит игрок.

game-name = Битва за хранилища
game-tagline = Покупайте хранилища павших героев почти вслепую
seat-mysterious = Таинственный Покупатель
mysterious = { seat-mysterious }

## Предметы

item-junk = Хлам
item-dragon-egg = Яйцо дракона
item-ruby = Рубин
item-emerald = Изумруд
item-diamond = Алмаз
item-ornate-bow = Узорный лук
item-broad-axe = Широкий топор
item-obsidian-sword = Обсидиановый меч
item-dwarven-helm = Гномий шлем
item-dwarven-chestplate = Гномий нагрудник
item-dwarven-shield = Гномий щит
item-elven-helm = Эльфийский шлем
item-elven-chestplate = Эльфийский нагрудник
item-elven-shield = Эльфийский щит
item-dragon-helm = Драконий шлем
item-dragon-chestplate = Драконий нагрудник
item-dragon-shield = Драконий щит
item-spyglass = Подзорная труба
item-whetstone = Точильный камень
item-rune-forge = Руническая кузня
item-elven-lantern = Эльфийский фонарь
item-dragonscale-purse = Кошель из чешуи дракона
item-dragonfire-crucible = Тигель драконьего огня
item-merchants-scales = Весы купца
item-auctioneers-gavel = Молоток аукциониста
item-runed-warhammer = Рунический молот
item-moonlit-dagger = Лунный кинжал

item-spyglass-text = Вы подсматриваете на один предмет больше.
item-whetstone-text = Каждое проданное оружие приносит на 2 золота больше.
item-rune-forge-text = Каждый проданный комплект доспехов из двух или трёх видов приносит на 3 золота больше.
item-elven-lantern-text = Свалка, перед торгами: открывается случайный тайный предмет.
item-dragonscale-purse-text = Свалка, когда вы победили: цена падает на 5.
item-dragonfire-crucible-text = Каждые два хлама, выброшенные при продаже, приносят 1 золото, не больше 3.
item-merchants-scales-text = Можно продать на два предмета больше.
item-auctioneers-gavel-text = Когда ваш аукцион выиграл другой, вы получаете 2 золота.
item-runed-warhammer-text = Свалка, перед торгами: вашу ставку перебивают хотя бы на 3.
item-moonlit-dagger-text = Свалка, когда победил другой: заплатите ему 3 золота и возьмите случайный тайный предмет.

## Типы

type-weapon = Оружие
type-armor = Доспех
type-gem = Самоцвет
type-artifact = Артефакт
type-egg = Яйцо
type-junk = Хлам
type-elven = Эльфийское
type-dwarven = Гномье
type-dragon = Драконье
type-helm = Шлем
type-chestplate = Нагрудник
type-shield = Щит

## Хранилища

vault-paupers-trunk = Сундучок бедняка
vault-squires-footlocker = Ларь оруженосца
vault-thiefs-safe = Сейф вора
vault-rangers-cache = Тайник следопыта
vault-alchemists-cabinet = Шкаф алхимика
vault-gilded-cupboard = Золочёный буфет
vault-armory-locker = Оружейный шкаф
vault-paladins-coffer = Казна паладина
vault-troll-cave = Пещера тролля
vault-smugglers-hold = Трюм контрабандиста
vault-gamblers-den = Логово игрока
vault-wizards-tower = Башня волшебника
vault-nobles-gallery = Галерея вельможи
vault-pirates-chest = Сундук пирата
vault-guild-masters-workshop = Мастерская главы гильдии
vault-dragons-hoard = Сокровища дракона

rule-standard = Без особых правил.
rule-thiefs-safe = Сосед слева видит все предметы и выбирает открытый.
rule-gilded-cupboard = Распорядитель называет одного участника, и только он видит все тайные предметы.
rule-armory-locker = Всё оружие и доспехи лежат открыто, но хотя бы один предмет остаётся тайным.
rule-troll-cave = После подсматривания один тайный предмет замешивается обратно в колоду.
rule-smugglers-hold = По одной закрытой ставке; побеждает высшая.
rule-gamblers-den = По одной возможности поднять; затем распорядитель может взять хранилище за высшую ставку.
rule-nobles-gallery = Пас окончателен; второй в торгах получает случайный тайный предмет.
rule-pirates-chest = Предметы берут не глядя; каждому участнику раздают один, и он открывает его или нет.
rule-guild-masters-workshop = Распорядитель оставляет четыре предмета из шести.
rule-safe-by-chance = Открытый предмет выбирает случай; участники подсматривают как обычно.
rule-troll-by-chance = После подсматривания случай выбирает тайный предмет, и его замешивают обратно в колоду.
rule-workshop-by-chance = Какие четыре предмета из шести останутся, решает случай.

## Герои

hero-ranger = Следопыт
hero-stoneguard = Страж камня
hero-dragon-knight = Рыцарь-дракон
hero-barbarian = Варвар
hero-paladin = Паладин
hero-court-jeweler = Придворный ювелир
hero-arcanist = Чародей
hero-beastmaster = Повелитель зверей
hero-scavenger = Старьёвщик
hero-rogue = Плут

## Работники

worker-versatilist = Мастер на все руки
worker-apprentice = Подмастерье
worker-bouncer = Вышибала
worker-brewmaster = Пивовар
worker-street-performer = Уличный артист
worker-lazy-peon = Ленивый батрак
worker-mixologist = Миксолог
worker-lookout = Дозорный
worker-porter = Носильщик
worker-bookkeeper = Счетовод
worker-haggler = Торгаш
worker-fortune-teller = Гадалка

worker-versatilist-text = После продажи: купите предмет, проданный другим.
worker-apprentice-text = Перед продажей: обменяйте предмет из стопки на карту свалки.
worker-bouncer-text = Перед торгами: вашу ставку перебивают хотя бы на 5.
worker-brewmaster-text = Хранилища открыты: обменяйтесь хранилищами с другим игроком.
worker-street-performer-text = Перед торгами: участник пасует при первой возможности.
worker-lazy-peon-text = Хранение: в этом раунде вы не платите.
worker-mixologist-text = После подсматривания: увидьте ещё два тайных предмета.
worker-lookout-text = Перед торгами: открывается случайный тайный предмет.
worker-porter-text = Перед продажей: продайте на два предмета больше.
worker-bookkeeper-text = Ростовщик: 8 золота и без жетона.
worker-haggler-text = Когда вы победили: цена падает на 3.
worker-fortune-teller-text = Вы распорядитель: возьмите на предмет больше и положите один под колоду.

## Вопросы

question-draft = Какое хранилище оставите себе? Остальные уйдут налево.
question-prepare = Какое хранилище выставите в этом раунде?
question-vaults-revealed = Обменяться хранилищами с другим игроком?
question-hire = Нанять работника?
question-dismiss = Работников слишком много: кто уйдёт?
question-fortune = { $vault }: взять на предмет больше и положить один под колоду?
question-put-under = { $vault }: какой предмет уйдёт под колоду?
question-reveal = { $count ->
    [1] { $vault }: какой предмет открыть всем?
   *[other] { $vault }: какой предмет открыть всем ({ $number } из { $count })?
}
question-armory = { $vault }: что открыть?
question-cupboard = { $vault }: кто один увидит тайные предметы?
question-own-item = { $vault }: открыть ваш предмет?
question-workshop = { $count ->
    [1] { $vault }: какой предмет не останется в хранилище?
   *[other] { $vault }: какой предмет не останется в хранилище ({ $number } из { $count })?
}
question-troll = { $vault }: какой тайный предмет заберёт тролль?
question-peek-more = { $vault }: увидеть ещё тайные предметы?
question-before-bidding = Применить что-нибудь до начала торгов?
question-opening-bid = { $vault }: какова начальная ставка?
question-bid = { $forced ->
    [1] { $vault }: чтобы перебить ставку { $gold } ({ $seat }), золота не хватает. Остаётся пас.
   *[other] { $final ->
        [1] { $vault }: поставить { $least } или больше либо выйти из торгов? Высшая ставка: { $gold } ({ $seat }).
       *[other] { $vault }: поставить { $least } или больше либо пока пасовать? Высшая ставка: { $gold } ({ $seat }).
    }
}
question-sealed-bid = { $forced ->
    [1] { $vault }: на закрытую ставку от { $least } золота не хватает. Остаётся пас.
   *[other] { $vault }: закрытая ставка от { $least } или никакой?
}
question-take-vault = { $vault }: забрать хранилище самому за { $gold }?
question-price = Хранилище ваше: снизить цену?
question-take-secret = Заплатить и взять случайный тайный предмет?
question-equip = Снарядить артефакт?
question-before-selling = Обменять предмет из стопки на карту свалки? Что отдать?
question-take-from-trash = Какую карту взять со свалки?
question-porter = Послать носильщика, чтобы продать больше?
question-sell = { $finished ->
    [1] Вы выбрали, что продать. Выбрать заново?
   *[other] Что продаёте?
}
question-versatilist = Купить предмет, только что проданный другим?
question-loan = Зайти к ростовщику?
question-storage = { $finished ->
    [1] Вы выбрали, что оставить. Выбрать заново?
   *[other] Что выбрасываете? Каждый оставленный предмет стоит золота.
}
question-hero = Какой из ваших героев принесёт очки?

## Ответы

action-pass = Пас
action-raise = Ставлю { $gold }
action-order = Поднимать на минимум, до { $gold }
action-open-at = Начать с { $gold }
action-seal = Закрытая ставка { $gold }
action-decline = Нет, спасибо
action-draft = Оставить: { $vault }
action-play = Выставить: { $vault }
action-hire = Нанять: { $worker }
action-dismiss = Сбросить: { $worker }
action-reveal = Открыть: { $item }
action-reveal-arms = Открыть всё оружие и доспехи
action-keep-secret = Открыть всё, кроме: { $item }
action-show-to = Показать: { $seat }
action-return = Вернуть: { $item }
action-reveal-own = Открыть
action-keep-own = Оставить тайным
action-take-vault = Забрать хранилище
action-use = Применить: { $item }
action-send = Послать: { $worker }
action-send-to = Послать: { $worker } → { $seat }
action-equip = Снарядить: { $item }
action-give = Отдать: { $item }
action-take = Взять: { $item }
action-sell = Продать: { $item }
action-finish-sale = { $count_key ->
    [0] Закончить продажу
   *[other] Закончить продажу и выбросить хлам: { $count }
}
action-buy = Купить: { $item }
action-visit = Занять золото за жетон порчи
action-throw = Выбросить: { $item }
action-show-junk = Показать хлам, три карты по цене одной: { $count }
action-store = Заплатить и оставить остальное
action-revise = Выбрать заново
action-choose-hero = Очки принесёт: { $hero }

## Что произошло

event-mysterious-heroes = Герои Таинственного Покупателя: { $heroes }.
event-heroes-dealt = Ваши герои: { $heroes }.
event-drafted = Вы оставляете: { $vault }.
event-market-laid = Рынок работников, начиная с дешёвых: { $workers }.
event-round-began = Раунд { $round } из { $rounds }
event-vault-revealed = { $seat } { VERB($seat_is_you, "выставляете", "выставляет") }: { $vault }.
event-vaults-swapped = { $seat } и { $other } { $other_is_you ->
    [yes] меняетесь
   *[no] { VERB($seat_is_you, "меняетесь", "меняются") }
 }: { $given } на { $vault }.
event-hired = { $seat } { VERB($seat_is_you, "нанимаете", "нанимает") }: { $worker }, цена { $gold }.
event-hired-nobody = { $seat } никого не { VERB($seat_is_you, "нанимаете", "нанимает") }.
event-dismissed = { $seat } { VERB($seat_is_you, "сбрасываете", "сбрасывает") }: { $worker }.
event-market-cleared = Рынок покидают: { $workers }.
event-auction-began = { $seat } { VERB($seat_is_you, "ведёте", "ведёт") } аукцион: { $vault }.
event-items-drawn = { $seat } { VERB($seat_is_you, "берёте", "берёт") } { $count ->
    [one] { $count } предмет
    [few] { $count } предмета
   *[other] { $count } предметов
}.
event-items-seen = Вы видите: { $items }.
event-trash-shuffled = Колода предметов пуста: свалка ({ $count }) перемешана в новую.
event-items-sunk = { $seat } { VERB($seat_is_you, "кладёте", "кладёт") } под колоду { $count ->
    [one] { $count } предмет
    [few] { $count } предмета
   *[other] { $count } предметов
}.
event-items-revealed = Открыто в хранилище: { $items }.
event-items-dealt = { $seat } { VERB($seat_is_you, "раздаёте", "раздаёт") } участникам по предмету из хранилища.
event-item-dealt = Вам достаётся: { $item }.
event-own-item-revealed = { $seat } { VERB($seat_is_you, "открываете", "открывает") }: { $item }.
event-own-item-kept = { $seat } { VERB($seat_is_you, "оставляете", "оставляет") } предмет тайным.
event-cupboard-shown = { $seat } { VERB($seat_is_you, "позволяете", "позволяет") } заглянуть внутрь только { $other_is_you ->
    [yes] вам
   *[no] одному: { $other }
 }.
event-peeked = Вы подсматриваете: { $items }.
event-peeked-some = { $seat } подсматривает { $count ->
    [one] { $count } предмет
    [few] { $count } предмета
   *[other] { $count } предметов
}.
event-item-shuffled-back = Один тайный предмет замешан обратно в колоду.
event-artifact-used = { $seat } { VERB($seat_is_you, "применяете", "применяет") }: { $item }.
event-worker-used = { $seat } { VERB($seat_is_you, "посылаете", "посылает") }: { $worker }.
event-bidder-distracted = { $other } { VERB($other_is_you, "пасуете", "пасует") } при первой возможности.
event-bids-guarded = { $seat_is_you ->
    [yes] Вашу
   *[no] { $seat }:
 } ставку перебивают хотя бы на { $gold }.
event-secret-revealed = Открыт тайный предмет: { $item }.
event-opened-at = { $seat } { VERB($seat_is_you, "начинаете", "начинает") } с { $gold }.
event-raised = { $seat } { VERB($seat_is_you, "ставите", "ставит") } { $gold }.
event-passed = { $seat } { VERB($seat_is_you, "пасуете", "пасует") }.
event-sealed-bid-shown = { $seat_is_you ->
    [yes] Ваша
   *[no] { $seat }:
 } закрытая ставка { $gold }.
event-bidding-card = Таинственный Покупатель открывает карту: { $item }, всего { $gold }.
event-bidding-deck-shuffled = Таинственный Покупатель перемешивает свои карты ({ $count }).
event-vault-taken = { $seat } { VERB($seat_is_you, "забираете", "забирает") } хранилище за { $gold }.
event-auction-won = { $seat } { VERB($seat_is_you, "выигрываете", "выигрывает") }: { $vault }, ставка { $gold }.
event-price-lowered = { $seat } { VERB($seat_is_you, "снижаете", "снижает") } цену до { $gold }.
event-paid = { $seat } { VERB($seat_is_you, "платите", "платит") } { $other_is_you ->
    [yes] вам { $gold }
   *[no] { $gold }
} { $gold ->
    [one] золото
   *[other] золота
}{ $other_is_you ->
    [yes] .
   *[no] ; получает { $other }.
}
event-paid-bank = { $seat } { VERB($seat_is_you, "платите", "платит") } банку { $gold } { $gold ->
    [one] золото
   *[other] золота
}.
event-bank-added = { $seat } { VERB($seat_is_you, "получаете", "получает") } доплату банка: { $gold } { $gold ->
    [one] золото
   *[other] золота
}.
event-commission = { $seat } { VERB($seat_is_you, "получаете", "получает") } комиссию: { $gold } { $gold ->
    [one] золото
   *[other] золота
}.
event-secret-taken = { $seat } { VERB($seat_is_you, "берёте", "берёт") } случайный тайный предмет.
event-secret-gained = Вы получаете: { $item }.
event-runner-up-gift = { $seat } на втором месте в торгах и { VERB($seat_is_you, "получаете", "получает") } случайный тайный предмет.
event-items-won = { $seat } { VERB($seat_is_you, "забираете", "забирает") } { $count ->
    [one] { $count } предмет
    [few] { $count } предмета
   *[other] { $count } предметов
}.
event-items-taken = В вашу стопку: { $items }.
event-equipped = { $seat } { VERB($seat_is_you, "снаряжаете", "снаряжает") }: { $item }.
event-swapped = { $seat } { VERB($seat_is_you, "отдаёте", "отдаёт") }: { $item }, { VERB($seat_is_you, "берёте", "берёт") } со свалки: { $taken }.
event-sold = { $seat } { VERB($seat_is_you, "отдаёте", "отдаёт") } за { $gold } { $gold ->
    [one] золото
   *[other] золота
}: { $items }.
event-sold-nothing = { $seat } ничего не { VERB($seat_is_you, "продаёте", "продаёт") }.
event-bought = { $seat } { VERB($seat_is_you, "покупаете", "покупает") }: { $item }, цена { $gold }.
event-borrowed = { $seat_is_you ->
    [yes] У вас
   *[no] { $seat }:
} золота было { $had }, занято { $gold } за жетон порчи.
event-borrowed-clean = { $seat_is_you ->
    [yes] У вас
   *[no] { $seat }:
} золота было { $had }, занято { $gold }, помог { $worker }.
event-thrown-away = { $seat } { VERB($seat_is_you, "выбрасываете", "выбрасывает") }: { $items }.
event-junk-shown = { $seat } { VERB($seat_is_you, "показываете", "показывает") } хлам: { $count }.
event-stored = { $seat } { VERB($seat_is_you, "храните", "хранит") } { $count ->
    [one] { $count } предмет
    [few] { $count } предмета
   *[other] { $count } предметов
} за { $gold } { $gold ->
    [one] золото
   *[other] золота
}.
event-hero-chosen = { $seat } { VERB($seat_is_you, "выбираете", "выбирает") } героя: { $hero }.
event-game-over = { $ending_key ->
    [mysterious-wins] Побеждает Таинственный Покупатель.
   *[other] { $winners_is_you ->
        [yes] Победа ваша.
       *[no] Победа: { $winners }.
    }
}

## Подсчёт

category-items = Предметы
category-gems = Коллекции самоцветов
category-eggs = Яйца дракона
category-hero = Герой
category-gold = Золото
category-corruption = Порча

ending-most-points = Побеждает тот, у кого больше победных очков.
ending-tie-break = Очков поровну: решают жетоны порчи, затем приоритет последнего хранилища.
ending-mysterious-beaten = Таинственный Покупатель побеждён.
ending-mysterious-wins = Никто не обошёл Таинственного Покупателя.

## Настройки

option-draft = Драфт хранилищ
option-gold = Золото
option-gold-hidden = Тайное
option-gold-open = Открытое
option-workers = Дополнение с работниками
option-standing-orders = Поручения на торгах («поднимать до…»)
option-ask = Кого спрашивать о свойствах
option-ask-holders = Кто может применить
option-ask-everyone = Всех, у кого что-то есть
preset-first-game = Первая партия: без драфта, золото открыто
preset-workers = С работниками

## Что реконструировано

reconstructed-items = Число копий, цены и свойства большинства предметов.
reconstructed-vaults = Числа всех хранилищ, названия двенадцати и то, что делают особые.
reconstructed-heroes = Имена, желания и награды героев.
reconstructed-workers = Восемь из двенадцати работников.
reconstructed-sets = Цена трёх частей доспеха, коллекций самоцветов и троек яиц.

## Стол в терминале

phase-set-up = Подготовка
phase-prepare = Подготовка хранилищ
phase-auction = Аукцион
phase-get-paid = Выручка
phase-end-of-round = Конец раунда
phase-scoring = Подсчёт
table-round = Раунд { $round } из { $rounds }
table-deck = Колода предметов { $deck }, свалка { $trash }
table-trash = Свалка
table-order = В этом раунде
table-market = Рынок работников
table-vault = Приоритет { $priority } · предметов { $items } · открыть { $reveal } · подсмотреть { $peek }
table-master = продаёт { $seat }
table-open = Открыто
table-secret = Тайных предметов: { $count }
table-you-saw = среди них точно есть: { $items }
table-appraisal = Вам, если хранить: { $certain ->
    [true] { "" }
   *[false] в среднем { "" }
}{ $average ->
    [one] { $average } очко
    [few] { $average } очка
    [many] { $average } очков
   *[other] { $average } очка
}{ $certain ->
    [true] { "" }
   *[false] , чаще всего от { $low } до { $high }
}; порознь продаётся за { $gold ->
    [one] { $gold } золотой
    [few] { $gold } золотых
    [many] { $gold } золотых
   *[other] { $gold } золотого
}
table-high = Высшая ставка: { $gold }, { $seat }
table-bids = Ставки
table-pass = пас
table-gold = золото { $gold }
table-tokens = порча { $count }
table-pile = стопка { $count }
table-known = известно
table-pile-items = Ваша стопка
table-equipped = снаряжено
table-workers = работники
table-heroes = Герои
table-bonus = сейчас { $bonus } ПО
table-hand = Ваши хранилища
table-chosen = Выбрано
table-order-up-to = Ваше поручение: до { $gold }
table-bidding-cards = Карты ставок
table-bidding-aside = Отложенные карты ставок
table-score = очки { $count }
table-nothing = ничего
table-deck-known = В колоде точно есть: { $items }
table-under-known = Под колодой точно есть: { $items }
table-note = Точно есть { $items } в одном из мест: { $places }
place-deck = колода
place-under-deck = под колодой
place-secret = тайные предметы
place-pile = стопка ({ $seat })

# Почему нельзя
why-not-hero-at-the-end = Героя выбирают в конце игры.
why-not-bid-in-gold = Торгуются золотом, а не предметами.
why-not-not-drawn = Предмета «{ $item }» нет среди вытянутых для этого хранилища.
why-not-picked-already = Предмет «{ $item }» уже выбран.
why-not-equipped = Предмет «{ $item }» снаряжён: его нельзя ни продать, ни сдать на хранение.
why-not-not-in-pile = Предмета «{ $item }» нет в вашей стопке.
why-not-cannot-equip = Предмет «{ $item }» нельзя снарядить.
why-not-junk-with-the-end = Хлам выбрасывают, завершая продажу; в счёт он не идёт.
why-not-sold-enough = { $count ->
    [one] За раунд можно продать { $count } предмет, и он уже выбран.
    [few] За раунд можно продать { $count } предмета, и они уже выбраны.
   *[other] За раунд можно продать { $count } предметов, и они уже выбраны.
}
why-not-sold-already = Предмет «{ $item }» уже выбран для продажи.
why-not-vault-used = Хранилище «{ $vault }» уже продано.
why-not-vault-when-preparing = Хранилища выбирают в начале раунда.
why-not-worker-too-dear = { $worker } стоит { $gold } { $gold ->
    [one] золото
   *[other] золота
}: столько у вас нет.
why-not-worker-not-now = { $worker } сейчас ничем не поможет.
why-not-hire-in-time = { $worker }: нанимать можно только перед торгами, в свою очередь.
why-not-worker-of-another = { $worker } в руке у другого игрока.
