## Lessons

learn = Learn
lesson = Lesson
lessons = All lessons
learn-or-play = New to this game?
learn-first = { $minutes ->
    [one] Learn it in a minute
   *[other] Learn it in { $minutes } minutes
  }
just-play = Just play
lesson-begin = Begin
lesson-resume = Go on
lesson-again = Once more
lesson-is-done = done
lesson-is-new = not done yet
lesson-go-on = Go on
lesson-watch = Watch …
lesson-earlier = What was said before
lesson-later = What was said next
lesson-step = Step { $now } of { $of }
lesson-left = { $count ->
    [one] Your choice once more.
   *[other] Your choice, { $count } more times.
  }
lesson-done = Well done! That was the lesson.
lesson-play = Play a real game
lesson-next = Next: { $title }
coach = Your first game
coach-enough = No more explanations
