"""How bots judge Goblin Vaults: `judgement.py` weighs answers, `appraisal.py` vaults."""
