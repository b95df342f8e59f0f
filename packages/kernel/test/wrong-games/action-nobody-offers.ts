import { defineGame } from '@carroccio/kernel';
import Type from 'typebox';
import { type Whole, whole } from './base.ts';

type Idle = Omit<Whole, 'actions'> & { actions: { go: object; wait: object } };
const { en } = whole.text;
const idle = { ...en, actions: { ...en.actions, wait: () => 'x' } };
export const game = defineGame<Idle>({
  ...whole,
  actions: { ...whole.actions, wait: Type.Object({}) },
  text: { en: idle, it: idle },
});
