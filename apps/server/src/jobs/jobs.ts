/**
 * What is done later, or in the background: each job at least once, whatever dies in between, and by one process only.
 * What fails is tried again, later each time.
 */
import type { Transaction } from 'kysely';
import type { Static, TSchema } from 'typebox';
import type { Schema } from '../storage/schema.ts';
import type { JobKind, Work } from './kind.ts';

export interface When {
  /** Milliseconds; without it, now. */
  readonly at?: number;
  /** A job that waits under the same key is replaced. */
  readonly key?: string;
  /** It is added with what causes it, or not at all. */
  readonly change?: Transaction<Schema>;
}

export interface Jobs {
  /** Says who does the jobs of a kind. All is said before they start. */
  on<P extends TSchema>(kind: JobKind<P>, work: Work<P>): void;
  add<P extends TSchema>(kind: JobKind<P>, payload: Static<P>, when?: When): Promise<void>;
  /** Takes back what waits under a key, if anything does. */
  cancel(key: string, change?: Transaction<Schema>): Promise<void>;
  /** How many are due and not done. */
  due(): Promise<number>;
  start(): Promise<void>;
  /** Begins nothing more, and lets what is being done finish. */
  stop(): Promise<void>;
}

/** As many as are done at the same time. */
export const AT_ONCE = 4;
/** After so many failures a job is given up. */
export const MOST_ATTEMPTS = 25;

/** How long after its nth failure a job is tried again: from 3 seconds to 6 hours. */
export const backOff = (failures: number): number => Math.round(Math.exp(Math.min(10, failures)) * 1000);
