/** Somebody far away, as a server meets him: requests with his cookie, and one socket. */
import { once } from 'node:events';
import type { AnyAction, Described } from '@carroccio/kernel';
import WebSocket from 'ws';

export interface Window {
  readonly eyes: number | null;
  readonly at: number | null;
  readonly legal: readonly AnyAction[];
  readonly families: readonly Described[];
}

export interface Answer {
  readonly id?: number | string | null;
  readonly ok: boolean;
  readonly result?: { readonly taken?: number; readonly windows: readonly Window[] };
  readonly error?: { readonly code: string };
}

/** What HTTP answers, whatever was asked. */
interface Reply {
  readonly table: string;
  readonly person: { readonly id: string } | null;
}

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly body?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** The connection was closed before the answer came. */
const GONE: Answer = { ok: false, error: { code: 'gone' } };

type Waiting = (answer: Answer) => void;

export class Caller {
  #host: string;
  #cookie: string;
  #socket: WebSocket | undefined;
  #asked = 0;
  readonly #waiting = new Map<unknown, Waiting>();
  /** Whoever sent what has no number gets the answers that have none, in their order. */
  #nameless: Waiting[] = [];

  constructor(host: string, cookie = '') {
    this.#host = host;
    this.#cookie = cookie;
  }

  /** The same person by another connection. */
  again(): Caller {
    return new Caller(this.#host, this.#cookie);
  }

  get isConnected(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /** Any request; gives back the status of its answer. */
  async request({ method, path, body, headers = {} }: Asked): Promise<number> {
    const response = await this.#fetch({ method, path, body, headers });
    await response.arrayBuffer();
    return response.status;
  }

  /** What a room answers to a message that comes as a request. */
  async askByRequest(table: string, message: object): Promise<Answer> {
    const path = `/api/tables/${encodeURIComponent(table)}/room`;
    const response = await this.#fetch({ method: 'POST', path, body: JSON.stringify({ asked: false, message }) });
    const text = await response.text();
    return response.ok
      ? JSON.parse(text)
      : { ok: false, error: { code: response.status >= 500 ? 'internal' : 'refused' } };
  }

  /** A request that must succeed. */
  async post(path: string, body: object): Promise<Reply> {
    const response = await this.#fetch({ method: 'POST', path, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    this.#cookie = response.headers.get('set-cookie')?.split(';')[0] ?? this.#cookie;
    return JSON.parse(await response.text());
  }

  async #fetch({ method, path, body, headers = {} }: Asked): Promise<Response> {
    const sent = (): Promise<Response> =>
      fetch(`http://${this.#host}${path}`, {
        method,
        headers: {
          ...(this.#cookie ? { cookie: this.#cookie } : {}),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body }),
      });
    try {
      return await sent();
    } catch {
      // A connection that waited too long for the next request was closed just as it came.
      return sent();
    }
  }

  /** Goes on by another server of the same database. */
  async moveTo(host: string): Promise<void> {
    this.#host = host;
    await this.connect();
  }

  /** Opens the socket; false where it is refused. */
  async connect(headers: Readonly<Record<string, string>> = {}): Promise<boolean> {
    this.hangUp();
    const socket = new WebSocket(`ws://${this.#host}/api/rooms`, { headers: { cookie: this.#cookie, ...headers } });
    this.#socket = socket;
    socket.on('error', () => socket.terminate());
    socket.on('message', data => this.#hear(JSON.parse(String(data))));
    socket.on('close', () => {
      if (this.#socket === socket) this.#giveUp();
    });
    const opened = once(socket, 'open').catch(() => undefined);
    await Promise.race([opened, once(socket, 'close').catch(() => undefined)]);
    return this.isConnected;
  }

  hangUp(): void {
    this.#socket?.terminate();
    this.#giveUp();
  }

  ask(method: string, params: object): Promise<Answer> {
    const id = ++this.#asked;
    return this.#sent(JSON.stringify({ id, method, params }), waiting => this.#waiting.set(id, waiting));
  }

  /** Sends bytes that name no number. */
  say(bytes: string): Promise<Answer> {
    return this.#sent(bytes, waiting => this.#nameless.push(waiting));
  }

  #sent(bytes: string, expect: (waiting: Waiting) => void): Promise<Answer> {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return Promise.resolve(GONE);
    return new Promise(resolve => {
      expect(resolve);
      socket.send(bytes);
    });
  }

  #hear(answer: Answer): void {
    // What is pushed answers nothing.
    if (answer.id === undefined) return;
    if (answer.id === null) this.#nameless.shift()?.(answer);
    else this.#waiting.get(answer.id)?.(answer);
    this.#waiting.delete(answer.id);
  }

  #giveUp(): void {
    for (const answer of [...this.#waiting.values(), ...this.#nameless]) answer(GONE);
    this.#waiting.clear();
    this.#nameless = [];
  }
}
