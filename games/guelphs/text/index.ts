import type { Language, Words } from '@carroccio/kernel';
import type { Names } from '../src/names.ts';
import type { Guelphs } from '../src/shape.ts';
import { english } from './en.ts';
import { italian } from './it.ts';

export const words = (names: Names): Record<Language, Words<Guelphs>> => ({ en: english(names), it: italian(names) });
