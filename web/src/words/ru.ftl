### Слова веб-оболочки. У каждой игры есть свои; см. src/undercroft/games/*/words.

## Игры

players-range = { $least }–{ $most }
players-range-label = от { $least } до { $most } игроков
minutes = { $count } мин
minutes-label = около { $count } минут

## Главная

undercroft = Undercroft
promise = { $count ->
    [0] Настольные игры
    [4] Четыре настольные игры
    [one] { $count } настольная игра
    [few] { $count } настольные игры
   *[other] { $count } настольных игр
} за одним столом под холмом.
promise-more = Откройте стол, пошлите ссылку и играйте в браузере. Пустые места займут боты. Регистрация не нужна.
nav-play = Играть
nav-tables = Столы
nav-replays = Записи
nav-rules = Правила
nav-main = Главное меню
play-now = Играть
play-alone = Играть в одиночку
play-alone-as = В одиночку: { $names }
open-a-table = Открыть стол
try-with-bots = против ботов
your-tables = Ваши столы
open-tables = Открытые столы
no-open-tables = Столов пока нет. Откройте свой или сыграйте с ботами.
no-your-tables = Вы не сидите ни за одним столом. Выберите игру выше.
no-your-tables-here = Вы не сидите ни за одним столом.
your-turn = Ваш ход
waiting-for = Ждём: { $names }
sit-down = Сесть
watch = Смотреть
go-to-table = К столу
join-by-link = Войти по ссылке
join = Войти
join-hint = Вставьте ссылку или имя стола
join-bad = Это не ссылка на стол.
devices = Другие мои устройства
link-make = Создать личную ссылку
link-note = Откройте её на другом устройстве, и там тоже будете вы. Она действует один раз и четверть часа. Берегите её как ключ.
link-revoke = Отменить ссылку
link-revoked = Ссылка больше не действует.
only-here = Забыть меня на всех других устройствах
only-here-done = Теперь вас знает только это устройство.
adopt-ask = Войти здесь как { $other }?
adopt-hint = Сейчас это устройство знает вас как { $name }. Это имя здесь забудется; чтобы сохранить его в другом месте, сначала создайте личную ссылку.
adopt-yes = Да, я { $other }
adopt-no = Нет, я { $name }
seats-taken = { $taken } из { $seats }
credit-icons = Значки: game-icons.net, CC BY 3.0
guest = Гость
your-name = Ваше имя
change-name = Сменить имя
name-hint = До 24 букв. Его увидят за столом.
language-name = Русский
language-switch = English
theme-switch = Светлая или тёмная тема
skip-to-question = К вопросу
close = Закрыть
cancel = Отмена
save = Сохранить
back = Назад
start = Начать
settings = Настройки
menu = Меню
more = Ещё

## Новый стол

new-table = Открыть стол
new-table-of = Новый стол: { $game }
players = Игроки
chairs = Места
chair-you = Вы
chair-bot = Бот
chair-open = Свободное место
chair-link = По ссылке
level = Уровень
level-random = Бродяга
table-name = Имя стола
table-name-hint = Ржавый черпак
no-replays = Здесь появятся законченные игры.
level-novice = Новичок
level-adept = Знаток
temper-cautious = осторожный нрав
temper-bold = смелый нрав
level-expert = Мастер
variants = Правила этого стола
preset-first-game = Первая игра
preset-standard = Обычная игра
listed = Стол может найти любой
create = Открыть стол
reconstruction = Часть значений карт восстановлена, а не снята с печатных карт.

## Перед игрой

lobby = Вокруг стола
invite = Пригласить
copy-link = Скопировать ссылку
link-copied = Скопировано
invite-hint = Пошлите эту ссылку или покажите код. Регистрация не нужна.
start-game = Начать игру
start-missing = { $count ->
    [one] Одно место пустует
    [few] { $count } места пустуют
   *[many] { $count } мест пустуют
  }
fill-with-bots = Посадить ботов
add-bot = Посадить бота
sit-here = Сесть сюда
stand-up = Встать
remove = Убрать
host-starts = Игру начинает { $name }
hotseat-add = Ещё игрок за этим устройством
hotseat-name = Имя игрока
hotseat-hint = Устройство передают по кругу, и чужой руки никто не видит.

## За столом

round = Раунд { $round } из { $rounds }
turn-number = Ход { $turn }
you = Вы
seat-you = { $name } (вы)
first-player = первый
bot = бот
away = отошёл
undo = Отменить
undo-ask = Попросить отмену
undo-no = Здесь нечего отменять
restart-turn = { $count ->
    [one] Вернуть { $count } ответ
    [few] Вернуть { $count } ответа
   *[many] Вернуть { $count } ответов
  }
restart-turn-hint = { $count ->
    [one] Возвращает { $count } ваш последний ответ
    [few] Возвращает сразу { $count } ваших последних ответа
   *[many] Возвращает сразу { $count } ваших последних ответов
  }: всё, что было после последнего открытия, броска или вопроса другому игроку. Более ранние ответы остаются.
restart-turn-key = вернуть все ответы после последнего открытия
undo-request = { $name } просит вернуть ход
undo-waiting = Вы просите вернуть ход. Ждём: { $names }
undo-withdraw = Отозвать просьбу
undo-lines = { $count ->
    [0] Из того, что вам известно, ничего не изменится
    [one] Отменится { $count } строка журнала
    [few] Отменятся { $count } строки журнала
   *[other] Отменится { $count } строк журнала
  }
undo-agree = Согласиться
undo-decline = Отказать
rule = Правило
rules = Правила
log = Журнал
chat = Чат
board = Стол
mine = Моё
reference = Памятка
reference-now = Памятка: { $phase }
answer-at-board = Ответить за столом
score-sheet = Подсчёт очков
score-sheet-now = Положение за столом
sound = Звук
hint = Подсказка
question-meaning = Что значит этот вопрос
hint-thinking = Думает … Бот смотрит на стол вашими глазами.
hint-instead = А «{ $option }»:
hint-quick = (Сейчас спрашивают многие, поэтому это беглый взгляд.)
hints-setting = Можно просить подсказку у бота
hints-setting-note = По умолчанию только там, где люди не играют друг против друга.
thing-unlit = Сейчас нельзя. Нажмите, чтобы узнать почему.
thing-lit = { $count ->
    [one] { $count } ответ
    [few] Ведёт к { $count } ответам
   *[other] Ведёт к { $count } ответам
  }
past-label = Прошлый момент партии
past-move = Вы смотрите на ход { $move } из { $moves }
past-start = Вы смотрите на начало партии
past-hint = Стрелки влево и вправо листают, Esc возвращает.
past-asked = Тем временем вас спрашивают.
past-back = К настоящему
list-answers = Все ответы словами
answers-search = Искать среди ответов
list-answers-hint = Все допустимые ответы на открытый вопрос.
take-back = Вернуть
choose-answer = Выберите ответ
also-possible = Можно и это
options-count = { $count ->
    [one] { $count } ответ
    [few] { $count } ответа
   *[many] { $count } ответов
  }
waiting-one = Решает { $name }
waiting-many = Ждём: { $names }
thinks = думает …
bot-thinks = { $name } думает
nobody-asked = Стол накрывают
you-watch = Вы наблюдаете
sending = Отправляем
saved = Сохранено
not-saved = Ещё не сохранено
connection-live = На связи
connection-lag = { $lag } мс
connection-connecting = Несём стол
connection-lost = Связь потеряна. Новая попытка через { $seconds } с
connection-lost-now = Связь потеряна. Пробуем снова
connection-kept = Ваш ответ сохранён и уйдёт один раз.
refused = Ответ не принят
refused-why = { $reason }
confirm-title = Точно? { $answer }
confirm-go = Сделать
confirm-final = Вернуть это можно будет только с согласия остальных.
game-over = Игра окончена
winner-one = Победа: { $name }
winner-many = Общая победа: { $names }
you-win = Вы победили
place = { $place }.
total = всего
replay = Запись
rematch = Реванш
leave-table = Уйти из-за стола
leave = Уйти
people = За этим столом
host = хозяин
onlooker = зритель
stands-in = играет бот
ask-seat = Попроситься сюда
release-seat = Отдать другому
host-pass = Сделать хозяином: { $name }
silence = Запретить писать: { $name }
silence-lift = Разрешить писать: { $name }
remove-person = Удалить: { $name }
remove-sure = { $name } больше не сможет вернуться за этот стол.
table-lock = Закрыть вход
table-lock-note = Никто больше не сядет. За частный стол никто больше не войдёт.
table-close = Закрыть стол
table-close-sure = Играть здесь больше не получится. Сыгранное можно будет посмотреть.
table-closed = Хозяин закрыл этот стол.
closed-table = Закрыт
leave-keep = Оставить место за собой
leave-keep-note = Остальные подождут или посадят бота, пока вас нет.
leave-bot = Пусть пока играет бот
leave-bot-note = Место ждёт вас, если хозяин не отдаст его другому.
leave-give-up = Уступить место
leave-give-up-note = Бот доиграет партию за вас.
away-notice = Нет за столом: { $name }.
away-nudge = Напомнить
away-bot = Пусть играет бот
away-wait = Подождать
reminded = Вас ждут
reminded-by = { $name } напоминает: ваш ход.
view-failed = Этот момент показать не удаётся
view-failed-note = Мешает ошибка в самой игре. Она записана для того, кто держит сервер. Остальные играют дальше.
view-failed-way = Стол снова появится, как только игра продвинется. Если ждут вас, верните ход или посадите вместо себя бота.
request = { $name } хочет сесть на место бота: { $bot }.
request-near = Адрес тот же, что у: { $names }. Может быть, это один и тот же человек, а может быть, одна семья.
request-admit = Согласиться
request-deny = Отказать
request-waiting = Вы попросили у хозяина место бота: { $bot }.
seat-kept = За вас играет бот.
seat-back = Вернуться на место
missed = { $answers ->
    [0] Пока вас не было, на вашем месте был бот; ни один его ответ не остался в игре.
    [one] Пока вас не было, бот дал за вас { $answers } ответ.
    [few] Пока вас не было, бот дал за вас { $answers } ответа.
   *[many] Пока вас не было, бот дал за вас { $answers } ответов.
  }
missed-undone = { $count ->
    [one] Ходы возвращали { $count } раз.
    [few] Ходы возвращали { $count } раза.
   *[many] Ходы возвращали { $count } раз.
  }
missed-show = Показать
missed-read = Понятно
undo-anew = Возвращается сразу, но кости бросят заново и боты ответят заново
undo-anew-done = Ход возвращён. Кости бросят заново, и боты ответят заново.
door-removed = За этот стол вернуться нельзя
door-removed-hint = Хозяин удалил вас из-за стола.
door-unreadable = Этот стол открыть не удаётся
door-unreadable-hint = Его запись не читается. Ошибка записана, остальных столов она не касается.
door-locked = Вход за этот стол закрыт
door-locked-hint = Сейчас хозяин никого больше не пускает.
log-empty = Здесь начинается игра.
log-jump = Посмотреть этот миг
log-why = Почему такой ход?
log-undone = { $count ->
    [one] Отменена { $count } строка
    [few] Отменены { $count } строки
   *[many] Отменено { $count } строк
  }
chat-empty = Пока все молчат.
chat-say = Сказать за столом
chat-mute = Не слушать: { $name }
chat-unmute = Снова слушать: { $name }
send = Отправить
rules-search = Поиск по правилам
rules-contents = Оглавление
rules-numbers = Номера правил
rules-print = Печать
rules-words = Слова игры
rules-show = Перейти к правилу
rules-none = Ни в одном абзаце этого нет.
rules-found = { $count ->
    [one] { $count } абзац
    [few] { $count } абзаца
   *[many] { $count } абзацев
  }
rules-missing = Правила этой игры ещё не написаны.
pass-to = Передайте устройство: { $name }
pass-to-hint = Остальные отворачиваются.
ready = Это я, { $name }
table-view = Текстом
seconds-left = осталось { $seconds } с

## Настройки

theme = Тема
theme-system = Как в системе
theme-dark = Свет факелов
theme-light = Известняк
language = Язык
motion = Движение
motion-system = Как в системе
motion-full = Фишки движутся
motion-none = Без движения
volume = Звук
volume-off = выключен
confirm-setting = Переспрашивать перед ответом, который нельзя вернуть
confirm-setting-note = Таким, который что-то открывает, зовёт случай или передаёт слово другому игроку. Наедине с ботами вернуть можно всё.
keys = Клавиши
key-arrows = ходят по подсвеченному
key-enter = отвечает выбранным
key-escape = возвращает выбор или выводит из прошлого
key-all = ходят по всему; Enter скажет, почему нельзя
key-digits = нажимают кнопку с этим числом, а если таких нет, кнопку по порядку
key-question = к вопросу
key-help = показать эти клавиши

## Запись

replay-of = Запись
replay-move = Ход { $move } из { $moves }
replay-first = В начало
replay-back = Шаг назад
replay-forward = Шаг вперёд
replay-last = В конец
replay-play = Смотреть
replay-pause = Пауза
replay-eyes = Глазами
replay-spectator = зрителя
replay-continue = Играть отсюда

## Пусто и сломано

lost-page = Здесь нет двери
lost-page-hint = Этот адрес ведёт в стену.
lost-table = Такого стола нет
left-game = С последней партии за этим столом (версия { $version }) правила изменились, поэтому продолжить её нельзя. Запись сохранена.
left-game-record = Скачать запись
old-replay = Эта партия сыграна по прежним правилам
old-replay-hint = Показать её ход за ходом уже нельзя, но запись сохранена.
lost-replay = Такой записи нет
lost-table-hint = Возможно, его убрали или в ссылке потерялась буква.
lost-server = Сервер не отвечает
lost-server-hint = Может быть, он запускается. Страница попробует снова сама.
to-home = Обратно в зал
copy-report = Скопировать отчёт
reload = Обновить
board-missing = Картинка этого поля ещё не нарисована. Играть можно словами.

## Боты за столом

tavern-1 = Ржавый черпак
tavern-2 = Под холмом
tavern-3 = Треснувший фонарь
tavern-4 = Третий погреб
tavern-5 = Медная сова
tavern-6 = Глубокая лощина
tavern-7 = Тихий свод
tavern-8 = Девять свечей

# Что происходит, показывается по порядку.
pace = Темп
pace-calm = Спокойный
pace-brisk = Быстрый
pace-instant = Сразу
wait-for-round = Ждать меня после каждого раунда
wait-for-round-note = Следующий раунд начнётся, когда вы скажете.
answer-no = Отвечать «Нет» за меня, если другого ответа нет
answer-no-note = Такие вопросы скрывают, что у вас на руке. Ответ даётся после паузы, будто вы раздумывали.
go-on = Дальше
next-round = Следующий раунд
skip-to-now = К текущему моменту
while-away = Пока вас не было, игра шла дальше.
while-away-show = Показать
while-away-skip = Пропустить

# Чем кончилась партия.
you-lose = Вы проиграли
you-come = Ваше место: { $place } из { $seats }
ahead-by = { $name }: отрыв { $points }.
wins = победа
turning-points = Что решило исход
turning-point = Раунд { $round }: { $name } +{ $points }
look-at-board = Посмотреть на поле
result = Итог
next-level = Следующий уровень: { $level }
did-well = Что вам удалось
best-round = Ваш лучший раунд: { $round }, +{ $points }
best-category = { $category }: { $points } — больше, чем у остальных
share-picture = Поделиться картинкой
intro-understood = Понятно
