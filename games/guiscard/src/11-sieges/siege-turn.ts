/** When a tactical action of a siege is over (gui.11.4.1f, gui.11.4.1g, gui.11.4.2e, gui.11.4.3e, gui.11.4.4c). */
import type { Flow } from '@carroccio/kernel';
import { barrierBetween } from '../03-ground/works.ts';
import { isAccessible, isPassable } from '../04-movement/movement.ts';
import { ableOf, around, type Battle, cellOf, isAlive, man, menOf, sideOf } from '../battle.ts';
import { DOOR, GATE_SIDE, TOWER_DOOR, WINDOW } from '../field.ts';
import type { Guiscard } from '../shape.ts';
import { AWAITED, GONE } from '../state.ts';
import { BESIEGER, besieged, besieging, GARRISON, placeCells, siegeOf } from './siege.ts';

const toCome = (b: Battle, side: number): boolean =>
  b.state.cell.some((cell, unit) => cell === AWAITED && sideOf(b, unit) === side && isAlive(b, unit));
const isGone = (b: Battle, side: number): boolean => menOf(b, side).length === 0 && !toCome(b, side);

/** R95: no able defender is left inside. */
function isTaken(b: Battle): boolean {
  const place = new Set(placeCells(b));
  return !ableOf(b, GARRISON).some(unit => place.has(cellOf(b, unit)));
}

/** Besiegers who still hold part of the place. */
const holdsOn = (b: Battle): boolean => {
  const place = new Set(placeCells(b));
  return ableOf(b, BESIEGER).some(unit => place.has(cellOf(b, unit)));
};

/** gui.11.4.1g, R138: what parts two hexes though a man could pass: a door, a window in a wall, the gate while it stands. */
const SHUT = [DOOR, TOWER_DOOR, WINDOW, GATE_SIDE];
function isParted(b: Battle, unit: number, from: number, to: number): boolean {
  if (!isAccessible(b, unit, from, to)) return true;
  const code = barrierBetween(b, from, to);
  return SHUT.includes(code) && !(code === GATE_SIDE && b.state.works.gate === 'destroyed');
}

/** Where a side's men stand, or could come in from where they wait. */
function placesOf(b: Battle, side: number): { unit: number; cell: number }[] {
  const here = menOf(b, side).map(unit => ({ unit, cell: cellOf(b, unit) }));
  const coming = b.state.entries.flatMap(({ units, sides }) =>
    units
      .filter(unit => sideOf(b, unit) === side && isAlive(b, unit))
      .flatMap(unit => sides.flatMap(edge => b.field.edges[edge] ?? []).map(cell => ({ unit, cell })))
      .filter(({ unit, cell }) => isPassable(b, unit, cell, false)),
  );
  return [...here, ...coming];
}

/** gui.11.4.1g: no attacker could walk up to any defender without a door or worse between them. */
function areSeparated(b: Battle): boolean {
  const siege = siegeOf(b);
  const defenders = new Set(menOf(b, besieged(siege)).map(unit => cellOf(b, unit)));
  const attackers = placesOf(b, besieging(siege));
  // gui.4.2.1c: deep water is no bar to who wears no armour, so those who do are asked apart.
  return [true, false].every(
    armour =>
      !meets(
        b,
        attackers.filter(({ unit }) => man(b, unit).armour === armour),
        defenders,
      ),
  );
}

/** Whether men to whom the same ground is open could walk to one of these hexes. */
function meets(b: Battle, from: readonly { unit: number; cell: number }[], goals: ReadonlySet<number>): boolean {
  const seen = new Set<number>();
  const waiting = [...from];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { unit, cell } = next;
    if (goals.has(cell)) return true;
    if (seen.has(cell)) continue;
    seen.add(cell);
    for (const to of around(b, cell))
      if (!seen.has(to) && !isParted(b, unit, cell, to)) waiting.push({ unit, cell: to });
  }
  return false;
}

/** gui.11.4.1g: five turns without a blow, and nobody within reach of the other side. */
const isQuiet = (b: Battle): boolean => siegeOf(b).quiet >= b.charts.siegeActions.quiet.turns && areSeparated(b);

export function siegeTurnOver(b: Battle, flow: Flow<Guiscard>): boolean {
  const siege = siegeOf(b);
  siege.quiet = b.state.fought ? 0 : siege.quiet + 1;
  if (!isOver(b, flow)) return false;
  if (flow.inside('actionOver')) flow.unwind('actionOver');
  return true;
}

/**
 * gui.11.4.4c: whoever lies before the place gives up the field. For the besieger that is the end; an army of relief
 * goes home, and those it had shut in are besiegers again (gui.11.4.1n, R136). Says whether the siege is over.
 */
export function yieldField(b: Battle, flow: Flow<Guiscard>): boolean {
  const siege = siegeOf(b);
  if (!siege.shutIn) {
    flow.end({ rule: 'gui.11.4.4c', why: 'broken', winners: [GARRISON], scores: [0, 1] });
    return true;
  }
  for (const unit of siege.reliefUnits) b.state.cell[unit] = GONE;
  siege.reliefUnits = [];
  siege.shutIn = false;
  flow.emit({ type: 'reliefGone', rule: 'gui.11.4.1n' });
  return false;
}

function isOver(b: Battle, flow: Flow<Guiscard>): boolean {
  const siege = siegeOf(b);
  // gui.11.4a, R132: an action fills a day and no more.
  const late = b.state.turn >= b.charts.siegeActions.nightfall.turn;
  switch (siege.action) {
    case 'assault':
      // gui.11.4.1n, R134: driven out of the works they held, the besiegers have lost.
      if (siege.shutIn && !holdsOn(b)) {
        flow.end({ rule: 'gui.11.4.1n', why: 'broken', winners: [GARRISON], scores: [0, 1] });
        return true;
      }
      if (isTaken(b)) {
        const broken = ableOf(b, BESIEGER).length === 0 && !toCome(b, BESIEGER);
        flow.end(
          broken
            ? { rule: 'gui.11.4.1f', why: 'broken', winners: [GARRISON], scores: [0, 1] }
            : { rule: 'gui.11.4.1f', why: 'captured', winners: [BESIEGER], scores: [1, 0] },
        );
        return true;
      }
      return late || isGone(b, BESIEGER) || isQuiet(b);
    case 'supplies':
      return late || isGone(b, besieged(siege));
    case 'camp':
      return late || isGone(b, GARRISON) || isGone(b, BESIEGER);
    default:
      if (isGone(b, besieging(siege)) && !isGone(b, besieged(siege))) {
        yieldField(b, flow);
        return true;
      }
      return late || isGone(b, besieged(siege));
  }
}
