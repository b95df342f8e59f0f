import type { Push, Response } from '@carroccio/engine';

/** What the page sends to the worker: first which game to load, then requests of the protocol, or to open a kept match. */
export type ToWorker =
  | { load: string }
  | { request: { id: number; method: string; params: unknown } }
  /** `id` is the request's, `kept` the match's name in the database. */
  | { open: { id: number; kept: string } };
export type FromWorker = Response | Push;
