"""Sits down at a table of a server and plays it to its end, by any legal action.

    CARROCCIO_TOKEN=… python3 examples/bots/online_bot.py https://HOST TABLE SEAT

The token is drawn under Online, Programs.
"""

import json
import os
import random
import sys
import time
import urllib.request

from carroccio_socket import JsonSocket


def http(url, token, wish=None):
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    with urllib.request.urlopen(urllib.request.Request(url, wish and json.dumps(wish).encode(), headers)) as answer:
        return json.load(answer)


def main(server, table, seat):
    token, seat, sent, done = os.environ["CARROCCIO_TOKEN"], int(seat), 0, None
    http(f"{server}/api/tables/{table}/sit", token, {"seat": seat})
    while not http(f"{server}/api/tables/{table}", token)["began"]:
        time.sleep(5)
    room = JsonSocket(f"{server}/api/rooms", token)
    room.send({"id": sent, "method": "room.join", "params": {"room": table, "eyes": [seat]}})
    while True:
        message = room.receive()
        if message.get("ok") is False:
            sys.exit(message["error"]["message"])
        told = message.get("told") or message.get("result") or {}
        for window in told.get("windows", []):
            if window["result"]:
                return print(window["result"])
            if window["at"] not in (None, done) and seat in window["decision"]["seats"]:
                if not window["legal"]:
                    sys.exit("what may be done is not listed one by one: this bot does not fill in `families`")
                sent, done = sent + 1, window["at"]
                act = {"room": table, "seat": seat, "at": window["at"], "key": f"{os.getpid()} {sent}"}
                act["actions"] = [random.choice(window["legal"])]
                room.send({"id": sent, "method": "room.act", "params": act})


if __name__ == "__main__":
    main(*sys.argv[1:])
