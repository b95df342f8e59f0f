/** An army within the points: few generals, foot and horse in divisions of their own, the rest in troops. */
import type { Action } from '@carroccio/kernel';
import type { Battle } from '../src/battle.ts';
import type { Troop } from '../src/data/troops.ts';
import type { Batirnos } from '../src/shape.ts';
import { best, type Choices, firstOfKind, ofKind } from './choices.ts';

/** Points of an army for each of its divisions. */
const FOR_EACH_DIVISION = 60;

/** Command for its price; every point spent on generals is none of Determination. */
const generalWorth = (b: Battle, leader: number): number => {
  const found = b.leaders[leader];
  return found ? 2 * Math.min(3, found.morale) - 0.6 * found.points : -99;
};

const FOOT = ['PM', 'Q'];
const HORSE = ['CP', 'CM'];

/** What a division should take next: the first are foot, the last is horse. */
function troopWorth(troop: Troop | undefined, foot: boolean, left: number): number {
  if (!troop) return -99;
  const wanted = (foot ? FOOT : HORSE).includes(troop.type) ? 5 : 0;
  const [series] = troop.series;
  const punch = (series?.melee ?? -2) + 0.5 * (series?.morale ?? 0) + 0.3 * troop.strength + 0.3 * troop.charge;
  return wanted + punch - 0.5 * Math.max(0, troop.points - left);
}

/** How far the army has come can be told from what is still on offer, and from the slots of the sealed choice. */
export function chooseMuster(b: Battle, chosen: readonly Action<Batirnos>[], choices: Choices): Action<Batirnos> {
  const cics = ofKind(choices, 'hireCic');
  if (cics.length > 0) return best(cics, ({ leader }) => generalWorth(b, leader)).choice;
  const wanted = Math.max(2, Math.floor(Number(b.options.budget) / FOR_EACH_DIVISION));
  const divisions = ofKind(chosen, 'hireDivision').length;
  const last = chosen.slice(chosen.findLastIndex(({ type }) => type === 'hireDivision') + 1);
  const units = ofKind(last, 'hire').length;
  const hires = ofKind(choices, 'hire');
  if (divisions > 0 && hires.length > 0 && units < 6) {
    const spent = ofKind(chosen, 'hire').reduce((sum, { troop }) => sum + (b.troops[troop]?.points ?? 0), 0);
    const places = 6 * wanted - ofKind(chosen, 'hire').length;
    const left = (Number(b.options.budget) - 14 * (wanted + 1) - spent) / Math.max(1, places) + 1;
    return best(hires, ({ troop }) => troopWorth(b.troops[troop], divisions < wanted, left)).choice;
  }
  const generals = ofKind(choices, 'hireDivision').filter(({ wing }) => wing < 0);
  if (divisions < wanted && generals.length > 0) return best(generals, ({ leader }) => generalWorth(b, leader)).choice;
  return firstOfKind(choices, 'mustered', 'hire', 'hireDivision');
}
