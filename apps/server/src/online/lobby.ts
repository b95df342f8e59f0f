/** Tables before and around their matches: who opens one, who sits down, when it begins. */
import { botNamed } from '@carroccio/bots';
import { Match, type OptionValue, type Registry } from '@carroccio/kernel';
import { type Pace, started, type Turn } from '../pace/clock.ts';
import { turnOf } from '../pace/turn.ts';
import { isDuplicate } from '../storage/duplicate.ts';
import type { Person } from '../storage/people.ts';
import type { Storage } from '../storage/storage.ts';
import type { Sitter, StoredTable } from '../storage/tables.ts';
import { newId, newSeed } from './session.ts';

export interface TableWish {
  readonly game: string;
  readonly scenario: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seats: readonly ({ kind: 'me' } | { kind: 'open' } | { kind: 'bot'; bot: string })[];
  readonly unlisted: boolean;
  /** How much time there is; without it, as much as everybody likes. */
  readonly pace?: Pace | null;
}

/** Why something cannot be done at a table. */
export type LobbyCode =
  | 'unknown-table'
  | 'no-seat'
  | 'taken'
  | 'begun'
  | 'not-over'
  | 'not-yours'
  | 'no-host'
  | 'too-many-tables';

export class LobbyDenied extends Error {
  override name = 'LobbyDenied';
  readonly code: LobbyCode;

  constructor(code: LobbyCode) {
    super(code);
    this.code = code;
  }
}

interface Terms {
  readonly storage: Pick<Storage, 'tables'>;
  readonly registry: Registry;
  clock(): number;
  /** A match has begun. */
  began(table: string): void;
}

/** As many tables as one may keep waiting. */
const MOST_WAITING = 20;
const OPEN: Sitter = { kind: 'open' };

export class Lobby {
  readonly #terms: Terms;

  constructor(terms: Terms) {
    this.#terms = terms;
  }

  /** Opens a table. What cannot be played throws what the kernel says of it. */
  async open(person: Person, wish: TableWish): Promise<string> {
    if (!wish.seats.some(({ kind }) => kind === 'me')) throw new LobbyDenied('no-host');
    const sitters = wish.seats.map((seat): Sitter => (seat.kind === 'me' ? sitting(person) : seat));
    return this.#open(person, { ...wish, pace: wish.pace ?? null, sitters, again: null });
  }

  async get(id: string): Promise<StoredTable> {
    const table = await this.#terms.storage.tables.get(id);
    if (!table) throw new LobbyDenied('unknown-table');
    return table;
  }

  async sit(person: Person, id: string, seat: number): Promise<void> {
    const table = await this.get(id);
    if (seat >= table.sitters.length) throw new LobbyDenied('no-seat');
    if (table.began !== null) throw new LobbyDenied('begun');
    if (!(await this.#terms.storage.tables.sit(id, seat, OPEN, sitting(person)))) throw new LobbyDenied('taken');
    await this.#begin(await this.get(id));
  }

  /** Stands up before it begins; a table whose host leaves is taken away. */
  async leave(person: Person, id: string): Promise<void> {
    const table = await this.get(id);
    if (table.began !== null) throw new LobbyDenied('begun');
    if (table.host === person.id) return this.#terms.storage.tables.remove(id);
    const own = [...table.sitters.entries()].filter(([, one]) => one.kind === 'person' && one.person === person.id);
    if (own.length === 0) throw new LobbyDenied('not-yours');
    for (const [seat, sitter] of own) await this.#terms.storage.tables.sit(id, seat, sitter, OPEN);
  }

  /** The same once more when a match is over: everybody a seat further. Whoever asks second comes to the same table. */
  async again(person: Person, id: string): Promise<string> {
    const table = await this.get(id);
    if (!table.sitters.some(one => one.kind === 'person' && one.person === person.id))
      throw new LobbyDenied('not-yours');
    if (table.outcome === null) throw new LobbyDenied('not-over');
    const known = await this.#terms.storage.tables.after(id);
    if (known) return known;
    const [first, ...rest] = table.sitters;
    const sitters = first ? [...rest, first] : rest;
    try {
      return await this.#open(person, { ...table, sitters, again: id });
    } catch (error) {
      // Somebody else asked at the same moment.
      const meanwhile = isDuplicate(error) ? await this.#terms.storage.tables.after(id) : null;
      if (meanwhile) return meanwhile;
      throw error;
    }
  }

  async #open(
    host: Person,
    wish: Pick<StoredTable, 'game' | 'scenario' | 'options' | 'unlisted' | 'pace' | 'sitters' | 'again'>,
  ): Promise<string> {
    const { game, scenario, options, unlisted, pace, sitters, again } = wish;
    const rules = this.#terms.registry.game(game);
    for (const sitter of sitters) if (sitter.kind === 'bot') botNamed(rules, sitter.bot);
    const id = newId();
    const table = {
      id,
      game,
      version: rules.version,
      scenario,
      options,
      seed: newSeed(),
      host: host.id,
      unlisted,
      pace,
      created: this.#terms.clock(),
      began: null,
      deciding: [],
      again,
      sitters,
    };
    this.#atFirst(table);
    if ((await this.#terms.storage.tables.waitingOf(host.id)) >= MOST_WAITING) throw new LobbyDenied('too-many-tables');
    await this.#terms.storage.tables.add(table);
    await this.#begin(table);
    return id;
  }

  async #begin(table: ToBegin): Promise<void> {
    if (table.sitters.some(({ kind }) => kind === 'open')) return;
    const turn = this.#atFirst(table);
    const now = this.#terms.clock();
    const clock = table.pace && started(table.pace, table.sitters.length, turn, now);
    if (await this.#terms.storage.tables.begin(table.id, now, turn.deciding, clock)) this.#terms.began(table.id);
  }

  /** Who must choose at the beginning. What cannot be played throws. */
  #atFirst({ game, scenario, options, seed, sitters }: ToBegin): Turn {
    const match = new Match(this.#terms.registry.game(game), { scenario, options, seed, seats: sitters.length });
    return turnOf(match.play);
  }
}

type ToBegin = Pick<StoredTable, 'id' | 'sitters' | 'game' | 'scenario' | 'options' | 'seed' | 'pace'>;

const sitting = ({ id, name }: Person): Sitter => ({ kind: 'person', person: id, name });
