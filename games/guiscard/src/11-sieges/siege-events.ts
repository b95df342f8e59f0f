/** What the event table brings about (gui.11.6). */
import { at, type Flow } from '@carroccio/kernel';
import { harm } from '../06-combat/harm.ts';
import { type Battle, man } from '../battle.ts';
import { REFUGEES } from '../roster.ts';
import type { Guiscard } from '../shape.ts';
import { BESIEGER, bracket, campaigners, commander, GARRISON, isRestocking, siegeOf } from './siege.ts';

export const d10 = (
  flow: Flow<Guiscard>,
  rule: string,
  why: 'eventEffect' | 'initiative' | 'healing' | 'victim',
  seat: number,
): number => at(flow.roll({ rule, why, sides: 10, seat }), 0);

/** gui.11.6.14, R91: light infantry come in, and the same food feeds more mouths. */
function refugees(b: Battle, flow: Flow<Guiscard>): void {
  const siege = siegeOf(b);
  const before = bracket(b, campaigners(b, GARRISON).length);
  const count = d10(flow, 'gui.11.6.14', 'eventEffect', GARRISON);
  const free = REFUGEES.flatMap(code =>
    b.roster.men.flatMap((one, unit) => (b.state.side[unit] === -1 && one.code === code ? [unit] : [])),
  );
  const units = free.slice(0, count);
  for (const unit of units) {
    b.state.side[unit] = GARRISON;
    b.state.fielded[unit] = 0;
  }
  flow.emit({ type: 'reinforced', rule: 'gui.11.6.14', side: GARRISON, units });
  siege.eaten += Math.max(0, before - bracket(b, campaigners(b, GARRISON).length));
}

/** gui.11.6.9, R91 */
function traitor(b: Battle, flow: Flow<Guiscard>): void {
  for (const unit of campaigners(b, GARRISON))
    if (d10(flow, 'gui.11.6.9', 'victim', GARRISON) === 10) {
      harm(b, flow, unit, 'killed', 'siege', 'gui.11.6.9');
      return;
    }
}

/** gui.11.6.17 */
function assassin(b: Battle, flow: Flow<Guiscard>): void {
  const victim = commander(b, BESIEGER);
  if (victim < 0) return;
  const die = d10(flow, 'gui.11.6.17', 'eventEffect', GARRISON);
  if (die >= 7) harm(b, flow, victim, 'killed', 'siege', 'gui.11.6.17');
  else if (die >= 4) harm(b, flow, victim, 'wounded', 'siege', 'gui.11.6.17');
}

/** gui.11.6.16 */
function saboteur(b: Battle, flow: Flow<Guiscard>): void {
  const siege = siegeOf(b);
  if (siege.stoneThrowers + siege.ladders === 0) return;
  if (d10(flow, 'gui.11.6.16', 'eventEffect', GARRISON) < 6) return;
  const engine = siege.stoneThrowers > 0;
  if (engine) siege.stoneThrowers -= 1;
  else siege.ladders -= 1;
  flow.emit({ type: 'built', rule: 'gui.11.6.16', item: engine ? 'stoneThrowerLost' : 'ladderLost' });
}

const factionsOf = (b: Battle, side: number): string =>
  [...new Set(campaigners(b, side).map(unit => man(b, unit).code.charAt(0)))].join('');

/** gui.11.6.8 to gui.11.6.20 */
export function happen(b: Battle, flow: Flow<Guiscard>, event: number): void {
  const siege = siegeOf(b);
  const { armyPoints: points, maxLords: lords } = b;
  switch (event) {
    case 20:
      flow.end({ rule: 'gui.11.6.20', why: 'raised', winners: [GARRISON], scores: [0, 1] });
      return;
    case 19:
      siege.automatic = GARRISON;
      flow.next(
        { step: 'muster', side: GARRISON, points, lords, gear: false, factions: factionsOf(b, GARRISON), got: [] },
        ...(siege.redoubt > 0 ? [{ step: 'reliefChoice' as const }] : []),
      );
      return;
    case 18:
      siege.bonus = 5;
      return;
    case 17:
      assassin(b, flow);
      return;
    case 16:
      saboteur(b, flow);
      return;
    case 15:
      flow.next({
        step: 'afflict',
        side: BESIEGER,
        chooser: GARRISON,
        left: d10(flow, 'gui.11.6.15', 'eventEffect', GARRISON),
        rule: 'gui.11.6.15',
        struck: [],
      });
      return;
    case 14:
      if (campaigners(b, GARRISON).length > 0) refugees(b, flow);
      return;
    case 13:
      // R91: on a day of restocking there can be no assault (gui.11.4.2g), and nobody is let in.
      siege.automatic = BESIEGER;
      siege.spy = !isRestocking(siege);
      return;
    case 12:
      siege.eaten += 4;
      return;
    case 11:
      flow.next({
        step: 'muster',
        side: BESIEGER,
        points,
        lords,
        gear: false,
        factions: factionsOf(b, BESIEGER),
        got: [],
      });
      return;
    case 10:
      siege.engineer = true;
      return;
    case 9:
      traitor(b, flow);
      return;
    case 8:
      flow.next({
        step: 'afflict',
        side: GARRISON,
        chooser: BESIEGER,
        left: d10(flow, 'gui.11.6.8', 'eventEffect', BESIEGER),
        rule: 'gui.11.6.8',
        struck: [],
      });
      return;
    default:
  }
}
