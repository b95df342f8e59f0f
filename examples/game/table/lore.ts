/** What the whole table knows: the course of its data. */
import { type Course, courseIn, type Palio } from '@carroccio/example/survey';
import type { Setting, Sight } from '@carroccio/table/sight.ts';

export type RaceSight = Sight<Palio>;

export interface Lore {
  readonly setting: Setting;
  readonly course: Course;
}

export const createLore = (setting: Setting): Lore => ({ setting, course: courseIn(setting.data) });
