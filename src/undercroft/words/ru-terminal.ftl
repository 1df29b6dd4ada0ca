### Терминал.

seat-you = { $seat } (вы)
column-game = игра
column-seats = места
broken-game = сломана
line-change-places = { $seat }, садитесь за клавиатуру и нажмите Enter:
screen-thinking = { $seat } думает…
screen-over = Игра окончена.
screen-log = Журнал
screen-rules = Правила этого вопроса
screen-filter = Печатайте, чтобы сузить список
screen-no-rules = В книге правил нет абзаца об этом вопросе.
screen-place = { $seat }, садитесь за клавиатуру
screen-ready = Я здесь
key-undo = отменить
key-why = правила
key-save = сохранить
key-log = журнал
key-filter = найти
key-quit = выйти
key-back = назад
line-go-on = Enter — дальше (или «выйти»):
screen-go-on = Дальше
lesson-over = Урок окончен.
screen-lesson-over = Урок окончен. Выйти — Q.
