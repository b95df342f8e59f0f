import { once } from 'node:events';
import type { AnyAction } from '@carroccio/kernel';
import WebSocket from 'ws';

/** What was answered to an action. */
interface Answer {
  readonly id: number;
  readonly ok: boolean;
  readonly result?: {
    readonly taken?: number;
    readonly windows: readonly { readonly eyes: number; readonly at: number | null; readonly legal: AnyAction[] }[];
  };
}

/** Somebody who plays both seats of a table, chooses anything, and goes on by himself when the server comes back. */
export class Client {
  /** Where the server is; after each failure it is asked anew, and may be another one. */
  readonly #host: (failures: number) => string;
  #failures = 0;
  readonly #draw: (n: number) => number;
  #cookie = '';
  #socket: WebSocket | undefined;
  #last = 0;
  #waiting = new Map<number, (answer: Answer | null) => void>();
  #windows: NonNullable<Answer['result']>['windows'] = [];
  /** What is not answered yet: it goes out again. */
  #pending: object | null = null;
  /** Where he has played: the last is where he plays now. */
  readonly tables: string[] = [];
  #wish = { game: '', scenario: '' };
  /** Keys of actions that were answered as taken. */
  readonly acknowledged: string[] = [];
  stopped = false;

  constructor(host: (failures: number) => string, draw: (n: number) => number) {
    this.#host = host;
    this.#draw = draw;
  }

  async sitDown(game: string, scenario: string): Promise<void> {
    this.#wish = { game, scenario };
    await this.#post('guests', { name: 'Anna' });
    await this.#newTable();
  }

  get #table(): string {
    return this.tables.at(-1) ?? '';
  }

  async #newTable(): Promise<void> {
    const seats = [{ kind: 'me' }, { kind: 'me' }];
    const { table } = await this.#post('tables', { ...this.#wish, options: {}, seats, unlisted: true });
    this.tables.push(table);
  }

  /** Whoever has played to the end begins again; while the server is away he waits for it. */
  async #again(): Promise<void> {
    try {
      await this.#newTable();
      this.#windows = (await this.#join()) ?? [];
    } catch {
      await new Promise(resolve => setTimeout(resolve, 50));
    }
  }

  /** Plays until it is stopped. */
  async play(): Promise<void> {
    for (let deeds = 0; !this.stopped; ) {
      if (this.#socket?.readyState !== WebSocket.OPEN && !(await this.#connect())) continue;
      this.#pending ??= this.#choice(`${this.#table} ${++deeds}`);
      if (!this.#pending) {
        await this.#again();
        continue;
      }
      const answer = await this.#ask('room.act', this.#pending);
      if (!answer) continue;
      if (answer.result?.taken && 'key' in this.#pending) this.acknowledged.push(String(this.#pending.key));
      // What was asked too fast is chosen again a little later.
      if (!answer.ok) await new Promise(resolve => setTimeout(resolve, 100));
      this.#pending = null;
      this.#windows = answer.result?.windows ?? this.#windows;
    }
    this.#socket?.terminate();
  }

  #choice(key: string): object | null {
    const able = this.#windows.find(({ at, legal }) => at !== null && legal.length > 0);
    if (!able) return null;
    const action = able.legal[this.#draw(able.legal.length)];
    return { room: this.#table, seat: able.eyes, at: able.at, key, actions: [action] };
  }

  async #connect(): Promise<boolean> {
    const socket = new WebSocket(`ws://${this.#host(this.#failures)}/api/rooms`, { headers: { cookie: this.#cookie } });
    this.#socket = socket;
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      for (const answer of this.#waiting.values()) answer(null);
      this.#waiting.clear();
    });
    socket.on('message', data => {
      const answer: Answer = JSON.parse(String(data));
      this.#waiting.get(answer.id)?.(answer);
      this.#waiting.delete(answer.id);
    });
    await Promise.race([once(socket, 'open').catch(() => undefined), once(socket, 'close').catch(() => undefined)]);
    if (socket.readyState !== WebSocket.OPEN) {
      this.#failures++;
      await new Promise(resolve => setTimeout(resolve, 50));
      return false;
    }
    const windows = await this.#join();
    this.#windows = windows ?? [];
    return windows !== null;
  }

  async #join(): Promise<NonNullable<Answer['result']>['windows'] | null> {
    const joined = await this.#ask('room.join', { room: this.#table, eyes: [0, 1] });
    return joined?.ok === true ? (joined.result?.windows ?? []) : null;
  }

  #ask(method: string, params: object): Promise<Answer | null> {
    return new Promise(resolve => {
      const id = ++this.#last;
      this.#waiting.set(id, resolve);
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify({ id, method, params }));
      else resolve(null);
    });
  }

  async #post(path: string, body: object): Promise<{ table: string }> {
    const response = await fetch(`http://${this.#host(this.#failures)}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(this.#cookie ? { cookie: this.#cookie } : {}) },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    this.#cookie = response.headers.get('set-cookie')?.split(';')[0] ?? this.#cookie;
    return JSON.parse(await response.text());
  }
}
