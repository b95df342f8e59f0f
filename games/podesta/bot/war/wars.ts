/** Declared wars and defence: who accepts battle, where, and with what. */
import { at } from '@carroccio/kernel';
import { PURSE } from '../../src/09-money/money.ts';
import { alive } from '../../src/10-office/office.ts';
import { AID } from '../../src/20-agreements/promises.ts';
import { defenders, troopsIn, unitsOf } from '../../src/26-armies/army.ts';
import { contingents, gathering, gatheringCost, joinable } from '../../src/29-war/war.ts';
import { type Streets, sortie, streetTroops } from '../../src/43-sieges/sortie.ts';
import { largest } from '../../src/families/sets.ts';
import type { WarTalk } from '../../src/shape.ts';
import { isMercenary } from '../../src/state.ts';
import { best, type Choice, type Choices, type Mind, ofType } from '../mind.ts';
import { HOME_GUARD, hasPromised, isFoe, isRival, richest, rivalry } from '../worth.ts';
import { chanceAgainst, strengthOf } from './strength.ts';

/** A battle is offered and accepted only by whoever expects to win it. */
const CONFIDENT = 0.68;
/** The most companies brought to one field. */
const HOST = 12;

/** What a seat could bring to a square: the nearest that can come. */
function hostFor({ table, strength }: Mind, seat: number, cell: number): number[] {
  return contingents(table, seat, cell)
    .flatMap(({ units, squares }) => units.map(unit => ({ unit, squares })))
    .sort((a, b) => a.squares - b.squares || strength(b.unit) - strength(a.unit))
    .map(({ unit }) => unit)
    .slice(0, HOST);
}

/** Squares companies of the seat would have to cross. */
const farness = ({ table, seat }: Mind, cell: number): number => {
  const all = contingents(table, seat, cell);
  return all.length === 0 ? 99 : all.reduce((sum, { squares }) => sum + squares, 0) / all.length;
};

/** The seat's hold of a region, roughly: its companies at home against the rival's. */
function overall(mind: Mind, seat: number): number {
  const { state } = mind;
  const units = state.communes.flatMap((_, commune) => troopsIn(state, seat, commune));
  return strengthOf(mind, units);
}

/** War is declared on the strongest rival who would lose the battle, by whoever can pay for it. */
export function challenge(mind: Mind, choices: Choices): Choice | undefined {
  const { seat } = mind;
  if (richest(mind).florins < 1200) return undefined;
  const own = nearbyForce(mind);
  const wars = ofType(choices, 'declareWar').filter(
    ({ challenged }) => isFoe(mind, challenged) && chanceAgainst(own, overall(mind, challenged)) > 0.75,
  );
  return wars.length === 0 ? undefined : best(wars, ({ challenged }) => rivalry(mind, challenged) - 0.01 * seat).choice;
}

/** Companies of the seat's largest commune and its mercenaries: what is certain to come. */
function nearbyForce(mind: Mind): number {
  const { state, seat, communes } = mind;
  const forces = communes.map(commune => {
    const troops = troopsIn(state, seat, commune);
    const own = troops.filter(unit => !isMercenary(unit));
    return strengthOf(mind, [...own.slice(0, -1), ...troops.filter(isMercenary)]);
  });
  return Math.max(0, ...forces);
}

/** Near home, where the march is short. */
export const place = (mind: Mind, choices: Choices): Choice => {
  const squares = ofType(choices, 'setPlace');
  const sample = squares.filter((_, index) => index % Math.max(1, Math.floor(squares.length / 24)) === 0);
  return best(sample.length > 0 ? sample : squares, ({ cell }) => -farness(mind, cell)).choice;
};

/** The appointment is accepted by whoever would win it. */
export function accepts(mind: Mind, { attacker, defender }: WarTalk, cell: number): boolean {
  const { seat } = mind;
  const rival = seat === attacker ? defender : attacker;
  const own = strengthOf(mind, hostFor(mind, seat, cell));
  return own > 0 && chanceAgainst(own, strengthOf(mind, hostFor(mind, rival, cell))) >= 0.5;
}

/** The nearest companies that can be paid for come to the field; home keeps its guard. */
export function gather(mind: Mind, war: number): Choice {
  const { table, state, seat, me } = mind;
  const appointment = at(state.wars, war);
  const all = contingents(table, seat, appointment.cell).sort((a, b) => a.squares - b.squares);
  const chosen: typeof all = [];
  const { florins } = richest(mind);
  let guard = HOME_GUARD;
  for (const one of all) {
    if (chosen.length >= HOST) break;
    if (one.commune === me.home && !isMercenary(one.unit) && guard-- > 0) continue;
    const may = joinable(
      table,
      seat,
      all,
      chosen.map(({ unit }) => unit),
    ).includes(one);
    if (may && gatheringCost(table, [...chosen, one]) <= florins) chosen.push(one);
  }
  const units = chosen.map(({ unit }) => unit).sort((a, b) => a - b);
  const payers = gathering(table, seat, appointment.cell).payers(units);
  const from = best(payers, payer => (payer === PURSE ? 0 : at(state.communes, payer).treasury)).choice;
  return { type: 'enlist', units, counters: [], from };
}

/** Whether those inside go out against an army before the walls. */
export function sallies(mind: Mind, army: number, commune: number): boolean {
  const { state, seat } = mind;
  const own = strengthOf(mind, defenders(state, seat, commune, []).slice(0, -1));
  return chanceAgainst(own, strengthOf(mind, unitsOf(state, army))) > CONFIDENT;
}

/** An army in the field gives way only to one it cannot hope to beat: the points are lost either way. */
export function stands(mind: Mind, army: number, target: number): boolean {
  const [enemy, own] = [army, target].map(id => strengthOf(mind, unitsOf(mind.state, id)));
  return chanceAgainst(own ?? 0, enemy ?? 0) > 0.12;
}

/** Those besieged join a relief that would win with them. */
export function joinsRelief(mind: Mind, army: number, target: number, commune: number): boolean {
  const { state, seat } = mind;
  const friends = strengthOf(mind, [...unitsOf(state, army), ...defenders(state, seat, commune, []).slice(0, -1)]);
  return chanceAgainst(friends, strengthOf(mind, unitsOf(state, target))) > 0.6;
}

/** An ally comes when he has promised to, or when the side he is asked to join is likely to win. */
export function joinsWar(mind: Mind, { attacker, defender, sides }: WarTalk): boolean {
  const { seat, state } = mind;
  if ([attacker, defender].some(one => hasPromised(mind, one, AID))) return true;
  const friend = sides.findIndex(side => side.some(one => !isRival(mind, one)));
  if (friend < 0 || alive(state).length < 3) return false;
  const [own, enemy] = friend === 0 ? [attacker, defender] : [defender, attacker];
  return chanceAgainst(overall(mind, own) + 0.5 * overall(mind, seat), overall(mind, enemy)) > CONFIDENT;
}

/** Everybody who may go out goes, as far as the rules allow. */
export const enlistAll = ({ state, seat }: Mind, commune: number): Choice =>
  onFootWith(largest(sortie(state, seat, commune)));

/** In the streets the strongest fight. */
export function streetFighters(mind: Mind, frame: Streets): Choice {
  const { table, seat } = mind;
  const { most } = table.world.data.battlefield.streets;
  const troops = streetTroops(table, frame, seat).sort((a, b) => mind.strength(b) - mind.strength(a));
  return onFootWith(troops.slice(0, most).sort((a, b) => a - b));
}

const onFootWith = (units: number[]): Choice => ({ type: 'enlist', units, counters: [], from: PURSE });
