import type { DataOf } from '@carroccio/kernel';
import type { Articles } from '../scenarios/articles.ts';
import { characters } from './characters.ts';
import { charts } from './charts.ts';
import { diagrams } from './diagrams.ts';
import { maps } from './maps.ts';
import { overlays } from './overlays.ts';
import { scenariosPart } from './scenarios.ts';

export const partsOf = (articles: Articles) => ({
  characters,
  charts,
  diagrams,
  maps,
  overlays,
  scenarios: scenariosPart(articles),
});
export type Data = DataOf<ReturnType<typeof partsOf>>;
