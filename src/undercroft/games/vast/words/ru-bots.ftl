# Почему такой ответ: по одной фразе на каждый факт.

fact-va-change = { $what ->
        [stashed] жетонов в тайнике: { $before } → { $after }
        [wakefulness] Бодрость: { $before } → { $after }
        [buried] Кристальных плиток обрушено: { $before } → { $after }
        [health] Здоровье: { $before } → { $after }
        [grit] Закалка: { $before } → { $after }
        [rage] Ярость: { $before } → { $after }
        [loot] добычи при себе: { $before } → { $after }
        [gathered] собрано Сокровищ: { $before } → { $after }
        [strength] Сила: { $before } → { $after }
        [fangs] гоблинов у Клыков: { $before } → { $after }
        [bones] гоблинов у Костей: { $before } → { $after }
        [eye] гоблинов у Ока: { $before } → { $after }
        [secrets] Секретов на руке: { $before } → { $after }
        [treasures] Сокровищ на карте: { $before } → { $after }
        [eaten] съедено гоблинов: { $before } → { $after }
        [encounters] осталось Встреч: { $before } → { $after }
        [steps] осталось шагов: { $before } → { $after }
        [powers] карт Силы на руке: { $before } → { $after }
        [hero-cubes] кубиков в запасе: { $before } → { $after }
       *[action-cubes] кубиков действия: { $before } → { $after }
    }
fact-va-way = { $goal ->
        [entrance] { $after ->
                [one] { $after } шаг до Входа
                [few] { $after } шага до Входа
               *[many] { $after } шагов до Входа
            }
        [crystal] { $after ->
                [one] { $after } шаг до Кристалла
                [few] { $after } шага до Кристалла
               *[many] { $after } шагов до Кристалла
            }
        [treasure] { $after ->
                [one] { $after } шаг до Сокровища
                [few] { $after } шага до Сокровища
               *[many] { $after } шагов до Сокровища
            }
        [gem] { $after ->
                [one] { $after } шаг до Самоцвета
                [few] { $after } шага до Самоцвета
               *[many] { $after } шагов до Самоцвета
            }
        [dark] { $after ->
                [one] { $after } шаг до Тёмной плитки
                [few] { $after } шага до Тёмной плитки
               *[many] { $after } шагов до Тёмной плитки
            }
        [loot] { $after ->
                [one] { $after } шаг до добычи
                [few] { $after } шага до добычи
               *[many] { $after } шагов до добычи
            }
        [tribe] { $after ->
                [one] { $after } шаг до племени
                [few] { $after } шага до племени
               *[many] { $after } шагов до племени
            }
        [knight] { $after ->
                [one] { $after } шаг до Рыцаря
                [few] { $after } шага до Рыцаря
               *[many] { $after } шагов до Рыцаря
            }
        [dragon] { $after ->
                [one] { $after } шаг до Дракона
                [few] { $after } шага до Дракона
               *[many] { $after } шагов до Дракона
            }
       *[thief] { $after ->
                [one] { $after } шаг до Вора
                [few] { $after } шага до Вора
               *[many] { $after } шагов до Вора
            }
    }{ $before ->
        [-1] { "" }
       *[other] { " " }вместо { $before }
    }
fact-va-turns-up = открывает Тёмную плитку
fact-va-strengths = { $yours } против { $theirs } ({ $piece })
fact-va-unspent = { $cubes ->
        [0] { $steps ->
                [0] всё потрачено
                [one] остаётся { $steps } шаг
                [few] остаются { $steps } шага
               *[many] остаются { $steps } шагов
            }
       *[other] без дела остаются шаги ({ $steps }) и кубики ({ $cubes })
    }
fact-va-apart = { $tiles ->
        [0] { $piece } на той же плитке
        [one] { $piece } в { $tiles } плитке отсюда
       *[many] { $piece } в { $tiles } плитках отсюда
    }
fact-va-stronger = { $count ->
        [0] на карте нет племени сильнее { $yours }
       *[other] племён сильнее { $yours } на карте: { $count } из { $shown }
    }
fact-va-war = Клыкам { $fangs }, Костям { $bones }, Оку { $eye }; Монстров { $monsters }, Секретов { $secrets }, Ярость +{ $rage }
fact-va-no-room = племя «{ $tribe }»: гоблинов стало бы { $wanted }, а место есть для { $most }, и одно племя рассеялось бы
fact-va-room = места хватит всем
fact-va-touches = { $count ->
        [0] не касается ни одной плитки
        [one] касается { $count } плитки
       *[many] касается { $count } плиток
    }
fact-va-row = получается прямой ряд из { $count ->
        [one] { $count } плитки
       *[many] { $count } плиток
    }
fact-va-lays = тип плитки: { $type ->
        [entrance] { type-entrance }
        [ambush] { type-ambush }
        [event] { type-event }
        [treasure-room] { type-treasure-room }
        [vault] { type-vault }
       *[crystal] { type-crystal }
    }
fact-va-price = цена { $price }, а Знамений есть { $held }
fact-va-keeps-omens = Знамений остаётся: { $count }
fact-va-from-entrance = { $steps ->
        [one] { $steps } шаг от Входа
        [few] { $steps } шага от Входа
       *[many] { $steps } шагов от Входа
    }
fact-va-hidden = { $loot ->
        [0] Скрытность { $stealth }
       *[other] Скрытность { $stealth } с учётом добычи
    }
fact-va-odds = { $faces ->
        [6] удастся наверняка
        [one] удастся при { $faces } грани кубика из 6
       *[many] удастся при { $faces } гранях кубика из 6
    }
fact-va-opens = открытых сторон: { $joined } к плиткам, { $outside } туда, где появятся новые
fact-va-gems = Самоцветов на карте станет { $count }
fact-va-treasure-deck = { $count ->
        [0] карт Сокровищ больше нет
        [1] последняя карта Сокровища или 5 Закалки
       *[many] одна из карт Сокровищ (осталось { $count }) или 5 Закалки
    }
fact-va-keeps-card = { $count ->
        [0] первая карта Сокровища
       *[many] карт Сокровищ уже есть: { $count }
    }
fact-va-of-these = таких жетонов есть { $count }
fact-va-tribes-left = { $count ->
        [0] все племена, которые могут, уже действовали
        [one] { $count } племя остаётся на месте
        [few] { $count } племени остаются на месте
       *[many] { $count } племён остаются на месте
    }
fact-va-to-go-on = сейчас в запасе { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[many] { $steps } шагов
    }, { $encounters ->
        [one] { $encounters } Встреча
        [few] { $encounters } Встречи
       *[many] { $encounters } Встреч
    } и { $cubes ->
        [one] { $cubes } кубик
        [few] { $cubes } кубика
       *[many] { $cubes } кубиков
    } Героя
fact-va-thief-goes-on = сейчас в запасе { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[many] { $steps } шагов
    } и { $cubes ->
        [one] { $cubes } кубик
        [few] { $cubes } кубика
       *[many] { $cubes } кубиков
    } действия
fact-va-ready = Сила { $strength }, Восприятие { $perception }; { $cubes ->
        [0] кубиков Героя в запасе нет
        [one] в запасе остаётся { $cubes } кубик Героя
        [few] в запасе остаётся { $cubes } кубика Героя
       *[many] в запасе остаётся { $cubes } кубиков Героя
    }
fact-va-face-down = { $count ->
        [one] единственная карта Сокровищ рубашкой вверх
       *[other] одна из { $count } карт Сокровищ рубашкой вверх
    }; { $cubes ->
        [0] кубиков Героя в запасе нет
        [one] в запасе { $cubes } кубик Героя
        [few] в запасе { $cubes } кубика Героя
       *[many] в запасе { $cubes } кубиков Героя
    }
fact-va-room-for-cubes = { $count ->
        [0] Сокровище, на которое кубики не кладут
        [one] Сокровище, на котором помещается { $count } кубик
        [few] Сокровище, на котором помещается { $count } кубика
       *[many] Сокровище, на котором помещается { $count } кубиков
    }
fact-va-event = { $copies ->
        [one] единственная такая карта
       *[other] одна из { $copies } таких карт
    } среди { $of }; в колоде { $left ->
        [one] осталась { $left }
        [few] остались { $left }
       *[many] осталось { $left }
    }
fact-va-power-cost = { $cards ->
        [0] не стоит ни одной карты
        [one] стоит { $cards } карту Силы из { $held }
        [few] стоит { $cards } карты Силы из { $held }
       *[many] стоит { $cards } карт Силы из { $held }
    }
fact-va-powers-held = { $count ->
        [0] на руке нет карт Силы
        [one] на руке { $count } карта Силы
        [few] на руке { $count } карты Силы
       *[many] на руке { $count } карт Силы
    }
fact-va-tribe = { $tribe }: { $goblins ->
        [one] { $goblins } гоблин
        [few] { $goblins } гоблина
       *[many] { $goblins } гоблинов
    }, { $monsters ->
        [0] Монстров нет
        [one] { $monsters } Монстр
        [few] { $monsters } Монстра
       *[many] { $monsters } Монстров
    }
fact-va-piece-from-entrance = { $piece }: { $steps ->
        [0] у самого Входа
        [one] { $steps } шаг до Входа
        [few] { $steps } шага до Входа
       *[many] { $steps } шагов до Входа
    }
