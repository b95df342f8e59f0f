"""Tries what it could do: of some actions the one after which it wins most often where chance plays on.

    npx carroccio simulate --game guelphs --scenario campaldino-fast --seat guelph="python3 examples/bots/rollout_bot.py"
"""

import random
import sys

import carroccio

# A list may be long, and time is short.
MOST_TRIED = 6
PLAYED_ON = int(sys.argv[1]) if len(sys.argv) > 1 else 6


def promise(asked, action):
    played = asked.rollout(action, count=PLAYED_ON)
    return played["wins"][asked.seat] + played["draws"] / 2


def choose(asked):
    if len(asked.actions) < 2:
        return asked.any
    return max(random.sample(asked.actions, min(MOST_TRIED, len(asked.actions))), key=lambda one: promise(asked, one))


carroccio.play(choose)
