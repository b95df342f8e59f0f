/** Blows and what they do (chapters 36.5 to 36.8, 38 and 40). */
import { at } from '@carroccio/kernel';
import { BANK, pay } from '../09-money/money.ts';
import { quartersOf } from '../10-office/office.ts';
import { isScudo, isSpada, symbols } from '../21-trade/hands.ts';
import {
  type Battle,
  CAPTURED,
  companyOf,
  ELIMINATED,
  isCaptain,
  isMercenary,
  NOBODY,
  PRODITOR,
  ROUTED,
  type Soldier,
} from '../state.ts';
import type { Live, Table } from '../world.ts';
import {
  armyInBattle,
  attackOf,
  battleOf,
  defenceOf,
  factors,
  isTraitor,
  leader,
  soldierAt,
  stackOf,
  standing,
  uncover,
} from './battle.ts';

/** Who may be captured: captains, commanders, Podestà (R68). */
export const isWorthCapturing = (battle: Battle, index: number): boolean => {
  const { unit, podesta } = soldierAt(battle, index);
  return podesta >= 0 || isCaptain(unit) || battle.commander.includes(index);
};

/** A card of one colour, turned from a shuffled pack (pod.36.5c, R81). */
const card = ({ world, flow }: Live, colour: 'swords' | 'shields'): number => {
  const pack = world.data.battlefield.contest[colour];
  return at(pack, flow.draw(pack.length));
};

/** Attack and Defence of the two principals with those who help them (pod.33d, pod.36.8a, pod.38g). */
export function strengths(table: Table, battle: Battle): { attack: number[]; defence: number[] } {
  const { fight } = battle;
  if (!fight) return { attack: [0, 0], defence: [0, 0] };
  const attack = fight.soldiers.map(
    (index, side) =>
      attackOf(table, battle, index) +
      at(fight.helpers, side).reduce((sum, helper) => sum + attackOf(table, battle, helper), 0),
  );
  const defence = fight.soldiers.map((index, side) =>
    isTraitor(battle, at(fight.soldiers, 1 - side)) ? 0 : defenceOf(table, battle, index),
  );
  return { attack, defence };
}

/** Spade contro scudi: both turn a card of each pack (pod.36.5d, pod.36.5e). */
export function crossSwords(live: Live): void {
  const { state, flow } = live;
  const battle = battleOf(state);
  const { attack, defence } = strengths(live, battle);
  const total = { attack: attack.slice(), defence: defence.slice() };
  for (const side of [0, 1]) {
    total.attack[side] = at(total.attack, side) + card(live, 'swords');
    total.defence[side] = at(total.defence, side) + card(live, 'shields');
  }
  // By side: whether it takes a damage.
  const damage = [0, 1].map(side => (at(total.attack, 1 - side) > at(total.defence, side) ? 1 : 0));
  tellClash(live, total.attack, total.defence, damage);
  flow.next({ step: 'fates', damage, shot: false });
}

export function tellClash({ state, flow }: Live, attack: number[], defence: number[], damage: number[]): void {
  const battle = battleOf(state);
  const units = (battle.fight?.soldiers ?? []).map(index => soldierAt(battle, index).unit);
  flow.emit({ type: 'clash', rule: 'pod.36.5e', units, attack, defence, damage });
}

/** Notes who won a clash: damage given and none taken (R89). */
export function noteClash(battle: Battle, damage: readonly number[]): void {
  for (const side of [0, 1]) {
    const [taken, given] = [at(damage, side), at(damage, 1 - side)];
    if (given > 0 && taken === 0) battle.wins[side] = at(battle.wins, side) + 1;
  }
}

/**
 * A company takes a damage, which is marked on it (pod.33k), a second on top of the first (pod.36.7d); beyond its
 * Resistance it is eliminated (pod.36.7, R84). Returns whether it is.
 */
export function wound(live: Live, index: number): boolean {
  const { state, flow } = live;
  const battle = battleOf(state);
  const soldier = soldierAt(battle, index);
  soldier.damage++;
  soldier.hurt = true;
  battle.inflicted[1 - soldier.side] = at(battle.inflicted, 1 - soldier.side) + 1;
  flow.emit({ type: 'damaged', rule: 'pod.36.7a', unit: soldier.unit, damage: soldier.damage });
  return soldier.damage > factors(live, battle, index).R;
}

/** Whose company has struck another down in the fight under way: a captive is his (pod.31j, R68). */
export function noteVictor(battle: Battle, index: number): void {
  const { side } = soldierAt(battle, index);
  const victor = battle.fight?.soldiers[1 - side];
  soldierAt(battle, index).struckBy = victor === undefined ? NOBODY : soldierAt(battle, victor).owner;
}

/** Who holds a captive: the player whose company took him; if no company did, who leads the other side. */
export const captorOf = (battle: Battle, { struckBy, side }: Soldier): number =>
  struckBy >= 0 ? struckBy : leader(battle, 1 - side);

/** A company leaves the field for good, or as a prisoner (pod.36.7e, R68). */
export function remove(live: Live, index: number, captured: boolean): void {
  const { state, flow } = live;
  const battle = battleOf(state);
  const soldier = soldierAt(battle, index);
  const from = soldier.cell;
  soldier.cell = captured ? CAPTURED : ELIMINATED;
  uncover(battle, from);
  flow.emit({ type: 'eliminated', rule: 'pod.36.7e', unit: soldier.unit, captured });
}

/** A company flees from the field unharmed (pod.40a, R86). */
export function rout(live: Live, index: number): void {
  const { state, flow } = live;
  const battle = battleOf(state);
  const soldier = soldierAt(battle, index);
  const from = soldier.cell;
  soldier.cell = ROUTED;
  uncover(battle, from);
  flow.emit({ type: 'routed', rule: 'pod.40a', unit: soldier.unit });
}

/** Whether a side has lost: its commander is gone, or nobody is left (pod.32b, R92). */
const isBeaten = (battle: Battle, side: number): boolean =>
  soldierAt(battle, at(battle.commander, side)).cell < 0 || standing(battle, side).length === 0;

/** After losses: the battle may be over (pod.42a, R93). Returns whether it is. */
export function checkEnd(live: Live): boolean {
  const battle = battleOf(live.state);
  const beaten = [0, 1].map(side => isBeaten(battle, side));
  if (!beaten.includes(true)) return false;
  const winner = beaten[0] && beaten[1] ? -1 : beaten[0] ? 1 : 0;
  endBattle(
    live,
    winner,
    beaten.map(lost => lost && battle.large),
    false,
  );
  return true;
}

/** The battle ends; `carroccio` says which sides lost theirs. */
export function endBattle({ flow }: Live, winner: number, carroccio: boolean[], surrender: boolean): void {
  flow.unwind('afterBattle');
  flow.next({ step: 'battleEnd', winner, surrender, carroccio });
}

/** Sets of Benefici with symbols enough, of one marker or several (pod.34d), none superfluous (R88). */
export function symbolSets({ world }: Table, pool: readonly number[], swords: boolean): number[][] {
  const enough = world.data.battlefield.benefici.symbols;
  const kinds = pool.filter(swords ? isSpada : isScudo).sort((a, b) => b - a);
  const found = new Map<string, number[]>();
  const total = (set: readonly number[]): number => set.reduce((sum, kind) => sum + symbols(kind), 0);
  const extend = (set: number[], from: number): void => {
    if (total(set) >= enough) {
      if (set.every(one => total(set) - symbols(one) < enough)) found.set(set.join(' '), set);
      return;
    }
    for (let index = from; index < kinds.length; index++) extend([...set, at(kinds, index)], index + 1);
  };
  extend([], 0);
  return [...found.values()];
}

/** The Benefici a side has at hand in this battle, as kinds. */
export const poolOf = (battle: Battle, side: number): number[] => at(battle.tokens, side).map(({ kind }) => kind);

export const hasProditor = (battle: Battle, side: number): boolean => poolOf(battle, side).includes(PRODITOR);

/**
 * A Proditor's bribe (pod.23o) is compared with fee and extra pay (pod.38d, R90); in vain, it is not paid (pod.38j).
 * Returns the soldiers that changed sides.
 */
export function tryTreason(live: Live, side: number, company: number, offer: number): number[] {
  const { state, flow } = live;
  const battle = battleOf(state);
  const price = at(state.fee, company) + at(battle.extra, company);
  const ok = offer > price;
  flow.emit({ type: 'treason', rule: ok ? 'pod.38d' : 'pod.38e', company, side, ok });
  if (!ok) {
    battle.failed[side] = true;
    return [];
  }
  const briber = leader(battle, side);
  pay(live, briber, BANK, offer, 'pod.38c');
  battle.traitors.push(company);
  battle.extra[company] = 0;
  Object.assign(state.employer, { [company]: briber });
  state.payer[company] = -1;
  state.fee[company] = offer;
  state.station[company] = quartersOf(state, briber);
  const turned = standing(battle, 1 - side).filter(index => {
    const { unit } = soldierAt(battle, index);
    return isMercenary(unit) && companyOf(unit) === company;
  });
  const crowded = turned.filter(index => stackOf(battle, index).some(one => !turned.includes(one)));
  // Who has left the field, or was taken on it, left it for the side he fought on.
  for (const index of turned) {
    const soldier = soldierAt(battle, index);
    const { podesta } = soldier;
    Object.assign(soldier, { side, owner: briber, podesta: NOBODY });
    if (podesta >= 0) partFrom(live, index, podesta);
  }
  joinArmyOf(live, side, company);
  return crowded;
}

/** A Podestà does not go over with the captain he rode with, and takes along what only his point has borne (pod.38k). */
function partFrom(live: Live, index: number, podesta: number): void {
  const battle = battleOf(live.state);
  const soldier = soldierAt(battle, index);
  soldier.damage = Math.min(soldier.damage, factors(live, battle, index).R);
  live.flow.emit({ type: 'podestaParted', rule: 'pod.38k', commune: podesta });
}

/** The traitors march with the briber's army from now on. */
function joinArmyOf(live: Live, side: number, company: number): void {
  const { state } = live;
  const battle = battleOf(state);
  const army = armyInBattle(live, leader(battle, side));
  for (const { unit } of battle.soldiers)
    if (isMercenary(unit) && companyOf(unit) === company) state.armyOf[unit] = army ? army.id : -1;
}
