/** The battles of the game. A new one is a folder beside these, and a line here. */
import { benevento } from './benevento/index.ts';
import { campaldino } from './campaldino/index.ts';
import { montaperti } from './montaperti/index.ts';

export const BATTLES = [montaperti, benevento, campaldino] as const;
