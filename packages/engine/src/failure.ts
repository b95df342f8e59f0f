import { UnknownBot } from '@carroccio/bots';
import { BadBeginning, BadRecord, ImpossibleResult, TooLarge, UnknownGame } from '@carroccio/kernel';
import type { ErrorCode, ProtocolError } from './messages.ts';
import { Denied } from './rooms/denial.ts';
import { NoRoom, NoSeat } from './rooms/methods.ts';

/** What a method throws to answer with an error. */
export class Failure extends Error {
  readonly error: ProtocolError;

  constructor(code: ErrorCode, message: string, refusal?: { rule?: string; reason: string }) {
    super(message);
    this.error = { code, message, ...refusal };
  }
}

/** The error answer for anything thrown. */
export function failureOf(thrown: unknown): ProtocolError {
  if (thrown instanceof Failure) return thrown.error;
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  if (thrown instanceof Denied) {
    const { code: reason, ...data } = thrown.denial;
    return { code: 'denied', message, reason, data };
  }
  return { code: codeOf(thrown), message };
}

function codeOf(thrown: unknown): ErrorCode {
  if (thrown instanceof BadBeginning || thrown instanceof NoSeat) return 'invalid-params';
  if (thrown instanceof NoRoom) return 'unknown-match';
  if (thrown instanceof UnknownGame) return 'unknown-game';
  if (thrown instanceof UnknownBot) return 'unknown-bot';
  if (thrown instanceof BadRecord) return 'bad-record';
  if (thrown instanceof ImpossibleResult) return 'impossible-dice';
  if (thrown instanceof TooLarge) return 'too-large';
  return 'internal';
}
