import {
  type Fault,
  type GamePackage,
  type Pack,
  PackSchema,
  PackUnfit,
  packFaults,
  packIn,
  partsTouched,
  placeOfError,
  Registry,
} from '@carroccio/kernel';
import { Check } from 'typebox/value';

export type Problem =
  /** It is no JSON from that line and column on. */
  | { kind: 'syntax'; line: number; column: number }
  /** A field that is not as the game needs it. */
  | { kind: 'field'; fault: Fault }
  | { kind: 'empty' };

export type Reading = { pack: Pack; problems: null } | { pack: null; problems: readonly Problem[] };

/** Reads a player's pack and tries it: a pack that passes can be played with. */
export function readPack(text: string, loaded: GamePackage): Reading {
  const read = parse(text);
  if (read.problem) return refused(read.problem);
  const value = packIn(read.value);
  const game = loaded.rulebook.id;
  const faults = packFaults(loaded, value);
  if (faults.length > 0 || !Check(PackSchema, value)) return unfit(faults);
  if (partsTouched(value).length === 0) return refused({ kind: 'empty' });
  try {
    new Registry([loaded]).game(game, value);
  } catch (error) {
    if (error instanceof PackUnfit) return unfit(error.faults);
    throw error;
  }
  return { pack: value, problems: null };
}

const unfit = (faults: readonly Fault[]): Reading => ({
  pack: null,
  problems: faults.map(fault => ({ kind: 'field', fault })),
});

const refused = (problem: Problem): Reading => ({ pack: null, problems: [problem] });

type Parsed = { value: unknown; problem: null } | { problem: Problem };

function parse(text: string): Parsed {
  try {
    return { value: JSON.parse(text), problem: null };
  } catch {
    return { problem: { kind: 'syntax', ...placeOfError(text) } };
  }
}
