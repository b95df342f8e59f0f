import type { Batirnos, Phase } from '@carroccio/batirnos/survey';
import type { Frame } from '@carroccio/kernel';

export const PHASES = ['move', 'fire', 'melee', 'rally'] as const satisfies readonly Phase[];

/** Steps that belong to a phase, whoever is asked in them. */
const STEP_PHASES: Readonly<Record<string, Phase>> = {
  arriving: 'move',
  moving: 'move',
  marching: 'move',
  evasion: 'move',
  counter: 'move',
  rivalStep: 'move',
  rivalHalt: 'move',
  firmness: 'move',
  departures: 'move',
  secondMove: 'move',
  rush: 'move',
  riding: 'move',
  firing: 'fire',
  answer: 'fire',
  evaded: 'fire',
  caracole: 'fire',
  declare: 'melee',
  joining: 'melee',
  separating: 'melee',
  nextFight: 'melee',
  leading: 'melee',
  retreating: 'melee',
  whoGoes: 'melee',
  pressing: 'melee',
  late: 'melee',
  rallying: 'rally',
};

export function phaseOf(frame: Frame<Batirnos> | null): Phase | null {
  if (!frame) return null;
  if ('phase' in frame) return frame.phase;
  return STEP_PHASES[frame.step] ?? null;
}
