import type { ErrorCode, Method, Params, ResultOf, Told } from '@carroccio/engine';

/** Where an engine is reached. Today it lives in a worker of this page; a server's can take its place. */
export interface EngineClient {
  ask<M extends Method>(method: M, params: Params<M>): Promise<ResultOf<M>>;
  /** Opens a match that is kept in this browser, which from then on is kept by whoever plays it; `null` when there is none. */
  open(kept: string): Promise<string | null>;
  /** What rooms tell by themselves. */
  onTold(listener: (room: string, told: Told) => void): void;
  close(): void;
}

/** An engine's error answer. */
export class EngineError extends Error {
  override name = 'EngineError';
  readonly code: ErrorCode;
  /** The rule that refuses. */
  readonly rule: string | undefined;
  /** Why it is refused or denied. */
  readonly reason: string | undefined;

  constructor(code: ErrorCode, message: string, { rule, reason }: { rule?: string; reason?: string } = {}) {
    super(message);
    this.code = code;
    this.rule = rule;
    this.reason = reason;
  }
}
