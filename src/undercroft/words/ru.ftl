# Слова, общие для всех игр и клиентов.
seat-number = Игрок { $number }
unofficial = Неофициальная фанатская версия. Она не связана с издателями и авторами этих игр.
reconstructed-notice = Часть данных карт не опубликована и восстановлена:
total = Всего
line-prompt = Ваш ответ (номер, undo, log, why, save, quit):
line-help = Введите номер от 1 до { $count } или undo (отменить), log (журнал), why (правила), save ФАЙЛ (сохранить), quit (выйти).
line-nothing-to-undo = Отменять нечего.
line-undone = Отменено.
line-saved = Сохранено: { $file }.
line-not-saved = Не сохранено: { $reason }.
