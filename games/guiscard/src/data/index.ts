import type { DataOf } from '@carroccio/kernel';
import { characters } from './characters.ts';
import { charts } from './charts.ts';
import { diagrams } from './diagrams.ts';
import { maps } from './maps.ts';
import { overlays } from './overlays.ts';
import { scenarios } from './scenarios.ts';

export const parts = { characters, charts, diagrams, maps, overlays, scenarios };
export type Data = DataOf<typeof parts>;
