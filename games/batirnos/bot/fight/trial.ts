/** Tries a place out: the position the bot thinks in is its own copy. */
import { type Battle, cellOf, enemiesNear, facingOf, put, sideOf } from '../../src/battle.ts';
import { pair, SHIFTED } from '../../src/state.ts';

/** Measures something as if a unit had moved to a hex and faced that way, and puts everything back. */
export function tried<T>(b: Battle, unit: number, cell: number, facing: number, measure: () => T): T {
  const { state } = b;
  const from = cellOf(b, unit);
  const [was, marks, contacts] = [facingOf(b, unit), state.marks[unit] ?? 0, state.contacts];
  if (cell !== from) {
    const before = enemiesNear(b, from, sideOf(b, unit));
    put(b, unit, cell);
    const met = enemiesNear(b, cell, sideOf(b, unit)).filter(foe => !before.includes(foe));
    state.contacts = [...contacts, ...met.map(foe => pair(unit, foe))];
    state.marks[unit] = marks | SHIFTED;
  }
  state.facing[unit] = facing;
  const measured = measure();
  state.facing[unit] = was;
  if (cell !== from) {
    put(b, unit, from);
    state.marks[unit] = marks;
    state.contacts = contacts;
  }
  return measured;
}
