# Что говорится шаг за шагом. Не больше трёх коротких предложений.

lesson-workers-and-artifacts = Работники и артефакты
lesson-workers-and-artifacts-about = Наймите помощника и заставьте артефакт работать на вас.

lesson-workers-and-artifacts-vault = С работниками раунд начинается как обычно: выставьте «Шкаф алхимика».
lesson-workers-and-artifacts-vault-wrong = Выставьте «Шкаф алхимика».
lesson-workers-and-artifacts-hire = Но теперь можно нанять одного работника: чем дальше он от колоды, тем дешевле. Торгаш стоит 1 золотой и один раз сбавит вам цену на 3: наймите его.
lesson-workers-and-artifacts-hire-wrong = Хороший выбор, но в другой раз. Наймите Торгаша.
lesson-workers-and-artifacts-hire-decline = За 1 золотой он сбережёт вам 3. Наймите Торгаша.
lesson-workers-and-artifacts-hired = В тайнике Нука видны узорный лук и точильный камень — это артефакт; вы подсмотрели хлам. Грета даёт 7.
lesson-workers-and-artifacts-bid = Лук и камень стоят 8, а ещё один предмет неизвестен. С Торгашом вы заплатите на 3 меньше: давайте 8.
lesson-workers-and-artifacts-bid-wrong = Не увлекайтесь: дайте 8.
lesson-workers-and-artifacts-bid-pass = У вас есть кому сбить цену. Дайте 8.
lesson-workers-and-artifacts-haggle = Ваше, и прежде чем вы заплатите, помощь предлагает Торгаш. Пошлите его: он поможет один раз и уйдёт.
lesson-workers-and-artifacts-haggle-wrong = Пошлите Торгаша.
lesson-workers-and-artifacts-own = Вы заплатили 5, остальное доплатил Нуку банк, а тайным предметом оказался широкий топор! Теперь ваш шкаф: три хлама и изумруд. Откройте хлам.
lesson-workers-and-artifacts-own-wrong = Откройте хлам: изумруд показывать незачем.
lesson-workers-and-artifacts-open = Начните с 0 — посмотрим, кто решится.
lesson-workers-and-artifacts-open-wrong = Начните с 0.
lesson-workers-and-artifacts-tower = Нук забрал шкаф за 1 золотой. Следующая — башня Греты, вы видели в ней два хлама: пас.
lesson-workers-and-artifacts-tower-wrong = Из пяти предметов два — хлам, а золото вам ещё пригодится. Пас.
lesson-workers-and-artifacts-equip = Теперь можно снарядить артефакты. Снаряжённый уже не продать, и очков он не даст, зато любое проданное вами оружие принесёт на 2 золотых больше. Снарядите точильный камень.
lesson-workers-and-artifacts-equip-wrong = Снарядите точильный камень.
lesson-workers-and-artifacts-equip-decline = Вы ведь будете продавать оружие, и не одно. Сначала снарядите точильный камень.
lesson-workers-and-artifacts-enough = Больше снаряжать нечего: откажитесь.
lesson-workers-and-artifacts-enough-wrong = Откажитесь.
lesson-workers-and-artifacts-bow = Теперь продавайте: сначала узорный лук.
lesson-workers-and-artifacts-bow-wrong = Продайте узорный лук.
lesson-workers-and-artifacts-axe = И широкий топор.
lesson-workers-and-artifacts-axe-wrong = Продайте широкий топор.
lesson-workers-and-artifacts-junk = Закончите и выбросьте хлам.
lesson-workers-and-artifacts-junk-wrong = Закончите и выбросьте хлам.
lesson-workers-and-artifacts-end = 5 и 6 золотых, и за каждое оружие ещё 2: камень уже окупился. Он останется с вами до конца игры, и платить за хранение не нужно.
