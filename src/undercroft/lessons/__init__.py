"""Lessons: a game with a fixed deal and a story, told moment by moment. Pure; may import the engine and the registry.

lesson.py    what a lesson and its moments are
reading.py   the files of a game's folder `lessons`
progress.py  how far a learner has come, and what that means for answers
playing.py   a match with the luck of a lesson
checking.py  what is wrong with a lesson, before a learner meets it
"""

from undercroft.lessons.reading import find, folder, lessons_of

__all__ = ["find", "folder", "lessons_of"]
