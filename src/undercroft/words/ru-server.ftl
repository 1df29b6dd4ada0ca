# Что отвечает сервер, если чего-то не делает. Ничего при этом не меняется.
refusal-bad-message = Сообщение непонятно: { $reason }
refusal-bad-input = Так не подходит: { $reason_ru }
refusal-bad-record = Эту запись использовать нельзя: { $reason_ru }
refusal-no-identity = Сначала выберите имя.
refusal-not-host = Это может сделать только хозяин стола.
refusal-not-your-seat = Место { $number } не ваше.
refusal-foreign-origin = Запросы с чужого сайта не принимаются.
refusal-no-csrf-token = В запросе нет защитного ключа. Загрузите страницу заново.
refusal-no-such-table = Такого стола нет.
refusal-unreadable-table = Этот стол открыть не удаётся: его запись не читается. Ошибка записана.
refusal-no-such-replay = Такой записи партии нет.
refusal-no-such-page = Здесь ничего нет.
refusal-wrong-method = Этот адрес не принимает таких запросов.
refusal-no-such-game = Такой игры нет.
refusal-no-such-link = Эта личная ссылка больше не действует. Ссылка открывается один раз и живёт четверть часа.
refusal-identity-here = На этом устройстве уже { $name }.
refusal-no-such-seat = За этим столом нет места { $number }.
refusal-no-such-step = В этой партии нет такого момента.
refusal-no-such-level = Ботов такого уровня нет.
refusal-other-rules = Эта партия сыграна по прежним правилам (версия { $version }), которых больше нет. Её запись сохранена, её можно скачать.
refusal-not-running = За этим столом сейчас не идёт игра.
refusal-not-gathering = Это можно сделать только до начала игры.
refusal-not-over = Это можно сделать только после игры.
refusal-no-campaign = Здесь нет кампании.
refusal-campaign-over = Кампания окончена: титул уже завоёван.
refusal-campaign-decides = Игроки, роли и уровни следуют из кампании.
refusal-seat-taken = Место { $number } занято.
refusal-seat-vacant = На месте { $number } никого нет.
refusal-seats-open = Чтобы начать, на каждом месте должен быть игрок или бот.
refusal-not-asked = Сейчас вас ни о чём не спрашивают.
refusal-stale-decision = Этот вопрос уже закрыт.
refusal-not-an-option = Такого ответа среди возможных нет.
refusal-nothing-to-undo = Отменять нечего.
refusal-not-in-a-lesson = За этим столом играют, а не учатся.
refusal-lesson-answer = Сегодня — не так.
refusal-read-first = Сначала прочитайте, что сказано, и идите дальше.
refusal-no-such-lesson = Такого урока нет.
refusal-no-vote = Никто не просит ничего отменить.
refusal-vote-open = Кто-то уже просит отменить ход.
refusal-not-a-voter = Ваш ответ здесь не нужен.
refusal-still-here = { $name } всё ещё за столом.
refusal-removed = Хозяин попросил вас покинуть этот стол.
refusal-table-locked = Хозяин закрыл вход за этот стол.
refusal-table-closed = Хозяин закрыл этот стол.
refusal-seen-hands = Сюда сесть нельзя: кто-то играл бы против закрытых карт, которые уже видел.
refusal-not-hot-seat = Вы уже сидите за столом. До начала игры хозяин может разрешить играть за одним устройством.
refusal-no-request = Это место больше никто не просит.
refusal-no-such-person = За этим столом такого человека нет.
refusal-not-yourself = Это для других, а не для самого себя.
refusal-silenced = Хозяин не разрешает вам писать за этим столом.
refusal-says-too-much = Слишком много сразу. Дайте остальным прочитать.
refusal-not-waited-for = Сейчас никто не ждёт: { $name }.
refusal-reminded-already = Только что напоминали: { $name }.
refusal-hints-off = За этим столом подсказки выключены.
refusal-no-hint = Сейчас у бота нет совета. Спросите ещё раз чуть позже.
refusal-no-reason = Этот ход сделал не бот.
refusal-too-large = Это слишком много.
refusal-too-many = Слишком часто. Подождите { $seconds } { $seconds ->
    [one] секунду.
    [few] секунды.
   *[many] секунд.
}
refusal-too-many-tables = У вас уже { $most } { $most ->
    [one] неоконченная партия.
    [few] неоконченные партии.
   *[many] неоконченных партий.
} Сначала доиграйте или оставьте какую-нибудь.
refusal-too-many-records = Вы уже добавили { $most } { $most ->
    [one] запись.
    [few] записи.
   *[many] записей.
} Для новых места нет.
refusal-too-many-lines = У вас открыто слишком много столов сразу. Закройте лишние окна.
refusal-too-slow = Связь слишком медленная. Подключитесь снова.
refusal-engine-failure = Правила споткнулись об этот ход. Игра осталась прежней, ошибка записана.
refusal-server-failure = Что-то пошло не так. Ошибка записана.
refusal-not-stored = Ход пока не удалось сохранить. Попробуем ещё раз.
refusal-unstorable = Сохранить это в таком виде нельзя. Ничего не изменилось.
refusal-restart = Сервер перезапускается и скоро вернётся.

# Почему бот так сделал, если вам не видно того, что знал он.
why-hidden = Что у него на уме, выяснится только после игры.
why-own = Его собственные доводы:
why-guess = Что видно со стороны:
why-chance = Бот не справился, поэтому ход решил случай.

# Что сообщают всем об ответе, который за бота дал кто-то другой.
event-bot-failed = { $seat }: бот не справился, поэтому { $instead ->
    [random] этот ход решил случай.
   *[other] этот ход сделал бот попроще.
}

# Почему предмет нельзя выбрать, если сама игра не скажет точнее.
why-not-not-asked = Сейчас вас ни о чём не спрашивают.
why-not-not-this-one = На этот вопрос подходят другие такие же, но не это.
why-not-other-kind = Это не ответ на то, о чём вас сейчас спрашивают.

# Почему параметры, имена и прочее не подходят.
unfit-no-option = параметра «{ $value }» нет
unfit-option-choice = { $option }: «{ $value }» выбрать нельзя
unfit-option-flag = { $option }: «{ $value }» — это ни да, ни нет
unfit-option-number = { $option }: «{ $value }» — не целое число
unfit-option-between = { $option }: { $value } — не от { $low } до { $high }
unfit-option-twice = { $option }: что-то названо дважды
unfit-no-such-player = { $option }: за столом на { $seats } нет игрока { $player }
unfit-seats = в эту игру играют от { $least } до { $most } человек, а не { $seats }
unfit-no-preset = готового набора «{ $preset }» нет
unfit-keeps-options = эта партия продолжает запись, её параметры не меняются
unfit-nothing-to-read = здесь нечего читать
unfit-empty-name = в имени нужна хотя бы одна буква
unfit-too-long = здесь может быть не больше { $most } знаков

# Почему запись использовать нельзя.
unfit-no-game = это запись игры, которой здесь нет
unfit-record-other-game = это запись другой игры
unfit-record-version = она сделана по правилам версии { $recorded }, а здесь { $ours }
unfit-record-differs = после записи { $at } партия идёт не так, как записано
unfit-record-unplayable = ход { $index } сыграть нельзя
unfit-record-entry = запись { $index } — не ответ
unfit-record-none = это не запись партии
unfit-record-changed = её изменили после записи: печать не подходит
unfit-record-lacks = в ней нет или написано неверно: { $what }
unfit-record-truncated = файл обрезан или это не JSON
unfit-record-not-over = её партия не окончена
unfit-record-too-long = в ней больше { $most } ходов
unfit-record-forged = так не идёт ни одна партия
