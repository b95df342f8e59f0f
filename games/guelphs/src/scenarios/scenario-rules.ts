/** The special rules of the battles, asked by the general ones at the place where they bear (gg.S). */
import { at, type Flow, type Modifier } from '@carroccio/kernel';
import { commanded } from '../03-activations/capacity.ts';
import { rearHexes } from '../06-facing/zones.ts';
import { disrupt, type Frames, rout } from '../10-combat/losses.ts';
import { gainLevels, scoreBoth } from '../17-victory/scoring.ts';
import {
  around,
  type Battle,
  battaglia,
  card,
  cellOf,
  disrupted,
  onMap,
  setCell,
  sideOf,
  typeOf,
  unitsAt,
  unitsWhere,
  unrolled,
} from '../battle.ts';
import { CAMP } from '../field.ts';
import { battagliaNamed } from '../roster.ts';
import type { Guelphs } from '../shape.ts';
import { GHIBELLINE, GUELPH, REMOVED, type Side } from '../state.ts';
import { takeIn } from './manfredi.ts';

export const indexOf = ({ roster }: Battle, id: string): number => battagliaNamed(roster, id);
/** gg.16.2 (R107): has performed an activation, or never will. */
export const activatedOrGone = (b: Battle, id: string): boolean => {
  const index = indexOf(b, id);
  return at(b.state.capitani, index).activated || !commanded(b, index);
};
const level = (b: Battle, side: Side): number => at(b.state.levels, side);

/** Opening activations (gg.3.0c, gg.S.1.2): gg.S.3.2a, gg.S.6.2, gg.S.8.2a, gg.S.8.2.2. */
export const openingOf = (b: Battle): readonly string[] => (b.free ? [] : OPENINGS[b.battle]);

const OPENINGS: Readonly<Record<Battle['battle'], readonly string[]>> = {
  montaperti: ['anglano', 'aldobrandino'],
  benevento: ['saracens'],
  campaldino: ['montefeltro', 'pazzo'],
};

/** gg.10.6.2f, gg.S.3.2.1, gg.S.8.2.1: +1 on the Shock table in the opening attacks. */
export function openingBonus(b: Battle): Modifier | null {
  const { activations } = b.state.events;
  // gg.S.4.5: in the free Montaperti only for the first activation, if it is Ghibelline.
  if (b.free && b.battle === 'montaperti')
    return activations === 1 && b.state.active === GHIBELLINE ? { rule: 'gg.S.4.5', value: 1 } : null;
  if (b.battle === 'montaperti' && activations <= 2) return { rule: 'gg.S.3.2.1', value: 1 };
  return b.battle === 'campaldino' && activations <= 1 ? { rule: 'gg.S.8.2.1', value: 1 } : null;
}

/** gg.16.2, gg.S.1.3: whether a Battaglia in Reserve may be released in a Basic Activation now. */
export function mayRelease(b: Battle, index: number): boolean {
  const { events } = b.state;
  switch (battaglia(b, index).id) {
    case 'rangoni':
      return level(b, GHIBELLINE) >= 1; // gg.S.3.3.1
    case 'bigozzi':
      return level(b, GUELPH) >= 1; // gg.S.3.3.1
    case 'tornaquinci':
      return level(b, GHIBELLINE) >= 7; // gg.S.3.3.2
    case 'arras': // gg.S.3.3.3, gg.S.3.6; gg.S.4.4.1, R114: without Tradimento after Bigozzi
      return events.tradimento === 'done' || (events.tradimento === 'never' && activatedOrGone(b, 'bigozzi'));
    case 'montfort':
      return events.guelphRouted; // gg.S.6.3.1
    case 'charles':
    case 'guerra': // gg.S.6.3.2a
      return activatedOrGone(b, 'montfort');
    case 'robert': // gg.S.6.3.3, R107
      return activatedOrGone(b, 'charles') && activatedOrGone(b, 'guerra');
    case 'giordano': // gg.S.6.3.4
      return activatedOrGone(b, 'montfort');
    case 'galvano':
    case 'manfredi': // gg.S.6.3.5, gg.S.6.3.6
      return activatedOrGone(b, 'giordano');
    case 'donati':
      return events.guelphCavalryRouted; // gg.S.8.3.1, gg.S.8.7
    case 'novello':
      return events.novelloFree; // gg.S.8.3.1, gg.S.8.8.1a: else only by the compulsory attempt; gg.S.9.3.1
    default:
      return true; // gg.S.8.3b
  }
}

/** gg.S.6.3.2b: those of Charles and Guerra still in Reserve, if this is one of the two. */
export function pairInReserve(b: Battle, index: number): number[] {
  const pair = ['charles', 'guerra'];
  if (!pair.includes(battaglia(b, index).id)) return [];
  return pair.map(id => indexOf(b, id)).filter(one => at(b.state.capitani, one).reserve);
}

/** gg.S.6.3.2b: Charles and Guerra are released together. */
export const releasedTogether = (b: Battle, index: number): number[] => [
  ...new Set([index, ...pairInReserve(b, index)]),
];

/** gg.S.6.4, gg.S.6.6.1 */
export const mayContinue = (b: Battle, index: number): boolean =>
  b.battle !== 'benevento' ||
  battaglia(b, index).side === GUELPH ||
  battaglia(b, index).id === 'saracens' ||
  b.state.events.coordinated.includes(index);

/** gg.S.6.4, gg.S.6.6.1 */
export const mayInterrupt = (b: Battle, index: number): boolean =>
  b.battle !== 'benevento' ||
  battaglia(b, index).side === GUELPH ||
  (battaglia(b, index).id !== 'saracens' && b.state.events.coordinated.includes(index));

/** The rule by which a Capitano of Benevento may not interrupt. */
export const confusionRule = (b: Battle, index: number): string =>
  battaglia(b, index).id === 'saracens' ? 'gg.S.6.6.1' : 'gg.S.6.4';

/** gg.S.3.6.2, gg.S.3.6.2a, gg.S.8.7.2: the Battaglie that may chain Continuum in their first run. */
export const hasUnlimitedRun = (b: Battle, index: number): boolean =>
  ['arras', 'donati'].includes(battaglia(b, index).id);

/** The rule that keeps others from acting in such a run. */
export const runRule = ({ battle }: Battle): string => (battle === 'campaldino' ? 'gg.S.8.7.2' : 'gg.S.3.6.2b');

/** gg.S.8.7.1: a die plus the Ghibelline Level, 6 or more; a natural 1 fails. */
export const donatiComes = (b: Battle, die: number): boolean => die !== 1 && die + level(b, GHIBELLINE) >= 6;

/** gg.S.8.8.1b: a die minus the Guelph Level, 3 or more; a natural 6 succeeds. */
export const novelloComes = (b: Battle, die: number): boolean => die === 6 || die - level(b, GUELPH) >= 3;

/** gg.S.8.8, gg.S.8.8.1a (R136, R159): whether, Donati having come, the Ghibelline must try to activate Novello now. */
export function novelloIsDue(b: Battle): boolean {
  if (b.battle !== 'campaldino' || b.state.events.novelloFree) return false;
  const novello = indexOf(b, 'novello');
  const waiting = at(b.state.capitani, novello).reserve && commanded(b, novello);
  return waiting && activatedOrGone(b, 'donati') && !b.state.events.novelloTried;
}

/** gg.S.5.1.2, gg.S.5.1.3, R121: Palvesari, who are never Disrupted, are units that steady it too (R25). */
export function volterraAttacked(b: Battle, flow: Flow<Guelphs>, target: number): Frames {
  if (!b.options.volterra || !card(b, target).volterra || !onMap(b, target)) return [];
  const steadied = around(b, cellOf(b, target)).some(cell =>
    unitsWhere(b, unit => cellOf(b, unit) === cell).some(
      unit => sideOf(b, unit) === GUELPH && !card(b, unit).volterra && !disrupted(b, unit),
    ),
  );
  return steadied ? disrupt(b, flow, target, 'gg.S.5.1.2') : rout(b, flow, target, true);
}

/** gg.S.5.2.4: Religiosi alone in a hex the enemy enters are killed, which costs both sides. */
export function killReligiosi(b: Battle, flow: Flow<Guelphs>, unit: number, cell: number): void {
  for (const other of unitsAt(b, cell)) {
    if (typeOf(b, other) !== 'R' || sideOf(b, other) === sideOf(b, unit)) continue;
    setCell(b, other, REMOVED);
    flow.emit({ type: 'removed', rule: 'gg.S.5.2.4', unit: other });
    scoreBoth(b, flow, 2, 'gg.S.5.2.4');
  }
}

/** gg.S.6.7, R127: a Baron's rating is rolled when it first matters; on 5 or 6 he has deserted (R128, R129). */
export function baronsAwake(b: Battle, flow: Flow<Guelphs>, units: readonly number[]): Frames {
  const frames: Frames = [];
  for (const unit of units) {
    if (!unrolled(b, unit) || !onMap(b, unit)) continue;
    const [die = 0] = flow.roll({ rule: 'gg.S.6.7', why: 'baron', sides: 6, seat: GHIBELLINE });
    if (die <= 4) {
      b.state.barons[unit] = die;
      flow.emit({ type: 'baron', rule: 'gg.S.6.7', unit, rating: die });
    } else {
      setCell(b, unit, REMOVED);
      b.state.attacks = b.state.attacks.filter(attack => attack.unit !== unit && attack.target !== unit);
      flow.emit({ type: 'deserted', rule: 'gg.S.6.7', unit });
      takeIn(b, card(b, unit).battaglia);
      frames.push({ step: 'lastUnit', battaglia: card(b, unit).battaglia });
    }
  }
  return frames;
}

/** gg.S.8.9.3, R138, R165: each Camp hex gives the Ghibelline a Level the first time he enters it, at once. */
export function campLevels(b: Battle, flow: Flow<Guelphs>, unit: number, cell: number): Frames {
  if (b.field.terrain[cell] !== CAMP || sideOf(b, unit) !== GHIBELLINE || b.state.events.camp.includes(cell)) return [];
  b.state.events.camp.push(cell);
  const { combat } = b.state;
  b.state.combat = null;
  gainLevels(b, flow, GHIBELLINE, 1, 'gg.S.8.9.3');
  b.state.combat = combat;
  return [];
}

/** gg.S.8.9.1, R137: Guelphs with the Camp behind them do not retreat. */
export const guelphsStand = (b: Battle, unit: number): boolean =>
  sideOf(b, unit) === GUELPH && rearHexes(b, unit).some(cell => b.field.terrain[cell] === CAMP);
