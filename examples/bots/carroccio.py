"""A small client for Carroccio. It needs Python 3.8 and nothing else.

A bot that plays one seat, started by `carroccio play --seat guelph="python3 mybot.py"` or `carroccio simulate`:

    import carroccio, random
    carroccio.play(lambda asked: random.choice(asked.actions) if asked.actions else asked.any)

While it chooses it may ask back, as often as it likes and its time allows: `asked.odds(action)`, `asked.why(action)`,
`asked.rollout(action, count=20)`.

A program that uses the whole engine:

    with carroccio.Engine() as engine:
        match = engine.new("guelphs", "campaldino")
        print(engine.ask("legal", match=match["match"], lang="en"))
"""

import collections
import json
import random
import subprocess
import sys

PROTOCOL = 1


class Asked:
    """One question to a seat. `begin` is what the match began with; the rest is what the question says."""

    def __init__(self, begin, params, ask_back):
        self._ask_back = ask_back
        self.begin = begin
        self.seat = params["seat"]
        self.view = params["view"]
        self.state = params["view"]["state"]
        self.decision = params["view"]["decision"]
        self.prompt = params["prompt"]
        self.actions = params["actions"]
        self.text = params["text"]
        self.families = params["families"]
        self.any = params["any"]
        self.events = params["events"]
        self.told = params["told"]

    def says(self, action):
        """A listed action in words."""
        return self.text[self.actions.index(action)]

    def odds(self, action):
        """What may come of an action: `success`, `modifiers`, `outcomes`; None where chance decides nothing."""
        try:
            return self._ask_back("odds", action)
        except Refused as refused:
            if refused.code == "no-odds":
                return None
            raise

    def why(self, action):
        """Why an action is not legal, in words; None where it is."""
        return self._ask_back("explain", action).get("text")

    def rollout(self, action, **params):
        """How matches end that go on from an action: `count` of them, played by the bot `policy` (at random without it)
        for `most` actions at most, in each of them what the seat does not know drawn anew. `wins` is by seat."""
        return self._ask_back("rollout", action, **params)


def play(choose, wrong=None, begin=None, end=None):
    """Plays a seat until the match ends. `choose` is given an Asked and returns an action, or the index of a listed one.

    The others, where they are given, are told: `begin` how the match begins, `wrong` that an answer was none, `end`
    the result. Standard output belongs to the protocol: print to standard error.
    """
    out, sys.stdout = sys.stdout, sys.stderr
    came = collections.deque()
    began = {}
    asked_back = 0

    def say(message):
        out.write(json.dumps(message) + "\n")
        out.flush()

    def hear():
        line = sys.stdin.readline()
        return json.loads(line) if line else None

    def ask_back(method, action, **params):
        nonlocal asked_back
        asked_back += 1
        say({"ask": asked_back, "method": method, "params": {"action": action, **params}})
        while True:
            message = hear()
            if message is None:
                raise TooLate()
            if "method" in message:
                came.append(message)
                raise TooLate()
            if message["ask"] == asked_back:
                if not message["ok"]:
                    raise Refused(message["error"])
                return message["result"]

    while True:
        message = came.popleft() if came else hear()
        if message is None:
            return
        if "method" not in message:
            continue
        method, params = message["method"], message["params"]
        if method == "begin":
            if params["protocol"] != PROTOCOL:
                sys.exit(f"this client speaks protocol {PROTOCOL}, not {params['protocol']}")
            began = params
            random.seed(params["seed"])
            if begin:
                begin(params)
        elif method == "choose":
            try:
                chosen = choose(Asked(began, params, ask_back))
            except TooLate:
                continue
            answer = {"index": chosen} if isinstance(chosen, int) else {"action": chosen}
            say({"id": message["id"], **answer})
        elif method == "wrong" and wrong:
            wrong(params)
        elif method == "end" and end:
            end(params)


class TooLate(Exception):
    """Time was up, or the match over, while something was asked back."""


class Refused(Exception):
    """An error answer of the engine: `code`, `reason`, `rule` and `data` as it gave them."""

    def __init__(self, error):
        super().__init__(error["message"])
        self.code = error["code"]
        self.reason = error.get("reason")
        self.rule = error.get("rule")
        self.data = error.get("data", {})


class Engine:
    """The engine at the other end of a pipe. Requests are answered one after the other."""

    def __init__(self, command=("npx", "carroccio", "engine")):
        self._engine = subprocess.Popen(
            list(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
        )
        self._sent = 0
        if self.ask("hello")["protocol"] != PROTOCOL:
            raise RuntimeError("the engine speaks another protocol")

    def ask(self, method, **params):
        self._sent += 1
        self._engine.stdin.write(json.dumps({"id": self._sent, "method": method, "params": params}) + "\n")
        self._engine.stdin.flush()
        line = self._engine.stdout.readline()
        if not line:
            raise RuntimeError("the engine has ended")
        answer = json.loads(line)
        if not answer["ok"]:
            raise Refused(answer["error"])
        return answer["result"]

    def new(self, game, scenario, **params):
        return self.ask("new", game=game, scenario=scenario, **params)

    def close(self):
        self._engine.stdin.close()
        self._engine.wait()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()
