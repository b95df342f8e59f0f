/** The communal army and the companies in the field (chapters 26 to 29). */
import { at, type Refusal } from '@carroccio/kernel';
import { governed, PURSE, spendOnWar, warMeans } from '../09-money/money.ts';
import { inForce } from '../24-annales/lasting.ts';
import type { Pool } from '../families/sets.ts';
import type { Podesta } from '../shape.ts';
import { ALL_UNITS, type Army, companyOf, FIRST_MERCENARY, isMercenary, NOBODY, now, type State } from '../state.ts';
import { isCavalry, type Live, type Table } from '../world.ts';
import { besiegers, isBesieged } from './movement.ts';
import { dropEmptyArmies, recall } from './recall.ts';

export function armyById({ armies }: State, id: number): Army {
  const army = armies.find(one => one.id === id);
  if (!army) throw new Error(`no army ${id}`);
  return army;
}

export const findArmy = ({ armies }: State, id: number): Army | undefined => armies.find(one => one.id === id);

export const armiesOf = ({ armies }: State, seat: number): Army[] => armies.filter(army => army.seat === seat);

export function unitsOf({ armyOf }: State, id: number): number[] {
  const units: number[] = [];
  for (let unit = 0; unit < ALL_UNITS; unit++) if (armyOf[unit] === id) units.push(unit);
  return units;
}

/** The commune a unit is based in: where its sestiere lives, or where its company is stationed. */
export const baseOfUnit = ({ place, station }: Pick<State, 'place' | 'station'>, unit: number): number =>
  isMercenary(unit) ? at(station, companyOf(unit)) : at(place, unit);

/** Whether a company serves this player, wherever it is (R52, R34). */
export function serves(state: State, seat: number, unit: number): boolean {
  if (isMercenary(unit)) return state.employer[companyOf(unit)] === seat;
  const to = at(state.lent, unit);
  return to >= 0 ? to === seat : isOwn(state, seat, unit);
}

/** Whether the citizens of a sestiere are this player's, to whomever he may have lent them. */
function isOwn(state: State, seat: number, unit: number): boolean {
  const commune = at(state.place, unit);
  if (commune < 0) return false;
  const holder = at(state.holder, unit);
  const { faction, host } = at(state.players, seat);
  if (at(state.communes, commune).podesta === seat)
    return state.face[unit] === faction && (holder === seat || holder === NOBODY);
  return holder === seat && host === commune;
}

/** In its commune and able to fight. */
export const isHome = (state: State, unit: number): boolean =>
  state.armyOf[unit] === -1 && (isMercenary(unit) || state.back[unit] === 0);

/** The besieger of its faction to whom a sestiere has fled from its town (pod.23v, R99); -1 nobody. */
export function fledTo({ armies, face, place, players }: State, sestiere: number): number {
  const host = armies.find(
    ({ seat, siege }) =>
      siege?.fled.includes(sestiere) &&
      siege.commune === place[sestiere] &&
      at(players, seat).faction === face[sestiere],
  );
  return host ? host.seat : NOBODY;
}

export const hasFled = (state: State, sestiere: number): boolean => fledTo(state, sestiere) >= 0;

/** Companies of a player that are in a commune now. */
export function troopsIn(state: State, seat: number, commune: number): number[] {
  const units: number[] = [];
  for (let unit = 0; unit < ALL_UNITS; unit++)
    if (baseOfUnit(state, unit) === commune && isHome(state, unit) && serves(state, seat, unit)) units.push(unit);
  return units;
}

/** A company that changed its trust marches no longer with an army it does not serve (pod.27h). */
export function recallStranger(live: Live, unit: number): void {
  const army = findArmy(live.state, at(live.state.armyOf, unit));
  if (army && !serves(live.state, army.seat, unit)) recall(live, unit);
}

/** Companies of a commune's own army that are in town, as all may know it: lent ones among them, borrowed ones not. */
function townArmy(state: State, podesta: number, commune: number): number[] {
  const units: number[] = [];
  for (let unit = 0; unit < FIRST_MERCENARY; unit++)
    if (state.place[unit] === commune && isHome(state, unit) && isOwn(state, podesta, unit)) units.push(unit);
  return units;
}

/** pod.29l, R62: one company of those present must stay, whoever leads them away; mercenaries do not count. */
export function mayLeave(
  state: State,
  seat: number,
  commune: number,
  leaving: readonly number[],
  unit: number,
): boolean {
  const { podesta } = at(state.communes, commune);
  if (isMercenary(unit) || podesta < 0) return true;
  const stays = (one: number): boolean => !leaving.includes(one) && one !== unit;
  if (podesta === seat) return troopsIn(state, seat, commune).some(one => !isMercenary(one) && stays(one));
  const army = townArmy(state, podesta, commune);
  return !army.includes(unit) || army.some(stays);
}

/** Whether a company has come in from the field this month: it has marched enough (R57). */
export const hasMarched = ({ turn }: State, unit: number): boolean => turn.goneIn.includes(unit);

/** Companies in a commune that can come out of it next, against an enemy under its walls. */
export const defenders = (state: State, seat: number, commune: number, chosen: readonly number[]): number[] =>
  troopsIn(state, seat, commune).filter(unit => !chosen.includes(unit) && mayLeave(state, seat, commune, chosen, unit));

/** Companies that can be enlisted next in a commune, to march. */
export const recruits = (state: State, seat: number, commune: number, chosen: readonly number[]): number[] =>
  defenders(state, seat, commune, chosen).filter(unit => !hasMarched(state, unit));

/** Companies of a commune that can march together. */
export const recruitable = (state: State, seat: number, commune: number): Pool => ({
  of: recruits(state, seat, commune, []),
  allows: (chosen, unit) => mayLeave(state, seat, commune, chosen, unit),
});

/** Why these companies do not march together from a commune (pod.29l, R57, R62). */
export function whyNotRaised(
  table: Table,
  seat: number,
  commune: number,
  units: readonly number[],
): Refusal<Podesta> | null {
  const { state } = table;
  if (inForce(state, 'noWar', seat)) return { rule: 'pod.24d', reason: 'forbidden', seat };
  const place = state.communes[commune];
  if (!place) return { rule: 'pod.26c', reason: 'cannot', what: 'choice' };
  if (isBesieged(state, commune)) return { rule: 'pod.44l', reason: 'besieged', commune };
  if (place.vacant && place.podesta === seat) return { rule: 'pod.32d', reason: 'cannot', what: 'vacant' };
  if (units.length === 0) return { rule: 'pod.26c', reason: 'tooFew', companies: 1 };
  const there = troopsIn(state, seat, commune);
  for (const unit of units) {
    if (!serves(state, seat, unit)) return { rule: 'pod.29l', reason: 'cannot', what: 'stranger' };
    if (!there.includes(unit)) return { rule: 'pod.26c', reason: 'cannot', what: 'away' };
    if (hasMarched(state, unit)) return { rule: 'pod.26c', reason: 'cannot', what: 'acted' };
    const others = units.filter(one => one !== unit);
    if (!mayLeave(state, seat, commune, others, unit)) return { rule: 'pod.29l', reason: 'garrison', commune };
  }
  return null;
}

/** Communes where a player can raise an army (R58, R97, R95). */
export function musterPlaces({ state }: Table, seat: number): number[] {
  return state.communes.flatMap(({ vacant, podesta }, commune) => {
    if (isBesieged(state, commune) || (vacant && podesta === seat)) return [];
    return recruits(state, seat, commune, []).length > 0 ? [commune] : [];
  });
}

/** An army counter that has done nothing yet. */
export const newArmy = (id: number, seat: number, cell: number, left: number, from: number): Army => ({
  id,
  seat,
  cell,
  left,
  walked: 0,
  owed: 0,
  shown: false,
  homeward: false,
  from,
  raided: 0,
  challenged: 0,
  lifted: 0,
  stays: false,
  siege: null,
});

/** A new army counter on the map. */
export function raise(
  live: Live,
  seat: number,
  cell: number,
  units: readonly number[],
  left: number,
  from: number,
): Army {
  const { state } = live;
  const army = newArmy(state.nextArmy++, seat, cell, left, from);
  state.armies.push(army);
  for (const unit of units) state.armyOf[unit] = army.id;
  dropEmptyArmies(state);
  return army;
}

/** Florins for one square: 60 a company of cavalry, 40 of infantry (pod.29o). */
export function rate({ world }: Table, units: readonly number[]): number {
  const { cavalry, infantry } = world.data.battlefield.expedition;
  return units.reduce((sum, unit) => sum + (isCavalry(world, unit) ? cavalry : infantry), 0);
}

/** How far companies have come since they left home, and what of it is still to be paid. */
type Tally = Pick<Army, 'walked' | 'owed'>;
const AT_HOME: Tally = { walked: 0, owed: 0 };

/** What so many squares more cost an expedition (pod.29n to pod.29p, R61): one square from home is free, not one of many. */
export function expeditionCost(
  table: Table,
  units: readonly number[],
  squares: number,
  { walked, owed } = AT_HOME,
): number {
  const { from, freeSquares } = table.world.data.battlefield.expedition;
  return units.length < from || walked + squares <= freeSquares ? 0 : owed + rate(table, units) * squares;
}

/** What companies that come together owe at once: each its own squares, if they are three and it has come far (R61). */
export function dueTogether({ world }: Table, companies: number, tallies: readonly Tally[]): number {
  const { from, freeSquares } = world.data.battlefield.expedition;
  if (companies < from) return 0;
  return tallies.reduce((sum, { walked, owed }) => sum + (walked > freeSquares ? owed : 0), 0);
}

/** The tally of those who have come together, what was due paid: nobody's squares are counted for another. */
export const joinedTally = (tallies: readonly Tally[], paid: number): Tally => ({
  walked: Math.max(0, ...tallies.map(({ walked }) => walked)),
  owed: tallies.reduce((sum, { owed }) => sum + owed, 0) - paid,
});

/** Two armies of a player come together: what was marched in pairs is paid now (R61). */
export const mergingCost = (table: Table, army: Army, into: Army): number =>
  dueTogether(table, unitsOf(table.state, army.id).length + unitsOf(table.state, into.id).length, [army, into]);

export function merge(live: Live, army: Army, into: Army, from: number): void {
  const { state, flow } = live;
  const florins = mergingCost(live, army, into);
  flow.reveal();
  spendOnWar(live, army.seat, from, florins, 'pod.29n');
  for (const unit of unitsOf(state, army.id)) state.armyOf[unit] = into.id;
  Object.assign(into, {
    ...joinedTally([army, into], florins),
    left: Math.min(army.left, into.left),
    shown: army.shown && into.shown,
    homeward: army.homeward || into.homeward,
    stays: army.stays || into.stays,
    raided: Math.max(army.raided, into.raided),
    challenged: Math.max(army.challenged, into.challenged),
    lifted: Math.max(army.lifted, into.lifted),
    from: army.from === into.from ? into.from : -1,
  });
  flow.emit({ type: 'merged', rule: 'pod.26c', army: army.id, into: into.id });
  // Whoever besieges is seen by everybody, also those who came later.
  if (into.siege) show(live, into);
  dropEmptyArmies(state);
}

/** Units of an army that can go back into the commune it stands in. */
export function returning({ world, state }: Table, army: Army): number[] {
  const commune = world.communeAt[army.cell] ?? -1;
  if (commune < 0 || besiegers(state, commune).some(({ seat }) => seat !== army.seat)) return [];
  const own = at(state.communes, commune).podesta === army.seat || at(state.players, army.seat).host === commune;
  return unitsOf(state, army.id).filter(unit =>
    isMercenary(unit) ? own || baseOfUnit(state, unit) === commune : at(state.place, unit) === commune,
  );
}

export function goIn(live: Live, army: Army): void {
  const { state, flow, world } = live;
  const commune = world.communeAt[army.cell] ?? -1;
  for (const unit of returning(live, army)) {
    state.armyOf[unit] = -1;
    state.turn.goneIn.push(unit);
    if (isMercenary(unit)) state.station[companyOf(unit)] = commune;
  }
  flow.emit({ type: 'garrisoned', rule: 'pod.29t', army: army.id, commune });
  dropEmptyArmies(state);
}

/** Units go back where they are based, as after a siege that failed in the streets (R100). */
export function sendHome({ state }: Live, units: readonly number[]): void {
  for (const unit of units) state.armyOf[unit] = -1;
  dropEmptyArmies(state);
}

/** Who can pay this much for war, by treasury or purse. */
export const canPayWar = (state: State, seat: number, from: number, florins: number): boolean =>
  warMeans(state, seat, from) >= florins;

/** Ways of paying for marches: every treasury of the player, and his purse. */
export const warFunds = (state: State, seat: number): number[] => [PURSE, ...governed(state, seat)];

export const hasCavalry = (table: Table, army: Army): boolean =>
  unitsOf(table.state, army.id).some(unit => isCavalry(table.world, unit));

/** The communes an army can call home. */
export const basesOf = ({ state }: Table, army: Army): ReadonlySet<number> =>
  new Set([...unitsOf(state, army.id).map(unit => baseOfUnit(state, unit)), ...governed(state, army.seat)]);

/** Points from a square to the nearest of some communes. */
export function pointsTo({ world }: Table, bases: ReadonlySet<number>, cell: number): number {
  let best = Number.POSITIVE_INFINITY;
  for (const commune of bases) {
    const points = world.home[commune]?.[cell] ?? -1;
    if (points >= 0 && points < best) best = points;
  }
  return best;
}

/** Points from a square to the nearest place the army can call home. */
export const pointsHome = (table: Table, army: Army, cell: number): number =>
  pointsTo(table, basesOf(table, army), cell);

/** An army that fought, raided or besieged hides nothing any more (pod.R146). */
export function show({ flow, state }: Live, army: Army): void {
  flow.reveal();
  if (army.shown) return;
  army.shown = true;
  flow.emit({ type: 'joinedArmy', rule: 'pod.29j', army: army.id, units: unitsOf(state, army.id) });
}

/** A company is lost for twelve months (pod.39b). */
export function loseCompany({ state }: Live, unit: number): void {
  state.armyOf[unit] = -1;
  if (unit >= FIRST_MERCENARY) return;
  state.back[unit] = now(state) + 12;
  state.armed[unit] = 0;
}
