"""How bots judge Vast: `judgement.py` asks the role, one file per role; `map.py` reads the position once for all."""
