## Уроки

learn = Учиться
lesson = Урок
lessons = Все уроки
learn-or-play = Впервые за этой игрой?
learn-first = { $minutes ->
    [one] Научиться за { $minutes } минуту
    [few] Научиться за { $minutes } минуты
   *[many] Научиться за { $minutes } минут
  }
just-play = Сразу играть
lesson-begin = Начать
lesson-resume = Продолжить
lesson-again = Ещё раз
lesson-is-done = пройден
lesson-is-new = ещё не пройден
lesson-go-on = Дальше
lesson-watch = Смотрите …
lesson-earlier = Что было сказано раньше
lesson-later = Что было сказано потом
lesson-step = Шаг { $now } из { $of }
lesson-left = { $count ->
    [one] Решайте сами: ещё { $count } раз.
    [few] Решайте сами: ещё { $count } раза.
   *[many] Решайте сами: ещё { $count } раз.
  }
lesson-done = Отлично! Урок окончен.
lesson-play = Сыграть по-настоящему
lesson-next = Дальше: { $title }
coach = Ваша первая игра
coach-enough = Больше не объяснять
