"""Chooses by playing on: every legal action is tried on a copy of the match and played on at random to its end.

It speaks the whole protocol, plays all the seats and prints what it does:

    python3 examples/bots/flat_search.py GAME SCENARIO [PLAYOUTS] [COMMAND…]
"""

import random
import sys

import carroccio

TRIED = 8


def promise(engine, match, seat, action, playouts):
    """How often the seat wins after this action."""
    return engine.ask("rollout", match=match, seat=seat, action=action, count=playouts)["wins"][seat]


def main(game, scenario, playouts=4, *command):
    with carroccio.Engine(command or ("npx", "carroccio", "engine")) as engine:
        begun = engine.new(game, scenario)
        match, decision = begun["match"], begun["decision"]
        while not decision["over"]:
            seat = next(one["seat"] for one in decision["seats"] if one["must"])
            legal = engine.ask("legal", match=match, seat=seat, lang="en")
            actions = random.sample(legal["actions"], min(TRIED, len(legal["actions"])))
            if not actions:
                actions = [engine.ask("bot", match=match, seat=seat, level="random")["action"]]
            best = actions[0]
            if len(actions) > 1:
                best = max(actions, key=lambda action: promise(engine, match, seat, action, int(playouts)))
            acted = engine.ask("act", match=match, seat=seat, action=best, lang="en")
            print(f"seat {seat}:", *acted["text"], sep="\n    ")
            decision = acted["decision"]
        print(decision["result"])


if __name__ == "__main__":
    main(*sys.argv[1:])
