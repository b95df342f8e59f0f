/** What the whole table knows: the game's data, its grounds, the names on its counters. */
import {
  type Battle,
  createNames,
  type Data,
  type Grounds,
  type Guiscard,
  layGrounds,
  type Names,
  readData,
} from '@carroccio/guiscard/survey';
import { Teller } from '@carroccio/kernel';
import type { Setting, Sight } from '@carroccio/table/sight.ts';

export type SkirmishSight = Sight<Guiscard>;

export interface Lore {
  readonly setting: Setting;
  readonly data: Data;
  readonly grounds: Grounds;
  readonly names: Names;
  battle(sight: Pick<SkirmishSight, 'state' | 'scene'>): Battle;
  teller(sight: Pick<SkirmishSight, 'scene' | 'language'>): Teller;
}

export function createLore(setting: Setting): Lore {
  const data = readData(setting.data);
  const grounds = layGrounds(data);
  return {
    setting,
    data,
    grounds,
    names: createNames(grounds, data.maps),
    battle: ({ state, scene: { scenario, options } }) => grounds.battle({ state, scenario, options }),
    teller: ({ scene, language }) => new Teller(setting.game, scene, language),
  };
}
