import { at, type Generator } from '@carroccio/kernel';
import { Caller, type Window } from './caller.ts';

/** Somebody who plays both seats of a match by chance, as fast as he is answered. */
export class Loader {
  readonly #caller: Caller;
  readonly #chance: Generator;
  #table = '';
  #windows: readonly Window[] = [];
  #done = 0;
  /** How long each action took until it was answered as taken. */
  readonly milliseconds: number[] = [];

  constructor(host: string, chance: Generator) {
    this.#caller = new Caller(host);
    this.#chance = chance;
  }

  async sitDown(game: string, scenario: string): Promise<void> {
    await this.#caller.post('/api/guests', { name: 'Anna' });
    await this.#caller.connect();
    await this.newTable(game, scenario);
  }

  /** Goes on by another server of the same database. */
  async moveTo(host: string): Promise<void> {
    await this.#caller.moveTo(host);
  }

  /** Opens another table; the one before stays as it is. */
  async newTable(game: string, scenario: string): Promise<void> {
    const seats = [{ kind: 'me' }, { kind: 'me' }];
    const wish = { game, scenario, options: {}, seats, unlisted: true };
    this.#table = (await this.#caller.post('/api/tables', wish)).table;
    await this.join();
  }

  /** Comes in, and gives back how many milliseconds that took. */
  async join(): Promise<number> {
    const began = performance.now();
    const { result } = await this.#caller.ask('room.join', { room: this.#table, eyes: [0, 1] });
    this.#windows = result?.windows ?? [];
    return performance.now() - began;
  }

  /** Does one thing; false when the match is over. */
  async act(): Promise<boolean> {
    const able = this.#windows.find(one => one.at !== null && one.legal.length > 0);
    if (!able) return false;
    const actions = [at(able.legal, this.#chance.draw(able.legal.length))];
    const began = performance.now();
    const params = { room: this.#table, seat: able.eyes, at: able.at, key: `k${++this.#done}`, actions };
    const { result } = await this.#caller.ask('room.act', params);
    if (result?.taken !== 1) throw new Error('a legal action was not taken');
    this.milliseconds.push(performance.now() - began);
    this.#windows = result.windows;
    return true;
  }

  hangUp(): void {
    this.#caller.hangUp();
  }
}
