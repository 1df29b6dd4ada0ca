"""The rules of Emerald Skulls as sentences, played through the public door."""
