import type { Facts } from '@carroccio/engine';
import { EngineError } from './client.ts';

/** A fault of the program itself: its reason is for whoever mends it. */
export const internal = (why: string): Facts => ({ code: 'internal', data: { why } });

/** What is known of something that failed, to be said in the reader's language. */
export function factsOf(error: unknown): Facts {
  if (error instanceof EngineError) return error.facts;
  return internal(error instanceof Error ? error.message : String(error));
}
