/** What a match came to, for comparing many: where the points came from, and where the florins. */
import type { Told } from '@carroccio/kernel';
import type { Podesta } from './shape.ts';

/** Rules by which a purse earns and spends, by what it was for. */
const WAYS: readonly (readonly [string, readonly string[]])[] = [
  ['market', ['pod.21f']],
  ['cards', ['pod.22a', 'pod.22c']],
  ['arms', ['pod.28b']],
  ['works', ['pod.15.1l', 'pod.15.1n']],
  ['trust', ['pod.10a', 'pod.45c', 'pod.16b', 'pod.16d']],
  ['benefici', ['pod.23a']],
  ['order', ['pod.8d']],
];

const POINTS = ['battle', 'siege', 'surrender', 'carroccio', 'refused', 'exile'] as const;
const OTHER = 'otherFlorins';
const MONTHS = 'months';

/** Points by where they come from, florins into the purse by how they were earned or spent, and how long it took. */
export function figuresOf(told: readonly Told<Podesta>[], seats: number): Record<string, number[]> {
  const none = (): number[] => Array.from({ length: seats }, () => 0);
  const names = ['sestieri', 'florins', ...POINTS, ...WAYS.map(([way]) => way), OTHER, MONTHS];
  const figures: Record<string, number[]> = Object.fromEntries(names.map(name => [name, none()]));
  const add = (name: string, seat: number, value: number): void => {
    const row = figures[name];
    if (row && seat >= 0 && seat < seats) row[seat] = (row[seat] ?? 0) + value;
  };
  for (const event of told) {
    if (event.type === 'monthBegan') for (let seat = 0; seat < seats; seat++) add(MONTHS, seat, 1);
    if (event.type === 'points') add(event.why, event.seat, event.points);
    if (event.type === 'scored') {
      add('sestieri', event.seat, event.sestieri);
      add('florins', event.seat, event.florins);
    }
    if (event.type === 'paid') {
      const way = WAYS.find(([, rules]) => rules.includes(event.rule))?.[0] ?? OTHER;
      add(way, event.to, event.florins);
      add(way, event.from, -event.florins);
    }
  }
  return figures;
}
