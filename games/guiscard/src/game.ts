/** Guiscard: a table of contents. */
import { defineGame, type Game, type Rulebook } from '@carroccio/kernel';
import { createCaptain } from '../bot/captain.ts';
import { printBoard } from '../text/board.ts';
import { createChronicle } from '../text/chronicle/index.ts';
import { words } from '../text/index.ts';
import { advanceSteps } from './advance-steps.ts';
import { againSteps } from './again-steps.ts';
import { armySteps } from './army-steps.ts';
import { carryingSteps } from './carrying-steps.ts';
import { chargeSteps } from './charge-steps.ts';
import { cloneState } from './clone.ts';
import { combatSteps } from './combat-steps.ts';
import type { Data } from './data/index.ts';
import { declareSteps } from './declare-steps.ts';
import { engineSteps } from './engine-steps.ts';
import { enteringSteps } from './entering-steps.ts';
import { figuresOf } from './figures.ts';
import { fireSteps } from './fire-steps.ts';
import { formationSteps } from './formation-steps.ts';
import { gearSetupSteps } from './gear-setup-steps.ts';
import { gearSteps } from './gear-steps.ts';
import { groundOf, layGrounds } from './grounds.ts';
import { invariants } from './invariants.ts';
import { ladderEntrySteps } from './ladder-entry.ts';
import { movementSteps } from './movement-steps.ts';
import { movingSteps } from './moving-steps.ts';
import { createNames } from './names.ts';
import { orderSteps } from './order-steps.ts';
import { retreatSteps } from './retreat-steps.ts';
import { sequenceSteps } from './sequence-steps.ts';
import { initialState, setUpFrames } from './setup.ts';
import { setupSteps } from './setup-steps.ts';
import { actions, type Guiscard, type ScenarioId } from './shape.ts';
import { siegeActionSteps } from './siege-action-steps.ts';
import { siegeChoiceSteps } from './siege-choice-steps.ts';
import { siegeDaySteps } from './siege-day-steps.ts';
import { siegePatrolSteps } from './siege-patrol-steps.ts';
import { siegeReliefSteps } from './siege-relief-steps.ts';
import { taskSteps } from './task-steps.ts';

export function createGame(rulebook: Rulebook, data: Data): Game {
  const grounds = layGrounds(data);
  const { battle } = grounds;
  const names = createNames(grounds, new Map(data.maps.maps.map(({ id, name }) => [id, name])));
  const seatsOf = (id: ScenarioId) => ({ seats: grounds.scenario(id).seats });
  return defineGame<Guiscard>({
    rulebook,
    version: 3,
    scenarios: {
      civitate: seatsOf('civitate'),
      scalinata: seatsOf('scalinata'),
      cerami: seatsOf('cerami'),
      montemaggiore: seatsOf('montemaggiore'),
      fattoria: seatsOf('fattoria'),
      'pio-normanno': seatsOf('pio-normanno'),
      larissa: seatsOf('larissa'),
      funerale: seatsOf('funerale'),
      imperatore: seatsOf('imperatore'),
      messina: seatsOf('messina'),
      'fuoco-greco': seatsOf('fuoco-greco'),
      'nido-d-aquila': seatsOf('nido-d-aquila'),
      masseria: seatsOf('masseria'),
      'san-giorgio': seatsOf('san-giorgio'),
      libera: seatsOf('libera'),
    },
    options: {
      early: {
        rule: 'gui.11.1.2b',
        values: [true, false],
        default: true,
        scenarios: ['nido-d-aquila', 'masseria', 'san-giorgio'],
      },
    },
    actions,
    text: words(names),
    setup: ({ scenario: id }) => {
      const scenario = grounds.scenario(id);
      return {
        state: initialState(scenario, grounds.roster(id), grounds.field(groundOf(scenario))),
        frames: setUpFrames(scenario),
      };
    },
    steps: {
      ...setupSteps(battle),
      ...gearSetupSteps(battle),
      ...sequenceSteps(battle),
      ...fireSteps(battle),
      ...engineSteps(battle),
      ...chargeSteps(battle),
      ...movementSteps(battle),
      ...movingSteps(battle),
      ...enteringSteps(battle),
      ...formationSteps(battle),
      ...gearSteps(battle),
      ...ladderEntrySteps(battle),
      ...carryingSteps(battle),
      ...declareSteps(battle),
      ...combatSteps(battle),
      ...againSteps(battle),
      ...orderSteps(battle),
      ...retreatSteps(battle),
      ...advanceSteps(battle),
      ...taskSteps(battle),
      ...armySteps(battle),
      ...siegeDaySteps(battle),
      ...siegeChoiceSteps(battle),
      ...siegeActionSteps(battle),
      ...siegePatrolSteps(battle),
      ...siegeReliefSteps(battle),
    },
    // How it came about: where shots fell, dice, columns, modifiers, the rule of a wound.
    details: {
      shot: true,
      fired: true,
      hurled: true,
      tested: true,
      attacked: true,
      fought: true,
      negotiated: ['total'],
      bombarded: ['points'],
      harmed: ['rule'],
      horseKilled: ['rule'],
      stood: ['rule'],
      drivenBack: ['rule'],
      blowFalls: ['rule'],
      slowed: ['rule'],
      stopped: ['rule'],
    },
    view: ({ state }) => state,
    resample: () => undefined,
    invariants: look => invariants(battle(look), look.inside('declare') && !look.inside('combatBegins')),
    clone: cloneState,
    print: (state, { scenario, options }, language) => printBoard(battle({ state, scenario, options }), language),
    chronicle: createChronicle(grounds),
    figures: (told, { scenario }) => figuresOf(told, grounds, scenario),
    bots: [createCaptain(battle)],
  });
}
