import { Denied, type Desk, type Eyes, Failure, NOTHING_ASIDE, Room, type Told } from '@carroccio/engine/rooms';
import { clone, Match, type Registry, type Seat } from '@carroccio/kernel';
import { type Along, Overtaken } from '../storage/entries.ts';
import type { Storage } from '../storage/storage.ts';
import type { StoredTable } from '../storage/tables.ts';
import { playRows, type Read, rowsOf, type Sent } from './lines.ts';

/** Somebody in a room, by a connection of his. */
export interface Guest {
  told(room: string, news: Told): void;
}

interface Place {
  readonly eyes: readonly Eyes[];
  readonly plays: readonly Seat[];
  desk: Desk;
}

export interface Surroundings {
  readonly storage: Pick<Storage, 'entries'>;
  readonly registry: Registry;
  clock(): number;
  /** Something is about to be kept: what goes along, or (`null`) nothing. */
  along(room: LiveRoom): Along | null;
  /** Something has changed in a room, and is on disk. */
  changed(room: LiveRoom): void;
}

/** How often something is tried again that others overtook. */
const TRIES = 5;

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
  #read: Read;
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
    this.#stored = kept.match.length;
    this.#read = kept.read;
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
    this.leave(guest);
    // What this changes he sees as he comes in.
    for (const seat of plays)
      if (this.#room.isAsked(seat) !== asked.includes(seat)) this.#room.ask(seat, asked.includes(seat));
    const desk = this.#open(guest, eyes, plays);
    this.#guests.set(guest, { eyes, plays, desk });
    return desk;
  }

  deskOf(guest: Guest): Desk | undefined {
    return this.#guests.get(guest)?.desk;
  }

  leave(guest: Guest): void {
    this.#guests.get(guest)?.desk.leave();
    this.#guests.delete(guest);
  }

  #open(guest: Guest, eyes: readonly Eyes[], plays: readonly Seat[]): Desk {
    return this.#room.open(eyes, told => this.#outbox.push({ guest, told }), plays);
  }

  async #do<T>(deed: () => T, sent: (done: T) => Sent | null): Promise<T> {
    for (let tries = 1; ; tries++) {
      if (this.#astray) await this.#renew();
      try {
        const done = deed();
        const changed = await this.#store(sent(done));
        this.#tellAll();
        if (changed) this.#around.changed(this);
        return done;
      } catch (error) {
        this.#strayed(error);
        this.#outbox = [];
        if (!(error instanceof Overtaken) || tries === TRIES) throw error;
      }
    }
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
  }

  /** Makes the room anew from its list, and shows everybody what there is. */
  async #renew(): Promise<void> {
    const kept = this.#astray === 'added' ? await this.#retraced() : await keptOf(this.table, this.#around);
    this.#stayed = null;
    this.#rows = kept.rows;
    this.#stored = kept.match.length;
    this.#read = kept.read;
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
    return { match, read, rows: this.#rows };
  }

  #made({ match, read }: Kept): Room {
    return new Room(match, {
      ...read,
      easy: this.table.sitters.flatMap(({ kind }, seat) => (kind === 'bot' ? [seat] : [])),
      changed: stayed => {
        this.#stayed = Math.min(this.#stayed ?? stayed, stayed);
      },
    });
  }

  async #store(sent: Sent | null): Promise<boolean> {
    const { match, settled, aside } = this.#room;
    const isNewAside = JSON.stringify(aside) !== JSON.stringify(this.#read.aside ?? NOTHING_ASIDE);
    const rows = rowsOf({
      match,
      stored: this.#stored,
      stayed: this.#stayed,
      settled: settled === this.#read.settled ? undefined : settled,
      aside: isNewAside ? aside : null,
      sent,
      time: this.#around.clock(),
    });
    if (rows.length === 0) return false;
    const { length } = match;
    const also = this.#around.along(this);
    await this.#around.storage.entries.append({
      match: this.table.id,
      after: this.#rows,
      rows,
      standing: { deciding: this.#deciding(), outcome: this.#outcome() },
      ...(also ? { also } : {}),
    });
    this.#rows += rows.length;
    this.#stored = length;
    this.#stayed = null;
    this.#read.settled = settled;
    if (isNewAside) this.#read.aside = clone(aside);
    if (sent) remember(this.#read.answered, [sent]);
    return true;
  }

  #deciding(): readonly Seat[] {
    return this.#room.settled ? [] : (this.match.play.decision()?.seats ?? []);
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
  }
}

/** As many answers as are remembered by their keys. */
const MOST_ANSWERS = 500;

function remember(answered: Sent[], more: readonly Sent[]): void {
  answered.push(...more);
  if (answered.length > 2 * MOST_ANSWERS) answered.splice(0, answered.length - MOST_ANSWERS);
}

interface Kept {
  readonly match: Match;
  readonly read: Read;
  readonly rows: number;
}

/** The match of a table as its list tells it. */
async function keptOf(table: StoredTable, { registry, storage }: Surroundings): Promise<Kept> {
  const rows = await storage.entries.after(table.id, 0);
  const { game, scenario, options, seed, sitters } = table;
  const match = new Match(registry.game(game), { scenario, options, seats: sitters.length, seed });
  const read: Read = { settled: null, aside: null, answered: [] };
  playRows(match, rows, read);
  // What is in the list is not new.
  match.takeStayed();
  return { match, read, rows: rows.length };
}
