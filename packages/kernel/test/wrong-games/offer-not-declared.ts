import { defineGame } from '@carroccio/kernel';
import { type Whole, whole } from './base.ts';

export const game = defineGame<Whole>({
  ...whole,
  steps: { ...whole.steps, ask: { ...whole.steps.ask, offers: {} } },
});
