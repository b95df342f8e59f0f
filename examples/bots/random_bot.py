"""Takes any legal action.

    npx carroccio play guelphs --seat ghibelline="python3 examples/bots/random_bot.py"
"""

import random

import carroccio


def choose(asked):
    # What is not listed one by one (a sum of money, a set of men) is in `families`; `any` may be one of those.
    return random.randrange(len(asked.actions)) if asked.actions else asked.any


carroccio.play(choose)
