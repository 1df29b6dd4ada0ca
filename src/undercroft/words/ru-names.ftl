### Как зовут ботов и соседей по уроку.

bot-name-gundur = Гундур
bot-name-old-stone = Камень
bot-name-nuk = Нук
bot-name-brakka = Бракка
bot-name-mosswife = Мшаница
bot-name-sable = Соболь
bot-name-pike = Щука
bot-name-dross = Шлак
bot-name-thimble = Напёрсток
bot-name-marrow = Марроу
bot-name-old-wick = Фитиль
bot-name-greta = Грета
