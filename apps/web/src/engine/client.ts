import type { Facts, Method, Params, ResultOf, Told } from '@carroccio/engine';

/** Where an engine is reached. Today it lives in a worker of this page; a server's can take its place. */
export interface EngineClient {
  ask<M extends Method>(method: M, params: Params<M>): Promise<ResultOf<M>>;
  /** Opens a match that is kept in this browser, which from then on is kept by whoever plays it; `null` when there is none. */
  open(kept: string): Promise<string | null>;
  /** What rooms tell by themselves. */
  onTold(listener: (room: string, told: Told) => void): void;
  close(): void;
}

/** An engine's error answer. Whoever shows it finds the words for its facts. */
export class EngineError extends Error {
  override name = 'EngineError';
  readonly facts: Facts;

  constructor(facts: Facts) {
    super(`${facts.code} ${facts.reason ?? ''}`.trim());
    this.facts = facts;
  }
}
