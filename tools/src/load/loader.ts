import { once } from 'node:events';
import { type AnyAction, at, type Generator } from '@carroccio/kernel';
import WebSocket from 'ws';

interface Window {
  readonly eyes: number;
  readonly at: number | null;
  readonly legal: readonly AnyAction[];
}
interface Answer {
  readonly id?: number;
  readonly ok: boolean;
  readonly result: { readonly taken?: number; readonly windows: readonly Window[] };
}

/** Somebody who plays both seats of a match by chance, as fast as he is answered. */
export class Loader {
  #host: string;
  readonly #chance: Generator;
  #cookie = '';
  #socket: WebSocket | undefined;
  #table = '';
  #windows: readonly Window[] = [];
  #answered: (answer: Answer) => void = () => undefined;
  #sent = 0;
  /** How long each action took until it was answered as taken. */
  readonly milliseconds: number[] = [];

  constructor(host: string, chance: Generator) {
    this.#host = host;
    this.#chance = chance;
  }

  async sitDown(game: string, scenario: string): Promise<void> {
    await this.#post('guests', { name: 'Anna' });
    await this.moveTo(this.#host);
    await this.newTable(game, scenario);
  }

  /** Goes on by another server of the same database. */
  async moveTo(host: string): Promise<void> {
    this.#host = host;
    this.#socket = new WebSocket(`ws://${host}/api/rooms`, { headers: { cookie: this.#cookie } });
    this.#socket.on('message', data => this.#answered(JSON.parse(String(data))));
    await once(this.#socket, 'open');
  }

  /** Opens another table; the one before stays as it is. */
  async newTable(game: string, scenario: string): Promise<void> {
    const seats = [{ kind: 'me' }, { kind: 'me' }];
    this.#table = (await this.#post('tables', { game, scenario, options: {}, seats, unlisted: true })).table;
    await this.join();
  }

  /** Comes in, and gives back how many milliseconds that took. */
  async join(): Promise<number> {
    const began = performance.now();
    this.#windows = (await this.#ask('room.join', { room: this.#table, eyes: [0, 1] })).result.windows;
    return performance.now() - began;
  }

  /** Does one thing; false when the match is over. */
  async act(): Promise<boolean> {
    const able = this.#windows.find(one => one.at !== null && one.legal.length > 0);
    if (!able) return false;
    const actions = [at(able.legal, this.#chance.draw(able.legal.length))];
    const began = performance.now();
    const key = `k${++this.#sent}`;
    const { ok, result } = await this.#ask('room.act', {
      room: this.#table,
      seat: able.eyes,
      at: able.at,
      key,
      actions,
    });
    if (!ok || result.taken !== 1) throw new Error('a legal action was not taken');
    this.milliseconds.push(performance.now() - began);
    this.#windows = result.windows;
    return true;
  }

  hangUp(): void {
    this.#socket?.terminate();
  }

  #ask(method: string, params: object): Promise<Answer> {
    return new Promise(resolve => {
      this.#answered = answer => {
        // What is pushed is not the answer.
        if (answer.id !== undefined) resolve(answer);
      };
      this.#socket?.send(JSON.stringify({ id: this.#sent, method, params }));
    });
  }

  async #post(path: string, body: object): Promise<{ table: string }> {
    const response = await fetch(`http://${this.#host}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(this.#cookie ? { cookie: this.#cookie } : {}) },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    this.#cookie = response.headers.get('set-cookie')?.split(';')[0] ?? this.#cookie;
    return JSON.parse(await response.text());
  }
}
