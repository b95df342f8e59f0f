/** The line of battle (nqsb.9.13). */
import { aspectOf, FRONT, neighbour } from '@carroccio/boards';
import { type Battle, cellOf, divisionOf, facingOf, has, kindOf, onMap, unitAt } from '../battle.ts';

/** Whether two units can stand in one line: same type, division, facing and ground, both with the ability. */
function matches(b: Battle, unit: number, other: number): boolean {
  return (
    has(b, other, 'line') &&
    divisionOf(b, unit) === divisionOf(b, other) &&
    facingOf(b, unit) === facingOf(b, other) &&
    kindOf(b, unit) === kindOf(b, other) &&
    b.field.terrain[cellOf(b, unit)] === b.field.terrain[cellOf(b, other)]
  );
}

/** R57: along the row through its two flank hexes. Direction 2 and 5, counted from the facing, are the flanks. */
export function lineOf(b: Battle, unit: number): number[] {
  if (!onMap(b, unit) || !has(b, unit, 'line')) return [];
  const found = [unit];
  for (const flank of [2, 5]) {
    const direction = (facingOf(b, unit) + flank) % 6;
    const beside = (one: number): number => unitAt(b, neighbour(b.field.grid, cellOf(b, one), direction));
    for (let other = beside(unit); other >= 0 && matches(b, unit, other); other = beside(other)) found.push(other);
  }
  return found.length > 1 ? found : [];
}

export const inLine = (b: Battle, unit: number): boolean => lineOf(b, unit).length > 0;

/** Whether `other` stands on the front of a unit. */
export const onFront = (b: Battle, unit: number, other: number): boolean =>
  aspectOf(b.field.grid, cellOf(b, unit), facingOf(b, unit), cellOf(b, other)) === FRONT;
