/** What the seat answers to the Annales, and to other things that befall it. */
import { at } from '@carroccio/kernel';
import { PURSE } from '../../src/09-money/money.ts';
import { loyal } from '../../src/10-office/trust.ts';
import { accountOf } from '../../src/48-victory/scoring.ts';
import { FIRST_MERCENARY, SESTIERI } from '../../src/state.ts';
import { isCavalry } from '../../src/world.ts';
import { best, type Choice, type ChoiceOf, type Choices, type Mind, ofType, plain } from '../mind.ts';
import { sumsOf } from '../sums.ts';
import { isRival } from '../worth.ts';
import { sestiereWorth } from './courting.ts';

/** Pay to keep a sestiere: with public money if it may be, with the seat's own if it costs less than a point. */
export function payOrLose(mind: Mind, amount: number, choices: Choices): Choice {
  const pays = ofType(choices, 'payOff');
  const publicly = pays.find(({ from }) => from !== PURSE);
  const privately = amount <= 250 ? pays.find(({ from }) => from === PURSE) : undefined;
  const losses = ofType(choices, 'loseTrust');
  const loss = losses.length > 0 ? best(losses, ({ sestiere }) => -sestiereWorth(mind, sestiere)).choice : undefined;
  return publicly ?? privately ?? loss ?? at(choices, 0);
}

export const takeTrust = (mind: Mind, choices: Choices): Choice =>
  best(ofType(choices, 'takeTrust'), ({ sestiere }) => sestiereWorth(mind, sestiere)).choice;

/** Who is loyal to a rival goes; who could still be won stays, unless somebody has to go. */
export function ban(mind: Mind, choices: Choices): Choice {
  const { choice, value } = best(ofType(choices, 'banish'), ({ sestiere }) =>
    isRival(mind, at(mind.state.holder, sestiere)) ? 100 : -sestiereWorth(mind, sestiere),
  );
  return value > 0 ? choice : (choices.find(({ type }) => type === 'banishNobody') ?? choice);
}

export const spy = ({ table }: Mind, choices: Choices): Choice =>
  best(ofType(choices, 'spy'), ({ victim }) => accountOf(table, victim).total).choice;

export const loseLot = ({ state }: Mind, choices: Choices): Choice =>
  best(ofType(choices, 'loseLot'), ({ good }) => -at(state.prices, good)).choice;

export function foreignOrder(mind: Mind, price: number, choices: Choices): Choice {
  const { state } = mind;
  const sales = sumsOf(mind, 'sellAbroad').map(
    ({ most, said }): ChoiceOf<'sellAbroad'> => ({
      type: 'sellAbroad',
      good: said('good'),
      lots: most,
    }),
  );
  if (sales.length === 0) return plain(choices, 'noSale');
  const { choice, value } = best(sales, ({ good, lots }) => lots * (price - at(state.prices, good)));
  return value > 0 ? choice : plain(choices, 'noSale');
}

/** Arms go to the knights first, and are taken from the foot. */
export const setArms = ({ table }: Mind, armed: boolean, choices: Choices): Choice =>
  best(ofType(choices, 'setArms'), ({ unit }) => (isCavalry(table.world, unit) === armed ? 1 : 0)).choice;

/** Refugees are a point: the treasury pays for them, the purse only for the poor. */
export function host({ table, state }: Mind, sestiere: number, choices: Choices): Choice {
  const tax = at(table.world.tax, sestiere % SESTIERI);
  const hosts = ofType(choices, 'host');
  const publicly = hosts.find(({ commune, from }) => from !== PURSE && at(state.communes, commune).treasury >= tax);
  return publicly ?? (tax <= 300 ? hosts[0] : undefined) ?? plain(choices, 'decline');
}

/** The same for those who wait in the box. */
export function takeIn({ table, state }: Mind, choices: Choices): Choice | undefined {
  return ofType(choices, 'takeIn').find(({ sestiere, commune, from }) => {
    const tax = at(table.world.tax, sestiere % SESTIERI);
    return from !== PURSE ? at(state.communes, commune).treasury >= tax : tax <= 300;
  });
}

/** An ousted Podestà settles where most stand by him. */
export const settle = ({ state, seat }: Mind, choices: Choices): Choice =>
  best(ofType(choices, 'settle'), ({ commune }) => loyal(state, seat, commune).length).choice;

/** Agitators of a rival are sent away: they are a party inside the walls. */
export function exile(mind: Mind, choices: Choices): Choice | undefined {
  const { state } = mind;
  return ofType(choices, 'exile').find(
    ({ sestiere }) => sestiere < FIRST_MERCENARY && isRival(mind, at(state.holder, sestiere)),
  );
}
