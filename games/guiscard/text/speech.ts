/** How both languages name things: helpers that never fail, whatever number they are given. */
import type { Scene } from '@carroccio/kernel';
import { type Grammar, named } from '@carroccio/kernel/text';
import type { Names } from '../src/names.ts';
import type { Guiscard } from '../src/shape.ts';

type Where = Scene<Guiscard>;

/** What a language says beside the names on counters and map. */
export interface Lexicon {
  list: Grammar['list'];
  nobody: string;
  sheep: string;
  unknown: Readonly<Record<'unit' | 'hex', string>>;
  seats: Readonly<Record<string, string>>;
  directions: readonly string[];
  edges: readonly string[];
}

export interface Speech {
  unit(scene: Where, unit: number): string;
  units(scene: Where, units: readonly number[]): string;
  hex(scene: Where, cell: number): string;
  side(scene: Where, side: number): string;
  map(id: string): string;
  direction(direction: number): string;
  edge(edge: number): string;
}

export function createSpeech(
  names: Names,
  { list, nobody, sheep, unknown, seats, directions, edges }: Lexicon,
): Speech {
  const unit = (scene: Where, index: number): string =>
    named(() => (names.code(scene, index) === 'sheep' ? sheep : names.unit(scene, index)), unknown.unit);
  return {
    unit,
    units: (scene, units) => (units.length > 0 ? list(units.map(index => unit(scene, index))) : nobody),
    hex: (scene, cell) => (cell < 0 ? unknown.hex : named(() => names.hex(scene, cell), unknown.hex)),
    side(scene, side) {
      const seat = named(() => names.seat(scene, side), '');
      return seats[seat] ?? seat;
    },
    map: id => names.map(id),
    direction: way => directions[((way % 6) + 6) % 6] ?? '',
    edge: side => edges[side] ?? '',
  };
}

/** A die with what is added to it: 7 −1 −1 +2 = 7. */
export const tally = ({ signed }: Grammar, die: number, modifiers: readonly { value: number }[]): string => {
  if (modifiers.length === 0) return String(die);
  const total = modifiers.reduce((sum, { value }) => sum + value, die);
  return `${[die, ...modifiers.map(({ value }) => signed(value))].join(' ')} = ${total}`;
};
/** The columns of the combat tables. */
export const COLUMN_NAMES = [
  '< −5',
  '−5/−1',
  '0/5',
  '6/10',
  '11/20',
  '21/30',
  '31/40',
  '41/60',
  '61/80',
  '81/100',
  '> 100',
];
