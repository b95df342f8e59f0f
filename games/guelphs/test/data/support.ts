import type { DataOf } from '@carroccio/kernel';
import { ruleTests } from '@carroccio/kernel/testing';
import { parts } from '../../src/data/index.ts';
import { guelphs } from '../../src/index.ts';

export const rule = ruleTests(guelphs.rulebook);

/** The game's own data: every battle by its name. */
export type Printed = DataOf<typeof parts>;

export const BATTLES = ['montaperti', 'benevento', 'campaldino'] as const;

export const data: Printed = {
  charts: parts.charts.value,
  maps: parts.maps.value,
  armies: parts.armies.value,
  setups: parts.setups.value,
  specials: parts.specials.value,
};

/** The table a rule carries in the catalogue. */
export const tableOf = (id: string): unknown => guelphs.rulebook.entries.find(entry => entry.id === id)?.table;

/** The rows of a table written out for people, cells parted by spaces. */
export const written = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map(line => line.trim().split(/\s+/));

export const hexRange = (text: string): string[] =>
  text.split(/,\s*/).flatMap(range => {
    const [from = '', to = from] = range.split('-');
    const first = Number(from.slice(2));
    return Array.from(
      { length: Number(to.slice(2)) - first + 1 },
      (_, index) => `${from.slice(0, 2)}${String(first + index).padStart(2, '0')}`,
    );
  });
