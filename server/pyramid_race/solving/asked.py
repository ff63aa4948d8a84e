"""Questions that many ask: each is worked out once, and the latest answers are kept."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Hashable
from typing import Any, Generic, TypeVar

Q = TypeVar("Q", bound=Hashable)
A = TypeVar("A")


class Asked(Generic[Q, A]):
    """Keeps up to `most` questions. What went wrong is forgotten: the next who asks has it worked out again."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._answers: OrderedDict[Q, asyncio.Task[A]] = OrderedDict()

    @property
    def waiting(self) -> int:
        """How many questions have no answer yet."""
        return sum(not answer.done() for answer in self._answers.values())

    def __contains__(self, question: Q) -> bool:
        return question in self._answers

    def ask(self, question: Q, work_out: Callable[[], Coroutine[Any, Any, A]]) -> asyncio.Task[A]:
        """The answer, which others may wait for as well: shield it from the end of whoever waits."""
        answer = self._answers.get(question)
        if answer is None:
            answer = self._answers[question] = asyncio.create_task(work_out())
            answer.add_done_callback(lambda done: self._forget_if_failed(question, done))
        self._answers.move_to_end(question)
        while len(self._answers) > self._most:
            self._answers.popitem(last=False)
        return answer

    def _forget_if_failed(self, question: Q, answer: asyncio.Task[A]) -> None:
        failed = answer.cancelled() or answer.exception() is not None
        if failed and self._answers.get(question) is answer:
            del self._answers[question]

    def clear(self) -> None:
        self._answers.clear()
