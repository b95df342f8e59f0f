import type { Eyes, Told, Window } from '@carroccio/engine';
import { type AnyAction, changed, type Described, type Seat, type SeatView } from '@carroccio/kernel';
import type { LogLine } from '@carroccio/table/panel/log-line.ts';

/** What one pair of eyes has seen of a match, put together from what the room told. */
export interface Seen {
  readonly view: SeatView;
  readonly legal: readonly AnyAction[];
  readonly families: readonly Described[];
  readonly entries: number;
  readonly last: Seat | null;
  readonly log: readonly LogLine[];
  /** What the last moment brought, to be shown as motion; nothing after something was taken back. */
  readonly fresh: readonly LogLine[];
}

export type SeenTable = Pick<SeatView, 'game' | 'version' | 'scenario' | 'options' | 'seatNames'>;

/** What one desk saw of a room. */
export interface KeptWindows {
  readonly table: SeenTable;
  readonly seen: readonly (readonly [Eyes, Seen])[];
}

/** The windows of one desk in a room. */
export class Windows {
  readonly #table: SeenTable;
  readonly #seen = new Map<Eyes, Seen>();

  constructor(table: SeenTable, told: Told | KeptWindows) {
    this.#table = table;
    if ('seen' in told) for (const [eyes, seen] of told.seen) this.#seen.set(eyes, seen);
    else this.take(told);
    this.calm();
  }

  /** What was seen, to be put away. */
  get kept(): KeptWindows {
    return { table: this.#table, seen: [...this.#seen] };
  }

  /** A new moment. */
  take({ windows }: Pick<Told, 'windows'>): void {
    for (const window of windows) this.#seen.set(window.eyes, this.#add(window, this.#seen.get(window.eyes)));
  }

  /** Nothing is new any more. */
  calm(): void {
    for (const [eyes, seen] of this.#seen) this.#seen.set(eyes, { ...seen, fresh: [] });
  }

  of(eyes: Eyes): Seen {
    const seen = this.#seen.get(eyes);
    if (!seen) throw new Error(`this desk does not look through the eyes of seat ${eyes}`);
    return seen;
  }

  #add(window: Window, before: Seen | undefined): Seen {
    const { decision, at, chosen, result, legal, families, entries, last, log } = window;
    const state = 'whole' in window.state ? window.state.whole : changed(before?.view.state ?? {}, window.state.change);
    const known = before?.log ?? [];
    return {
      view: { ...this.#table, decision, at, chosen, result, state },
      legal,
      families,
      entries,
      last,
      log: log.stay === known.length ? [...known, ...log.more] : [...known.slice(0, log.stay), ...log.more],
      fresh: log.stay === known.length ? log.more : [],
    };
  }
}
