import type { Course } from '@carroccio/table/lesson.ts';
import { charge } from './charge.ts';
import { fire } from './fire.ts';
import { firstLesson } from './first-activation.ts';
import { initiative } from './initiative.ts';
import { moving } from './moving.ts';
import { personalities } from './personalities.ts';
import { plan } from './plan.ts';
import { shock } from './shock.ts';

export const course: Course = {
  lessons: [firstLesson, moving, fire, shock, charge, personalities, initiative, plan],
  match: { scenario: 'campaldino' },
};
