import type { AnyEvent } from '@carroccio/kernel';

/** One line of the log: what was told, and with which entry of the record. */
export interface LogLine {
  readonly entry: number;
  readonly event: AnyEvent;
}
