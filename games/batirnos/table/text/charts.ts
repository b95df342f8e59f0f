import type { Language } from '@carroccio/kernel';
import { type ChartWords, en } from './charts.en.ts';
import { it } from './charts.it.ts';

export const CHART_WORDS: Readonly<Record<Language, ChartWords>> = { en, it };
