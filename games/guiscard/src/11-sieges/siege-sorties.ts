/** The sorties: against the camp, for supplies, with all (gui.11.4.2, gui.11.4.3, gui.11.4.4). */
import { at, type Flow, type Frame } from '@carroccio/kernel';
import { zoneOfEdge } from '../02-turn/army-steps.ts';
import { newEngine, newEntry, newHorse, newLadder, saddle } from '../02-turn/setup.ts';
import { type Battle, isMounted, man, sideOf } from '../battle.ts';
import type { Guiscard } from '../shape.ts';
import { AWAITED } from '../state.ts';
import { besieged, besieging, GARRISON, gearOf, siegeOf } from './siege.ts';
import { setupFrames } from './siege-assault.ts';

/** gui.11.4.2d: so many of each have a counter. */
const MOST_SHOWN = 2;
/** gui.11.4.2f */
const FIRE_ARROWS = 6;

/** gui.11.4.2d: first the equipment, which must be there, then the men anywhere; the others come in as they like. */
export function campFrames(b: Battle): Frame<Guiscard>[] {
  const siege = siegeOf(b);
  const { state } = b;
  const side = besieging(siege);
  const gear = gearOf(siege, side);
  const party = siege.parties[side] ?? [];
  const raiders = siege.parties[besieged(siege)] ?? [];
  const all = Array.from({ length: b.field.grid.cellCount }, (_, cell) => cell);
  const open = all.filter(cell => (b.field.area[cell] ?? -1) < 0);
  for (let index = 0; index < Math.min(MOST_SHOWN, gear.stoneThrowers); index++)
    state.engines.push(newEngine('stoneThrower', side));
  for (let index = 0; index < Math.min(MOST_SHOWN, gear.ladders); index++) state.ladders.push(newLadder(side));
  for (const unit of raiders) {
    if (man(b, unit).code[2] === 'a') state.arrows[unit] = FIRE_ARROWS;
    state.cell[unit] = AWAITED;
  }
  state.entries.push(newEntry([...raiders], [1, 2, 3, 4], 1));
  return [
    ...state.engines.map((_, engine) => ({ step: 'placeEngine' as const, engine, cells: open })),
    ...state.ladders.map((_, ladder) => ({ step: 'placeLadder' as const, ladder, cells: open })),
    ...setupFrames(side, party, all),
  ];
}

/** gui.11.4.3a, gui.11.4.3c: a party with pack horses on the bridle; gui.4.4.3g: three to a man on foot, one to a rider. */
export function supplyFrames(b: Battle, flow: Flow<Guiscard>): Frame<Guiscard>[] {
  const siege = siegeOf(b);
  const side = besieged(siege);
  const party = siege.parties[side] ?? [];
  siege.patrols = [];
  siege.packHorses = at(flow.roll({ rule: 'gui.11.4.3a', why: 'packHorses', sides: 6, seat: side }), 0);
  for (const unit of party) b.state.cell[unit] = AWAITED;
  const led = (unit: number): number => b.state.horses.filter(({ leader }) => leader === unit).length;
  for (let index = 0; index < siege.packHorses; index++) {
    const leader = party
      .filter(unit => led(unit) < (isMounted(b, unit) ? 1 : 3))
      .sort((one, two) => led(one) - led(two) || one - two)[0];
    if (leader !== undefined) b.state.horses.push({ ...newHorse(-1, side), leader });
  }
  return [{ step: 'entryEdge', side, units: [...party], edges: [2, 4] }];
}

/** In the open field whoever has a horse rides. */
export function mountUp(b: Battle, units: readonly number[]): void {
  for (const unit of units) if (b.state.fielded[unit] === 1 && !isMounted(b, unit)) saddle(b.state, unit);
}

/** gui.11.4.4b: each within less than five hexes of its own edge. */
export function fieldFrames(b: Battle, edge: number): Frame<Guiscard>[] {
  const siege = siegeOf(b);
  const [first, second] = [besieged(siege), besieging(siege)];
  siege.edge = edge;
  return [
    ...setupFrames(first, siege.parties[first] ?? [], zoneOfEdge(b, edge, 5)),
    ...setupFrames(second, siege.parties[second] ?? [], zoneOfEdge(b, edge === 2 ? 4 : 2, 5)),
  ];
}
/** Those who sally choose their edge first. */
export function fieldChoice(b: Battle): Frame<Guiscard>[] {
  const side = besieged(siegeOf(b));
  const units = siegeOf(b).parties[side] ?? [];
  if (units.length === 0) return fieldFrames(b, 2);
  return [{ step: 'entryEdge', side, units: [...units], edges: [2, 4] }];
}

/** gui.11.4.2g */
export function afterCamp(b: Battle, flow: Flow<Guiscard>): void {
  const siege = siegeOf(b);
  const gear = gearOf(siege, besieging(siege));
  const days = Math.floor(b.state.works.burnt.length / 5);
  // Whole days, so the day of the sortie is not one of them.
  if (days > 0) siege.restocking = Math.max(siege.day, siege.restocking) + days;
  gear.stoneThrowers -= b.state.engines.filter(({ gone, head }) => gone && head >= 0).length;
  gear.ladders -= b.state.ladders.filter(({ gone, cell }) => gone && cell >= 0).length;
  if (days > 0) flow.emit({ type: 'restocking', rule: 'gui.11.4.2g', days });
}

/** gui.11.1.1e, gui.11.4.3a, R98: a day for every horse that gets through. */
export function afterSupplies(b: Battle, flow: Flow<Guiscard>): void {
  const siege = siegeOf(b);
  const side = besieged(siege);
  const days = b.state.exits
    .filter(({ unit }) => sideOf(b, unit) === side)
    .reduce((sum, { horses }) => sum + horses, 0);
  if (days === 0) return;
  if (side === GARRISON) siege.provisions += days;
  else siege.larder += days;
  flow.emit({ type: 'supplied', rule: 'gui.11.1.1e', days });
}
