import { ruleTests } from '@carroccio/kernel/testing';
import { type Data, parts } from '../../src/data/index.ts';
import { podesta } from '../../src/index.ts';

export const rule = ruleTests(podesta.rulebook);

export const data: Data = {
  map: parts.map.value,
  battlefield: parts.battlefield.value,
  contributions: parts.contributions.value,
  goods: parts.goods.value,
  mercator: parts.mercator.value,
  annales: parts.annales.value,
  benefici: parts.benefici.value,
  companies: parts.companies.value,
  merchants: parts.merchants.value,
  works: parts.works.value,
  lengths: parts.lengths.value,
};

/** The table a rule carries in the catalogue. */
export const tableOf = (id: string): unknown => podesta.rulebook.entries.find(entry => entry.id === id)?.table;

/** The rows of a table written out for people, cells parted by bars. */
export const written = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map(line => line.split('|').map(cell => cell.trim()));
