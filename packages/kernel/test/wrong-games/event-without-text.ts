import { defineGame } from '@carroccio/kernel';
import { type Whole, whole } from './base.ts';

const { gone: _, ...events } = whole.text.it.events;
export const game = defineGame<Whole>({ ...whole, text: { ...whole.text, it: { ...whole.text.it, events } } });
