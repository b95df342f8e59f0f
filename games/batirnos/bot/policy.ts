/** What the bot does at each decision. */
import type { Action, Frame } from '@carroccio/kernel';
import type { Battle } from '../src/battle.ts';
import type { Batirnos } from '../src/shape.ts';
import { best, type Choices, firstOfKind, ofKind } from './choices.ts';
import { decideFor } from './fight/chances.ts';
import { chooseAttack, chooseFight, chooseJoin, choosePair, choosePrincipal } from './fight/melee.ts';
import { chooseRally } from './fight/rally.ts';
import {
  chooseAnswer,
  chooseCountercharge,
  chooseDeparture,
  chooseEvasion,
  choosePressing,
  chooseRetarget,
  chooseRetreat,
  chooseRivalStep,
  chooseStand,
} from './fight/reactions.ts';
import { shotWorth } from './fight/shots.ts';
import { chooseDeal, chooseNextDivision, choosePlace } from './move/deploy.ts';
import { chooseRiding } from './move/leaders.ts';
import { chooseHalt, chooseMarch, chooseStep } from './move/manoeuvre.ts';
import { chooseArrival, chooseMove } from './move/moving.ts';
import { chooseMuster } from './muster.ts';
import {
  chooseDivision,
  chooseExchange,
  chooseFocus,
  chooseOrders,
  chooseRoute,
  chooseSwap,
  chooseTransfer,
  chooseVictim,
} from './orders.ts';
import { unitWorth } from './worth.ts';

/** Who is asked, what he may choose, and what he has chosen in the same secret decision. */
export interface Asked {
  seat: number;
  choices: Choices;
  chosen: Choices;
}

/** The policy of the bot: one sentence a decision. */
export function decide(b: Battle, frame: Frame<Batirnos>, { seat, choices, chosen }: Asked): Action<Batirnos> {
  const [first] = choices;
  if (!first) throw new Error('nothing to choose');
  if (choices.length === 1) return first;
  decideFor(b, seat);
  switch (frame.step) {
    case 'muster':
      return chooseMuster(b, chosen, choices);
    case 'decks':
      return chooseSwap(b, seat, choices);
    case 'dealing':
      return chooseDeal(b, choices);
    case 'choosing':
      return chooseNextDivision(b, choices);
    case 'placing':
    case 'placingLeaders':
      return choosePlace(b, choices);
    case 'reserve':
      return chooseTransfer(b, choices);
    case 'orders':
      return chooseOrders(b, seat, choices);
    case 'exchanging':
      return chooseExchange(b, frame.division, choices);
    case 'misleading':
      return chooseVictim(b, choices);
    case 'focusing':
      return chooseFocus(b, choices);
    case 'heartened':
      return firstOfKind(choices, 'takeCard');
    case 'frightening':
      return best(choices, choice => (choice.type === 'freeze' ? -unitWorth(b, choice.unit) : -99)).choice;
    case 'routing':
      return chooseRoute(b, frame.division, choices);
    case 'ordering':
      return chooseDivision(b, frame.phase, choices);
    case 'enough':
      return firstOfKind(choices, 'stopTest');
    case 'arriving':
      return chooseArrival(b, choices);
    case 'moving':
      return chooseMove(b, choices);
    case 'marching':
      return chooseStep(b, frame, choices);
    case 'secondMove':
      return chooseMarch(b, choices) ?? firstOfKind(choices, 'hold');
    case 'late':
      return chooseMarch(b, choices) ?? firstOfKind(choices, 'endMoves');
    case 'riding':
      return chooseRiding(b, choices);
    case 'rush':
      return chooseMarch(b, choices) ?? first;
    case 'evasion':
      return chooseEvasion(b, frame.mover, choices);
    case 'counter':
      return chooseCountercharge(b, frame.mover, choices);
    case 'rivalStep':
      return chooseRivalStep(b, frame.unit, frame.mover, choices);
    case 'rivalHalt':
      return chooseHalt(b, frame.unit, choices);
    case 'firmness':
      return chooseStand(b, choices);
    case 'departures':
      return chooseDeparture(b, frame.mover, choices);
    case 'firing':
      return chooseShot(b, choices);
    case 'answer':
      return chooseAnswer(b, frame.unit, frame.target, choices);
    case 'evaded':
      return chooseRetarget(b, frame.unit, choices);
    case 'caracole':
      return firstOfKind(choices, 'fallBack');
    case 'declare':
      return chooseAttack(b, frame.unit, choices);
    case 'joining':
      return chooseJoin(b, frame, choices);
    case 'separating':
      return choosePair(b, choices);
    case 'nextFight':
      return chooseFight(b, frame.side, frame.fights, choices);
    case 'leading':
      return choosePrincipal(b, frame.fight, choices);
    case 'retreating':
      return chooseRetreat(b, frame.unit, choices);
    case 'pressing':
      return choosePressing(b, frame.unit, frame.to, choices);
    case 'rallying':
      return chooseRally(b, choices);
    default:
      return first;
  }
}

function chooseShot(b: Battle, choices: Choices): Action<Batirnos> {
  const shots = ofKind(choices, 'shoot');
  const { choice, value } = best(shots, ({ unit, target }) => shotWorth(b, unit, target));
  return value > 0.02 ? choice : firstOfKind(choices, 'ceaseFire');
}
