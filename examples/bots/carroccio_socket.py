"""A WebSocket that speaks JSON: as much of RFC 6455 as a server of Carroccio needs. It needs Python 3.8 and nothing else."""

import base64
import json
import os
import socket
import ssl
import struct
from urllib.parse import urlsplit

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class JsonSocket:
    def __init__(self, url, token):
        at = urlsplit(url)
        secure = at.scheme == "https"
        self._socket = socket.create_connection((at.hostname, at.port or (443 if secure else 80)))
        if secure:
            self._socket = ssl.create_default_context().wrap_socket(self._socket, server_hostname=at.hostname)
        self._read = self._socket.makefile("rb")
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [f"GET {at.path} HTTP/1.1", f"Host: {at.netloc}", "Upgrade: websocket", "Connection: Upgrade"]
        lines += [f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", f"Authorization: Bearer {token}"]
        self._socket.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        status = self._read.readline().decode().strip()
        if " 101 " not in status:
            raise ConnectionError(status)
        while self._read.readline().strip():
            pass

    def send(self, message):
        self._frame(TEXT, json.dumps(message).encode())

    def receive(self):
        whole = b""
        while True:
            first, second = self._exactly(2)
            length = second & 127
            if length > 125:
                length = int.from_bytes(self._exactly(2 if length == 126 else 8), "big")
            kind, body = first & 15, self._exactly(length)
            if kind == PING:
                self._frame(PONG, body)
            elif kind == CLOSE:
                raise ConnectionError("the server has hung up")
            elif kind != PONG:
                whole += body
                if first & 128:
                    return json.loads(whole)

    def _exactly(self, length):
        read = self._read.read(length)
        if len(read) < length:
            raise ConnectionError("the connection is gone")
        return read

    def _frame(self, kind, body):
        length = len(body)
        sizes = struct.pack("!BH", 254, length) if length > 125 else struct.pack("!B", 128 | length)
        if length > 65535:
            sizes = struct.pack("!BQ", 255, length)
        mask = os.urandom(4)
        masked = bytes(byte ^ mask[at % 4] for at, byte in enumerate(body))
        self._socket.sendall(bytes([128 | kind]) + sizes + mask + masked)
