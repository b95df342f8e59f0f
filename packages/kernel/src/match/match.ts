import { PackUnfit } from '../books/package.ts';
import type { AnyEvent, AnyRefusal, ForcedEvent, Game } from '../game/erased.ts';
import type { Problem } from '../game/problem.ts';
import type { Seat } from '../game/shape.ts';
import { mayKnow } from '../game/tell.ts';
import { problemOf, Trouble } from '../game/trouble.ts';
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
  type RecordHead,
} from './record.ts';
import { type Snapshot, Snapshots } from './snapshots.ts';

/** What happened, and after how many entries of the history. */
export interface Logged {
  entry: number;
  event: AnyEvent;
}

/** Why an undo, redo, edit or script cannot be done. */
export type Denial = 'nothing-to-undo' | 'nothing-to-redo' | 'needs-consent' | 'over' | { problem: Problem };
export type Done = { ok: true } | { ok: false; denial: Denial };

/** How an action came about, beside who took it: see the record. */
type How = Pick<Extract<Entry, { seat: number }>, 'plan' | 'forced'>;

/** How far a plan came, and why no further. */
export type Followed = { taken: number } & (
  | { stopped: 'done' | 'over' }
  /** Somebody else has to decide. */
  | { stopped: 'interrupted'; by: readonly Seat[] }
  | { stopped: 'refused'; refusal: AnyRefusal }
);

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

/** As much of a story as was asked for so far: entries and lines are only added, until something is taken back. */
interface Told {
  /** For every length of the history, how many of its entries count. */
  readonly numbers: number[];
  /** How many lines of the log were looked at. */
  lines: number;
  readonly log: Logged[];
}

/** An entry with what it told and what is known of it: a match that is kept so is opened without being played again. */
export interface Row extends Pick<Kept, 'hash' | 'irrevocable' | 'secret' | 'sealedIn'> {
  entry: Entry;
  events: AnyEvent[];
}

/** All that is needed to go on with a match. */
export interface Shelved {
  beginning: Beginning;
  pack?: MatchRecord['pack'];
  /** What was told before the first entry. */
  opening: AnyEvent[];
  rows: Row[];
  /** Positions on the way: the later the last of them, the less is played again. */
  snapshots: Snapshot[];
  /** How many of the first entries nobody can take back: other rules led there than those it is played by now. */
  fixed?: number;
}

/** A match with its history: what people play. Whatever is refused, or fails, changes nothing. */
export class Match {
  readonly game: Game;
  /** The data it is played with, where they are not the game's own. */
  readonly pack: MatchRecord['pack'];
  readonly #beginning: Beginning;
  #play: Play;
  #history: { entry: Entry; kept: Kept }[] = [];
  #log: Logged[];
  readonly #stories = new Map<Seat | null, Told>();
  readonly #snapshots: Snapshots;
  /** How many of the first entries nobody can take back. */
  readonly fixed: number;
  #undone: Entry[][] = [];
  /** How many entries there were when `takeStayed` was last asked, and how many of those are as they were. */
  #known: number;
  #stayed: number;

  constructor(game: Game, beginning: Beginning, pack?: MatchRecord['pack'], kept?: Shelved) {
    this.game = game;
    this.#beginning = clone(beginning);
    this.pack = pack;
    this.fixed = kept?.fixed ?? 0;
    const first = (): Position => begun(game, this.#beginning, pack).play.position;
    const last = kept?.snapshots.at(-1);
    if (kept && last) {
      this.#log = kept.opening.map(event => ({ entry: 0, event }));
      for (const row of kept.rows.slice(0, last.entries)) this.#remember(row);
      this.#play = new Play(game, clonePosition(game, last.position));
      this.#snapshots = new Snapshots(game, first, kept.snapshots);
    } else {
      const { play, events } = begun(game, beginning, pack);
      this.#play = play;
      this.#log = events.map(event => ({ entry: 0, event }));
      this.#snapshots = new Snapshots(game, first, [{ entries: 0, position: play.position }]);
    }
    for (const { entry } of kept?.rows.slice(last?.entries ?? 0) ?? []) this.enter(entry);
    this.#known = kept ? this.#history.length : -1;
    this.#stayed = this.#history.length;
  }

  /** Goes on with a match as it was kept. What was played after its last snapshot is played again, the rest is not. */
  static resume(game: Game, kept: Shelved): Match {
    return new Match(game, kept.beginning, kept.pack, kept);
  }

  /** What was told before the first entry. */
  get opening(): AnyEvent[] {
    return this.#log.filter(({ entry }) => entry === 0).map(({ event }) => event);
  }

  /** How many entries are as they were when this was last asked; `null` when nothing has changed. */
  takeStayed(): number | null {
    const { length } = this.#history;
    const changed = this.#known !== length || this.#stayed < this.#known;
    const stayed = Math.min(this.#stayed, length);
    this.#known = length;
    this.#stayed = length;
    return changed ? stayed : null;
  }

  /** The entries after the first so many, as they are kept. */
  rows(after = 0): Row[] {
    const told = this.#log.slice(this.#log.findLastIndex(({ entry }) => entry <= after) + 1);
    let next = 0;
    return this.#history.slice(after).map(({ entry, kept: { entry: number, ...known } }) => {
      const events: AnyEvent[] = [];
      for (let line = told[next]; line?.entry === number; line = told[++next]) events.push(line.event);
      return { entry, ...known, events };
    });
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
    const { numbers, log } = this.#toldTo(seat);
    return {
      entries: numbers.at(-1) ?? 0,
      last: seatOf(this.#history.findLast(({ entry, kept }) => counts(entry, kept, seat))?.entry),
      log: log.slice(),
    };
  }

  /** How many entries of the history make so many of a seat's story; `null` when it has not come so far. */
  entriesOf(seat: Seat | null, number: number): number | null {
    const { numbers } = this.#toldTo(seat);
    return number > (numbers.at(-1) ?? 0) ? null : numbers.findLastIndex(one => one <= number);
  }

  /** What was told to the seat, with what has come since it was asked for last. */
  #toldTo(seat: Seat | null): Told {
    const told = this.#stories.get(seat) ?? { numbers: [0], lines: 0, log: [] };
    this.#stories.set(seat, told);
    const { numbers, log } = told;
    for (let length = numbers.length - 1; length < this.#history.length; length++) {
      const { entry, kept } = at(this.#history, length);
      numbers.push(at(numbers, length) + (counts(entry, kept, seat) ? 1 : 0));
    }
    for (; told.lines < this.#log.length; told.lines++) {
      const { entry, event } = at(this.#log, told.lines);
      if (mayKnow(event, seat)) log.push({ entry: at(numbers, entry), event });
    }
    return told;
  }

  act(seat: Seat, action: unknown, number?: number, how: How = {}): Applied | Refused {
    const sealedIn = this.#play.position.sealed && this.#play.position.opened;
    const rule = this.#play.decision()?.rule ?? '';
    return this.#safely(() => {
      const applied = this.#play.apply(seat, action, number);
      if (!applied.ok) return applied;
      const { irrevocable, secret } = applied;
      const entry = { seat, action: clone(applied.action), ...how };
      const forced: ForcedEvent[] = how.forced ? [{ type: 'forced', rule, seat, action: entry.action }] : [];
      this.#keep(entry, [...forced, ...applied.events], { irrevocable, secret, sealedIn });
      return applied;
    });
  }

  /**
   * Several actions as one thing: each is checked as if it came alone, as long as the next decision is the seat's
   * own. `between` is called after each, for what the machine does by itself.
   */
  follow(seat: Seat, actions: readonly unknown[], number?: number, between: () => void = () => undefined): Followed {
    const how = actions.length > 1 ? { plan: this.#nextPlan() } : {};
    for (const [taken, action] of actions.entries()) {
      if (this.#play.result) return { taken, stopped: 'over' };
      const asked = this.#play.at(seat) !== null;
      if (taken > 0 && !asked) return { taken, stopped: 'interrupted', by: this.#play.decision()?.seats ?? [] };
      const applied = this.act(seat, action, taken === 0 ? number : undefined, how);
      if (!applied.ok) return { taken, stopped: 'refused', refusal: applied.refusal };
      between();
    }
    return { taken: actions.length, stopped: 'done' };
  }

  /** Takes the only thing that can be done, where everybody may know that it is the only one. */
  takeForced(): Applied | null {
    const forced = this.#play.forced();
    if (!forced) return null;
    const applied = this.act(forced.seat, forced.action, undefined, { forced: true });
    return applied.ok ? applied : null;
  }

  #nextPlan(): number {
    return 1 + this.#history.reduce((last, { entry }) => Math.max(last, planOf(entry) ?? 0), 0);
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
      if (error instanceof TooLarge) throw error;
      return deny({ problem: problemOf(error) });
    }
    return { ok: true };
  }

  /**
   * Takes back what the seat did last, a whole plan where it was one, and what came after it. Without the consent of
   * all others this goes only as far as nothing was rolled, drawn or shown and nobody else acted. Without a seat
   * (analysis) it takes back the last entry, whatever it was.
   */
  undo(seat?: Seat, consents: readonly Seat[] = []): Done {
    if (seat === undefined) return this.#takenBack(this.#history.length - 1);
    const last = this.#lastActionOf(seat);
    if (last < this.fixed) return deny('nothing-to-undo');
    const deed = this.#deedAt(last).filter(index => index >= this.fixed);
    if (this.#ownSealedChoice(last)) {
      this.#undone.push(this.#withdraw(deed.filter(index => this.#ownSealedChoice(index))));
      return { ok: true };
    }
    const from = this.#allConsent(seat, consents) ? deed[0] : deed.find(index => this.#free(index, seat));
    return from === undefined ? deny('needs-consent') : this.#takenBack(from);
  }

  #takenBack(from: number): Done {
    if (from < this.fixed) return deny('nothing-to-undo');
    this.takeBack(from);
    return { ok: true };
  }

  /** Takes back all that came after so many entries, as one. */
  takeBack(entries: number): void {
    const taken = this.#history.slice(entries).map(({ entry }) => entry);
    this.#rewind(entries);
    this.#undone.push(taken);
  }

  /** The entries that a person did as one thing with this one, the first of them first. */
  #deedAt(last: number): number[] {
    const { entry } = at(this.#history, last);
    const plan = planOf(entry);
    if (plan === undefined) return [last];
    return this.#history.flatMap((one, index) =>
      planOf(one.entry) === plan && seatOf(one.entry) === seatOf(entry) ? [index] : [],
    );
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
    const nearest = this.#snapshots.before(entries);
    let play = new Play(this.game, nearest.position);
    for (const { entry } of this.#history.slice(nearest.entries, entries)) {
      if ('dice' in entry) play.position.chance.script = [...entry.dice];
      else if ('edit' in entry) play = patched(this.game, play.position, entry.edit);
      else play.apply(entry.seat, entry.action);
    }
    return play;
  }

  /** Another match with the same beginning and the first entries of this history. */
  branch(entries: number): Match {
    const branch = new Match(this.game, this.#beginning, this.pack);
    for (const { entry } of this.#history.slice(0, entries)) branch.enter(entry);
    return branch;
  }

  /** A match that goes on from a position which nobody has played to: for search. It has no record of its own. */
  imagined(position: Position): Match {
    return Match.resume(this.game, {
      beginning: this.#beginning,
      ...(this.pack ? { pack: this.pack } : {}),
      opening: [],
      rows: [],
      snapshots: [{ entries: 0, position }],
    });
  }

  /** What never changes in the record of this match. */
  head(): RecordHead {
    const { scenario, options, seats, chance } = this.#play.position;
    return {
      format: RECORD_FORMAT,
      game: this.game.rulebook.id,
      version: this.game.version,
      scenario,
      options: { ...options },
      seats,
      ...(this.pack ? { pack: this.pack } : {}),
      stream: chance.stream,
      seed: this.#beginning.seed,
      entropy: [...(this.#beginning.entropy ?? [])],
      commitment: this.commitment,
    };
  }

  record(): MatchRecord {
    return {
      ...this.head(),
      history: this.#history.map(({ entry }) => clone(entry)),
      checkpoints: this.#history.flatMap(({ kept }) => (kept.hash ? [{ entry: kept.entry, hash: kept.hash }] : [])),
      hash: this.#play.hash(),
      result: clone(this.#play.result),
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
      const { seat, action, ...how } = entry;
      const applied = this.act(seat, action, undefined, how);
      if (!applied.ok) throw new Unplayable({ ...applied.refusal, code: 'refused' });
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
    if (number > MOST_ENTRIES) throw new TooLarge({ code: 'many-entries', limit: MOST_ENTRIES });
    // What can fail comes before the first change.
    const hash = number % CHECKPOINT_EVERY === 0 ? this.#play.hash() : '';
    if (this.#snapshots.isDue(number)) this.#snapshots.keep(number, this.#play.position);
    this.#remember({ entry, events: [...events], hash, ...how });
    this.#undone = [];
  }

  #remember({ entry, events, ...known }: Row): void {
    const number = this.#history.length + 1;
    this.#history.push({ entry, kept: { entry: number, ...known } });
    for (const event of events) this.#log.push({ entry: number, event });
  }

  #lastActionOf(seat: Seat): number {
    return this.#history.findLastIndex(({ entry }) => 'seat' in entry && entry.seat === seat && !entry.forced);
  }

  #free(from: number, seat: Seat): boolean {
    return this.#history
      .slice(from)
      .every(({ entry, kept }) => !kept.irrevocable && 'seat' in entry && (entry.forced || entry.seat === seat));
  }

  #allConsent(seat: Seat, consents: readonly Seat[]): boolean {
    return this.#play.look.others(seat).every(other => consents.includes(other));
  }

  /** Whether this entry is a choice in the secret decision that is still open. */
  #ownSealedChoice(index: number): boolean {
    const { sealed, opened } = this.#play.position;
    return sealed !== null && at(this.#history, index).kept.sealedIn === opened;
  }

  /** Takes secret choices back; what other seats chose meanwhile stays. */
  #withdraw(indices: readonly number[]): Entry[] {
    const first = at(indices, 0);
    const entries = this.#history.map(({ entry }) => entry);
    this.#rewind(first);
    entries.slice(first).forEach((entry, later) => {
      if (!indices.includes(first + later)) this.#enter(entry);
    });
    return indices.map(index => at(entries, index));
  }

  #rewind(length: number): void {
    const { entries, position } = this.#snapshots.before(length);
    const again = this.#history.slice(entries, length).map(({ entry }) => entry);
    this.#stayed = Math.min(this.#stayed, length);
    this.#snapshots.forgetAfter(entries);
    this.#play = new Play(this.game, position);
    this.#log = this.#log.filter(({ entry }) => entry <= entries);
    this.#stories.clear();
    this.#history.length = entries;
    for (const entry of again) this.#enter(entry);
  }
}

const seatOf = (entry: Entry | undefined): Seat | null => (entry && 'seat' in entry ? entry.seat : null);

const planOf = (entry: Entry): number | undefined => ('seat' in entry ? entry.plan : undefined);

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

/** An entry of a record that cannot be played. */
class Unplayable extends Trouble {
  override name = 'Unplayable';
  readonly code = 'bad-record';
}

function must(done: Done): void {
  if (!done.ok) throw new Unplayable(typeof done.denial === 'string' ? { code: 'over' } : done.denial.problem);
}
