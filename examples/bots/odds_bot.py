"""Takes what is likeliest to succeed, where success is a question; else any action.

    npx carroccio simulate --game guelphs --seat guelph="python3 examples/bots/odds_bot.py" --bots random --games 10
"""

import random

import carroccio

# A list may be long, and time is short: so many of its actions are asked about.
MOST_ASKED = 12


def chance_of(asked, action):
    odds = asked.odds(action)
    return odds["success"]["probability"] if odds and odds["success"] else 0


def choose(asked):
    if not asked.actions:
        return asked.any
    some = random.sample(asked.actions, min(MOST_ASKED, len(asked.actions)))
    likely = [(chance_of(asked, action), action) for action in some]
    best = max(chance for chance, _ in likely)
    return random.choice([action for chance, action in likely if chance == best])


carroccio.play(choose)
