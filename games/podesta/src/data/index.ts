import type { DataOf } from '@carroccio/kernel';
import { battlefield } from './battlefield.ts';
import { annales, mercator } from './cards.ts';
import { contributions } from './contributions.ts';
import { benefici, companies, merchants } from './counters.ts';
import { goods } from './goods.ts';
import { map } from './map.ts';
import { lengths, works } from './works.ts';

export const parts = {
  map,
  battlefield,
  contributions,
  goods,
  mercator,
  annales,
  benefici,
  companies,
  merchants,
  works,
  lengths,
};
export type Data = DataOf<typeof parts>;
