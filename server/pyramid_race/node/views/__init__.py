"""What a viewer may see: the one place that decides it. Everything here is a pure function from a room to messages.

The stock is face down: a racer sees his pyramid, his waste and the number of his stock cards; of the others only
progress. Before GO nobody sees a card or the code of the deal."""

from pyramid_race.node.views.boards import (
    HISTORY_POINTS,
    Message,
    board_status,
    board_view,
    history,
    move_view,
    progress,
    runner_board,
)
from pyramid_race.node.views.races import (
    code_is_open,
    commitment,
    deal_view,
    finished_view,
    par_view,
    result_view,
    series_view,
)
from pyramid_race.node.views.rooms import (
    SPECTATORS_LISTED,
    begins_view,
    chat_view,
    is_kept_from,
    room_view,
    settings_view,
    shows_race,
    summary_view,
)

__all__ = [
    "HISTORY_POINTS",
    "SPECTATORS_LISTED",
    "Message",
    "begins_view",
    "board_status",
    "board_view",
    "chat_view",
    "code_is_open",
    "commitment",
    "deal_view",
    "finished_view",
    "history",
    "is_kept_from",
    "move_view",
    "par_view",
    "progress",
    "result_view",
    "room_view",
    "runner_board",
    "series_view",
    "settings_view",
    "shows_race",
    "summary_view",
]
