"""Logging: lines for people, or JSON for machines, always on standard error."""

from __future__ import annotations

import logging
import sys

import structlog


def configure(level: str, as_json: bool) -> None:
    """Sets up structlog and the standard library's logging (websockets, asyncio) alike."""
    number = logging.getLevelNamesMapping()[level.upper()]
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.StackInfoRenderer(),
            structlog.processors.format_exc_info if as_json else structlog.dev.set_exc_info,
            structlog.processors.JSONRenderer()
            if as_json
            else structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty()),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    logging.basicConfig(
        level=max(number, logging.WARNING), stream=sys.stderr, format="%(levelname)s %(name)s %(message)s"
    )
    # A client that goes away in the middle of a handshake is no fault of ours.
    logging.getLogger("websockets").setLevel(logging.CRITICAL)
