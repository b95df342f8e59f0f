/** What a seat has chosen so far in a step that is answered under seal. */
import type { Action } from '@carroccio/kernel';
import type { Podesta } from '../shape.ts';

export type Chosen = readonly Action<Podesta>[];

/** Companies that were called up. */
export const unitsChosen = (chosen: Chosen): number[] =>
  chosen.flatMap(choice => (choice.type === 'enlist' ? choice.units : []));

/** Benefici taken along, or used for the initiative. */
export const tokensChosen = (chosen: Chosen): number[] =>
  chosen.flatMap(choice => (choice.type === 'choose' || choice.type === 'commit' ? [choice.token] : []));

/** The soldier who was named to command; -1 nobody yet. */
export function commandChosen(chosen: Chosen): number {
  for (const choice of chosen) if (choice.type === 'command') return choice.soldier;
  return -1;
}

/** Who has been placed where, in the lines. */
export const placements = (chosen: Chosen): Placed[] =>
  chosen.flatMap(choice => {
    if (choice.type !== 'deploy') return [];
    const { soldier, cell, under } = choice;
    return [{ soldier, cell, under }];
  });

export interface Placed {
  soldier: number;
  cell: number;
  under: boolean;
}

export const isReady = (chosen: Chosen): boolean => chosen.some(({ type }) => type === 'ready');
