/** How both languages name things: helpers that never fail, whatever number they are given. */
import type { Scene } from '@carroccio/kernel';
import type { Names } from '../src/names.ts';
import type { Guiscard } from '../src/shape.ts';

type Where = Scene<Guiscard>;

/** What a language says beside the names on counters and map. */
export interface Lexicon {
  and: string;
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

function named(name: () => string, otherwise: string): string {
  try {
    return name();
  } catch {
    return otherwise;
  }
}

export function createSpeech(names: Names, { and, nobody, sheep, unknown, seats, directions, edges }: Lexicon): Speech {
  const unit = (scene: Where, index: number): string =>
    named(() => (names.code(scene, index) === 'sheep' ? sheep : names.unit(scene, index)), unknown.unit);
  return {
    unit,
    units(scene, list) {
      const all = list.map(index => unit(scene, index));
      if (all.length < 2) return all[0] ?? nobody;
      return `${all.slice(0, -1).join(', ')} ${and} ${all.at(-1) ?? ''}`;
    },
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

/** A sentence: the text with a capital at its beginning. */
export function say(parts: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  const text = String.raw({ raw: parts }, ...values);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A die with what is added to it: 7 −1 −1 +2 = 7. */
export const tally = (die: number, modifiers: readonly { value: number }[]): string => {
  if (modifiers.length === 0) return String(die);
  const total = modifiers.reduce((sum, { value }) => sum + value, die);
  return `${[die, ...modifiers.map(({ value }) => signed(value))].join(' ')} = ${total}`;
};
export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');

/** "1 hex", "2 hexes". */
export const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

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
