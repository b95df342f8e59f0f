import type { Course } from '@carroccio/table/lesson.ts';
import { battle } from './battle.ts';
import { deal } from './deal.ts';
import { firstLesson } from './first-months.ts';
import { market } from './market.ts';
import { siege } from './siege.ts';
import { trust } from './trust.ts';

export const course: Course = {
  lessons: [firstLesson, market, trust, deal, battle, siege],
  match: { scenario: 'short', seats: 3 },
};
