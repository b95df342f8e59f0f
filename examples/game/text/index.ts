import type { Language, Words } from '@carroccio/kernel';
import type { Palio } from '../src/shape.ts';
import { english } from './en.ts';
import { italian } from './it.ts';

export const words: Readonly<Record<Language, Words<Palio>>> = { en: english, it: italian };
