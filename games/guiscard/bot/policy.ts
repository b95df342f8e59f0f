/** What the bot does at each decision: one sentence each. */
import { type Action, at, type Chance, type Frame } from '@carroccio/kernel';
import { besieged, siegeOf } from '../src/11-sieges/siege.ts';
import { type Battle, sideOf } from '../src/battle.ts';
import type { Guiscard } from '../src/shape.ts';
import { best, type Choices, firstOf, ofType } from './choices.ts';
import { chooseAttack } from './fight/attacks.ts';
import { chooseCharge, chooseCompany, chooseCounter, chooseCourse } from './fight/charges.ts';
import { clashValue } from './fight/clashes.ts';
import { chooseFormation, chooseMarch } from './fight/formations.ts';
import {
  chooseAdvance,
  chooseAdvanceStep,
  chooseAnswer,
  chooseLying,
  chooseRefuge,
  chooseTable,
  chooseVictim,
} from './fight/reactions.ts';
import {
  chooseBearer,
  chooseEnginePlace,
  chooseFacing,
  chooseLadderBed,
  choosePlace,
  chooseRank,
  chooseRankFacing,
  chooseRecruit,
} from './move/deployment.ts';
import { chooseEntry, chooseMover, chooseStep } from './move/moves.ts';
import { chooseFaced, chooseRunner } from './move/orders.ts';
import {
  chooseAfflicted,
  chooseBuilder,
  chooseCallOff,
  chooseDay,
  chooseInside,
  choosePick,
  chooseRelief,
  chooseSortie,
} from './siege/campaign.ts';
import { chooseEngineStep, chooseHand, chooseStrike } from './siege/engines.ts';
import { chooseAim, chooseShooter, chooseVolley } from './siege/fires.ts';
import { chooseCarry, chooseGear } from './siege/works.ts';

export function decide(b: Battle, frame: Frame<Guiscard>, choices: Choices, chance: Chance): Action<Guiscard> {
  const first = at(choices, 0);
  if (choices.length === 1) return first;
  switch (frame.step) {
    case 'placing':
    case 'siegeSetup':
      return choosePlace(b, frame.unit, choices);
    case 'facing':
      return chooseFacing(b, sideOf(b, frame.unit), frame.to, choices);
    case 'placeRank':
      return chooseRank(b, choices);
    case 'faceRank':
      return chooseRankFacing(b, at(b.scenario.groups, frame.group).side, frame.to, choices);
    case 'placeEngine':
      return chooseEnginePlace(b, at(b.state.engines, frame.engine).side, choices);
    case 'faceEngine':
      return chooseFacing(b, at(b.state.engines, frame.engine).side, frame.to, choices);
    case 'placeLadder':
      return chooseLadderBed(b, at(b.state.ladders, frame.ladder).side, choices);
    case 'giveGrapnel':
      return chooseBearer(b, choices);
    case 'muster':
      return chooseRecruit(b, frame.got, choices, chance);
    case 'offensive':
      return chooseShooter(b, frame.side, choices);
    case 'aim':
      return chooseAim(b, frame.unit, choices);
    case 'lay':
      return chooseStrike(b, frame.engine, choices);
    case 'window':
      return chooseVolley(b, frame.target, choices);
    case 'charges':
      return chooseCharge(b, frame.side, choices);
    case 'grouping':
      return chooseCompany(b, choices);
    case 'course':
      return chooseCourse(b, frame.charge, frame.counter, choices);
    case 'counterCharge':
      return chooseCounter(b, frame.charge, choices);
    case 'movement':
      return (
        chooseGear(b, choices) ?? chooseFormation(b, choices) ?? chooseMover(b, choices) ?? firstOf(choices, 'endMoves')
      );
    case 'moving':
      return chooseStep(b, frame, choices);
    case 'entering':
      return chooseEntry(b, frame.unit, choices);
    case 'formationMarch':
      return chooseMarch(b, frame.units, choices);
    case 'ladderParty':
    case 'ladderEntry':
      return chooseCarry(b, frame.ladder, choices);
    case 'declare':
      return chooseAttack(b, choices);
    case 'resolving':
      return best(ofType(choices, 'resolve'), ({ attack }) => clashValue(b, at(b.state.attacks, attack))).choice;
    case 'answer':
      return chooseAnswer(b, frame.attack, choices);
    case 'tableChoice':
      return chooseTable(b, frame.attack, choices);
    case 'blow':
      return chooseVictim(b, choices);
    case 'testOrder':
      return chooseFaced(b, frame.unit, choices);
    case 'retreatOrder':
      return chooseRunner(b, frame.pending, choices);
    case 'retreatStep':
    case 'displace':
      return chooseRefuge(b, frame.unit, choices);
    case 'fall':
    case 'laying':
    case 'tumble':
      return chooseLying(b, frame.unit, choices);
    case 'advance':
      return chooseAdvance(b, frame.hexes, choices);
    case 'advancing':
      return chooseAdvanceStep(b, frame.unit, choices);
    case 'crewing':
    case 'ladderMate':
    case 'lifting':
      return chooseHand(b, choices);
    case 'engineParty':
      return chooseEngineStep(b, frame.engine, choices);
    case 'garrisonChoice':
      return chooseSortie(b, choices);
    case 'besiegerChoice':
      return chooseDay(b, choices);
    case 'teaming':
      return chooseBuilder(b, choices);
    case 'picking':
    case 'patrolPick':
      return choosePick(b, choices);
    case 'afflict':
      return chooseAfflicted(b, frame.side, frame.chooser, choices);
    case 'callOff':
      return chooseCallOff(b, frame.side, choices);
    case 'reliefChoice':
      return chooseRelief(b, choices);
    case 'insideChoice':
      return chooseInside(b, frame.side, choices);
    case 'riposte':
      return chooseInside(b, besieged(siegeOf(b)), choices);
    default:
      return at(choices, chance.draw(choices.length));
  }
}
