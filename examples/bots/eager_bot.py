"""Prefers to do something: the kinds of actions that say the most about what they do, and of these any.

It remembers which kinds it has seen lead to nothing and avoids a kind for which it was corrected.

    npx carroccio simulate --game guelphs --seat guelph="python3 examples/bots/eager_bot.py" --games 10
"""

import random

import carroccio

avoided = set()
last = None


def choose(asked):
    global last
    listed = [action for action in asked.actions if action["type"] not in avoided] or asked.actions
    if not listed:
        return asked.any
    most = max(len(action) for action in listed)
    last = random.choice([action for action in listed if len(action) == most])
    return last


def wrong(params):
    if last:
        avoided.add(last["type"])


carroccio.play(choose, wrong=wrong)
