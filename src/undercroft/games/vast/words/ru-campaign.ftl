# Кампания: ряд игр, победители которых поднимаются.
campaign-title = Ваша Необъятность
campaign-about = Ряд игр с теми же игроками. Все начинают с самого лёгкого уровня, каждая победа поднимает победителя на один уровень, а кто первым победит на экспертном, получает титул «Ваша Необъятность».
campaign-champion = { $name } — Ваша Необъятность
campaign-level-easiest = Самый лёгкий
campaign-level-easy = Лёгкий
campaign-level-standard = Обычный
campaign-level-hard = Трудный
campaign-level-expert = Эксперт
