/** Sees to it that matches are kept as they stand: now and then while they are played, and whenever their rooms are closed. */
import type { Registry } from '@carroccio/kernel';
import type { Storage } from '../storage/storage.ts';
import type { LiveRoom } from './live-room.ts';

interface Terms {
  readonly storage: Pick<Storage, 'shelves'>;
  readonly registry: Registry;
  failed(what: string, error: unknown): void;
}

/** A match is kept anew when its list has grown by so much, and by as much again as was kept: all of it is written. */
const FEWEST_ROWS = 64;

export class Shelving {
  readonly #terms: Terms;
  readonly #doing = new Map<LiveRoom, Promise<void>>();

  constructor(terms: Terms) {
    this.#terms = terms;
  }

  /** Something has changed in a room. */
  look(room: LiveRoom): void {
    if (!this.#doing.has(room) && (room.isOver || room.unshelved >= Math.max(FEWEST_ROWS, room.shelved)))
      void this.keep(room);
  }

  /** Keeps a match as it stands, where that is new. */
  keep(room: LiveRoom): Promise<void> {
    const doing = (this.#doing.get(room) ?? Promise.resolve())
      .then(() => room.shelve(shelf => this.#terms.storage.shelves.put(room.table.id, shelf)))
      .catch((error: unknown) => this.#terms.failed(`keeping table ${room.table.id}`, error))
      .finally(() => {
        if (this.#doing.get(room) === doing) this.#doing.delete(room);
      });
    this.#doing.set(room, doing);
    return doing;
  }

  /** Matches that a process left without keeping them: done while the rules by which they were played are still known. */
  async catchUp(open: (id: string) => Promise<LiveRoom>, isStopping: () => boolean): Promise<void> {
    for (const { rulebook, version } of this.#terms.registry.playable)
      for (const id of await this.#terms.storage.shelves.behind(rulebook.id, version)) {
        if (isStopping()) return;
        await open(id).then(
          room => this.keep(room),
          (error: unknown) => this.#terms.failed(`table ${id}`, error),
        );
      }
  }

  /** When everything that is being kept is kept. */
  async settle(): Promise<void> {
    await Promise.all(this.#doing.values());
  }
}
