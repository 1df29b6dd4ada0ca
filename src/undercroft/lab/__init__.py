"""The laboratory: many games at once, checked and counted. Knows games only through the registry."""
