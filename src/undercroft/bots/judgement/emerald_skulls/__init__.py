"""How bots judge Emerald Skulls."""
