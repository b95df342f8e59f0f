/** What the bot does at each decision. */
import { type Action, at, type Chance, type Frame } from '@carroccio/kernel';
import { attackersOf } from '../src/10-combat/shock.ts';
import { stillCharging } from '../src/12-cavalry/charge.ts';
import { type Battle, battaglia, currentRating, facingOf } from '../src/battle.ts';
import type { Guelphs, Manoeuvre } from '../src/shape.ts';
import { chooseBattaglia, chooseContinuum, chooseInterruption } from './activations.ts';
import { capitanoMove } from './capitano.ts';
import type { Choices } from './choices.ts';
import { attackValue } from './move/manoeuvre.ts';
import { chooseBattle, chooseMarch, chooseMarcher, choosePaper } from './move/march.ts';
import { chooseAmbush, chooseCompany, chooseEdge, choosePartner, chooseWithdrawal } from './move/places.ts';
import { manned, nearestEnemy, reachOf } from './move/ranges.ts';
import { chooseOrder, chooseStep } from './orders.ts';
import { chooseCountercharge, chooseReaction, facingTowards, facingValue } from './reactions.ts';
import { shotValue } from './shots.ts';
import { best, clashValue, lossOf } from './worth.ts';

/** The policy of the bot: one sentence a decision. */
export function decide(b: Battle, frame: Frame<Guelphs>, choices: Choices, chance: Chance): Action<Guelphs> {
  const [first] = choices;
  if (!first) throw new Error('nothing to choose');
  if (choices.length === 1) return first;
  switch (frame.step) {
    case 'deployment':
      return choices.find(choice => choice.type === 'deploy') ?? first;
    case 'freeing':
      return choices.find(choice => choice.type === 'ready') ?? first;
    case 'ambush':
      return chooseEdge(b, choices, chance);
    case 'papers':
      return choosePaper(choices, chance);
    case 'marchTurn':
      return chooseBattle(b, choices);
    case 'marching':
      return chooseMarch(b, frame.roll, choices);
    case 'column':
      return chooseMarcher(b, choices);
    case 'basic':
      return chooseBattaglia(b, choices);
    case 'continuing':
      return chooseContinuum(b, choices);
    case 'interruption':
      return chooseInterruption(b, choices);
    case 'orders':
      return chooseOrder(b, frame, choices);
    case 'arrival':
      return chooseAmbush(b, choices);
    case 'move':
      return chooseStep(b, frame, choices);
    case 'withdraw':
      return chooseWithdrawal(b, frame.unit, choices);
    case 'echelon':
      return choosePartner(b, choices);
    case 'target':
      return chooseTarget(b, frame, choices);
    case 'facingReaction':
      return chooseReaction(b, frame.mover, choices);
    case 'exitFire':
    case 'entryFire':
      return best(choices, choice =>
        choice.type === 'shoot' ? shotValue(b, choice.unit, frame.mover, 'reaction') : 0.05,
      ).choice;
    case 'fireOrder':
      return best(choices, choice =>
        choice.type === 'fireAt'
          ? shotValue(b, frame.unit, choice.target, choice.facing === facingOf(b, frame.unit) ? 'order' : 'pivoted')
          : 0,
      ).choice;
    case 'countercharge':
      return chooseCountercharge(b, frame.unit, choices);
    case 'afterCombats':
      return capitanoMove(b, frame, choices) ?? choices.find(choice => choice.type === 'stay') ?? first;
    case 'combats':
    case 'lead':
      return best(choices, choice =>
        choice.type === 'combat'
          ? clashValue(b, { target: choice.target, lead: choice.lead, attackers: attackersOf(b, choice.target) })
          : -9,
      ).choice;
    case 'brokenCharge':
      return chooseAfterBreak(b, frame.unit, choices);
    case 'share':
    case 'panic':
      return best(choices, choice => ('unit' in choice ? -lossOf(b, choice.unit, 1) : -9)).choice;
    case 'mutualRout':
      return best(choices, choice => (choice.type === 'keep' ? currentRating(b, choice.unit) + 10 : 0)).choice;
    case 'turnAfter':
      return best(choices, choice => (choice.type === 'face' ? facingValue(b, frame.unit, choice.facing) : 0)).choice;
    case 'followAdvance':
      return chooseCompany(b, choices);
    case 'escape':
      return best(choices, choice =>
        choice.type === 'escape'
          ? 0.2 * nearestEnemy(b, choice.to, battaglia(b, frame.battaglia).side) + (manned(b, choice.to) ? 1 : 0)
          : 0,
      ).choice;
    case 'adjutant':
      return best(choices, choice => (choice.type === 'adjutant' ? reachOf(b, choice.unit) : 0)).choice;
    case 'comingBack':
      return best(choices, choice =>
        choice.type === 'comeBack' ? facingTowards(b, choice.to, choice.facing, choice.unit) : -9,
      ).choice;
    default:
      return at(choices, chance.draw(choices.length));
  }
}

function chooseTarget(b: Battle, frame: Manoeuvre, choices: Choices): Action<Guelphs> {
  const charge = stillCharging(b, frame);
  return best(choices, choice => (choice.type === 'attack' ? attackValue(b, frame.unit, choice.target, charge) : 0))
    .choice;
}

function chooseAfterBreak(b: Battle, unit: number, choices: Choices): Action<Guelphs> {
  const attack = b.state.attacks.find(one => one.unit === unit);
  const worthIt = attack !== undefined && attackValue(b, unit, attack.target, false) > 0;
  return choices.find(choice => choice.type === (worthIt ? 'press' : 'callOff')) ?? at(choices, 0);
}
