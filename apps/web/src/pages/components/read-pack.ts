import { type GamePackage, type Pack, PackSchema, packProblems, Registry } from '@carroccio/kernel';
import { Check } from 'typebox/value';

export type Problem =
  /** It is no JSON from that line and column on. */
  | { kind: 'syntax'; line: number | null; column: number | null }
  /** A field that is not as the game needs it. */
  | { kind: 'field'; field: string; message: string }
  | { kind: 'empty' }
  /** Every field is sound, yet the game cannot be set up with them. */
  | { kind: 'build'; message: string };

export type Reading = { pack: Pack; problems: null } | { pack: null; problems: readonly Problem[] };

/** Reads a player's pack and tries it: a pack that passes can be played with. */
export function readPack(text: string, loaded: GamePackage): Reading {
  const read = parse(text);
  if (read.problem) return refused(read.problem);
  const { value } = read;
  const game = loaded.rulebook.id;
  const problems = packProblems(loaded, value);
  if (problems.length > 0 || !Check(PackSchema, value)) return { pack: null, problems: problems.map(fieldProblem) };
  if (Object.keys(value.parts).length === 0) return refused({ kind: 'empty' });
  try {
    new Registry([loaded]).game(game, value);
  } catch (error) {
    return refused({ kind: 'build', message: error instanceof Error ? error.message : String(error) });
  }
  return { pack: value, problems: null };
}

const refused = (problem: Problem): Reading => ({ pack: null, problems: [problem] });

type Parsed = { value: unknown; problem: null } | { problem: Problem };

function parse(text: string): Parsed {
  try {
    return { value: JSON.parse(text), problem: null };
  } catch (error) {
    return { problem: { kind: 'syntax', ...placeOf(error, text) } };
  }
}

/** Browsers say where they stopped in words of their own: by line and column, or by position. */
function placeOf(error: unknown, text: string): { line: number | null; column: number | null } {
  const words = error instanceof Error ? error.message : '';
  const said = /line (\d+) column (\d+)/.exec(words);
  if (said) return { line: Number(said[1]), column: Number(said[2]) };
  const position = /position (\d+)/.exec(words)?.[1];
  if (position === undefined) return { line: null, column: null };
  const lines = text.slice(0, Number(position)).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

/** The kernel writes `/field: what is wrong`. */
function fieldProblem(problem: string): Problem {
  const colon = problem.indexOf(': ');
  return { kind: 'field', field: problem.slice(0, colon).replace(/(?<=.)\/$/, ''), message: problem.slice(colon + 2) };
}
