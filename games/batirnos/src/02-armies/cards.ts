/** Order cards in play: what a division's order lets it do (nqsb.2.5, nqsb.3.2.3, nqsb.10.7). */
import { at } from '@carroccio/kernel';
import { type Battle, divisionOf } from '../battle.ts';
import type { Ability, OrderCard } from '../data/orders.ts';
import type { Phase } from '../shape.ts';
import { NO_FOCUS, ON_FIRE, ON_MELEE, ON_MOVE } from '../state.ts';

export const card = ({ cards }: Pick<Battle, 'cards'>, number: number): OrderCard => at(cards, number - 1);

const FOCUS_OF: Readonly<Record<Phase, number>> = { move: ON_MOVE, fire: ON_FIRE, melee: ON_MELEE, rally: -1 };

/** nqsb.3.2.3, nqsb.10.7: whether the division's order gives this action. */
export function ordered(b: Battle, division: number, phase: Phase): boolean {
  const number = b.state.order[division] ?? 0;
  if (number === 0) return false;
  const focus = b.state.focus[division] ?? NO_FOCUS;
  return card(b, number)[phase] && (focus === NO_FOCUS || focus === FOCUS_OF[phase]);
}

/** The special ability of the division's card; a focused order loses it (nqsb.10.7). */
export function abilityOf(b: Battle, division: number): Ability | undefined {
  const number = b.state.order[division] ?? 0;
  if (number === 0 || (b.state.focus[division] ?? NO_FOCUS) !== NO_FOCUS) return undefined;
  return card(b, number).ability;
}

export const underAbility = (b: Battle, unit: number, ability: Ability): boolean =>
  abilityOf(b, divisionOf(b, unit)) === ability;

export const focusedOn = (b: Battle, unit: number, focus: number): boolean =>
  b.state.focus[divisionOf(b, unit)] === focus;

/** nqsb.9.2.command: the battle as it is for guns that act on the card of another division, with its bonuses and penalties. */
export const obeying = (b: Battle, unit: number, division: number = divisionOf(b, unit)): Battle =>
  division === divisionOf(b, unit)
    ? b
    : { ...b, state: { ...b.state, division: b.state.division.with(unit, division) } };

/** nqsb.10.7.no: some action other than reorganise must be there to focus on. */
export const mayFocus = ({ move, fire, melee }: OrderCard): boolean => move || fire || melee;
