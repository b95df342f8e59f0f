/** Which division gets which order, and what becomes of the other cards. */
import type { Action } from '@carroccio/kernel';
import { card } from '../src/02-armies/cards.ts';
import { cardsOf } from '../src/02-armies/decks.ts';
import { armyValue } from '../src/04-tests/tests.ts';
import { brokenLinks } from '../src/10-command/command.ts';
import { asSide, type Battle, divisionSlot, membersOf, onField, typeOf } from '../src/battle.ts';
import type { Ability, OrderCard } from '../src/data/orders.ts';
import type { TroopType } from '../src/data/troops.ts';
import type { Batirnos } from '../src/shape.ts';
import type { Side } from '../src/state.ts';
import { best, type Choices, firstOfKind, ofKind } from './choices.ts';
import { leaderPasses } from './fight/chances.ts';
import { type Needs, needsOf } from './needs.ts';

/** An order must be worth this much to be given. */
const WORTH_GIVING = 0.1;
const INITIATIVE = 0.12;
/** Cards that do their own side harm. */
const UNWELCOME: ReadonlySet<Ability> = new Set(['misunderstood', 'indecision', 'jealousy', 'rumours']);

const share = (b: Battle, division: number, types: readonly TroopType[]): number => {
  const members = membersOf(b, division);
  return members.filter(unit => types.includes(typeOf(b, unit))).length / Math.max(1, members.length);
};

/** What the ability of a card adds. */
function abilityWorth(b: Battle, ability: Ability, division: number, needs: Needs): number {
  const { move, reach, melee, fire, rally, fighters, shooters, walkers } = needs;
  switch (ability) {
    case 'advance':
      return 0.3 * move;
    case 'assault':
    case 'envelopment':
      return 0.25 * reach + 0.1 * fighters;
    case 'charge':
      return 0.3 * reach * share(b, division, ['CP', 'CM', 'CL', 'R']);
    case 'barrage':
      return 0.9 * fire;
    case 'volley':
      return 0.25 * shooters;
    case 'counterattack':
      return 0.5 * fighters;
    case 'raid':
      return 0.2 * reach * share(b, division, ['CP', 'CM', 'CL', 'R']);
    case 'closeRanks':
    case 'hold':
      return 0.3 * fighters;
    case 'sustain':
      return 0.25 * fighters;
    case 'elan':
    case 'sword':
    case 'fireAndSteel':
      return 0.15 * (fighters + Math.min(2, reach));
    case 'santiago':
      return 0.3 * (fighters + Math.min(2, reach)) * share(b, division, ['PM', 'Q']);
    case 'wholeLine':
    case 'coupDoeil':
      return 0.2;
    case 'reform':
      return 0.3 * rally;
    case 'withdrawal':
      return melee < 0 ? -0.6 * melee : 0;
    case 'passage':
      return 0.05 * walkers;
    case 'dragoons':
      return 0.5 * share(b, division, ['Dr']);
    case 'pioneers':
      return b.setup.rules.works ? 0.3 : 0;
    case 'maskedBattery':
      return 0.4 * share(b, division, ['AL', 'AP']) * shooters;
    case 'caracole':
      return 0.5 * share(b, division, ['R', 'CM', 'CL']);
    case 'heartened':
      return 0.5;
    case 'falseNews':
      return 0.6;
    case 'misunderstood':
    case 'indecision':
      return -0.3;
    case 'jealousy':
    case 'rumours':
      return -2;
  }
}

/** What an order does for a division as it is printed. */
function plainWorth(b: Battle, order: OrderCard, division: number, needs: Needs): number {
  const { move, fire, melee, rally } = order;
  return (
    (move ? needs.move : 0) +
    (melee ? needs.melee : 0) +
    (move && melee ? needs.reach : 0) +
    (fire ? needs.fire : 0) +
    (fire && move ? needs.approach : 0) +
    (rally ? needs.rally : 0) +
    (order.ability ? abilityWorth(b, order.ability, division, needs) : 0)
  );
}

/** What naming each action of a focused order would bring (nqsb.10.7). */
const focusWorths = (order: OrderCard, needs: Needs): { focus: 'move' | 'fire' | 'melee'; worth: number }[] => [
  ...(order.move ? [{ focus: 'move' as const, worth: 1.6 * needs.move }] : []),
  ...(order.fire ? [{ focus: 'fire' as const, worth: needs.fire + 0.35 * needs.shooters }] : []),
  ...(order.melee ? [{ focus: 'melee' as const, worth: needs.melee + 0.5 * needs.fighters }] : []),
];

/** The chance that an order reaches its division (nqsb.10.3). */
function arrives(b: Battle, division: number): number {
  if (!onField(b, division)) return 1;
  const by = (through: boolean): number =>
    brokenLinks(b, division, through).reduce((chance, leader) => chance * leaderPasses(b, leader), 1);
  return (b.state.wing[division] ?? -1) >= 0 ? Math.max(by(false), by(true)) : by(false);
}

/** What an order is worth to a division, focused or not. */
function orderWorth(b: Battle, number: number, focus: boolean, division: number, needs: Needs): number {
  const order = card(b, number);
  const action = focus
    ? Math.max(...focusWorths(order, needs).map(({ worth }) => worth))
    : plainWorth(b, order, division, needs);
  return order.priority > 0 ? action * arrives(b, division) + INITIATIVE * order.priority : action;
}

/** How useful a card is to have, whatever comes. */
const quality = ({ move, fire, melee, rally, priority }: OrderCard): number =>
  (move ? 1 : 0) + (move && melee ? 1.2 : 0) + (fire ? 0.5 : 0) + (rally ? 0.6 : 0) + 0.2 * priority;

/** What a card is worth to a deck: as an order, for its ability, and as a success in tests (nqsb.2.5.3). */
function deckWorth(b: Battle, side: Side, number: number): number {
  const order = card(b, number);
  const ability = order.ability === undefined ? 0 : UNWELCOME.has(order.ability) ? -0.5 : 0.3;
  return quality(order) + ability + (order.value <= armyValue(b, side) ? 0.6 : 0);
}

/** nqsb.2.2.modify: the least useful card goes out, the most useful comes in. */
export const chooseSwap = (b: Battle, seat: number, choices: Choices): Action<Batirnos> =>
  best(ofKind(choices, 'swap'), ({ out, into }) => deckWorth(b, asSide(seat), into) - deckWorth(b, asSide(seat), out))
    .choice;

/** Orders one by one, the most useful first; then the hand is put in order. */
export function chooseOrders(b: Battle, seat: number, choices: Choices): Action<Batirnos> {
  const assigns = ofKind(choices, 'assign');
  if (assigns.length > 0) {
    const needs = new Map<number, Needs>();
    const { choice, value } = best(assigns, ({ division, card: number, focus }) => {
      const known = needs.get(division) ?? needsOf(b, division);
      needs.set(division, known);
      return orderWorth(b, number, focus, division, known);
    });
    if (value > WORTH_GIVING) return choice;
  }
  return chooseReturn(b, seat, choices);
}

/** Cards that are no use as orders serve in tests: successes on top, failures at the bottom (nqsb.2.5.2.none). */
function chooseReturn(b: Battle, seat: number, choices: Choices): Action<Batirnos> {
  const tops = ofKind(choices, 'toTop');
  const ready = choices.find(({ type }) => type === 'ready');
  if (tops.length === 0) return firstOfKind(choices, 'ready');
  const poorest = best(tops, ({ card: number }) => -quality(card(b, number)));
  const spare = cardsOf(b.state, seat).hand.length > 0 && -poorest.value < 1.5;
  if (ready && !spare) return ready;
  const number = poorest.choice.card;
  if (card(b, number).value <= armyValue(b, asSide(seat))) return poorest.choice;
  return ofKind(choices, 'toBottom').find(choice => choice.card === number) ?? poorest.choice;
}

/** The action that a focused order is named for. */
export function chooseFocus(b: Battle, choices: Choices): Action<Batirnos> {
  return best(ofKind(choices, 'nameFocus'), ({ division, focus }) => {
    const order = card(b, b.state.order[division] ?? 1);
    return focusWorths(order, needsOf(b, division)).find(one => one.focus === focus)?.worth ?? -9;
  }).choice;
}

/** Coup d'œil: the better card goes where it does more. */
export function chooseExchange(b: Battle, division: number, choices: Choices): Action<Batirnos> {
  const worth = (place: number, from: number): number => {
    const number = b.state.order[from] ?? 0;
    return number > 0 ? orderWorth(b, number, false, place, needsOf(b, place)) : 0;
  };
  const { choice, value } = best(choices, option => {
    if (option.type !== 'handOver') return 0.1;
    const other = option.division;
    return worth(division, other) + worth(other, division) - worth(division, division) - worth(other, other);
  });
  return value > 0.1 ? choice : firstOfKind(choices, 'decline');
}

/** False news: the enemy order that would do most harm comes last. */
export const chooseVictim = (b: Battle, choices: Choices): Action<Batirnos> =>
  best(choices, option => {
    if (option.type !== 'mislead') return 0;
    const { reach, melee, fire } = needsOf(b, option.division);
    return 0.1 + (b.state.priority[option.division] ?? 0) + reach + Math.max(0, melee) + fire;
  }).choice;

/** An order goes the way on which it is likelier to arrive. */
export const chooseRoute = (b: Battle, division: number, choices: Choices): Action<Batirnos> =>
  best(choices, option =>
    option.type === 'route'
      ? brokenLinks(b, division, option.through).reduce((chance, leader) => chance * leaderPasses(b, leader), 1)
      : -1,
  ).choice;

/** The division that has most to do goes first. */
export const chooseDivision = (b: Battle, phase: string, choices: Choices): Action<Batirnos> =>
  best(choices, option => {
    if (option.type !== 'pickDivision') return -99;
    const { melee, reach, fire, rally, move } = needsOf(b, option.division);
    if (phase === 'melee') return melee;
    if (phase === 'fire') return fire;
    return phase === 'rally' ? rally : reach + 0.2 * move;
  }).choice;

/** Units of the reserve go to a division that has lost some of its own. */
export function chooseTransfer(b: Battle, choices: Choices): Action<Batirnos> {
  const transfers = ofKind(choices, 'transfer');
  const needy = transfers.filter(
    ({ division }) => membersOf(b, division).length < divisionSlot(b, division).units.length,
  );
  return needy[0] ?? firstOfKind(choices, 'ready');
}
