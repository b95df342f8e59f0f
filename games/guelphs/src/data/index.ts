import type { DataOf } from '@carroccio/kernel';
import { BATTLES } from '../scenarios/index.ts';
import type { BattleModule } from '../scenarios/module.ts';
import { armiesOf } from './armies.ts';
import { charts } from './charts.ts';
import { mapsOf } from './maps.ts';
import { setupsOf } from './setups.ts';
import { specialsOf } from './specials.ts';

/** The parts of the data of a game with these battles. */
export const partsOf = <M extends BattleModule>(battles: readonly M[]) => ({
  charts,
  maps: mapsOf(battles),
  armies: armiesOf(battles),
  setups: setupsOf(battles),
  specials: specialsOf(battles),
});

export const parts = partsOf(BATTLES);
export type Data = DataOf<ReturnType<typeof partsOf<BattleModule>>>;
