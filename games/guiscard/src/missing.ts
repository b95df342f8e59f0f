/** Refusals of numbers that name nobody and nothing on this table. */
import type { Refusal } from '@carroccio/kernel';
import type { Battle } from './battle.ts';
import type { Guiscard } from './shape.ts';

type Missing = Refusal<Guiscard> | undefined;

export function nobody(b: Battle, rule: string, ...units: readonly number[]): Missing {
  const unit = units.find(one => b.roster.men[one] === undefined);
  return unit === undefined ? undefined : { rule, reason: 'noSuchMan', unit };
}

export const nowhere = (b: Battle, rule: string, cell: number): Missing =>
  cell >= 0 && cell < b.field.grid.cellCount ? undefined : { rule, reason: 'noSuchHex', cell };

/** Why nothing is set up there. */
export const whyNotThere = (b: Battle, rule: string, cell: number): Refusal<Guiscard> =>
  nowhere(b, rule, cell) ?? { rule, reason: 'notInZone', cell };

/** Why somebody is not to be chosen here. */
export const notAmong = (b: Battle, rule: string, unit: number): Refusal<Guiscard> =>
  nobody(b, rule, unit) ?? { rule, reason: 'notAmong', unit };

/** Why a hex is not open to him. */
export const closed = (b: Battle, rule: string, cell: number): Refusal<Guiscard> =>
  nowhere(b, rule, cell) ?? { rule, reason: 'closedHex', cell };
