/** When a tactical action of a siege is over (gui.11.4.1f, gui.11.4.1g, gui.11.4.2e, gui.11.4.3e, gui.11.4.4c). */
import type { Flow } from '@carroccio/kernel';
import { ableOf, type Battle, cellOf, isAlive, menOf, sideOf } from './battle.ts';
import { canAttack } from './contact.ts';
import type { Guiscard } from './shape.ts';
import { BESIEGER, GARRISON, placeCells, siegeOf } from './siege.ts';
import { AWAITED } from './state.ts';

/** gui.11.4a: an action fills a day and no more. */
const LONGEST = 30;
const QUIET = 5;

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

/** gui.11.4.1g: nobody fights, and nobody could. */
function isQuiet(b: Battle): boolean {
  const siege = siegeOf(b);
  if (siege.quiet < QUIET) return false;
  return !ableOf(b, BESIEGER).some(unit => ableOf(b, GARRISON).some(foe => canAttack(b, unit, foe)));
}

export function siegeTurnOver(b: Battle, flow: Flow<Guiscard>): boolean {
  const siege = siegeOf(b);
  siege.quiet = b.state.fought ? 0 : siege.quiet + 1;
  if (!isOver(b, flow)) return false;
  if (flow.inside('actionOver')) flow.unwind('actionOver');
  return true;
}

function isOver(b: Battle, flow: Flow<Guiscard>): boolean {
  const siege = siegeOf(b);
  const late = b.state.turn >= LONGEST;
  switch (siege.action) {
    case 'assault':
      // gui.11.4.1n: driven out of the works they held, the besiegers have lost.
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
      return late || isGone(b, GARRISON);
    case 'camp':
      return late || isGone(b, GARRISON) || isGone(b, BESIEGER);
    default:
      if (isGone(b, BESIEGER) && !isGone(b, GARRISON)) {
        flow.end({ rule: 'gui.11.4.4c', why: 'broken', winners: [GARRISON], scores: [0, 1] });
        return true;
      }
      return late || isGone(b, GARRISON);
  }
}
