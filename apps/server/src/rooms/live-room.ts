import { botsOf } from '@carroccio/bots';
import {
  type Around,
  Denied,
  type Desk,
  type Eyes,
  Failure,
  NOTHING_ASIDE,
  Room,
  type Told,
} from '@carroccio/engine/rooms';
import { clone, type Match, type Registry, type Seat } from '@carroccio/kernel';
import { type Clock, lateIn } from '../pace/clock.ts';
import { type Along, Overtaken } from '../storage/entries.ts';
import type { Shelf } from '../storage/shelves.ts';
import type { Storage } from '../storage/storage.ts';
import type { StoredTable } from '../storage/tables.ts';
import { type Opened, openMatch, shelfOf } from './kept.ts';
import { playRows, type Read, rowsOf, type Sent } from './lines.ts';
import { RoomClock } from './room-clock.ts';

/** Somebody in a room, by a connection of his. */
export interface Guest {
  told(room: string, news: Told): void;
  /** What goes on around the match. */
  around?(room: string, around: Around): void;
}

interface Place {
  readonly eyes: readonly Eyes[];
  readonly plays: readonly Seat[];
  desk: Desk;
  /** What he was told last of what goes on around the match. */
  around: string;
}

/** Who must choose, who is asked something by the others, and whether the match is over. */
export interface Standing {
  readonly deciding: readonly Seat[];
  readonly asked: readonly Seat[];
  readonly over: boolean;
}

export interface Surroundings {
  readonly storage: Pick<Storage, 'entries' | 'tables' | 'shelves'>;
  readonly registry: Registry;
  clock(): number;
  /** Something is about to be kept: what goes along, or (`null`) nothing. */
  along(room: LiveRoom): Along | null;
  /** Something has changed in a room, and is on disk. */
  changed(room: LiveRoom, before: Standing): void;
  /** Somebody has come, or left. */
  moved(room: LiveRoom): void;
  /** Who is at a table and came to another process. */
  elsewhere(table: string): ReadonlySet<string>;
}

/**
 * How often something is tried again that others overtook. Whenever one is overtaken another has come further, so the match
 * goes on; but on a busy machine it may be the same one many times in a row.
 */
const TRIES = 100;

/**
 * A room that people are in. It is only a cache of its list: what is done here is added to the list, and nobody hears
 * of it, nor is it answered, before it is on disk. One thing is done after the other. Other processes may have the same
 * room open: what they add to the list is read and told here too.
 */
export class LiveRoom {
  readonly table: StoredTable;
  readonly #around: Surroundings;
  readonly #guests = new Map<Guest, Place>();
  #last: Promise<unknown> = Promise.resolve();
  /** How much is being done, or waits for it. */
  #doing = 0;
  #room: Room;
  /** How many rows the list has, how many entries of the match they make, and what else they tell. */
  #rows: number;
  #stored: number;
  /** How many rows of the list are on the shelf. */
  #shelved: number;
  #read: Read;
  #clock: RoomClock;
  /** How many of the stored entries are as they were; `null` when all is stored. */
  #stayed: number | null = null;
  /** Whether the room may differ from its list, and if so, whether by more than what was added to it last. */
  #astray: 'added' | 'wholly' | null = null;
  /** What is told when it is on disk. */
  #outbox: { guest: Guest; told: Told }[] = [];

  private constructor(table: StoredTable, around: Surroundings, kept: Kept) {
    this.table = table;
    this.#around = around;
    this.#rows = kept.rows;
    this.#shelved = kept.shelved;
    this.#stored = kept.match.length;
    this.#read = kept.read;
    this.#clock = kept.clock;
    this.#room = this.#made(kept);
  }

  /** Opens the room of a table by playing its list. */
  static async open(table: StoredTable, around: Surroundings): Promise<LiveRoom> {
    const live = new LiveRoom(table, around, await keptOf(table, around));
    // What is forced at the very beginning.
    await live.run(() => undefined);
    return live;
  }

  get match(): Match {
    return this.#room.match;
  }

  get settled(): Room['settled'] {
    return this.#room.settled;
  }

  /** Whether it has ended, by the rules or beside them. */
  get isOver(): boolean {
    return this.#outcome() !== null;
  }

  get clock(): Clock | null {
    return this.#clock.clock;
  }

  /** How many rows of the list are on the shelf, and how many are not. */
  get shelved(): number {
    return this.#shelved;
  }

  get unshelved(): number {
    return this.#rows - this.#shelved;
  }

  /** Hands over the match as it stands, where that is new. */
  shelve(put: (shelf: Shelf) => Promise<void>): Promise<void> {
    return this.#next(async () => {
      if (this.#astray || this.unshelved === 0) return;
      const rows = this.#rows;
      await put(shelfOf({ match: this.match, read: this.#read, rows }));
      this.#shelved = rows;
    });
  }

  /** The bot that plays a seat: from the beginning, or because its player's time was up. */
  botOf(seat: Seat): string | null {
    const sitter = this.table.sitters[seat];
    if (sitter?.kind === 'bot') return sitter.bot;
    return this.#isBots(seat) ? (botsOf(this.match.game).at(-1)?.name ?? null) : null;
  }

  /** Whether a seat's time is up, and the others are to say what becomes of it. */
  isLate(seat: Seat): boolean {
    return this.clock !== null && lateIn(this.clock, this.#around.clock()).includes(seat);
  }

  /** Ends the match beside the rules. */
  end(settled: NonNullable<Room['settled']>): void {
    this.#room.end(settled);
  }

  /** A bot goes on for a seat whose time was up. */
  replace(seat: Seat): void {
    this.#clock.replace(seat);
  }

  /** A seat's player is away until then: time by letter waits for him. */
  away(seat: Seat, until: number): void {
    this.#clock.away(seat, until, this.#around.clock());
  }

  get standing(): Standing {
    const deciding = this.#room.settled ? [] : (this.match.play.decision()?.seats ?? []);
    const asked = this.#room.talks.open.flatMap(({ waiting }) => waiting);
    return { deciding, asked, over: this.#outcome() !== null };
  }

  /** Seats whose players are in it, in this process. */
  get here(): readonly Seat[] {
    return [...new Set([...this.#guests.values()].flatMap(({ plays }) => plays))].sort((a, b) => a - b);
  }

  /** Seats whose players are in it, in whichever process. */
  get present(): readonly Seat[] {
    const elsewhere = this.#around.elsewhere(this.table.id);
    const { here } = this;
    return [...this.table.sitters.keys()].filter(seat => {
      const sitter = this.table.sitters[seat];
      return here.includes(seat) || (sitter?.kind === 'person' && elsewhere.has(sitter.person));
    });
  }

  /** Somebody has come to another process, or left it. */
  lookAround(): Promise<void> {
    return this.#next(async () => this.#tellAround());
  }

  /** Whether nobody is in it, and nothing is being done. */
  get isIdle(): boolean {
    return this.#guests.size === 0 && this.#doing === 0;
  }

  /** Does something in the room; answered when what it changed is on disk. `sent` tells with which key it came. */
  run<T>(deed: () => T, sent: (done: T) => Sent | null = () => null): Promise<T> {
    return this.#next(() => this.#do(deed, sent));
  }

  /** Reads what others have added to the list; `rows` is how many there are, where that is known. */
  catchUp(rows = Number.POSITIVE_INFINITY): Promise<void> {
    return this.#next(async () => {
      if (this.#astray) await this.#renew();
      else if (rows > this.#rows) await this.#readOn();
    });
  }

  #next<T>(work: () => Promise<T>): Promise<T> {
    this.#doing++;
    const done = this.#last.then(work).finally(() => this.#doing--);
    this.#last = done.catch(() => undefined);
    return done;
  }

  /** When everything that was asked for so far is done. */
  async settle(): Promise<void> {
    await this.#last;
  }

  /** Somebody comes in, or looks again: what he had seen is forgotten. */
  join(guest: Guest, eyes: readonly Eyes[], plays: readonly Seat[], asked: readonly Seat[]): Desk {
    this.#forget(guest);
    // What this changes he sees as he comes in.
    for (const seat of plays)
      if (this.#room.isAsked(seat) !== asked.includes(seat)) this.#room.ask(seat, asked.includes(seat));
    const desk = this.#open(guest, eyes, plays);
    this.#guests.set(guest, { eyes, plays, desk, around: '' });
    this.#around.moved(this);
    return desk;
  }

  deskOf(guest: Guest): Desk | undefined {
    return this.#guests.get(guest)?.desk;
  }

  leave(guest: Guest): void {
    this.#forget(guest);
    this.#around.moved(this);
    this.#tellAround();
  }

  #forget(guest: Guest): void {
    this.#guests.get(guest)?.desk.leave();
    this.#guests.delete(guest);
  }

  #isBots(seat: Seat): boolean {
    return this.table.sitters[seat]?.kind === 'bot' || this.#clock.replaced.includes(seat);
  }

  #open(guest: Guest, eyes: readonly Eyes[], plays: readonly Seat[]): Desk {
    return this.#room.open(eyes, told => this.#outbox.push({ guest, told }), plays);
  }

  async #do<T>(deed: () => T, sent: (done: T) => Sent | null): Promise<T> {
    for (let tries = 1; ; tries++) {
      if (this.#astray) await this.#renew();
      try {
        await this.#judge();
        const before = this.standing;
        const done = deed();
        await this.#finish(sent(done), before);
        return done;
      } catch (error) {
        this.#strayed(error);
        this.#outbox = [];
        if (!(error instanceof Overtaken) || tries === TRIES) throw error;
      }
    }
  }

  /** Whoever's time is up is judged before anything else is done. */
  async #judge(): Promise<void> {
    if (this.#room.settled) return;
    const before = this.standing;
    const verdict = this.#clock.judge(this.#around.clock());
    if (verdict?.kind === 'loss') this.#room.end({ kind: 'time', by: verdict.seat });
    if (verdict?.kind === 'bot') this.#clock.put(verdict.clock);
    if (verdict) await this.#finish(null, before);
  }

  /** What was done is put on disk, and told. */
  async #finish(sent: Sent | null, before: Standing): Promise<void> {
    const changed = await this.#store(sent);
    this.#tellAll();
    if (changed) this.#around.changed(this, before);
  }

  /** What fails may have been half done; what others have overtaken has only to be taken back. */
  #strayed(error: unknown): void {
    const onlyAdded = (this.#stayed ?? this.#stored) >= this.#stored;
    if (error instanceof Overtaken) this.#astray = onlyAdded ? 'added' : 'wholly';
    else if (!(error instanceof Denied || error instanceof Failure) || this.#stayed !== null) this.#astray = 'wholly';
  }

  /** Others have added to the list: it is played on, and everybody is told. */
  async #readOn(): Promise<void> {
    const news: Read = { settled: this.#read.settled, aside: this.#read.aside, answered: [] };
    try {
      await this.#playOn(this.match, news);
    } catch (error) {
      this.#astray = 'wholly';
      throw error;
    }
    this.#room.goneOn({ ...news, aside: news.aside ?? NOTHING_ASIDE });
    remember(this.#read.answered, news.answered);
    this.#read = { ...news, answered: this.#read.answered };
    this.#tellAll();
  }

  async #playOn(match: Match, read: Read): Promise<void> {
    const rows = await this.#around.storage.entries.after(this.table.id, this.#rows);
    playRows(match, rows, read);
    this.#rows += rows.length;
    this.#stored = match.length;
    this.#clock = await clockOf(this.table, this.#around);
  }

  /** Makes the room anew from its list, and shows everybody what there is. */
  async #renew(): Promise<void> {
    const kept = this.#astray === 'added' ? await this.#retraced() : await keptOf(this.table, this.#around);
    this.#stayed = null;
    this.#rows = kept.rows;
    this.#shelved = kept.shelved;
    this.#stored = kept.match.length;
    this.#read = kept.read;
    this.#clock = kept.clock;
    this.#room = this.#made(kept);
    this.#astray = null;
    for (const [guest, place] of this.#guests) {
      place.desk = this.#open(guest, place.eyes, place.plays);
      guest.told(this.table.id, place.desk.look());
    }
  }

  /** The match as it was stored, and as others have gone on from there. */
  async #retraced(): Promise<Kept> {
    const { match } = this;
    const read = { ...this.#read, answered: [...this.#read.answered] };
    this.#astray = 'wholly';
    match.takeBack(this.#stored);
    await this.#playOn(match, read);
    match.takeStayed();
    return { match, read, rows: this.#rows, shelved: this.#shelved, clock: this.#clock };
  }

  #made({ match, read }: Kept): Room {
    return new Room(match, {
      ...read,
      easy: [...this.table.sitters.keys()].filter(seat => this.#isBots(seat)),
      changed: stayed => {
        this.#stayed = Math.min(this.#stayed ?? stayed, stayed);
      },
    });
  }

  async #store(sent: Sent | null): Promise<boolean> {
    const { match, settled, aside } = this.#room;
    const isNewAside = JSON.stringify(aside) !== JSON.stringify(this.#read.aside ?? NOTHING_ASIDE);
    const now = this.#around.clock();
    const clock = this.#clock.turned(match.play, settled !== null, now);
    const rows = rowsOf({
      match,
      stored: this.#stored,
      stayed: this.#stayed,
      settled: settled === this.#read.settled ? undefined : settled,
      aside: isNewAside ? aside : null,
      clock: this.#clock.set && clock,
      sent,
      time: now,
    });
    if (rows.length === 0) return false;
    const { length } = match;
    const also = this.#around.along(this);
    await this.#around.storage.entries.append({
      match: this.table.id,
      after: this.#rows,
      rows,
      standing: {
        deciding: this.standing.deciding,
        outcome: this.#outcome(),
        clock: clock && JSON.stringify(clock),
      },
      ...(also ? { also } : {}),
    });
    this.#rows += rows.length;
    this.#stored = length;
    this.#stayed = null;
    this.#read.settled = settled;
    if (isNewAside) this.#read.aside = clone(aside);
    if (sent) remember(this.#read.answered, [sent]);
    this.#clock.kept(clock);
    return true;
  }

  /** How it ended, as JSON; `null` while it goes on. */
  #outcome(): string | null {
    const { settled } = this.#room;
    const { result } = this.match.play;
    if (result) return JSON.stringify({ result });
    return settled && settled.kind !== 'adjourn' ? JSON.stringify({ settled }) : null;
  }

  #tellAll(): void {
    for (const { guest, told } of this.#outbox) guest.told(this.table.id, told);
    this.#outbox = [];
    this.#tellAround();
  }

  /** Whoever does not know yet what goes on around the match is told. */
  #tellAround(): void {
    const { present } = this;
    const watchers = [...this.#guests].filter(([guest, { plays }]) => guest.around && plays.length === 0).length;
    for (const [guest, place] of this.#guests) {
      const around = {
        clocks: this.#clock.shown(place.plays),
        replaced: [...this.#clock.replaced],
        present: [...present],
        watchers,
      };
      const known = JSON.stringify(around);
      if (known === place.around) continue;
      place.around = known;
      guest.around?.(this.table.id, { ...around, now: this.#around.clock() });
    }
  }
}

/** As many answers as are remembered by their keys. */
const MOST_ANSWERS = 500;

function remember(answered: Sent[], more: readonly Sent[]): void {
  answered.push(...more);
  if (answered.length > 2 * MOST_ANSWERS) answered.splice(0, answered.length - MOST_ANSWERS);
}

interface Kept extends Opened {
  readonly clock: RoomClock;
}

/**
 * The clock of a table, where it has one. It is read after the list: of two that are not of one moment it is the newer,
 * and whoever goes on from it is overtaken.
 */
async function clockOf({ id, pace }: StoredTable, { storage }: Surroundings): Promise<RoomClock> {
  return new RoomClock(pace, pace ? ((await storage.tables.get(id))?.clock ?? null) : null);
}

/** The match of a table, with its clock. */
async function keptOf(table: StoredTable, around: Surroundings): Promise<Kept> {
  const opened = await openMatch(table, around);
  return { ...opened, clock: await clockOf(table, around) };
}
