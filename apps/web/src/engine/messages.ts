import type { Response } from '@carroccio/engine';

/** What the page sends to the worker: first which game to load, then requests of the protocol. */
export type ToWorker = { load: string } | { request: { id: number; method: string; params: unknown } };
export type FromWorker = Response;
