/** I Podestà: a table of contents. */
import { defineGame, type Game, type Rulebook } from '@carroccio/kernel';
import { createBots, createMerchant } from '../bot/merchant.ts';
import { createMind } from '../bot/mind/index.ts';
import { printBoard } from '../text/board.ts';
import { createChronicle } from '../text/chronicle/index.ts';
import { words } from '../text/index.ts';
import { vocabulary } from '../text/vocabulary.ts';
import { setUp } from './04-set-up/setup.ts';
import { monthSteps } from './05-month/month-steps.ts';
import { yearSteps } from './05-month/year-steps.ts';
import { politicsSteps } from './10-office/politics-steps.ts';
import { conquestSteps } from './13-civil-war/conquest-steps.ts';
import { worksSteps } from './14-taxes-and-works/works-steps.ts';
import { factionSteps } from './16-factions-and-exile/faction-steps.ts';
import { dealSteps } from './20-agreements/deal-steps.ts';
import { commerceSteps } from './21-trade/commerce-steps.ts';
import { annalesSteps } from './24-annales/annales-steps.ts';
import { armingSteps } from './26-armies/arming-steps.ts';
import { marchSteps } from './26-armies/march-steps.ts';
import { militarySteps } from './26-armies/military-steps.ts';
import { warSteps } from './29-war/war-steps.ts';
import { battleEndSteps } from './30-battle/battle-end-steps.ts';
import { battleSetupSteps } from './30-battle/battle-setup-steps.ts';
import { battleSteps } from './30-battle/battle-steps.ts';
import { fightSteps } from './30-battle/fight-steps.ts';
import { interruptSteps } from './30-battle/interrupt-steps.ts';
import { reorderSteps } from './30-battle/reorder-steps.ts';
import { siegeSteps } from './43-sieges/siege-steps.ts';
import { actions } from './actions.ts';
import { cloneState } from './clone.ts';
import type { Data } from './data/index.ts';
import { figuresOf } from './figures.ts';
import { invariants } from './invariants.ts';
import { endsByTheClock } from './scenarios/index.ts';
import { redrawSecrets, whatSeatKnows } from './secrets.ts';
import type { Podesta } from './shape.ts';
import { buildWorld, tablesOf } from './world.ts';

export function createGame(rulebook: Rulebook, data: Data): Game {
  const world = buildWorld(data);
  const tables = tablesOf(world);
  const seats = data.merchants.merchants.map(({ id }) => id);
  const timed = data.lengths.lengths.filter(endsByTheClock).map(({ id }) => id);
  // pod.4a: up to six merchants, two at the least; a long game is for four or more.
  const table = (min: number) => ({ seats, min });
  return defineGame<Podesta>({
    rulebook,
    version: 5,
    scenarios: {
      short: table(2),
      normal: table(2),
      long: table(4),
      conquest: table(2),
      sestieri: table(2),
      points: table(2),
      timed: table(2),
    },
    // None of them brings in the battle rules of the wargame expansion (pod.49a).
    options: {
      market: { rule: 'pod.21f', values: ['braked', 'free'], default: 'braked' },
      houses: { rule: 'pod.13b', values: [false, true], default: false },
      lives: { rule: 'pod.32d', values: [false, true], default: false },
      hours: { rule: 'pod.4b', values: [3, 5, 8], default: 3, scenarios: timed },
    },
    actions,
    text: words(world),
    vocabulary: vocabulary(world),

    setup: ({ seats: players, chance }) => setUp(world, players, chance),

    steps: {
      ...yearSteps(tables),
      ...monthSteps(tables),
      ...annalesSteps(tables),
      ...politicsSteps(tables),
      ...worksSteps(tables),
      ...factionSteps(tables),
      ...dealSteps(tables),
      ...conquestSteps(tables),
      ...commerceSteps(tables),
      ...militarySteps(tables),
      ...armingSteps(tables),
      ...marchSteps(tables),
      ...warSteps(tables),
      ...siegeSteps(tables),
      ...battleSetupSteps(tables),
      ...battleSteps(tables),
      ...fightSteps(tables),
      ...reorderSteps(tables),
      ...interruptSteps(tables),
      ...battleEndSteps(tables),
    },

    view: ({ state }, seat) => whatSeatKnows(state, seat),
    resample: (look, seat, chance) => redrawSecrets(tables.look(look), look, seat, chance),
    invariants: look => invariants(tables.look(look), look),
    clone: cloneState,
    print: (view, scene, language) => printBoard(world, view, scene, language),
    chronicle: createChronicle(world),
    details: {
      bolt: ['spade', 'scudi'],
      clash: ['attack', 'defence'],
      wallShot: ['spade', 'scudi'],
    },
    figures: (told, { seatNames }) => figuresOf(told, seatNames.length),
    bots: createBots(tables),
    mind: createMind(tables, createMerchant(tables)),
  });
}
