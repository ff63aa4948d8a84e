"""What comes of finished races: records, totals of players, ratings and leaderboards. Values in, values out."""
