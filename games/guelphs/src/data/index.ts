import type { DataOf } from '@carroccio/kernel';
import { armies } from './armies.ts';
import { charts } from './charts.ts';
import { maps } from './maps.ts';
import { setups } from './setups.ts';

export const parts = { charts, maps, armies, setups };
export type Data = DataOf<typeof parts>;
