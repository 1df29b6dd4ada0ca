"""How bots judge Vault Wars: `judgement.py` weighs answers by what things are worth and how others may bid."""
