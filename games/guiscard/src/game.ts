/** Guiscard: a table of contents. */
import { defineGame, type Game, type Rulebook } from '@carroccio/kernel';
import { createBots, createCaptain } from '../bot/captain.ts';
import { createMind } from '../bot/mind/index.ts';
import { printBoard } from '../text/board.ts';
import { createChronicle } from '../text/chronicle/index.ts';
import { words } from '../text/index.ts';
import { vocabulary } from '../text/vocabulary.ts';
import { armySteps } from './02-turn/army-steps.ts';
import { enteringSteps } from './02-turn/entering-steps.ts';
import { gearSetupSteps } from './02-turn/gear-setup-steps.ts';
import { sequenceSteps } from './02-turn/sequence-steps.ts';
import { initialState } from './02-turn/setup.ts';
import { setupSteps } from './02-turn/setup-steps.ts';
import { groundOf, layGrounds } from './03-ground/grounds.ts';
import { againSteps } from './04-movement/again-steps.ts';
import { movementSteps } from './04-movement/movement-steps.ts';
import { movingSteps } from './04-movement/moving-steps.ts';
import { fireSteps } from './05-missiles/fire-steps.ts';
import { advanceSteps } from './06-combat/advance-steps.ts';
import { combatSteps } from './06-combat/combat-steps.ts';
import { declareSteps } from './06-combat/declare-steps.ts';
import { orderSteps } from './06-combat/order-steps.ts';
import { retreatSteps } from './06-combat/retreat-steps.ts';
import { chargeSteps } from './07-charges-and-formations/charge-steps.ts';
import { formationSteps } from './07-charges-and-formations/formation-steps.ts';
import { carryingSteps } from './10-siege-gear/carrying-steps.ts';
import { engineSteps } from './10-siege-gear/engine-steps.ts';
import { gearSteps } from './10-siege-gear/gear-steps.ts';
import { ladderEntrySteps } from './10-siege-gear/ladder-entry.ts';
import { taskSteps } from './10-siege-gear/task-steps.ts';
import { siegeActionSteps } from './11-sieges/siege-action-steps.ts';
import { siegeChoiceSteps } from './11-sieges/siege-choice-steps.ts';
import { siegeDaySteps } from './11-sieges/siege-day-steps.ts';
import { siegePatrolSteps } from './11-sieges/siege-patrol-steps.ts';
import { siegeReliefSteps } from './11-sieges/siege-relief-steps.ts';
import { cloneState } from './clone.ts';
import type { Data } from './data/index.ts';
import { figuresOf } from './figures.ts';
import { invariants } from './invariants.ts';
import { createNames } from './names.ts';
import { articlesOf } from './scenarios/articles.ts';
import type { ScenarioModule } from './scenarios/scenario.ts';
import { actions, type Guiscard } from './shape.ts';

export function createGame(rulebook: Rulebook, data: Data, modules: readonly ScenarioModule[]): Game {
  const grounds = layGrounds(data, articlesOf(modules));
  const { battle } = grounds;
  const names = createNames(grounds, data.maps);
  return defineGame<Guiscard>({
    rulebook,
    version: 6,
    scenarios: Object.fromEntries(modules.map(({ id }) => [id, { seats: grounds.scenario(id).seats }])),
    options: {
      early: {
        rule: 'gui.11.1.2b',
        values: [true, false],
        default: true,
        scenarios: modules.map(({ id }) => id).filter(id => grounds.scenario(id).siege !== null),
      },
    },
    actions,
    text: words(names, modules),
    vocabulary: vocabulary(grounds, names),
    setup: ({ scenario: id }) => {
      const scenario = grounds.scenario(id);
      return {
        state: initialState(scenario, grounds.roster(id), grounds.field(groundOf(scenario))),
        frames: grounds.rules(id).opening(scenario),
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
    open: true,
    view: ({ state }) => state,
    resample: () => undefined,
    invariants: look => invariants(battle(look), look.inside('declare') && !look.inside('combatBegins')),
    clone: cloneState,
    print: (state, { scenario, options }, language) => printBoard(battle({ state, scenario, options }), language),
    chronicle: createChronicle(grounds, modules),
    figures: (told, { scenario }) => figuresOf(told, grounds, scenario),
    bots: createBots(battle),
    mind: createMind(battle, createCaptain(battle)),
  });
}
