import type { DataOf } from '@carroccio/kernel';
import { armies } from './armies.ts';
import { generals } from './generals.ts';
import { orders } from './orders.ts';
import { scenarios } from './scenarios.ts';
import { sectors } from './sectors.ts';
import { terrain } from './terrain.ts';
import { troops } from './troops.ts';

export const parts = { orders, troops, generals, armies, sectors, terrain, scenarios };
export type Data = DataOf<typeof parts>;
