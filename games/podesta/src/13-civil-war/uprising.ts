/** Civil war, coup and conquest (chapters 13 and 45). */
import { at, type Refusal } from '@carroccio/kernel';
import { leaveLeague, unitsOfCompany } from '../10-office/office.ts';
import { loyal, present } from '../10-office/trust.ts';
import { breakPromise, PEACE } from '../20-agreements/promises.ts';
import { has } from '../21-trade/hands.ts';
import { contributionDelta, leagued } from '../24-annales/lasting.ts';
import { hasFled, isHome } from '../26-armies/army.ts';
import type { Podesta } from '../shape.ts';
import { type Army, PRODITOR, SESTIERI } from '../state.ts';
import type { Live, Table } from '../world.ts';

/** Sestieri that would rise for a player against the Podestà of their commune (pod.13a, R36). */
function rebels(table: Table, seat: number, commune: number): number[] {
  const { state } = table;
  const { podesta } = at(state.communes, commune);
  if (podesta < 0 || podesta === seat) return [];
  const { faction } = at(state.players, podesta);
  return loyal(state, seat, commune).filter(
    sestiere => state.face[sestiere] !== faction && isHome(state, sestiere) && !hasFled(state, sestiere),
  );
}

/** One rebel, or two together. */
export function risings(table: Table, seat: number): number[][] {
  const most = table.world.data.battlefield.rebels.most;
  return table.state.communes.flatMap((_, commune) => {
    const ready = rebels(table, seat, commune);
    const pairs = most < 2 ? [] : ready.flatMap((one, index) => ready.slice(index + 1).map(other => [one, other]));
    return [...ready.map(one => [one]), ...pairs];
  });
}

export function whyNoRising({ state }: Table, seat: number): Refusal<Podesta> | undefined {
  if (at(state.players, seat).home < 0) return { rule: 'pod.13a', reason: 'exilesMayNot', seat };
  if (!has(state, seat, PRODITOR)) return { rule: 'pod.13a', reason: 'noBeneficio', kind: PRODITOR };
  return undefined;
}

/** Companies of a commune that stand with its Podestà: sestieri loyal to him, companies of fortune he or it pays (pod.13j). */
function loyalists({ state }: Table, commune: number): number[] {
  const { podesta } = at(state.communes, commune);
  if (podesta < 0) return [];
  const hired = state.employer.flatMap((employer, company) =>
    employer === podesta && state.station[company] === commune ? unitsOfCompany(company) : [],
  );
  return [...loyal(state, podesta, commune), ...hired];
}

/** Those of them that are in town. */
export const garrisonOf = (table: Table, commune: number): number[] =>
  loyalists(table, commune).filter(unit => isHome(table.state, unit));

/** Companies there that show the attacker's faction and are loyal to him or to nobody (R37). */
function friends(table: Table, seat: number, commune: number): number[] {
  const { state } = table;
  const { faction } = at(state.players, seat);
  return present(state, commune).filter(
    sestiere =>
      state.face[sestiere] === faction &&
      (state.holder[sestiere] === seat || state.holder[sestiere] === -1) &&
      isHome(state, sestiere) &&
      !hasFled(state, sestiere),
  );
}

/** Whether a coup can be thought of, from what the plotter can see: companies away or lost (pod.13e). */
export function coupThinkable(table: Table, seat: number, commune: number): boolean {
  const { state } = table;
  const { podesta } = at(state.communes, commune);
  if (podesta < 0 || podesta === seat || state.turn.coups.includes(commune)) return false;
  const theirs = loyalists(table, commune);
  // A company lent marches with a friend's army, and nobody else knows what is in it (R52).
  const away = ({ id, seat: owner, shown }: Army): boolean =>
    shown || owner === seat ? theirs.some(unit => state.armyOf[unit] === id) : true;
  return state.armies.some(away) || loyal(state, podesta, commune).some(sestiere => at(state.back, sestiere) > 0);
}

/** Whether it succeeds: something is missing from the garrison, and it is outnumbered (R37). */
export function coupSucceeds(table: Table, seat: number, commune: number): boolean {
  const garrison = garrisonOf(table, commune).length;
  return loyalists(table, commune).length > garrison && garrison < friends(table, seat, commune).length;
}

/** Whoever makes war on a partner is expelled from the league at that moment (pod.44w, R45); a promise of peace is broken. */
export function breakLeague(live: Live, seat: number, victim: number): void {
  breakPromise(live, seat, victim, PEACE);
  if (leagued(live.state, seat, victim)) leaveLeague(live, seat, 'pod.44w');
}

/** What the oath of a sestiere would cost: this share of the increased contribution, without bonus (R101). */
export function oathPrice({ world, state }: Table, seat: number, sestiere: number, share: number): number {
  const { turn, again } = world.data.contributions.times;
  const increased = at(world.base, sestiere % SESTIERI) * (state.turned[sestiere] === 1 ? again : turn);
  return Math.max(0, increased * share + contributionDelta(state, seat));
}
