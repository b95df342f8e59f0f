/** What the whole table of a battle knows: the game's data, its battles, how the pieces are called. */
import {
  type Batirnos,
  type Battle,
  battleOf,
  type Data,
  type Ground,
  grounds,
  readData,
  type ScenarioId,
  type Speech,
  speeches,
} from '@carroccio/batirnos/survey';
import { type Language, Teller } from '@carroccio/kernel';
import type { Setting, Sight } from '@carroccio/table/sight.ts';

export type BattleSight = Sight<Batirnos>;

export interface Lore {
  readonly setting: Setting;
  readonly data: Data;
  readonly ground: Readonly<Record<ScenarioId, Ground>>;
  readonly speech: Readonly<Record<Language, Speech>>;
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
    speech: speeches(ground),
    battle: ({ state, scene: { scenario, options } }) => battle({ state, scenario, options }),
    teller: ({ scene, language }) => new Teller(setting.game, scene, language),
  };
}
