/** What the hexes mean to a unit that moves. */

import { zoned } from '../06-facing/zones.ts';
import { type Battle, enemyAt, isCavalry, nextToEnemy, sideOf } from '../battle.ts';
import { prohibited } from '../field.ts';
import type { Sheet } from '../sheet.ts';
import { mayStopIn, meetsFriend, stopsHere } from './movement.ts';

const KNOWN = 1;
/** gg.8.2.7b, gg.8.3.1: it may not be entered. */
export const CLOSED = 2;
/** gg.8.3.2: friends are there; it costs a point more, and the unit may not turn (gg.6.1.2). */
export const CROWDED = 4;
/** gg.9.0.1: the unit may end here. */
export const ROOM = 8;
/** An enemy zone of control that counts for the unit. */
export const ZONED = 16;
/** gg.7.1: the unit must stop on entering. */
export const STOPS = 32;

/** Worked out for a hex when it is first asked about; good until a counter moves or turns. */
export class Passage {
  readonly #battle: Battle;
  readonly #unit: number;
  readonly #facts: Sheet;

  constructor(b: Battle, unit: number) {
    this.#battle = b;
    this.#unit = unit;
    this.#facts = b.sheets.passage.cleared();
  }

  at(cell: number): number {
    const known = this.#facts.get(cell);
    if (known !== 0) return known;
    const found = this.#find(cell);
    this.#facts.set(cell, found);
    return found;
  }

  #find(cell: number): number {
    const b = this.#battle;
    const unit = this.#unit;
    const side = sideOf(b, unit);
    if (prohibited(b.field, cell) || enemyAt(b, cell, side) >= 0) return KNOWN | CLOSED;
    const inZone = zoned(b, cell, side, isCavalry(b, unit));
    const stops = inZone || stopsHere(b, unit, cell);
    const open = KNOWN | (inZone ? ZONED : 0);
    if (!meetsFriend(b, unit, cell)) return open | ROOM | (stops ? STOPS : 0);
    const contact = nextToEnemy(b, cell, side);
    const room = mayStopIn(b, unit, cell);
    return open | CROWDED | (room ? ROOM : 0) | (stops || contact ? STOPS : 0) | (contact && !room ? CLOSED : 0);
  }
}
