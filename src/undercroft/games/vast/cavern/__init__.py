"""The map: squares, walls, links, sight, and everything that happens to tiles and to those who stand on them."""
