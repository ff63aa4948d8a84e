"""The truth about a position: can it still be won, what is the most that can go, what is the shortest way."""
