/** The seat's word: what it has promised it keeps, and what such promises are worth to both. */
import { at } from '@carroccio/kernel';
import { AID, NO_COURTING, PAYMENT, PEACE } from '../../src/20-agreements/promises.ts';
import { unitsOf } from '../../src/26-armies/army.ts';
import { now } from '../../src/state.ts';
import { type Choice, type Choices, type Mind, ofType } from '../mind.ts';
import { siegeValue } from '../war/targets.ts';
import { hasPromised, POINT } from '../worth.ts';

/** Promised florins are worth less than those on the table; a courtesy is worth little. */
const UNCERTAIN = 0.5;
const COURTESY = 60;
const HELP = 150;
/** Whoever loses a commune loses more than its conqueror gains. */
const FEAR = 1.5;

/** What an attacker's armies under the walls of another may hope to gain there, in points. */
function menace(attacker: Mind, victim: number): number {
  const { state, seat } = attacker;
  const hopes = state.armies.map(({ id, seat: whose, siege }) =>
    siege && whose === seat && at(state.communes, siege.commune).podesta === victim
      ? siegeValue(attacker, siege.commune, unitsOf(state, id), siege.hits)
      : 0,
  );
  return Math.max(0, ...hopes);
}

/** What a promise is worth to whom it is given, in florins. */
export function promiseGain(giver: Mind, to: number, what: number, florins: number): number {
  if (what === PEACE) return FEAR * POINT * menace(giver, to);
  if (what === PAYMENT) return UNCERTAIN * florins;
  return what === AID ? HELP : COURTESY;
}

/** What a promise costs whoever gives it and means to keep it. */
export function promiseCost(giver: Mind, to: number, what: number, florins: number): number {
  if (what === PEACE) return POINT * menace(giver, to);
  if (what === PAYMENT) return florins;
  return what === AID ? HELP : COURTESY;
}

/** Promised sums are paid before their term is over. */
export function payWhatWasPromised({ state }: Mind, choices: Choices): Choice | undefined {
  return ofType(choices, 'honour').find(({ promise }) => {
    const given = state.promises.find(({ id }) => id === promise);
    return given !== undefined && given.until <= now(state);
  });
}

/** Whether nothing the seat has promised keeps it from courting a sestiere. */
export function mayCourt(mind: Mind, sestiere: number): boolean {
  const { state } = mind;
  const commune = at(state.place, sestiere);
  return ![at(state.holder, sestiere), at(state.communes, commune).podesta].some(
    other => other >= 0 && hasPromised(mind, other, NO_COURTING),
  );
}
