import type { Game } from '../game/erased.ts';
import { at } from '../json/at.ts';
import { clonePosition, type Position } from '../play/position.ts';

/** A whole position after so many entries of the history. */
export interface Snapshot {
  entries: number;
  position: Position;
}

/** How often a whole position is kept, for undo to replay from; less often once there are many. */
const SNAPSHOT_EVERY = 16;
const MOST_SNAPSHOTS = 128;

/** Positions kept on the way, a bounded number of them however long the match. */
export class Snapshots {
  readonly #game: Game;
  /** In order. The beginning is always among them, or can be made again. */
  #kept: Snapshot[];
  readonly #beginning: () => Position;
  /** How many entries lie between two of them. */
  #every = SNAPSHOT_EVERY;

  constructor(game: Game, beginning: () => Position, kept: readonly Snapshot[] = []) {
    this.#game = game;
    this.#beginning = beginning;
    this.#kept = kept.map(({ entries, position }) => ({ entries, position: clonePosition(game, position) }));
    while (this.#kept.length > MOST_SNAPSHOTS) this.#thinOut();
  }

  isDue(entries: number): boolean {
    return entries % this.#every === 0;
  }

  keep(entries: number, position: Position): void {
    this.#kept.push({ entries, position: clonePosition(this.#game, position) });
    if (this.#kept.length > MOST_SNAPSHOTS) this.#thinOut();
  }

  /** A copy of the last position kept at or before this one. */
  before(entries: number): Snapshot {
    if (entries < (this.#kept[0]?.entries ?? Number.POSITIVE_INFINITY))
      this.#kept.unshift({ entries: 0, position: this.#beginning() });
    const { position, entries: after } = at(
      this.#kept,
      this.#kept.findLastIndex(snapshot => snapshot.entries <= entries),
    );
    return { entries: after, position: clonePosition(this.#game, position) };
  }

  forgetAfter(entries: number): void {
    this.#kept = this.#kept.filter(snapshot => snapshot.entries <= entries);
  }

  #thinOut(): void {
    this.#every *= 2;
    this.#kept = this.#kept.filter((_, index) => index % 2 === 0);
  }
}
