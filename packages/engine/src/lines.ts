import { DEEPEST, type Language, measure } from '@carroccio/kernel';
import type { Engine, Push } from './engine.ts';
import { Failure, failureOf, languageOf } from './failure.ts';
import type { ErrorCode, Response } from './messages.ts';
import type { Told } from './problem.ts';

/** A longer line is answered with an error and forgotten; a match record of any length played by people fits. */
export const LONGEST_LINE = 8 * 1024 * 1024;

/** Cuts a stream of text into lines, never holding more than the longest of them. */
export class LineCutter {
  #held = '';
  #overlong = false;
  readonly #longest: number;

  constructor(longest: number = LONGEST_LINE) {
    this.#longest = longest;
  }

  /** The lines this piece completes; `null` stands for one that was too long. */
  push(piece: string): (string | null)[] {
    const parts = piece.split('\n');
    const lines: (string | null)[] = [];
    parts.forEach((part, index) => {
      this.#take(part);
      if (index < parts.length - 1) lines.push(this.#complete());
    });
    return lines;
  }

  /** The last line, when the stream ends without a line break. */
  end(): (string | null)[] {
    return this.#held === '' && !this.#overlong ? [] : [this.#complete()];
  }

  #take(part: string): void {
    if (this.#overlong) return;
    if (this.#held.length + part.length > this.#longest) {
      this.#overlong = true;
      this.#held = '';
    } else this.#held += part;
  }

  #complete(): string | null {
    const line = this.#overlong ? null : this.#held;
    this.#held = '';
    this.#overlong = false;
    return line;
  }
}

/** Answers one line of the protocol, at once unless a bot has to think. An empty line gets no answer. */
export function answerLine(engine: Engine, line: string | null): Response | undefined | Promise<Response> {
  if (line === null) return failure('too-large', { code: 'long-line', limit: LONGEST_LINE });
  if (line.trim() === '') return undefined;
  let request: unknown;
  try {
    request = JSON.parse(line);
  } catch {
    return failure('not-json', { code: 'not-json' });
  }
  if (measure(request, LINE_BOUNDS).beyond)
    return failure('invalid-request', { code: 'deep', limit: DEEPEST }, languageOf(request));
  return engine.answer(request);
}

/** A line that was read is not too long. */
const LINE_BOUNDS = { size: Number.POSITIVE_INFINITY, depth: DEEPEST };

/** The answer as a line; one that cannot be written tells so instead of ending the conversation. */
export function lineOf(answer: Response | Push): string {
  try {
    return JSON.stringify(answer);
  } catch {
    return JSON.stringify({ ...failure('too-large', { code: 'long-answer' }), id: 'id' in answer ? answer.id : null });
  }
}

const failure = (code: ErrorCode, problem: Told, language: Language = 'en'): Response => ({
  id: null,
  ok: false,
  error: failureOf(Failure.about(code, problem), language),
});
