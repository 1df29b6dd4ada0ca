### Слова, нужные только нарисованному полю «Войн хранилищ».
short-phase-prepare = Подготовка
short-phase-auction = Торги
short-phase-get-paid = Выручка
short-phase-end-of-round = Склад
auction-master = ведёт торги
bid-of = ставка { $gold }
is-out = выбыл
number-range = От { $least } до { $most }.
is-sold = продано
gold = золото
in-pile = предметов в стопке
corruption = жетоны порчи
my-things = Моё
market = Рынок работников
item-pile = Предметы
items-count = { $count ->
    [one] { $count } предмет
    [few] { $count } предмета
   *[many] { $count } предметов
  }
pile-empty = У вас нет предметов.
one-scores = очки даст один
vp-now = ПО сейчас
hero-wants = { $types } · { $per ->
    [1] по { $vp } ПО
   *[other] { $vp } ПО за { $per }
  }
item-label = { $item }, золото { $gold }, очки { $vp }, { $types }
set = набор
vault-label = Хранилище «{ $vault }», приоритет { $priority }, предметов { $items }, открыто { $reveal }, подсмотреть { $peek }
sells = Продаёт { $name }
open-items = открыто: { $count }
secret-item = тайный предмет
secret-items = тайных: { $count }
you-know = среди них вы знаете
only-you-see = это видите только вы
bids = Ставка: { $name }
wins = Победа: { $name }
paid-to = золото получит: { $name }
no-bids-yet = Ставок ещё нет
draft-title = Оставьте одно хранилище, остальные передайте
prepare-title = Ваши хранилища
income-so-far = выручка
fee-so-far = плата за склад
limit = не больше { $count ->
    [one] { $count } предмета
   *[many] { $count } предметов
  }
nothing-chosen = Пока ничего не выбрано.
what-you-know = Что вы знаете
all-in = { $gold } — всё
your-bid = Ваша ставка
less = меньше
more-gold = больше
up-to = до { $gold }
vp = ПО
in-all = Всего
item-worth = золото { $gold } · ПО { $vp } · { $types }
vault-counts = Приоритет { $priority } · предметов { $items } · открыто { $reveal } · подсмотреть { $peek }
aid-gems = Очки за 1 / 2 / 3 разных самоцвета вместе: { $list }.
aid-eggs = { $size } яйца вместе: { $vp } ПО; каждое лишнее: { $loose } ПО.
aid-armor = Доспехи вместе, 1 / 2 / 3 вида: { $list } золота.
aid-storage = За каждый оставленный предмет { $fee } { $fee ->
    [one] золото
   *[other] золота
  }; показанный хлам: { $junk } шт. за один.
set-kinds = { $count ->
    [one] { $count } вид
    [few] { $count } вида
   *[many] { $count } видов
  }
set-armor = доспехов: { $count }
storage-all = хранить всё: { $gold } { $gold ->
    [one] золото
   *[other] золота
  }
you-stand = У вас { $vp } ПО
you-have = у вас есть
you-sell = Что вы продаёте
you-throw = Что вы выбрасываете
just-sold = Только что продано другими
loan-shark = Ростовщик
loan-terms = раз за раунд, если золота меньше { $below }
loan-price = { $count ->
    [one] ПО в конце, с { $count } жетоном
   *[many] ПО в конце, с { $count } жетонами
  }
junk-count = Хлам
peeks = { $name } подсматривает
is-peeking = подсматривает
is-distracted = пропустит ставку
bidding-total = всего { $gold }
sold-to = { $name }, { $gold }
in-deck = В колоде
under-deck = Под колодой
somewhere = В одном из нескольких мест
deck-left = колода { $deck }
trash-empty = пусто
round-tab = Раунд
sheet-pile = Предметов в стопке
sheet-known = { $pile } (знаете { $known })
sheet-note = «?» остаётся тайной до конца: чужие стопки, герои и скрытое золото. Из ваших героев взят тот, что даёт больше.
hint-draft = Хранилище, которое вы оставите, вы и продадите. На нём: сколько в нём предметов, сколько открыто, сколько подсмотрит каждый участник торга.
hint-prepare = Первым продаётся хранилище с наименьшим приоритетом. Своё вы продаёте, за остальные можете торговаться.
hint-hire = Чем ближе к колоде, тем дороже. Работник уходит, когда его сила применена.
hint-opening-bid = Это ваша единственная ставка. Если никто не поднимет, хранилище ваше, а платите вы в банк.
hint-sealed-bid = Побеждает высшая ставка, из равных — первая слева от распорядителя.
hint-equip = Снаряжённый артефакт начинает действовать, но не приносит очков и не продаётся.
hint-loan = Вы получаете 12 золота и жетон порчи: в конце он стоит очков, и чем жетонов больше, тем дороже каждый.
hint-only-decline = Воспользоваться вам нечем. Вас спрашивают, чтобы другие этого не узнали.

# Чья ставка высшая, видно на столе.
question-bid = { $forced ->
    [1] { $vault }: чтобы перебить { $gold }, золота не хватает. Остаётся пас.
   *[other] { $final ->
        [1] { $vault }: поставить { $least } или больше либо выйти из торгов?
       *[other] { $vault }: поставить { $least } или больше либо пока пасовать?
    }
}
