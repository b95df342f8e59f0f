/** Changing faction (chapter 16). */
import { at, type Refusal } from '@carroccio/kernel';
import { BANK, governed, pay } from '../09-money/money.ts';
import { dismiss, endShelters, leaveLeague } from '../10-office/office.ts';
import { giveTrust, isElectable, loseTrust, loyal, present, turnFace } from '../10-office/trust.ts';
import { contributionDelta, inForce } from '../24-annales/lasting.ts';
import { recallStranger } from '../26-armies/army.ts';
import type { Podesta } from '../shape.ts';
import { NOBODY, SESTIERI } from '../state.ts';
import type { Live, Table } from '../world.ts';

export interface Declaration {
  seat: number;
  /** Loyal sestieri he pays to take along, and former opponents he buys. */
  keep: readonly number[];
  take: readonly number[];
}

/** Sestieri loyal to him that can still turn. */
export function keepable({ world, state }: Table, seat: number): number[] {
  const most = world.data.contributions.mostTurns.value;
  const turned = 1 - at(state.players, seat).faction;
  return state.holder.flatMap((holder, sestiere) =>
    holder === seat && (state.face[sestiere] === turned || at(state.turns, sestiere) < most) ? [sestiere] : [],
  );
}

/** Former opponents, loyal to nobody, in the communes he governs (pod.16d). */
export function takeable({ state }: Table, seat: number): number[] {
  const faction = 1 - at(state.players, seat).faction;
  return governed(state, seat).flatMap(commune =>
    present(state, commune).filter(sestiere => state.face[sestiere] === faction && state.holder[sestiere] === -1),
  );
}

/** Why this sestiere is not taken along: not his, on the list already, turned too often, or too dear. */
export function whyNotKept(table: Table, { seat, keep }: Declaration, sestiere: number): Refusal<Podesta> {
  if (table.state.holder[sestiere] !== seat || keep.includes(sestiere))
    return { rule: 'pod.16b', reason: 'absent', sestiere };
  return keepable(table, seat).includes(sestiere)
    ? { rule: 'pod.16b', reason: 'tooDear', florins: keepPrice(table, seat, sestiere) }
    : { rule: 'pod.12f', reason: 'turnsSpent', sestiere };
}

/** Why this former opponent is not bought; what another player holds needs a deal with him. */
export function whyNotTaken(table: Table, { seat, take }: Declaration, sestiere: number): Refusal<Podesta> {
  if (takeable(table, seat).includes(sestiere) && !take.includes(sestiere))
    return { rule: 'pod.16d', reason: 'tooDear', florins: takePrice(table, seat, sestiere) };
  const holder = table.state.holder[sestiere] ?? -1;
  return { rule: holder < 0 || holder === seat ? 'pod.16d' : 'pod.16e', reason: 'absent', sestiere };
}

/** What it costs to take a loyal sestiere along: double or triple, less the bonus of the commune (pod.16b, pod.16c). */
export function keepPrice({ world, state }: Table, seat: number, sestiere: number): number {
  const { turn, again } = world.data.contributions.times;
  const commune = at(state.place, sestiere);
  const times = state.turned[sestiere] === 1 ? again : turn;
  const bonus = commune >= 0 && at(state.communes, commune).podesta === seat ? at(state.communes, commune).upper : 0;
  return Math.max(0, at(world.base, sestiere % SESTIERI) * times - bonus + contributionDelta(state, seat));
}

export const takePrice = ({ world, state }: Table, seat: number, sestiere: number): number =>
  Math.max(
    0,
    at(world.base, sestiere % SESTIERI) * world.data.contributions.times.own + contributionDelta(state, seat),
  );

export function declarationCost(table: Table, { seat, keep, take }: Declaration): number {
  const kept = keep.reduce((sum, sestiere) => sum + keepPrice(table, seat, sestiere), 0);
  return kept + take.reduce((sum, sestiere) => sum + takePrice(table, seat, sestiere), 0);
}

/** Whether enough of the home commune comes along: only sestieri already loyal count (R31, R129). */
export function holdsHome(table: Table, { seat, keep }: Declaration): boolean {
  const { state } = table;
  const { home } = at(state.players, seat);
  return keep.filter(sestiere => state.place[sestiere] === home).length >= neededAtHome(table, seat);
}

/** How many sestieri of his home a player must take along to stay its Podestà. */
export const neededAtHome = ({ state, world }: Table, seat: number): number =>
  Math.min(world.data.contributions.election.sestieri, present(state, at(state.players, seat).home).length);

/** Why a player may not change faction now (R29, R31). */
export function whyNoChange(table: Table, seat: number): Refusal<Podesta> | undefined {
  const { state } = table;
  const { home, changed, purse } = at(state.players, seat);
  if (home < 0) return { rule: 'pod.16a', reason: 'exilesMayNot', seat };
  if (changed >= state.year) return { rule: 'pod.16a', reason: 'cannot', what: 'again' };
  // Keeping trust is buying it again: who may not buy any cannot change sides.
  if (inForce(state, 'noTrust', seat)) return { rule: 'pod.24d', reason: 'forbidden', seat };
  if (state.turn.wavered) return { rule: 'pod.16b', reason: 'cannot', what: 'calledOff' };
  const prices = keepable(table, seat)
    .filter(sestiere => state.place[sestiere] === home)
    .map(sestiere => keepPrice(table, seat, sestiere))
    .sort((a, b) => a - b);
  const needed = neededAtHome(table, seat);
  if (prices.length < needed) return { rule: 'pod.16b', reason: 'tooFew', companies: needed };
  const florins = prices.slice(0, needed).reduce((sum, price) => sum + price, 0);
  return florins > purse ? { rule: 'pod.16b', reason: 'tooDear', florins } : undefined;
}

/** The declaration takes effect (R31). */
export function changeFaction(live: Live, declaration: Declaration): void {
  const { state, flow } = live;
  const { seat, keep, take } = declaration;
  const player = at(state.players, seat);
  pay(live, seat, BANK, declarationCost(live, declaration), 'pod.16b');
  leaveLeague(live, seat, 'pod.16a');
  const before = state.holder.flatMap((holder, sestiere) => (holder === seat ? [sestiere] : []));
  player.faction = 1 - player.faction;
  player.changed = state.year;
  flow.emit({ type: 'factionChanged', rule: 'pod.16a', seat, faction: player.faction });
  for (const sestiere of before) {
    if (keep.includes(sestiere)) turnFace(live, sestiere, player.faction);
    else loseTrust(live, sestiere, 'pod.16b');
  }
  for (const commune of governed(state, seat))
    for (const sestiere of present(state, commune)) recallStranger(live, sestiere);
  for (const sestiere of take) giveTrust(live, sestiere, seat, 'pod.16d', takePrice(live, seat, sestiere));
  for (const commune of governed(state, seat)) {
    if (commune === player.home || isElectable(live, seat, commune))
      at(state.communes, commune).faction = player.faction;
    else {
      dismiss(live, commune, NOBODY);
      for (const sestiere of loyal(state, seat, commune)) turnFace(live, sestiere, player.faction);
    }
  }
  endShelters(live);
}
