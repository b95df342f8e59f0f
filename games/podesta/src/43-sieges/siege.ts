/** Raids and sieges (chapters 43 and 44). */
import { at, type Refusal } from '@carroccio/kernel';
import { BANK, chest, governed, pay, treasury } from '../09-money/money.ts';
import { score } from '../10-office/office.ts';
import { isUnrepresented, present } from '../10-office/trust.ts';
import { breakLeague } from '../13-civil-war/uprising.ts';
import { inForce, inForceAt, truce } from '../24-annales/lasting.ts';
import { armiesOf, fledTo, hasCavalry, hasFled, isHome, show, troopsIn, unitsOf } from '../26-armies/army.ts';
import { adjacent } from '../26-armies/movement.ts';
import type { Podesta } from '../shape.ts';
import { type Army, companyOf, isMercenary, NOBODY, now, type State } from '../state.ts';
import type { Live, Table } from '../world.ts';

/** Communes whose walls an army stands before. */
export const nearbyCommunes = (table: Table, army: Army): number[] =>
  table.world.square.flatMap((square, commune) => (adjacent(table, army.cell, square) ? [commune] : []));

/** Why an army may not act against a commune at all. */
function whyNoHostility(table: Table, army: Army, commune: number): Refusal<Podesta> | undefined {
  const { state } = table;
  const { podesta } = at(state.communes, commune);
  const { seat } = army;
  if (podesta === seat) return { rule: 'pod.44a', reason: 'cannot', what: 'own' };
  // R27: a commune that waits for its merchant is nobody's yet and cannot be attacked.
  if (podesta < 0 && !isUnrepresented(state, commune)) return { rule: 'pod.12a', reason: 'notElected', commune };
  if (!adjacent(table, army.cell, at(table.world.square, commune)))
    return { rule: 'pod.44a', reason: 'outOfReach', cell: army.cell };
  if (army.homeward || army.stays) return { rule: 'pod.29t', reason: 'cannot', what: 'homeward' };
  if (inForce(state, 'noWar', seat)) return { rule: 'pod.24d', reason: 'forbidden', seat };
  return undefined;
}

const whyTruce = ({ state }: Table, seat: number, podesta: number): Refusal<Podesta> | undefined => {
  const protectedOne = truce(state, seat, podesta);
  return protectedOne < 0 ? undefined : { rule: 'pod.24d', reason: 'truce', seat: protectedOne };
};

/** Why an army may not raid (pod.43, R96). */
export function whyNoRaid(table: Table, army: Army, commune: number): Refusal<Podesta> | undefined {
  const { state, world } = table;
  const place = at(state.communes, commune);
  const refused = whyNoHostility(table, army, commune) ?? whyTruce(table, army.seat, place.podesta);
  if (refused) return refused;
  if (army.siege || army.raided === now(state)) return { rule: 'pod.43a', reason: 'doneAlready', commune };
  // R96: instead of besieging, so not after a siege given up this month either.
  if (army.lifted === now(state)) return { rule: 'pod.44r', reason: 'doneAlready', commune };
  if (place.poor || place.raids >= world.data.contributions.raids.steps.length)
    return { rule: 'pod.43e', reason: 'cannot', what: 'poor' };
  return hasCavalry(table, army) ? undefined : { rule: 'pod.43b', reason: 'cannot', what: 'cavalry' };
}

/** The commune a unit serves: its own, or the one that pays it; -1 for companies hired by a player himself. */
const serves = (state: State, unit: number): number =>
  isMercenary(unit) ? at(state.payer, companyOf(unit)) : at(state.place, unit);

/** Treasuries loot may go to: of the raiders' communes, or the employer's choice; -1 an exile's war chest (R96). */
export function lootGoesTo({ state }: Table, army: Army): number[] {
  const own = governed(state, army.seat);
  if (own.length === 0) return [-1];
  const communes = unitsOf(state, army.id).map(unit => serves(state, unit));
  const from = own.filter(commune => communes.includes(commune));
  return from.length > 0 ? from : own;
}

/** A raid: what the citizens lose goes to the raiders' treasury (pod.43d, pod.43e). */
export function raid(live: Live, army: Army, commune: number, to: number): void {
  const { state, world, flow } = live;
  const place = at(state.communes, commune);
  const { steps } = world.data.contributions.raids;
  show(live, army);
  army.raided = now(state);
  const { loot } = at(steps, place.raids);
  place.raids++;
  flow.emit({ type: 'raided', rule: 'pod.43d', seat: army.seat, commune, raids: place.raids });
  pay(live, BANK, to < 0 ? chest(army.seat) : treasury(to), loot, 'pod.43d');
  if (place.raids < steps.length) return;
  Object.assign(place, { poor: true, rebuilt: 0, taxesFrom: 0 });
  flow.emit({ type: 'impoverished', rule: 'pod.45.1b', commune });
}

/** Why an army may not besiege (pod.44a, pod.44t, R97). No war has to be declared first (pod.44b). */
export function whyNoSiege(table: Table, army: Army, commune: number): Refusal<Podesta> | undefined {
  const { state, world } = table;
  const { podesta } = at(state.communes, commune);
  const refused = whyNoHostility(table, army, commune) ?? whyTruce(table, army.seat, podesta);
  if (refused) return refused;
  if (army.siege || army.raided === now(state)) return { rule: 'pod.44a', reason: 'doneAlready', commune };
  if (army.lifted === now(state)) return { rule: 'pod.44k', reason: 'cannot', what: 'calledOff' };
  const { companies } = world.data.battlefield.trebuchet;
  return unitsOf(state, army.id).length < companies ? { rule: 'pod.44a', reason: 'tooFew', companies } : undefined;
}

/** Why an army may not join those of its player who besiege a commune (R58, R96). */
export function whyNoReinforcing(table: Table, army: Army, commune: number): Refusal<Podesta> | undefined {
  const month = now(table.state);
  const busy = army.raided === month || army.lifted === month;
  return (
    whyNoHostility(table, army, commune) ?? (busy ? { rule: 'pod.44r', reason: 'doneAlready', commune } : undefined)
  );
}

/** A challenge from under the walls (R60). */
export function whyNoChallenge(table: Table, army: Army, commune: number): Refusal<Podesta> | undefined {
  const { state } = table;
  const { podesta } = at(state.communes, commune);
  const refused = whyNoHostility(table, army, commune) ?? whyTruce(table, army.seat, podesta);
  if (refused) return refused;
  if (podesta < 0) return { rule: 'pod.29m', reason: 'cannot', what: 'neutral' };
  if (army.siege) return { rule: 'pod.44a', reason: 'cannot', what: 'besieging' };
  return army.challenged === now(state) ? { rule: 'pod.29a', reason: 'doneAlready', commune } : undefined;
}

/** Walking into an unrepresented commune that raids have exhausted (pod.45.1a, R102). */
export function whyNoWalkIn(table: Table, army: Army, commune: number): Refusal<Podesta> | undefined {
  const { state, world } = table;
  const place = at(state.communes, commune);
  const refused = whyNoHostility(table, army, commune);
  if (refused) return refused;
  if (!place.poor || place.podesta >= 0) return { rule: 'pod.45.1a', reason: 'walls', commune };
  const { companies } = world.data.battlefield.trebuchet;
  return unitsOf(state, army.id).length < companies ? { rule: 'pod.45.1a', reason: 'tooFew', companies } : undefined;
}

/**
 * Whether the besieged have to stay inside: nobody governs them (pod.44x), their representative is dead (R153), or
 * there are opponents enough in town and little esteem (pod.44d, R98).
 */
export function mustStayInside({ world, state }: Table, commune: number): boolean {
  const { podesta, upper, vacant } = at(state.communes, commune);
  if (podesta < 0 || vacant) return true;
  const { faction } = at(state.players, podesta);
  const opponents = present(state, commune).filter(
    sestiere => state.face[sestiere] !== faction && !hasFled(state, sestiere),
  ).length;
  const { besieged } = world.data.battlefield;
  return opponents >= besieged.opponents && upper <= besieged.esteem;
}

/** The walls as they were built, stronger by one for each security work (pod.15c, pod.44g, R46). */
function builtWalls({ world, state }: Table, commune: number): { D: number; R: number } {
  const level = at(state.communes, commune).works.reduce(
    (sum, work, index) => sum + (work < 0 ? at(world.data.works.works, index).walls : 0),
    0,
  );
  return at(world.data.battlefield.walls, level);
}

/** The walls' factors, with the events that strengthen or weaken them. */
export function walls(table: Table, commune: number): { D: number; R: number } {
  const { D, R } = builtWalls(table, commune);
  const event = inForceAt(table.state, 'walls', commune);
  const lowest = (value: number, delta: number): number => (delta < 0 ? Math.max(1, value + delta) : value + delta);
  return event ? { D: lowest(D, event.value), R: lowest(R, event.more) } : { D, R };
}

export const trebuchetAttack = ({ world, state }: Table, seat: number): number =>
  inForce(state, 'trebuchet', seat)?.value ?? world.data.battlefield.trebuchet.A;

/** Why an army cannot press a siege at all: there is none, or an event forbids besieging this month (pod.24d). */
export function whyNoPressing({ state }: Table, { siege, seat }: Army): Refusal<Podesta> | undefined {
  if (!siege) return { rule: 'pod.44a', reason: 'cannot', what: 'noSiege' };
  return inForce(state, 'noWar', seat) ? { rule: 'pod.24d', reason: 'forbidden', seat } : undefined;
}

/** Why a besieger may not shoot (pod.44k). */
export function whyNoShot(table: Table, army: Army): Refusal<Podesta> | undefined {
  const { shots } = table.world.data.battlefield.trebuchet;
  const refused = whyNoPressing(table, army);
  if (refused) return refused;
  return (army.siege?.shots ?? 0) >= shots ? { rule: 'pod.44k', reason: 'lotsLimit', most: shots } : undefined;
}

/** Walls that were breached before stay open as long as the siege lasts (R97, R145): after a street fight broken off. */
export const isBreached = (table: Table, { siege }: Army): boolean =>
  siege !== null && siege.hits >= walls(table, siege.commune).R;

/** A work that ends under siege makes no breach whole again (R152). */
export function keepBreaches(table: Table, commune: number, change: () => void): void {
  const open = table.state.armies.filter(army => army.siege?.commune === commune && isBreached(table, army));
  change();
  for (const { siege } of open) if (siege) siege.hits = Math.max(siege.hits, builtWalls(table, commune).R);
}

/**
 * One shot of the trebuchet (pod.44j, pod.44u); where the breach is open nobody needs one. The cards decide (pod.44e):
 * Spade for the besieger, Scudi for the besieged (pod.44f), and no Beneficio is added (pod.44i).
 */
export function shootWalls(live: Live, army: Army): void {
  const { flow, world } = live;
  const { siege } = army;
  if (!siege) return;
  const { commune } = siege;
  if (isBreached(live, army)) {
    flow.next({ step: 'entry', army: army.id, commune, gates: false });
    return;
  }
  const { swords, shields } = world.data.battlefield.contest;
  const spade = at(swords, flow.draw(swords.length));
  const scudi = at(shields, flow.draw(shields.length));
  const { D, R } = walls(live, commune);
  const hit = trebuchetAttack(live, army.seat) + spade > D + scudi;
  siege.shots++;
  siege.total++;
  if (hit) siege.hits++;
  flow.emit({ type: 'wallShot', rule: 'pod.44u', commune, spade, scudi, hit, left: Math.max(0, R - siege.hits) });
  if (siege.hits < R) return;
  // A breach stays open, also when the event that made the walls weaker is over (R145).
  siege.hits = Math.max(siege.hits, builtWalls(live, commune).R);
  flow.emit({ type: 'breached', rule: 'pod.44o', commune });
  flow.next({ step: 'entry', army: army.id, commune, gates: false });
}

/**
 * The sestieri that would open the gates to the besieger (pod.44n, R99): those in town and those who have fled to him,
 * not those who are with another besieger (pod.44z, R151).
 */
export function friendsInside({ state }: Table, seat: number, commune: number): number[] {
  const { faction } = at(state.players, seat);
  return present(state, commune).filter(
    sestiere => state.face[sestiere] === faction && [NOBODY, seat].includes(fledTo(state, sestiere)),
  );
}

/** Those of them who are still in town and can flee to him (pod.23v, R99). */
export const fugitives = (table: Table, seat: number, commune: number): number[] =>
  friendsInside(table, seat, commune).filter(sestiere => !hasFled(table.state, sestiere));

/**
 * Companies of the town that fight for the besieger in the streets: opponents of the Podestà who have opened the gates
 * or fled to him (pod.44q).
 */
export function helpersInside(table: Table, seat: number, commune: number, gates: boolean): number[] {
  const { state } = table;
  const { podesta } = at(state.communes, commune);
  if (podesta < 0 || at(state.players, podesta).faction === at(state.players, seat).faction) return [];
  return friendsInside(table, seat, commune).filter(unit => isHome(state, unit) && (gates || hasFled(state, unit)));
}

/** Companies that can defend a town in its streets: those at home, and the armies of its Podestà that stand inside (R154). */
export function townTroops({ state, world }: Table, commune: number): number[] {
  const { podesta } = at(state.communes, commune);
  if (podesta < 0) return [];
  const inside = armiesOf(state, podesta).filter(({ cell }) => cell === world.square[commune]);
  return [...troopsIn(state, podesta, commune), ...inside.flatMap(({ id }) => unitsOf(state, id))];
}

/** A siege that begins: the besieged have just been asked whether they come out. */
export const newSiege = (commune: number): NonNullable<Army['siege']> => ({
  commune,
  hits: 0,
  shots: 0,
  total: 0,
  fled: [],
  asked: true,
});

/** Points of a siege that ends with the conquest of the commune (pod.3d, pod.3h). */
export function siegePoints(live: Live, seat: number, loser: number): void {
  const { siege } = live.world.data.lengths.points;
  score(live, seat, siege, 'siege', 'pod.3d');
  if (loser >= 0) score(live, loser, -siege, 'siege', 'pod.3h');
}

/** Hostilities begin: a league partner is betrayed, the army shows itself. */
export function openHostilities(live: Live, army: Army, commune: number): void {
  breakLeague(live, army.seat, at(live.state.communes, commune).podesta);
  show(live, army);
}
