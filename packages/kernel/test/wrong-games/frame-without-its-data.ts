import { defineGame } from '@carroccio/kernel';
import { type Whole, whole } from './base.ts';

export const game = defineGame<Whole>({
  ...whole,
  setup: () => ({ state: { n: 0 }, frames: [{ step: 'act' }] }),
});
