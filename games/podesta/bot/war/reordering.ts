/** Between the turns of a battle: wounds, reserves, treason, and when to give up. */
import { at, type Chance } from '@carroccio/kernel';
import { battleOf, factors, soldierAt, stackOf, standing } from '../../src/30-battle/battle.ts';
import { sideOfSeat } from '../../src/30-battle/battle-setup.ts';
import { companyMeans, setAside } from '../../src/30-battle/extra-pay.ts';
import { isCaptain } from '../../src/state.ts';
import { best, type Choice, type Choices, type Mind, ofType, plain } from '../mind.ts';
import { advances, woundCost } from './fighting.ts';
import { battleChance } from './strength.ts';

/** Turns after which a battle that nobody wins is not worth going on with. */
const LONG = 40;
const HOPELESS = 0.05;

/** Whether the leader wants to speak to the enemy: only to end what cannot be won. */
export function wantsToEnd(mind: Mind): 'concede' | 'callOffBattle' | undefined {
  const battle = battleOf(mind.state);
  const chance = battleChance(mind, mind.seat);
  const side = sideOfSeat(battle, mind.seat);
  if (battle.quiet >= 3 && (!advances(mind, battle, side) || battle.quiet >= 6)) return 'callOffBattle';
  if (battle.turn >= 2 && chance < HOPELESS) return 'concede';
  return battle.turn > LONG && chance < 0.5 ? 'concede' : undefined;
}

export function parley(mind: Mind, choices: Choices): Choice {
  const end = wantsToEnd(mind);
  return end ? plain(choices, end, 'backToBattle') : plain(choices, 'backToBattle');
}

/** A bribe is tried where the purse can beat the fee and something more. */
export const bribe = (mind: Mind, choices: Choices): Choice | undefined =>
  ofType(choices, 'bribe').find(
    ({ company }) => mind.me.purse - setAside(mind.state, mind.seat) >= bribeFor(mind, company) + 200,
  );

export const bribeFor = ({ state }: Mind, company: number): number => at(state.fee, company) + 160;

/** Companies that could be bought are paid a little more out of a full treasury. */
export const extraPay = ({ state }: Mind, company: number): number => (companyMeans(state, company) >= 1500 ? 100 : 0);

export function reorder(mind: Mind, choices: Choices): Choice {
  return (
    swords(mind, choices) ??
    shields(mind, choices) ??
    swap(mind, choices) ??
    retire(mind, choices) ??
    plain(choices, 'ready')
  );
}

/** Three Spade finish off a company, or wound the commander. */
function swords(mind: Mind, choices: Choices): Choice | undefined {
  const battle = battleOf(mind.state);
  const plays = ofType(choices, 'threeSwords').filter(({ target }) => woundCost(mind, battle, target) >= 2.2);
  return plays.length === 0
    ? undefined
    : best(plays, ({ target, tokens }) => woundCost(mind, battle, target) - 0.1 * tokens.length).choice;
}

/** Three Scudi heal whoever the next wound would kill. */
function shields(mind: Mind, choices: Choices): Choice | undefined {
  const battle = battleOf(mind.state);
  const plays = ofType(choices, 'threeShields').filter(({ soldier }) => woundCost(mind, battle, soldier) >= 2.2);
  return plays.length === 0
    ? undefined
    : best(plays, ({ soldier, tokens }) => woundCost(mind, battle, soldier) - 0.1 * tokens.length).choice;
}

/** The second line relieves a wounded first; the commander stays in the second. */
function swap(mind: Mind, choices: Choices): Choice | undefined {
  const battle = battleOf(mind.state);
  return ofType(choices, 'swap').find(({ soldier }) => {
    const [top = soldier] = stackOf(battle, soldier);
    const commands = battle.commander.includes(soldier);
    return !commands && soldierAt(battle, top).damage > soldierAt(battle, soldier).damage;
  });
}

/** Who can bear no more withdraws behind the line, or leaves a field that is lost. */
function retire(mind: Mind, choices: Choices): Choice | undefined {
  const { table, state, seat } = mind;
  const battle = battleOf(state);
  const side = sideOfSeat(battle, seat);
  const spent = (index: number): boolean =>
    soldierAt(battle, index).damage >= factors(table, battle, index).R && soldierAt(battle, index).damage > 0;
  const back = ofType(choices, 'withdraw').find(({ soldier, whole }) => whole && spent(soldier));
  if (back) return back;
  if (battleChance(mind, seat) > 0.45 || standing(battle, side).length <= 2) return undefined;
  return ofType(choices, 'rout').find(({ soldier }) => !battle.commander.includes(soldier));
}

/** A fallen Podestà is put out of the game; a captain is taken alive, since his company can be hired. */
export function fate({ state }: Mind, soldier: number, choices: Choices): Choice {
  const { podesta, unit } = soldierAt(battleOf(state), soldier);
  return plain(choices, podesta < 0 && isCaptain(unit) ? 'capture' : 'kill');
}

/** Three cards, each played once: nobody should know which comes next. */
export const duelCard = (choices: Choices, chance: Chance): Choice => at(choices, chance.draw(choices.length));

/** A house shelters whoever comes through the middle. */
export const placeHouse = (mind: Mind, choices: Choices): Choice => {
  const { column } = mind.table.world.field;
  return best(ofType(choices, 'placeHouse'), ({ cell }) => -Math.abs((column[cell] ?? 0) - 5.5)).choice;
};
