import { PackUnfit } from '../books/package.ts';
import type { AnyEvent, Game } from '../game/erased.ts';
import type { Seat } from '../game/shape.ts';
import { mayKnow } from '../game/tell.ts';
import { at } from '../json/at.ts';
import { TooLarge } from '../json/bounds.ts';
import { clone } from '../json/json.ts';
import { commitmentTo } from '../play/chance.ts';
import { type Applied, BadBeginning, type Beginning, Play, type Refused } from '../play/play.ts';
import { clonePosition, type Position } from '../play/position.ts';
import { patched } from './edit.ts';
import {
  CHECKPOINT_EVERY,
  type Checkpoint,
  type Entry,
  type MatchRecord,
  MOST_ENTRIES,
  type Patch,
  RECORD_FORMAT,
} from './record.ts';

/** What happened, and after how many entries of the history. */
export interface Logged {
  entry: number;
  event: AnyEvent;
}

/** Why an undo, redo, edit or script cannot be done. */
export type Denial = 'nothing-to-undo' | 'nothing-to-redo' | 'needs-consent' | 'over' | { problem: string };
export type Done = { ok: true } | { ok: false; denial: Denial };

interface Snapshot {
  position: Position;
  logged: number;
}

interface Kept extends Checkpoint {
  irrevocable: boolean;
  /** Whether only the seat that acted may know of it. */
  secret: boolean;
  /** `opened` of the decision this entry answered, when it was a secret choice. */
  sealedIn: number | null;
}

/** The history as one seat, or a spectator, may count it: what others choose in secret is no entry until it is opened. */
export interface Story {
  entries: number;
  /** Who took the last action; `null` when nobody has, or when the last entry is none. */
  last: Seat | null;
  log: Logged[];
}

/** How often a whole position is kept, for undo to replay from; less often once there are many. */
const SNAPSHOT_EVERY = 16;
const MOST_SNAPSHOTS = 128;

/** A match with its history: what people play. Whatever is refused, or fails, changes nothing. */
export class Match {
  readonly game: Game;
  readonly #beginning: Beginning;
  readonly #pack: MatchRecord['pack'];
  #play: Play;
  #history: { entry: Entry; kept: Kept }[] = [];
  #log: Logged[];
  #snapshots: Snapshot[];
  /** How many entries lie between two snapshots. */
  #every = SNAPSHOT_EVERY;
  #undone: Entry[][] = [];

  constructor(game: Game, beginning: Beginning, pack?: MatchRecord['pack']) {
    this.game = game;
    this.#beginning = clone(beginning);
    this.#pack = pack;
    const { play, events } = begun(game, beginning, pack);
    this.#play = play;
    this.#log = events.map(event => ({ entry: 0, event }));
    this.#snapshots = [{ position: clonePosition(game, play.position), logged: this.#log.length }];
  }

  get play(): Play {
    return this.#play;
  }

  /** Published at the start; it lets anybody check the dice when the seed is revealed. */
  get commitment(): string {
    return commitmentTo(this.#beginning.seed);
  }

  get log(): readonly Logged[] {
    return this.#log;
  }

  /** How many entries the history has: actions and, in analysis, scripted dice and edits. */
  get length(): number {
    return this.#history.length;
  }

  /** Who took the last action; `null` when nobody has, or when the last entry is none. */
  get lastSeat(): Seat | null {
    return seatOf(this.#history.at(-1)?.entry);
  }

  /** What a seat, or (`null`) a spectator, may know of the history. */
  story(seat: Seat | null): Story {
    const numbers = this.#numbersFor(seat);
    const log = this.#log.filter(({ event }) => mayKnow(event, seat));
    return {
      entries: numbers.at(-1) ?? 0,
      last: seatOf(this.#history.findLast(({ entry, kept }) => counts(entry, kept, seat))?.entry),
      log: log.map(({ entry, event }) => ({ entry: at(numbers, entry), event })),
    };
  }

  /** How many entries of the history make so many of a seat's story; `null` when it has not come so far. */
  entriesOf(seat: Seat | null, number: number): number | null {
    const numbers = this.#numbersFor(seat);
    return number > (numbers.at(-1) ?? 0) ? null : numbers.findLastIndex(one => one <= number);
  }

  /** For every length of the history, how many of its entries count for the seat. */
  #numbersFor(seat: Seat | null): number[] {
    let number = 0;
    return [0, ...this.#history.map(({ entry, kept }) => (counts(entry, kept, seat) ? ++number : number))];
  }

  act(seat: Seat, action: unknown, number?: number): Applied | Refused {
    const sealedIn = this.#play.position.sealed && this.#play.position.opened;
    return this.#safely(() => {
      const applied = this.#play.apply(seat, action, number);
      if (!applied.ok) return applied;
      const { irrevocable, secret } = applied;
      this.#keep({ seat, action: clone(applied.action) }, applied.events, { irrevocable, secret, sealedIn });
      return applied;
    });
  }

  /** What the next draws give, in order, in place of any results scripted before: for analysis. The record tells of it. */
  script(dice: readonly number[]): Done {
    if (this.#play.result) return deny('over');
    this.#safely(() => {
      this.#play.position.chance.script = [...dice];
      this.#keep({ dice: [...dice] }, [], { irrevocable: false, secret: false, sealedIn: null });
    });
    return { ok: true };
  }

  /** Changes the position by a JSON Patch (RFC 6902) on `/state` and `/stack`: for analysis. */
  edit(patch: Patch): Done {
    try {
      this.#safely(() => {
        this.#play = patched(this.game, this.#play.position, patch);
        this.#keep({ edit: clone(patch) }, [], { irrevocable: true, secret: false, sealedIn: null });
      });
    } catch (error) {
      return deny({ problem: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error) });
    }
    return { ok: true };
  }

  /**
   * Takes back the seat's last action and what came after it. Without the consent of all others this goes only as
   * far as nothing was rolled, drawn or shown and nobody else acted. Without a seat (analysis) it takes back the
   * last entry, whatever it was.
   */
  undo(seat?: Seat, consents: readonly Seat[] = []): Done {
    const from = seat === undefined ? this.#history.length - 1 : this.#lastActionOf(seat);
    if (from < 0) return deny('nothing-to-undo');
    if (seat !== undefined && this.#ownSealedChoice(from)) {
      this.#undone.push(this.#withdraw(from));
      return { ok: true };
    }
    if (seat !== undefined && !this.#free(from, seat) && !this.#allConsent(seat, consents))
      return deny('needs-consent');
    this.takeBack(from);
    return { ok: true };
  }

  /** Takes back all that came after so many entries, as one. */
  takeBack(entries: number): void {
    const taken = this.#history.slice(entries).map(({ entry }) => entry);
    this.#rewind(entries);
    this.#undone.push(taken);
  }

  /** Does again what the last undo took back. */
  redo(): Done {
    const entries = this.#undone.pop();
    if (!entries) return deny('nothing-to-redo');
    for (const entry of entries) this.#enter(entry);
    return { ok: true };
  }

  /** The match as it was after so many entries of its history: a copy, to look at. */
  moment(entries: number): Play {
    const nearest = at(this.#snapshots, Math.floor(entries / this.#every));
    let play = new Play(this.game, clonePosition(this.game, nearest.position));
    for (const { entry } of this.#history.slice(entries - (entries % this.#every), entries)) {
      if ('dice' in entry) play.position.chance.script = [...entry.dice];
      else if ('edit' in entry) play = patched(this.game, play.position, entry.edit);
      else play.apply(entry.seat, entry.action);
    }
    return play;
  }

  /** Another match with the same beginning and the first entries of this history. */
  branch(entries: number): Match {
    const branch = new Match(this.game, this.#beginning, this.#pack);
    for (const { entry } of this.#history.slice(0, entries)) branch.enter(entry);
    return branch;
  }

  record(): MatchRecord {
    const { scenario, options, seats, chance, result } = this.#play.position;
    return {
      format: RECORD_FORMAT,
      game: this.game.rulebook.id,
      version: this.game.version,
      scenario,
      options: { ...options },
      seats,
      ...(this.#pack ? { pack: this.#pack } : {}),
      stream: chance.stream,
      seed: this.#beginning.seed,
      entropy: [...(this.#beginning.entropy ?? [])],
      commitment: this.commitment,
      history: this.#history.map(({ entry }) => clone(entry)),
      checkpoints: this.#history.flatMap(({ kept }) => (kept.hash ? [{ entry: kept.entry, hash: kept.hash }] : [])),
      hash: this.#play.hash(),
      result: clone(result),
    };
  }

  /** Plays one entry of a record. A scripted result that does not fit, or a refused action, throws. */
  enter(entry: Entry): void {
    this.#undone = [];
    this.#enter(entry);
  }

  #enter(entry: Entry): void {
    const undone = this.#undone;
    if ('dice' in entry) must(this.script(entry.dice));
    else if ('edit' in entry) must(this.edit(entry.edit));
    else {
      const applied = this.act(entry.seat, entry.action);
      if (!applied.ok) throw new Error(`refused by ${applied.refusal.rule}: ${applied.refusal.reason}`);
    }
    this.#undone = undone;
  }

  /** Runs what changes the position; if it throws, the position is played again to where it was. */
  #safely<T>(change: () => T): T {
    try {
      return change();
    } catch (error) {
      this.#play = this.moment(this.#history.length);
      throw error;
    }
  }

  #keep(entry: Entry, events: readonly AnyEvent[], how: Omit<Kept, keyof Checkpoint>): void {
    const number = this.#history.length + 1;
    if (number > MOST_ENTRIES) throw new TooLarge(`a match may have ${MOST_ENTRIES} entries at most`);
    // What can fail comes before the first change.
    const hash = number % CHECKPOINT_EVERY === 0 ? this.#play.hash() : '';
    const snapshot = number % this.#every === 0 ? clonePosition(this.game, this.#play.position) : null;
    this.#history.push({ entry, kept: { entry: number, hash, ...how } });
    for (const event of events) this.#log.push({ entry: number, event });
    if (snapshot) this.#snapshots.push({ position: snapshot, logged: this.#log.length });
    if (this.#snapshots.length > MOST_SNAPSHOTS) this.#thinOut();
    this.#undone = [];
  }

  /** Forgets every other snapshot: a match of any length keeps a bounded number of them. */
  #thinOut(): void {
    this.#every *= 2;
    this.#snapshots = this.#snapshots.filter((_, index) => index % 2 === 0);
  }

  #lastActionOf(seat: Seat): number {
    return this.#history.findLastIndex(({ entry }) => 'seat' in entry && entry.seat === seat);
  }

  #free(from: number, seat: Seat): boolean {
    return this.#history
      .slice(from)
      .every(({ entry, kept }) => !kept.irrevocable && 'seat' in entry && entry.seat === seat);
  }

  #allConsent(seat: Seat, consents: readonly Seat[]): boolean {
    return this.#play.look.others(seat).every(other => consents.includes(other));
  }

  /** Whether this entry is a choice in the secret decision that is still open. */
  #ownSealedChoice(index: number): boolean {
    const { sealed, opened } = this.#play.position;
    return sealed !== null && at(this.#history, index).kept.sealedIn === opened;
  }

  /** Takes one secret choice back; what other seats chose meanwhile stays. */
  #withdraw(index: number): Entry[] {
    const later = this.#history.slice(index + 1).map(({ entry }) => entry);
    const withdrawn = at(this.#history, index).entry;
    this.#rewind(index);
    for (const entry of later) this.#enter(entry);
    return [withdrawn];
  }

  #rewind(length: number): void {
    const again = this.#history.slice(length - (length % this.#every), length).map(({ entry }) => entry);
    const base = length - again.length;
    this.#snapshots.length = base / this.#every + 1;
    const snapshot = at(this.#snapshots, base / this.#every);
    this.#play = new Play(this.game, clonePosition(this.game, snapshot.position));
    this.#log.length = snapshot.logged;
    this.#history.length = base;
    for (const entry of again) this.#enter(entry);
  }
}

const seatOf = (entry: Entry | undefined): Seat | null => (entry && 'seat' in entry ? entry.seat : null);

const counts = (entry: Entry, { secret }: Kept, seat: Seat | null): boolean => !secret || seatOf(entry) === seat;

/** Data that the game cannot begin with are the pack's fault. */
function begun(game: Game, beginning: Beginning, pack: MatchRecord['pack']): ReturnType<typeof Play.begin> {
  try {
    return Play.begin(game, beginning);
  } catch (error) {
    if (!pack || error instanceof BadBeginning) throw error;
    const why = error instanceof Error ? error.message : String(error);
    throw new PackUnfit([{ path: '/parts', code: 'unbegun', scenario: beginning.scenario, why }]);
  }
}

const deny = (denial: Denial): Done => ({ ok: false, denial });

function must(done: Done): void {
  if (!done.ok) throw new Error(typeof done.denial === 'string' ? done.denial : done.denial.problem);
}
