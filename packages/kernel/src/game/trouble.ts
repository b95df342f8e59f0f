import { problemWords } from '../text/problems.ts';
import type { Problem } from './problem.ts';

/** Which kind of trouble it is, by the names that the protocol has for them. */
export type TroubleCode =
  | 'invalid-params'
  | 'unknown-game'
  | 'bad-record'
  | 'bad-edit'
  | 'impossible-dice'
  | 'too-large'
  | 'unknown-bot';

/** An error that whoever asked has caused, and can be told of in his language. Its `message` is for stack traces. */
export abstract class Trouble extends Error {
  abstract readonly code: TroubleCode;
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problemWords(problem, 'en'));
    this.problem = problem;
  }
}

/** What is known of anything thrown. What nobody foresaw has the words of whoever threw it, the first line of them. */
export function problemOf(thrown: unknown): Problem {
  if (thrown instanceof Trouble) return thrown.problem;
  const [why = ''] = String(thrown instanceof Error ? thrown.message : thrown).split('\n', 1);
  return { code: 'broken', why };
}
