/** Why a file is not taken in as a match. */
export type FileProblem = 'not-json' | 'not-a-match' | 'unknown-game' | 'bad-record';

export class UnreadableFile extends Error {
  override name = 'UnreadableFile';
  readonly problem: FileProblem;

  constructor(problem: FileProblem, detail: string) {
    super(detail);
    this.problem = problem;
  }
}

/** Finds out of which game a file is; the game's engine then checks the rest. */
export function readGame(text: string, isKnown: (game: string) => boolean): { game: string; value: unknown } {
  const value = parsed(text);
  const format = fieldOf(value, 'format');
  if (typeof format !== 'string' || !format.startsWith('carroccio-match/'))
    throw new UnreadableFile('not-a-match', format === undefined ? '/format' : `/format: ${JSON.stringify(format)}`);
  const game = fieldOf(value, 'game');
  if (typeof game !== 'string') throw new UnreadableFile('not-a-match', '/game');
  if (!isKnown(game)) throw new UnreadableFile('unknown-game', game);
  return { game, value };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UnreadableFile('not-json', error instanceof Error ? error.message : String(error));
  }
}

function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return Object.entries(value).find(([key]) => key === name)?.[1];
}
