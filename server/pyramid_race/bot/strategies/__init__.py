"""How bots play, by strength. Pure: what a bot knows in, what it does next out; chance is handed in."""
