/** Tables before and around their matches: who opens one, who sits down, when it begins. */
import { botNamed } from '@carroccio/bots';
import { Match, type OptionValue, type Pack, type Registry } from '@carroccio/kernel';
import type { Blocks } from '../care/blocks.ts';
import type { Clubs } from '../clubs/clubs.ts';
import { type Pace, started, type Turn } from '../pace/clock.ts';
import { turnOf } from '../pace/turn.ts';
import { isDuplicate } from '../storage/duplicate.ts';
import type { Person } from '../storage/people.ts';
import { loginOf } from '../storage/people.ts';
import type { Storage } from '../storage/storage.ts';
import { entropyOf, type Sitter, type StoredTable } from '../storage/tables.ts';
import { newId, newSeed } from './session.ts';

export interface TableWish {
  readonly game: string;
  readonly scenario: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seats: readonly (
    | { kind: 'me' }
    | { kind: 'open' }
    | { kind: 'bot'; bot: string }
    /** Kept for whoever has the account of that name. */
    | { kind: 'invited'; name: string }
  )[];
  readonly unlisted: boolean;
  /** How much time there is; without it, as much as everybody likes. */
  readonly pace?: Pace | null;
  /** The club whose members alone find it. */
  readonly club?: string | null;
  /** Data in place of the game's own. */
  readonly pack?: Pack | null;
  /** What his browser adds to the dice. */
  readonly entropy?: string;
}

/** What somebody wants to play who does not mind against whom. */
export interface QuickWish extends Pick<TableWish, 'game' | 'scenario' | 'pace' | 'entropy'> {
  readonly seats: number;
}

/** Why something cannot be done at a table. */
export type LobbyCode =
  | 'unknown-table'
  | 'no-seat'
  | 'taken'
  | 'kept-for-another'
  | 'not-wanted'
  | 'unknown-person'
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
  readonly storage: Pick<Storage, 'tables' | 'people'>;
  readonly registry: Registry;
  readonly blocks: Pick<Blocks, 'apartFrom' | 'isUnwanted'>;
  readonly clubs: Pick<Clubs, 'mustBelong'>;
  clock(): number;
  /** A match has begun. */
  began(table: string): void;
  /** A seat is kept for somebody. */
  invited(table: string, person: string): void;
}

/** As many tables as one may keep waiting. */
const MOST_WAITING = 20;
const OPEN: Sitter = { kind: 'open' };
const NOBODY: ReadonlySet<string> = new Set();

export class Lobby {
  readonly #terms: Terms;

  constructor(terms: Terms) {
    this.#terms = terms;
  }

  /** Opens a table. What cannot be played throws what the kernel says of it. */
  async open(person: Person, wish: TableWish): Promise<string> {
    if (!wish.seats.some(({ kind }) => kind === 'me')) throw new LobbyDenied('no-host');
    const sitters: Sitter[] = [];
    for (const seat of wish.seats) sitters.push(await this.#sitter(person, seat, wish.entropy));
    const { pace = null, club = null, pack = null } = wish;
    if (club !== null) await this.#terms.clubs.mustBelong(person.id, club);
    return this.#open(person, { ...wish, pace, club, pack, sitters, again: null });
  }

  /** Tables that wait for somebody, as somebody finds them: without those of people whom he does not meet. */
  async waiting(person: Person | null, game: string | null): Promise<StoredTable[]> {
    const all = await this.#terms.storage.tables.waiting(game);
    const apart = person ? await this.#terms.blocks.apartFrom(person.id) : NOBODY;
    const concerns = (table: StoredTable): boolean =>
      table.sitters.some(isForAnybody) || (person !== null && isAt(table, person));
    return all.filter(table => concerns(table) && peopleAt(table).every(one => !apart.has(one)));
  }

  /** A seat at a table that waits for one like that; where there is none, a table of his own. */
  async quick(person: Person, { seats, ...wish }: QuickWish): Promise<string> {
    for (const table of await this.waiting(person, wish.game)) {
      const seat = table.sitters.findIndex(isForAnybody);
      const fits =
        table.scenario === wish.scenario &&
        table.pack === null &&
        table.pace?.kind === wish.pace?.kind &&
        !isAt(table, person);
      if (!fits || seat < 0) continue;
      try {
        await this.sit(person, table.id, seat, wish.entropy);
        return table.id;
      } catch (error) {
        // Somebody was quicker.
        if (!(error instanceof LobbyDenied)) throw error;
      }
    }
    const open = Array.from({ length: seats - 1 }, () => ({ kind: 'open' }) as const);
    return this.open(person, { ...wish, options: {}, seats: [{ kind: 'me' }, ...open], unlisted: false });
  }

  /** Lays a table for these people, at which the match begins at once. */
  async lay(people: readonly Person[], wish: Pick<StoredTable, 'game' | 'scenario' | 'pace'>): Promise<string> {
    const [host] = people;
    if (!host) throw new LobbyDenied('no-host');
    return this.#open(host, {
      ...wish,
      options: {},
      unlisted: true,
      club: null,
      pack: null,
      sitters: people.map(one => sitting(one)),
      again: null,
    });
  }

  /** Whether so many can play this. What cannot be played throws. */
  check(game: string, scenario: string, seats: number): void {
    const sitters = Array.from({ length: seats }, () => OPEN);
    this.#atFirst({ id: '', game, scenario, options: {}, seed: '', pace: null, pack: null, sitters });
  }

  async get(id: string): Promise<StoredTable> {
    const table = await this.#terms.storage.tables.get(id);
    if (!table) throw new LobbyDenied('unknown-table');
    return table;
  }

  async sit(person: Person, id: string, seat: number, entropy?: string): Promise<void> {
    const table = await this.get(id);
    if (seat >= table.sitters.length) throw new LobbyDenied('no-seat');
    if (table.began !== null) throw new LobbyDenied('begun');
    const free = table.sitters[seat];
    if (free?.kind !== 'open') throw new LobbyDenied('taken');
    if (free.invited && free.invited.person !== person.id) throw new LobbyDenied('kept-for-another');
    if (table.club !== null) await this.#terms.clubs.mustBelong(person.id, table.club);
    await this.#mustBeWelcome(person, peopleAt(table));
    if (!(await this.#terms.storage.tables.sit(id, seat, free, sitting(person, entropy))))
      throw new LobbyDenied('taken');
    await this.#begin(await this.get(id));
  }

  /** Stands up before it begins; a table whose host leaves is taken away. */
  async leave(person: Person, id: string): Promise<void> {
    const table = await this.get(id);
    if (table.began !== null) throw new LobbyDenied('begun');
    if (table.host === person.id) return this.#terms.storage.tables.remove(id);
    const own = [...table.sitters.entries()].filter(([, one]) => isFor(one, person));
    if (own.length === 0) throw new LobbyDenied('not-yours');
    for (const [seat, sitter] of own) await this.#terms.storage.tables.sit(id, seat, sitter, OPEN);
  }

  /**
   * The same once more when a match is over: everybody a seat further, and the others' seats are kept for them until they sit
   * down. Whoever asks second comes to the same table.
   */
  async again(person: Person, id: string, entropy?: string): Promise<string> {
    const table = await this.get(id);
    if (!table.sitters.some(one => one.kind === 'person' && one.person === person.id))
      throw new LobbyDenied('not-yours');
    if (table.outcome === null) throw new LobbyDenied('not-over');
    const known = await this.#terms.storage.tables.after(id);
    if (known) return known;
    if (table.club !== null) await this.#terms.clubs.mustBelong(person.id, table.club);
    await this.#mustBeWelcome(person, peopleAt(table));
    const [first, ...rest] = table.sitters;
    const sitters = (first ? [...rest, first] : rest).map(one => onceMore(one, person, entropy));
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
    wish: Pick<
      StoredTable,
      'game' | 'scenario' | 'options' | 'unlisted' | 'pace' | 'club' | 'pack' | 'sitters' | 'again'
    >,
  ): Promise<string> {
    const { game, scenario, options, unlisted, pace, club, pack, sitters, again } = wish;
    const rules = this.#terms.registry.game(game, pack ?? undefined);
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
      club,
      pack,
      created: this.#terms.clock(),
      began: null,
      deciding: [],
      again,
      sitters,
    };
    this.#atFirst(table);
    const waits = sitters.some(({ kind }) => kind === 'open');
    if (waits && (await this.#terms.storage.tables.waitingOf(host.id)) >= MOST_WAITING)
      throw new LobbyDenied('too-many-tables');
    await this.#terms.storage.tables.add(table);
    await this.#begin(table);
    for (const invited of invitedTo(table)) this.#terms.invited(id, invited);
    return id;
  }

  async #sitter(person: Person, seat: TableWish['seats'][number], entropy?: string): Promise<Sitter> {
    if (seat.kind === 'me') return sitting(person, entropy);
    if (seat.kind !== 'invited') return seat;
    const invited = await this.#terms.storage.people.byLogin(loginOf(seat.name));
    if (!invited || invited.closed || invited.id === person.id) throw new LobbyDenied('unknown-person');
    await this.#mustBeWelcome(person, [invited.id]);
    return { kind: 'open', invited: { person: invited.id, name: invited.name } };
  }

  async #mustBeWelcome(person: Person, among: readonly string[]): Promise<void> {
    if (await this.#terms.blocks.isUnwanted(person.id, among)) throw new LobbyDenied('not-wanted');
  }

  async #begin(table: ToBegin): Promise<void> {
    if (table.sitters.some(({ kind }) => kind === 'open')) return;
    const turn = this.#atFirst(table);
    const now = this.#terms.clock();
    const clock = table.pace && started(table.pace, table.sitters.length, turn, now);
    const { version } = this.#terms.registry.game(table.game);
    const first = { deciding: turn.deciding, clock, version };
    if (await this.#terms.storage.tables.begin(table.id, now, first)) this.#terms.began(table.id);
  }

  /** Who must choose at the beginning. What cannot be played throws. */
  #atFirst({ game, scenario, options, seed, pack, sitters }: ToBegin): Turn {
    const beginning = { scenario, options, seed, entropy: entropyOf(sitters), seats: sitters.length };
    const data = pack ?? undefined;
    const match = new Match(this.#terms.registry.game(game, data), beginning, data);
    return turnOf(match.play);
  }
}

type ToBegin = Pick<StoredTable, 'id' | 'sitters' | 'game' | 'scenario' | 'options' | 'seed' | 'pace' | 'pack'>;

/** Whether a seat is somebody's, or kept for him. */
const isFor = (sitter: Sitter, { id }: Person): boolean =>
  sitter.kind === 'person' ? sitter.person === id : sitter.kind === 'open' && sitter.invited?.person === id;

/** Whether whoever comes may take a seat. */
const isForAnybody = (sitter: Sitter): boolean => sitter.kind === 'open' && sitter.invited === undefined;

/** Those for whom seats are kept. */
const invitedTo = ({ sitters }: Pick<StoredTable, 'sitters'>): ReadonlySet<string> =>
  new Set(sitters.flatMap(one => (one.kind === 'open' && one.invited ? [one.invited.person] : [])));

/** Whoever opened it, and whoever sits there or is to. */
const peopleAt = (table: StoredTable): string[] => [
  table.host,
  ...table.sitters.flatMap(sitter => (sitter.kind === 'person' ? [sitter.person] : [])),
  ...invitedTo(table),
];

const isAt = ({ sitters }: StoredTable, person: Person): boolean => sitters.some(sitter => isFor(sitter, person));

const sitting = ({ id, name }: Pick<Person, 'id' | 'name'>, entropy?: string): Sitter => ({
  kind: 'person',
  person: id,
  name,
  ...(entropy === undefined ? {} : { entropy }),
});

/** A seat as it is when the same people play once more. What was added to the dice of one match is nothing for another. */
function onceMore(sitter: Sitter, { id, name }: Person, entropy?: string): Sitter {
  if (sitter.kind !== 'person') return sitter;
  if (sitter.person === id) return sitting({ id, name }, entropy);
  return { kind: 'open', invited: { person: sitter.person, name: sitter.name } };
}
