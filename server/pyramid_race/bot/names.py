"""What bots are called."""

from __future__ import annotations

from collections.abc import Collection
from random import Random

from pyramid_race.protocol.host_commands import Strength

_FIRST_NAMES = """
Ada Aiko Alma Amir Anouk Anton Arun Astrid Aya Basil Bea Bela Bruno Carmen Chloe Clara Cyrus Dana Daria Diego
Dina Edda Eino Elif Elsa Emil Enzo Esra Eva Fatou Felix Femi Fleur Freya Gaia Goran Greta Gus Hana Haru Hector
Hugo Ida Igor Ines Ingrid Iris Ivo Jada Jana Jiro Jonas Juno Kai Kala Karin Kenji Kira Lars Leila Lena Leo Lin
Lola Luca Lucy Maja Malik Mara Marco Mei Milo Mina Mira Nadia Naoko Nell Nico Nina Noor Odin Olga Omar Oona Otto
Pablo Paola Pia Quinn Rafa Remy Rina Rosa Ruben Sami Sara Selma Signe Sofia Soren Tara Teo Thea Timo Tove Uma
Vera Vito Wanda Xenia Yara Yuki Yuna Zahra Zeno Zoe
""".split()  # noqa: SIM905 - easier to read and to add to than a list


def shown_name(name: str, strength: Strength) -> str:
    """As others see it: they are to know whom they race."""
    return f"{name} ({strength})"


def new_name(taken: Collection[str], random: Random) -> str:
    """A name that is not among those taken: Bot Ada, Bot Leo …; then Bot Ada 2 and so on."""
    number = 1
    while True:
        suffix = "" if number == 1 else f" {number}"
        free = [name for first in _FIRST_NAMES if (name := f"Bot {first}{suffix}") not in taken]
        if free:
            return random.choice(free)
        number += 1
