import { ruleTests } from '@carroccio/kernel/testing';
import type { Data } from '../../src/data/index.ts';
import { guiscard } from '../../src/index.ts';
import { parts } from '../../src/survey.ts';

export const rule = ruleTests(guiscard.rulebook);

export const data: Data = {
  characters: parts.characters.value,
  charts: parts.charts.value,
  diagrams: parts.diagrams.value,
  maps: parts.maps.value,
  overlays: parts.overlays.value,
  scenarios: parts.scenarios.value,
};

/** The table a rule carries in the catalogue. */
export const tableOf = (id: string): unknown => guiscard.rulebook.entries.find(entry => entry.id === id)?.table;

/** The rows of a table written out for people, cells parted by spaces. */
export const written = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map(line => line.trim().split(/\s+/));

/** A member that must be there. */
export function the<T>(value: T | undefined | null): T {
  if (value === undefined || value === null) throw new Error('not there');
  return value;
}
