import { defineGame } from '@carroccio/kernel';
import { type Whole, whole } from './base.ts';

const { act: _, ...steps } = whole.steps;
export const game = defineGame<Whole>({ ...whole, steps });
