export const OK = 0;
/** What was asked for failed: a record that is not genuine, a pack that does not fit. */
export const FAILED = 1;
/** It was asked for wrongly: a command, option, game or seat that does not exist. */
export const WRONG_USAGE = 2;

export class Failed extends Error {
  override name = 'Failed';
}

export class WrongUsage extends Error {
  override name = 'WrongUsage';
}

/** By name, so that help and slips of the pen need not load the machine that plays. */
const USAGE_ERRORS = ['WrongUsage', 'BadBeginning', 'UnknownBot'];

export const exitCodeOf = (error: unknown): number =>
  error instanceof Error && USAGE_ERRORS.includes(error.name) ? WRONG_USAGE : FAILED;

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The one line an error is told in. */
export const errorLine = (message: string): string => `carroccio: ${message.trim().replace(/\s+/g, ' ')}`;
