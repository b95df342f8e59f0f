/** What the whole table knows: the game's data, the printed world, the names of things. */

import { type Language, Teller } from '@carroccio/kernel';
import {
  buildWorld,
  createNames,
  type Data,
  type Names,
  type Podesta,
  readData,
  type Table,
  tableOf,
  type World,
} from '@carroccio/podesta/survey';
import type { Setting, Sight } from '@carroccio/table/sight.ts';

export type PodestaSight = Sight<Podesta>;

export interface Lore {
  readonly setting: Setting;
  readonly data: Data;
  readonly world: World;
  readonly names: Readonly<Record<Language, Names>>;
  /** The match as the rules look at it. */
  table(sight: Pick<PodestaSight, 'state' | 'scene'>): Table;
  teller(sight: Pick<PodestaSight, 'scene' | 'language'>): Teller;
}

export function createLore(setting: Setting): Lore {
  const data = readData(setting.data);
  const world = buildWorld(data);
  return {
    setting,
    data,
    world,
    names: { en: createNames(world, 'en'), it: createNames(world, 'it') },
    table: ({ state, scene }) => tableOf(world, state, scene),
    teller: ({ scene, language }) => new Teller(setting.game, scene, language),
  };
}
