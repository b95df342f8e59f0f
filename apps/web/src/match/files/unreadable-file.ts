import type { Facts } from '@carroccio/engine';

/** Why a file is not taken in as a match. */
export type FileProblem =
  | { code: 'not-json'; line: number; column: number }
  /** What a match begins with is not there, or another thing is. */
  | { code: 'not-a-match'; path: string; found?: string }
  | { code: 'unknown-game'; game: string }
  | { code: 'bad-record'; facts: Facts }
  | { code: 'other'; facts: Facts };

export class UnreadableFile extends Error {
  override name = 'UnreadableFile';
  readonly problem: FileProblem;

  constructor(problem: FileProblem) {
    super(problem.code);
    this.problem = problem;
  }
}
