/** Exiled sestieri and their hosts (chapters 17 and 47). */
import { at, type Refusal, type RuleId } from '@carroccio/kernel';
import { BANK, governed, pay, payers, spend, treasury } from '../09-money/money.ts';
import { alive, settleTrust } from '../10-office/office.ts';
import { giveTrust, isBanishedFrom } from '../10-office/trust.ts';
import { findArmy } from '../26-armies/army.ts';
import { dropEmptyArmies } from '../26-armies/recall.ts';
import type { Podesta } from '../shape.ts';
import { IN_THE_BOX, NOBODY, now, SESTIERI, type State } from '../state.ts';
import type { Live, Table } from '../world.ts';

const CONQUEST: RuleId = 'pod.45d';

/** The company of a sestiere leaves whatever army it marches with, and whoever it was lent to. */
export function disband({ state, flow }: Live, sestiere: number): void {
  if (at(state.armyOf, sestiere) >= 0) flow.reveal();
  state.armyOf[sestiere] = -1;
  state.lent[sestiere] = NOBODY;
  dropEmptyArmies(state);
}

/** What the treasury seizes of whoever is exiled: so many times their tax, by an event perhaps another number (pod.17d). */
export const seized = (
  { world }: Pick<Table, 'world'>,
  sestiere: number,
  times: number = world.data.contributions.confiscation.times,
): number => times * at(world.tax, sestiere % SESTIERI);

/** A sestiere goes into exile; its goods, so many times its tax, go to the treasury (pod.17d, pod.45d). */
export function banish(live: Live, sestiere: number, times: number, by: number, rule: RuleId): void {
  const { state, flow } = live;
  const commune = at(state.place, sestiere);
  pay(live, BANK, treasury(commune), seized(live, sestiere, times), rule);
  state.place[sestiere] = IN_THE_BOX;
  state.exiledIn[sestiere] = now(state);
  state.banished[sestiere] = at(state.banished, sestiere) | (1 << commune);
  // pod.13h, R115: who loses his commune keeps his units, also those whose citizens would not swear to the victor.
  if (rule !== CONQUEST || at(state.armyOf, sestiere) < 0) disband(live, sestiere);
  flow.emit({ type: 'sestiereExiled', rule, sestiere });
  const left = possibleHosts(live, sestiere, by);
  if (left.length > 0) flow.next({ step: 'hosting', sestiere, left });
}

/** Who is asked to take them in: the player they are loyal to, then those of their faction in order after whoever sent them away (R33). */
function possibleHosts(table: Table, sestiere: number, by: number): number[] {
  const { state, seats } = table;
  const faction = at(state.face, sestiere);
  const after = Array.from({ length: seats }, (_, index) => (by + 1 + index) % seats);
  const holder = at(state.holder, sestiere);
  const order = [...after.filter(seat => seat === holder), ...after.filter(seat => seat !== holder)];
  return order.filter(
    seat =>
      alive(state).includes(seat) && at(state.players, seat).faction === faction && governed(state, seat).length > 0,
  );
}

/** Where and how a player may take a sestiere in (R33). */
export function hostings(table: Table, seat: number, sestiere: number): { commune: number; from: number }[] {
  const { state, world } = table;
  if (state.place[sestiere] !== IN_THE_BOX || at(state.players, seat).faction !== state.face[sestiere]) return [];
  return governed(state, seat)
    .filter(commune => !isBanishedFrom(state, sestiere, commune))
    .flatMap(commune =>
      payers(table, seat, commune, at(world.tax, sestiere % SESTIERI)).map(from => ({ commune, from })),
    );
}

/** Why a player cannot take a sestiere in there. */
export function whyNoHosting(
  { state, world }: Table,
  seat: number,
  sestiere: number,
  commune: number,
): Refusal<Podesta> {
  if (state.place[sestiere] !== IN_THE_BOX) return { rule: 'pod.47a', reason: 'absent', sestiere };
  if (at(state.players, seat).faction !== state.face[sestiere])
    return { rule: 'pod.17c', reason: 'cannot', what: 'faction' };
  if (state.communes[commune]?.podesta !== seat) return { rule: 'pod.47a', reason: 'notGoverned', commune };
  if (isBanishedFrom(state, sestiere, commune)) return { rule: 'pod.17c', reason: 'absent', sestiere };
  return { rule: 'pod.47a', reason: 'tooDear', florins: at(world.tax, sestiere % SESTIERI) };
}

/** pod.47a: the host provides for them; they are his from now on and pay taxes from the New Year. */
export function takeIn(live: Live, seat: number, sestiere: number, commune: number, from: number): void {
  const { state, world, flow } = live;
  spend(live, seat, from, BANK, at(world.tax, sestiere % SESTIERI), 'pod.47a');
  state.place[sestiere] = commune;
  // R33: its company is of the host's army from now on.
  if (findArmy(state, at(state.armyOf, sestiere))?.seat !== seat) disband(live, sestiere);
  state.exiledIn[sestiere] = now(state);
  giveTrust(live, sestiere, seat, 'pod.47a');
  flow.emit({ type: 'hosted', rule: 'pod.47a', sestiere, commune, seat });
  settleTrust(live, commune, seat);
}

export const waiting = ({ place }: State): number[] =>
  place.flatMap((where, sestiere) => (where === IN_THE_BOX ? [sestiere] : []));
