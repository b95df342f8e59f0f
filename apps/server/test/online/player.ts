/** Somebody at a browser far away: HTTP with a cookie, one socket, and what he has put together from what he was told. */
import { once } from 'node:events';
import type { Around, Told, Window } from '@carroccio/engine';
import { changed } from '@carroccio/kernel';
import WebSocket from 'ws';

/** What a room tells, and what it answers to an action. */
interface Result extends Partial<Told> {
  readonly taken?: number;
  readonly stopped?: string;
}

export interface Answered {
  readonly id: number | null;
  readonly ok: boolean;
  readonly result: Result;
  readonly error?: { readonly code: string; readonly reason?: string };
}

/** What HTTP answers, whatever was asked. */
interface Answer {
  readonly table: string;
  readonly tables: readonly { readonly id: string; readonly mine: readonly number[]; readonly over: boolean }[];
  readonly tournament: string;
  readonly tournaments: readonly object[];
  readonly ended: boolean;
  readonly standings: readonly { readonly points: number }[];
  readonly pairings: readonly {
    readonly round: number;
    readonly first: string;
    readonly second: string | null;
  }[];
  readonly sitters: readonly object[];
  readonly began: boolean;
  readonly over: boolean;
  readonly channels: readonly { readonly id: string; readonly secret?: string }[];
  readonly tokens: readonly { readonly id: string; readonly name: string }[];
  readonly secret?: string;
  readonly publicKey: string;
  readonly mail: boolean;
  readonly commitment: string;
  readonly person: { readonly id: string } | null;
  readonly ratings: readonly { readonly rating: number; readonly matches: number }[];
  readonly together: readonly object[];
  readonly leaders: readonly object[];
  readonly reports: readonly { readonly id: string }[];
  readonly status: { readonly reports: number };
  readonly people: readonly object[];
  readonly club: string;
  readonly clubs: readonly object[];
  readonly members: readonly { readonly role: string }[];
  readonly role: string | null;
  readonly options: { readonly challenge: string };
  readonly passkeys: readonly { readonly id: string }[];
  readonly error: { readonly code: string };
}

export type Seen = Omit<Window, 'state' | 'log'> & { readonly state: object; readonly log: readonly object[] };

const GONE: Answered = { id: null, ok: false, result: {}, error: { code: 'gone' } };

export class Player {
  readonly #host: () => string;
  #cookie = '';
  #socket: WebSocket | undefined;
  #last = 0;
  readonly #waiting = new Map<number, (answer: Answered) => void>();
  /** Everything the socket brought, as it came. */
  readonly heard: string[] = [];
  readonly #seen = new Map<string, Seen>();
  readonly #arounds = new Map<string, Around>();
  #changed: (() => void)[] = [];

  constructor(host: () => string) {
    this.#host = host;
  }

  /** The server he came to. */
  get host(): string {
    return this.#host();
  }

  async request(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const response = await fetch(`http://${this.#host()}${path}`, {
      method,
      headers: {
        ...(this.#cookie ? { cookie: this.#cookie } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const set = response.headers.get('set-cookie');
    if (set) this.#cookie = set.split(';')[0] ?? '';
    const text = await response.text();
    const json: Answer = text === '' ? null : JSON.parse(text);
    return { status: response.status, json, headers: response.headers };
  }

  async get(path: string) {
    return (await this.request('GET', path)).json;
  }

  /** A request that must succeed. */
  async post(path: string, body: unknown = {}) {
    const { status, json } = await this.request('POST', path, body);
    if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(json)}`);
    return json;
  }

  get isConnected(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  async connect(headers: Record<string, string> = {}): Promise<void> {
    const socket = new WebSocket(`ws://${this.#host()}/api/rooms`, { headers: { cookie: this.#cookie, ...headers } });
    socket.on('error', () => undefined);
    socket.on('message', data => this.#hear(String(data)));
    socket.on('close', () => {
      if (this.#socket !== socket) return;
      for (const answer of this.#waiting.values()) answer(GONE);
      this.#waiting.clear();
      for (const wake of this.#changed.splice(0)) wake();
    });
    this.#socket = socket;
    const opened = await Promise.race([
      once(socket, 'open').then(
        () => true,
        () => false,
      ),
      once(socket, 'close').then(() => false),
    ]);
    if (!opened) throw new Error('not connected');
  }

  hangUp(): void {
    this.#socket?.terminate();
  }

  /** When the other side has hung up. */
  async gone(): Promise<void> {
    if (this.#socket && this.#socket.readyState !== WebSocket.CLOSED) await once(this.#socket, 'close');
  }

  /** Sends bytes as they are. */
  send(text: string | Buffer): void {
    this.#socket?.send(text);
  }

  ask(method: string, params: object): Promise<Answered> {
    const id = ++this.#last;
    return new Promise<Answered>(resolve => {
      this.#waiting.set(id, answer => {
        const { windows } = answer.result;
        if (windows && 'room' in params) this.#see(String(params.room), windows);
        resolve(answer);
      });
      if (!this.isConnected) resolve(GONE);
      this.send(JSON.stringify({ id, method, params }));
    });
  }

  async join(room: string, ...eyes: (number | null)[]): Promise<Answered> {
    if (!this.isConnected) await this.connect();
    return this.ask('room.join', { room, eyes });
  }

  act(room: string, seat: number, action: object, key = `${Math.random()}`, at = this.of(room, seat).at) {
    return this.ask('room.act', { room, seat, at: at ?? -1, key, actions: [action] });
  }

  of(room: string, eyes: number | null): Seen {
    const seen = this.#seen.get(`${room} ${eyes}`);
    if (!seen) throw new Error(`nothing was seen of ${room} through ${eyes}`);
    return seen;
  }

  /** What he was told of a room beside its match. */
  around(room: string): Around {
    const around = this.#arounds.get(room);
    if (!around) throw new Error(`nothing was told of what is around ${room}`);
    return around;
  }

  /** When something holds that depends on what he was told. */
  async until(holds: () => boolean): Promise<void> {
    while (!holds()) {
      if (!this.isConnected) throw new Error('the connection is gone');
      await new Promise<void>(resolve => this.#changed.push(resolve));
    }
  }

  #hear(text: string): void {
    this.heard.push(text);
    const message = JSON.parse(text);
    if (message.push === 'around') this.#arounds.set(message.room, message.around);
    else if (message.push) this.#see(message.room, message.told.windows);
    else {
      const waiting = this.#waiting.get(message.id);
      this.#waiting.delete(message.id);
      // What was answered is seen before what comes after it, which may come at the same moment.
      waiting?.({ result: {}, ...message });
    }
    queueMicrotask(() => {
      for (const wake of this.#changed.splice(0)) wake();
    });
  }

  #see(room: string, windows: readonly Window[]): void {
    for (const window of windows) {
      const name = `${room} ${window.eyes}`;
      const before = this.#seen.get(name);
      this.#seen.set(name, {
        ...window,
        state: 'whole' in window.state ? window.state.whole : changed(before?.state ?? {}, window.state.change),
        log: [...(before?.log ?? []).slice(0, window.log.stay), ...window.log.more],
      });
    }
  }
}
