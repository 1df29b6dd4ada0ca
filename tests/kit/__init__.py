"""What the tests of all games share: the registry (`every`) and a table that speaks in prompts (`table`)."""
