"""Searches beside the event loop: in processes of their own, since a search holds its thread for seconds."""
