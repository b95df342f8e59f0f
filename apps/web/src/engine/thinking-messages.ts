import type { ThinkJob } from '@carroccio/bots';
import type { Facts } from '@carroccio/engine';
import type { Choice } from '@carroccio/kernel';

/** First which game to load, then what to think about. */
export type ToThinker = { load: string } | { think: ThinkJob };
export type FromThinker = { choice: Choice } | { facts: Facts };
