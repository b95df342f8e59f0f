/** Who comes out of a gate, and who fights in the streets (pod.43c, pod.44v). */
import { at } from '@carroccio/kernel';
import { defenders, mayLeave, unitsOf } from '../26-armies/army.ts';
import { type CallUp, onFoot } from '../26-armies/calling-up.ts';
import type { Pool } from '../families/sets.ts';
import type { State } from '../state.ts';
import type { Table } from '../world.ts';
import { helpersInside, townTroops } from './siege.ts';

/** Companies that can come out together against an army before the walls; one stays behind (pod.29l). */
export const sortie = (state: State, seat: number, commune: number): Pool => ({
  of: defenders(state, seat, commune, []),
  allows: (chosen, unit) => mayLeave(state, seat, commune, chosen, unit),
});

export function comingOut(state: State, seat: number, commune: number): CallUp {
  const pool = sortie(state, seat, commune);
  return onFoot('pod.43c', pool, 0, units => {
    const mayCome = (unit: number): boolean =>
      pool.of.includes(unit) &&
      pool.allows(
        units.filter(one => one !== unit),
        unit,
      );
    return units.every(mayCome) ? null : { rule: 'pod.29l', reason: 'garrison', commune };
  });
}

export interface Streets {
  army: number;
  commune: number;
  gates: boolean;
}

/** Companies a side can send into the streets. */
export function streetTroops(table: Table, { army, commune, gates }: Streets, seat: number): number[] {
  if (seat === at(table.state.communes, commune).podesta) return townTroops(table, commune);
  return [...unitsOf(table.state, army), ...helpersInside(table, seat, commune, gates)];
}

/** How many companies a side sends into the streets, and which (R100). */
export function streetFight(table: Table, frame: Streets, seat: number): CallUp {
  const { most } = table.world.data.battlefield.streets;
  const of = streetTroops(table, frame, seat);
  return onFoot('pod.44v', { of, allows: chosen => chosen.length < most }, 1, units => {
    if (units.length > most) return { rule: 'pod.44v', reason: 'noMore', most };
    if (units.length === 0) return { rule: 'pod.44v', reason: 'tooFew', companies: 1 };
    return units.every(unit => of.includes(unit)) ? null : { rule: 'pod.44v', reason: 'cannot', what: 'choice' };
  });
}
