# Почему бот отвечает именно так: по одной фразе.

bot-random = Случайный
bot-novice = Новичок
bot-adept = Умелец
bot-expert = Знаток

fact-only = другого выбора нет
