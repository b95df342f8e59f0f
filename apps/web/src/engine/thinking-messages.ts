import type { Afterwards, AfterwardsJob, ThinkJob } from '@carroccio/bots';
import type { Facts } from '@carroccio/engine';
import type { Choice } from '@carroccio/kernel';

/** First which game to load, then what to think about, or a match to look at afterwards. */
export type ToThinker = { load: string } | { think: ThinkJob } | { look: AfterwardsJob };
/** While a match is looked at, what share of it is done. */
export type FromThinker = { choice: Choice } | { share: number } | { after: Afterwards } | { facts: Facts };
