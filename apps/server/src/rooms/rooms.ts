import { Denied, Failure } from '@carroccio/engine/rooms';
import type { Registry } from '@carroccio/kernel';
import type { Along } from '../storage/entries.ts';
import type { Storage } from '../storage/storage.ts';
import { LiveRoom, type Standing } from './live-room.ts';

interface Terms {
  readonly storage: Pick<Storage, 'entries' | 'tables' | 'shelves'>;
  readonly registry: Registry;
  clock(): number;
  /** Something is about to be kept: what goes along, or (`null`) nothing. */
  along(room: LiveRoom): Along | null;
  opened(room: LiveRoom): void;
  /** Something has changed in a room, and is on disk. */
  changed(room: LiveRoom, before: Standing): void;
  /** A room is about to be forgotten. */
  closing(room: LiveRoom): Promise<void>;
  /** Somebody has come to a room, or left it. */
  moved(room: LiveRoom): void;
  /** Who is at a table and came to another process. */
  elsewhere(table: string): ReadonlySet<string>;
  failed(what: string, error: unknown): void;
}

/** As many rooms as are kept open when nobody is in them. */
const MOST_EMPTY = 200;
/** So many forgotten ones are noted before those are struck out that nobody has in hand any more. */
const MOST_FORGOTTEN = 1000;

/** The rooms that are open in this process. */
export class Rooms {
  readonly #terms: Terms;
  readonly #open = new Map<string, Promise<LiveRoom>>();
  /** Those that were forgotten, while somebody has them in hand: nobody may get another of the same match beside them. */
  readonly #forgotten = new Map<string, WeakRef<LiveRoom>>();

  constructor(terms: Terms) {
    this.#terms = terms;
  }

  /** How many are open. */
  get size(): number {
    return this.#open.size;
  }

  /** The room of a match, as far as its list goes now. What is denied opens nothing. */
  async open(id: string): Promise<LiveRoom> {
    const known = this.#known(id);
    if (known) {
      // What was used last is forgotten last.
      this.#open.delete(id);
      this.#open.set(id, known);
      const room = await known;
      // Whoever comes may know more already than what was heard here: of what others add one hears a little later.
      await room.catchUp();
      return room;
    }
    const opening = this.#opened(id);
    this.#open.set(id, opening);
    opening.catch(() => this.#open.delete(id));
    const room = await opening;
    await this.#forgetSome();
    return room;
  }

  /** The list of a match has so many rows: somebody has added to it, here or elsewhere. */
  heard(id: string, rows: number): void {
    // Whoever takes up one that was forgotten reads on anyway.
    if (this.#forgotten.get(id)?.deref()?.isIdle) return;
    const opening = this.#known(id);
    if (!opening) return;
    opening
      .then(async room => {
        // A room that nobody is in is read again by whoever comes.
        if (room.isIdle) this.#forget(id, room);
        else await room.catchUp(rows);
      })
      .catch((error: unknown) => this.#terms.failed(`table ${id}`, error));
  }

  has(id: string): boolean {
    return this.#open.has(id);
  }

  /** Somebody has come to another process, or left it. */
  lookAround(id: string): void {
    this.#known(id)
      ?.then(room => room.lookAround())
      .catch((error: unknown) => this.#terms.failed(`table ${id}`, error));
  }

  /** Something may have been added to any list. */
  catchUp(): void {
    for (const id of this.#open.keys()) this.heard(id, Number.POSITIVE_INFINITY);
  }

  /** When everything that was asked for so far is done, and kept. */
  async settle(): Promise<void> {
    for (const [id, left] of this.#forgotten) if (left.deref()?.isIdle === false) this.#known(id);
    for (const opening of this.#open.values())
      await opening.then(
        async room => {
          await room.settle();
          await this.#terms.closing(room);
        },
        () => undefined,
      );
  }

  #known(id: string): Promise<LiveRoom> | undefined {
    const open = this.#open.get(id);
    const room = this.#forgotten.get(id)?.deref();
    this.#forgotten.delete(id);
    if (open || !room) return open;
    // What others did meanwhile it was not told.
    const again = room.catchUp().then(() => room);
    this.#open.set(id, again);
    again.catch(() => this.#forget(id, room));
    return again;
  }

  #forget(id: string, room: LiveRoom): void {
    this.#open.delete(id);
    this.#forgotten.set(id, new WeakRef(room));
    if (this.#forgotten.size <= MOST_FORGOTTEN) return;
    for (const [other, left] of this.#forgotten) if (!left.deref()) this.#forgotten.delete(other);
  }

  async #opened(id: string): Promise<LiveRoom> {
    const table = await this.#terms.storage.tables.get(id);
    if (!table) throw Failure.about('unknown-match', { code: 'unknown-match', match: id });
    if (table.began === null) throw new Denied({ code: 'not-begun' });
    const room = await LiveRoom.open(table, this.#terms);
    this.#terms.opened(room);
    return room;
  }

  async #forgetSome(): Promise<void> {
    if (this.#open.size <= MOST_EMPTY) return;
    for (const [id, opening] of [...this.#open]) {
      if (this.#open.size <= MOST_EMPTY) return;
      const room = await opening.catch(() => null);
      if (!room?.isIdle) continue;
      this.#forget(id, room);
      await this.#terms.closing(room);
    }
  }
}
