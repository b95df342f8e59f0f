/** Changes of the state that belong together, whoever asks for them. */

import { at, type Patch } from '@carroccio/kernel';
import { governed, type Soldier, type Table } from '@carroccio/podesta/survey';

export const set = (path: string, value: unknown): Patch[number] => ({ op: 'replace', path: `/state/${path}`, value });

/** Florins come from the bank or go back to it: all the money there is changes with them (pod.9a). */
export const setFlorins = ({ state }: Table, path: string, before: number, florins: number): Patch => [
  set(path, florins),
  set('minted', state.minted + florins - before),
];

/** A company joins an army, or (-1) is back in its commune; an army that has lost its last company is gone. */
export function setArmyOf({ state }: Table, unit: number, army: number, armies = state.armies): Patch {
  const before = at(state.armyOf, unit);
  const emptied = before !== army && !state.armyOf.some((one, other) => one === before && other !== unit);
  return [set(`armyOf/${unit}`, army), set('armies', emptied ? armies.filter(({ id }) => id !== before) : armies)];
}

/** The home a merchant has left when he governs a commune no more; -1: none, and he is in exile. */
const otherHome = ({ state }: Table, seat: number, commune: number): number =>
  governed(state, seat).find(one => one !== commune) ?? -1;

/** Somebody else governs, or nobody: counters, homes and exile follow. */
export function setPodesta(table: Table, commune: number, seat: number): Patch {
  const { state, world } = table;
  const { podesta: before, taxed } = at(state.communes, commune);
  if (before === seat) return [];
  const patch: Patch = [
    set(`communes/${commune}/podesta`, seat),
    set(`communes/${commune}/cell`, seat < 0 ? -1 : at(world.square, commune)),
    set(`communes/${commune}/left`, seat < 0 ? 0 : world.data.map.allowance),
    set(`communes/${commune}/captor`, -1),
    set(`communes/${commune}/vacant`, false),
  ];
  if (before >= 0 && at(state.players, before).home === commune) {
    const home = otherHome(table, before, commune);
    patch.push(set(`players/${before}/home`, home), set(`players/${before}/exiled`, home < 0));
  }
  if (seat < 0) return patch;
  // Whoever had a Podestà has paid him, and waits for its merchant no more.
  if (taxed === 0) patch.push(set(`communes/${commune}/taxed`, state.year));
  const { home, faction } = at(state.players, seat);
  patch.push(set(`communes/${commune}/faction`, faction), set(`players/${seat}/elected`, true));
  if (home < 0)
    patch.push(
      set(`players/${seat}/home`, commune),
      set(`players/${seat}/exiled`, false),
      set(`players/${seat}/host`, -1),
    );
  return patch;
}

/** Soldiers on one square of the field: the first stands on top. */
export const soldiersOn = (soldiers: readonly Soldier[], cell: number): number[] =>
  soldiers.flatMap((soldier, index) => (soldier.cell === cell ? [index] : []));
