import type { Complaint } from './complaint.ts';

export const OK = 0;
/** What was asked for failed: a record that is not genuine, a pack that does not fit. */
export const FAILED = 1;
/** It was asked for wrongly: a command, option, game or seat that does not exist. */
export const WRONG_USAGE = 2;

class Complaining extends Error {
  readonly complaint: Complaint;

  constructor(complaint: Complaint) {
    super(complaint.code);
    this.complaint = complaint;
  }
}

export class Failed extends Complaining {
  override name = 'Failed';
}

export class WrongUsage extends Complaining {
  override name = 'WrongUsage';
}

/** By name, so that help and slips of the pen need not load the machine that plays. */
const USAGE_ERRORS = ['WrongUsage', 'BadBeginning', 'UnknownBot'];

export const exitCodeOf = (error: unknown): number =>
  error instanceof Error && USAGE_ERRORS.includes(error.name) ? WRONG_USAGE : FAILED;

/** What the system calls the reason of what failed, or its own words. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
}

/** The complaint of an error that is one. */
export const complaintOf = (error: unknown): Complaint | undefined =>
  error instanceof Complaining ? error.complaint : undefined;

/** The one line an error is told in. */
export const errorLine = (words: string): string =>
  `carroccio: ${words
    .split('\n')
    .map(line => line.trim())
    .join(' ')
    .trim()}`;
