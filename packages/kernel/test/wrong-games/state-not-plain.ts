import { defineGame } from '@carroccio/kernel';
import { type Whole, whole } from './base.ts';

type Mapped = Omit<Whole, 'state'> & { state: { n: number; seen: Map<string, number> } };
export const game = defineGame<Mapped>({
  ...whole,
  setup: () => ({ state: { n: 0, seen: new Map() }, frames: [{ step: 'ask' }] }),
});
