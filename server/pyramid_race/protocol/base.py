"""What all commands and messages are made of."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

MAX_REF = 32

# JSON integers have no bounds of their own; these keep every number inside what JavaScript and Redis hold exactly.
Count = Annotated[int, Field(ge=1, le=1_000_000)]
Text = Annotated[str, Field(max_length=2000)]
RoomRef = Annotated[str, Field(min_length=1, max_length=64)]
PlayerRef = Annotated[str, Field(min_length=1, max_length=64)]


class Strict(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid")


class Command(Strict):
    ref: Annotated[str, Field(max_length=MAX_REF)] | None = None
