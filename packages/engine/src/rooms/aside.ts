import type { Seat } from '@carroccio/kernel';
import type { GivenAnswers } from './standing.ts';
import type { OpenTalks } from './talks.ts';

/** What a room knows beside its match: what is being agreed, what was said beforehand, who wants to be asked always. */
export interface Aside {
  talks: OpenTalks;
  standing: GivenAnswers;
  asked: readonly Seat[];
}

/** What a room knows beside its match in the beginning. */
export const NOTHING_ASIDE: Aside = { talks: { open: [], last: 0 }, standing: { all: [], last: 0 }, asked: [] };
