/** What the whole table of a battle knows: the game's data, its battles, the names on its counters. */
import {
  type Battle,
  battleOf,
  createNames,
  type Data,
  type Grounds,
  type Guelphs,
  grounds,
  type Names,
  readData,
} from '@carroccio/guelphs/survey';
import { Teller } from '@carroccio/kernel';
import type { Setting, Sight } from '@carroccio/table/sight.ts';

export type BattleSight = Sight<Guelphs>;

export interface Lore {
  readonly setting: Setting;
  readonly data: Data;
  readonly ground: Grounds;
  readonly names: Names;
  battle(sight: Pick<BattleSight, 'state' | 'scene'>): Battle;
  teller(sight: Pick<BattleSight, 'scene' | 'language'>): Teller;
}

export function createLore(setting: Setting): Lore {
  const data = readData(setting.data);
  const battle = battleOf(data);
  const ground = grounds(data);
  return {
    setting,
    data,
    ground,
    names: createNames(ground),
    battle: ({ state, scene: { scenario, options } }) => battle({ state, scenario, options }),
    teller: ({ scene, language }) => new Teller(setting.game, scene, language),
  };
}
