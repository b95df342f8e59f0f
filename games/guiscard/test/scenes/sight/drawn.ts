/** A table in letters: what lies in each hex, or what a shooter sees from one of them. */
import { coverOf } from '../../../src/05-missiles/fire.ts';
import { sightBetween } from '../../../src/05-missiles/sight.ts';
import type { Position } from '../../table.ts';

/** By hex, its letter; each row of the map is a line. */
export const drawn = (p: Position, letter: (cell: number) => string): string => {
  const { names } = p.battle.field;
  const rows: string[] = [];
  for (const [cell, name] of names.entries()) {
    const row = Number(name.replace(/\D/g, '')) - 1;
    rows[row] = (rows[row] ?? '') + letter(cell);
  }
  return rows.join('\n');
};
/** Shut, or the cover: none, light, medium, strong; capitals through a slit, a comma where the side of it counts. */
export const seen = (p: Position, from: string, short = 10): string =>
  drawn(p, cell => {
    if (cell === p.hex(from)) return '@';
    const sight = sightBetween(p.battle, p.hex(from), cell, short);
    if (!sight.open) return '#';
    const letter = '.lms'[coverOf(p.battle, -1, cell, p.hex(from), sight)] ?? '?';
    return sight.slit ? (letter === '.' ? ':' : letter.toUpperCase()) : sight.sided && letter === '.' ? ',' : letter;
  });
