/** The march of the free set-ups (gg.S.2). */
import { requireCell } from '@carroccio/boards';
import { at, type Flow, type Refusal } from '@carroccio/kernel';
import { capacityOf, commanded } from '../03-activations/capacity.ts';
import { allowance, groundOf, mayStackWith } from '../08-movement/movement.ts';
import {
  type Battle,
  battaglia,
  enemyAt,
  isCombatUnit,
  isMissile,
  nextToEnemy,
  onMap,
  setCell,
  typeOf,
  unitsAt,
} from '../battle.ts';
import { prohibited } from '../field.ts';
import type { Guelphs } from '../shape.ts';
import { AWAITED, type Side } from '../state.ts';
import { canOpen } from './openings.ts';

/** gg.S.2.4: what is added to the march roll once the turn markers have gone back to 1. */
export const fatigue = ({ setup }: Battle, turn: number): number => Math.max(0, turn - (setup.fatigueAfter ?? turn));

/** gg.S.2.2.2a: the movement turn in which a Battaglia may enter, or 0 for one that starts on the map. */
export function entryTurn(b: Battle, index: number): number {
  const start = b.setup.battaglie[battaglia(b, index).id]?.start;
  return start?.kind === 'entry' ? start.turn : 0;
}

/** Units of a Battaglia still off the map. */
const awaitedOf = (b: Battle, index: number): number[] =>
  battaglia(b, index).units.filter(unit => b.state.cell[unit] === AWAITED && isCombatUnit(b, unit));

const onMapOf = (b: Battle, index: number): number[] => battaglia(b, index).units.filter(unit => onMap(b, unit));

/** Whether a Battaglia has anything to march with in this turn. */
export const mayMarch = (b: Battle, index: number, turn: number): boolean =>
  commanded(b, index) &&
  (onMapOf(b, index).length > 0 ||
    (awaitedOf(b, index).length > 0 && entryTurn(b, index) > 0 && entryTurn(b, index) <= turn));

/** gg.S.2.2.1a, gg.S.2.2.1c (R144, R154): whether marching costs the Capitano a space. */
export const marchCosts = (b: Battle, index: number, roll: number): boolean =>
  capacityOf(b, index) < roll && onMapOf(b, index).length > 0;

/** Units that come onto the map one by one: Palvesari come with a missile unit of theirs (R167). */
export const nextToEnter = (b: Battle, index: number): number[] => {
  const units = awaitedOf(b, index);
  const missiles = units.some(unit => isMissile(b, unit));
  return units.filter(unit => typeOf(b, unit) !== 'P' || !missiles);
};

/** Where a Battaglia enters: by its set-up, or for Arras by the hex that was written (gg.S.4.3). */
function entryHexes(b: Battle, index: number): number[] {
  const start = b.setup.battaglie[battaglia(b, index).id]?.start;
  if (start?.kind === 'entry') return start.hexes.map(hex => requireCell(b.field.grid, hex));
  return start?.kind === 'secret-edge' && b.state.events.arras >= 0 ? [b.state.events.arras] : [];
}

/** gg.S.4.3: whether what a Battaglia can do would tell by which hex it comes in. */
export const entersInSecret = (b: Battle, index: number): boolean =>
  b.setup.battaglie[battaglia(b, index).id]?.start.kind === 'secret-edge' && awaitedOf(b, index).length > 0;

/** gg.S.2.2.5: units of a Battaglia that can come onto the map once the battle has begun. */
export const lateEntries = (
  b: Battle,
  index: number,
  used: readonly number[],
): { unit: number; to: number; cost: number }[] =>
  b.free ? nextToEnter(b, index).flatMap(unit => entries(b, index, unit, used).map(entry => ({ unit, ...entry }))) : [];

const awaitedPalvesari = (b: Battle, index: number): number | undefined =>
  awaitedOf(b, index).find(unit => typeOf(b, unit) === 'P');

/** gg.14.0.1: whether a missile unit that brings Palvesari would find others in the hex. */
const crowded = (b: Battle, index: number, unit: number, cell: number): boolean =>
  isMissile(b, unit) &&
  awaitedPalvesari(b, index) !== undefined &&
  unitsAt(b, cell).some(other => typeOf(b, other) === 'P');

/** gg.S.2.2.2: the hexes a unit may enter by, and what they cost after those who came that way in this turn. */
export function entries(
  b: Battle,
  index: number,
  unit: number,
  used: readonly number[],
): { to: number; cost: number }[] {
  const { side } = battaglia(b, index);
  return entryHexes(b, index)
    .filter(cell => !prohibited(b.field, cell) && enemyAt(b, cell, side) < 0)
    .filter(cell => !b.state.events.marching || !nextToEnemy(b, cell, side))
    .filter(cell => mayStackWith(b, unit, unitsAt(b, cell)) && !crowded(b, index, unit, cell))
    .map(to => ({
      to,
      cost:
        groundOf(b, to).cost[typeOf(b, unit) === 'C' ? 'cavalry' : 'foot'] + used.filter(cell => cell === to).length,
    }))
    .filter(({ cost }) => cost <= allowance(b, typeOf(b, unit)));
}

/** Why a unit does not enter the map by a hex (gg.S.2.2.2a, gg.S.2.2.2b). */
export const whyNoEntry = (b: Battle, index: number, unit: number, to: number): Refusal<Guelphs> =>
  b.free && nextToEnter(b, index).includes(unit)
    ? { rule: 'gg.S.2.2.2b', reason: 'noEntry', cell: to }
    : { rule: b.free ? 'gg.S.2.2.2a' : 'gg.S.1.5', reason: 'notAwaited', unit };

/** Why a battle cannot be opened with a Battaglia (gg.S.2.2.4a, gg.S.2.2.4c). */
export function whyNoDeclaration(b: Battle, side: number, index: number): Refusal<Guelphs> {
  if (b.roster.battaglie[index]?.side !== side || !commanded(b, index))
    return { rule: 'gg.S.2.2.4a', reason: 'notEligible', battaglia: index };
  return at(b.state.capitani, index).reserve
    ? { rule: 'gg.S.2.2.4a', reason: 'inReserve', battaglia: index }
    : { rule: 'gg.S.2.2.4c', reason: 'cannotEngage', battaglia: index };
}

/** A unit enters the map; a missile unit brings Palvesari, the first of all brings the Capitano (R167). */
export function enterMap(b: Battle, flow: Flow<Guelphs>, index: number, unit: number, to: number): void {
  setCell(b, unit, to);
  if (isMissile(b, unit)) {
    const palvesari = awaitedPalvesari(b, index);
    if (palvesari !== undefined) setCell(b, palvesari, to);
  }
  const capitano = at(b.state.capitani, index);
  if (capitano.cell === AWAITED && isCombatUnit(b, unit)) capitano.cell = to;
  flow.emit({ type: 'arrived', rule: 'gg.S.2.2.2a', unit, to });
}

/** gg.S.2.2.4a, gg.S.2.2.4c (R146): the Battaglie with which a player may open the battle. */
export const mayDeclare = (b: Battle, side: Side): number[] =>
  b.roster.battaglie.flatMap((one, index) =>
    one.side === side && commanded(b, index) && !at(b.state.capitani, index).reserve && canOpen(b, index)
      ? [index]
      : [],
  );
