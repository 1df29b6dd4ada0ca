"""How bots judge Vast.

judgement.py      asks the role that is to act;  role.py  what every role answers
facts.py          what a reason states of an answer;  own_facts.py  of one that only one role can give
map.py            reads a position once for all roles
knight.py, knight_plan.py, knight_danger.py, goblins.py, dragon.py, cave.py, thief.py   one role each
"""
