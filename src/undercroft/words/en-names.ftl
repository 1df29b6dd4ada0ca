### What bots are called, and the others in a lesson.

bot-name-gundur = Gundur
bot-name-old-stone = Old Stone
bot-name-nuk = Nuk
bot-name-brakka = Brakka
bot-name-mosswife = Mosswife
bot-name-sable = Sable
bot-name-pike = Pike
bot-name-dross = Dross
bot-name-thimble = Thimble
bot-name-marrow = Marrow
bot-name-old-wick = Old Wick
bot-name-greta = Greta
