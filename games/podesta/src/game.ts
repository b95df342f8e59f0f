/** I Podestà: a table of contents. */
import { defineGame, type Game, type Rulebook } from '@carroccio/kernel';
import { createMerchant } from '../bot/merchant.ts';
import { printBoard } from '../text/board.ts';
import { createChronicle } from '../text/chronicle/index.ts';
import { words } from '../text/index.ts';
import { actions } from './actions.ts';
import { annalesSteps } from './annales-steps.ts';
import { armingSteps } from './arming-steps.ts';
import { battleEndSteps } from './battle-end-steps.ts';
import { battleSetupSteps } from './battle-setup-steps.ts';
import { battleSteps } from './battle-steps.ts';
import { cloneState } from './clone.ts';
import { commerceSteps } from './commerce-steps.ts';
import { conquestSteps } from './conquest-steps.ts';
import type { Data } from './data/index.ts';
import { dealSteps } from './deal-steps.ts';
import { factionSteps } from './faction-steps.ts';
import { fightSteps } from './fight-steps.ts';
import { figuresOf } from './figures.ts';
import { interruptSteps } from './interrupt-steps.ts';
import { invariants } from './invariants.ts';
import { marchSteps } from './march-steps.ts';
import { militarySteps } from './military-steps.ts';
import { monthSteps } from './month-steps.ts';
import { politicsSteps } from './politics-steps.ts';
import { reorderSteps } from './reorder-steps.ts';
import { redrawSecrets, whatSeatKnows } from './secrets.ts';
import { setUp } from './setup.ts';
import type { Podesta } from './shape.ts';
import { siegeSteps } from './siege-steps.ts';
import { warSteps } from './war-steps.ts';
import { worksSteps } from './works-steps.ts';
import { buildWorld, tablesOf } from './world.ts';
import { yearSteps } from './year-steps.ts';

export function createGame(rulebook: Rulebook, data: Data): Game {
  const world = buildWorld(data);
  const tables = tablesOf(world);
  const seats = data.merchants.merchants.map(({ id }) => id);
  const table = (min: number) => ({ seats, min });
  return defineGame<Podesta>({
    rulebook,
    version: 4,
    scenarios: {
      short: table(2),
      normal: table(2),
      long: table(4),
      conquest: table(2),
      sestieri: table(2),
      points: table(2),
      timed: table(2),
    },
    options: {
      market: { rule: 'pod.21f', values: ['braked', 'free'], default: 'braked' },
      houses: { rule: 'pod.13b', values: [false, true], default: false },
      lives: { rule: 'pod.32d', values: [false, true], default: false },
      hours: { rule: 'pod.4b', values: [3, 5, 8], default: 3, scenarios: ['timed'] },
    },
    actions,
    text: words(world),

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
    bots: [createMerchant(tables)],
  });
}
