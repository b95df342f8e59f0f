import type { DataOf } from '@carroccio/kernel';
import { course } from './course.ts';

export const parts = { course };
export type Data = DataOf<typeof parts>;
