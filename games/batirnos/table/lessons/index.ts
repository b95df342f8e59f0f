import type { Course } from '@carroccio/table/lesson.ts';
import { command } from './command.ts';
import { deployment } from './deployment.ts';
import { fire } from './fire.ts';
import { firstLesson } from './first-turn.ts';
import { horse } from './horse.ts';
import { line } from './line.ts';
import { plan } from './plan.ts';
import { rally } from './rally.ts';

export const course: Course = {
  lessons: [firstLesson, command, fire, line, horse, rally, deployment, plan],
  match: { scenario: 'intro' },
};
