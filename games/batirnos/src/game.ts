/** ¡¡No queda sino batirnos!! Esa: a table of contents. */
import { at, defineGame, type Game, type Rulebook } from '@carroccio/kernel';
import { createBots } from '../bot/captain.ts';
import { createMind } from '../bot/mind/index.ts';
import { printBoard } from '../text/board.ts';
import { createChronicle } from '../text/chronicle/index.ts';
import { words } from '../text/index.ts';
import { vocabulary } from '../text/vocabulary.ts';
import { deploymentSteps } from './02-armies/deployment-steps.ts';
import { initialState, openingFrames, setupSteps } from './02-armies/setup-steps.ts';
import { chainSteps } from './03-turn/chain-steps.ts';
import { endSteps } from './03-turn/end-steps.ts';
import { orderSteps } from './03-turn/order-steps.ts';
import { phaseSteps } from './03-turn/phase-steps.ts';
import { testSteps } from './04-tests/test-steps.ts';
import { turnSteps } from './05-movement/back-in-turn.ts';
import { forcedSteps } from './05-movement/forced-steps.ts';
import { marchSteps } from './05-movement/march-steps.ts';
import { moveSteps } from './05-movement/move-steps.ts';
import { fireSteps } from './06-fire/fire-steps.ts';
import { combatSteps } from './07-melee/combat-steps.ts';
import { meleeSteps } from './07-melee/melee-steps.ts';
import { rallySteps } from './08-reorganising/rally-steps.ts';
import { reactionSteps } from './09-abilities/reaction-steps.ts';
import { type Battle, type BattleOf, battleOn, type Ground, grounds } from './battle.ts';
import type { Data } from './data/index.ts';
import { invariants } from './invariants.ts';
import { forEvery, SCENARIOS } from './scenarios/index.ts';
import { redrawSecrets, whatSeatKnows } from './secrets.ts';
import { actions, type Batirnos } from './shape.ts';
import type { State } from './state.ts';

const VALUES = ['scenario', '2', '3', '4'] as const;

export function createGame(rulebook: Rulebook, data: Data): Game {
  const ground = grounds(data);
  const battles = new WeakMap<State, Battle>();
  const battle: BattleOf = ({ state, scenario, options }): Battle => {
    const known = battles.get(state);
    if (known) return known;
    const found = battleOn(ground[scenario], state, options);
    battles.set(state, found);
    return found;
  };
  const having = (has: (setup: Ground['setup']) => boolean): string[] =>
    SCENARIOS.filter(scenario => has(ground[scenario].setup));
  const bots = createBots(battle);
  return defineGame<Batirnos>({
    rulebook,
    version: 5,
    scenarios: forEvery(scenario => ({ seats: ground[scenario].setup.sides.map(({ seat }) => seat) })),
    options: {
      deployment: {
        rule: 'nqsb.2.3.order',
        values: ['free', 'historical'],
        default: 'free',
        scenarios: having(({ muster }) => !muster),
      },
      firstValue: { rule: 'nqsb.10.19.agreed', values: VALUES, default: 'scenario' },
      secondValue: { rule: 'nqsb.10.19.agreed', values: VALUES, default: 'scenario' },
      budget: {
        rule: 'nqsb.2.1.points',
        values: ['80', '120', '160'],
        default: '120',
        scenarios: having(({ muster }) => muster !== undefined),
      },
      beck: {
        rule: 'nqsb.2.1.scenario-oob',
        values: [false, true],
        default: false,
        scenarios: having(({ rules }) => rules.optionalArrival !== undefined),
      },
    },
    actions,
    text: words(ground),
    vocabulary: vocabulary(ground),
    // What the cards gave, and the way a unit took; what they did to the pieces is told by the events that follow.
    details: { tested: true, fired: true, fought: true, moved: true, drew: true, losses: ['losses'] },
    chronicle: createChronicle(ground),

    setup: ({ scenario, options }) => ({
      state: initialState(ground[scenario], options),
      frames: openingFrames(ground[scenario], options),
    }),

    steps: {
      ...setupSteps(battle),
      ...deploymentSteps(battle),
      ...orderSteps(battle),
      ...chainSteps(battle),
      ...testSteps(battle),
      ...phaseSteps(battle),
      ...moveSteps(battle),
      ...marchSteps(battle),
      ...reactionSteps(battle),
      ...fireSteps(battle),
      ...meleeSteps(battle),
      ...combatSteps(battle),
      ...forcedSteps(battle),
      ...turnSteps(battle),
      ...rallySteps(battle),
      ...endSteps(battle),
    },

    view: ({ state }, seat) => whatSeatKnows(state, seat),
    resample: (look, seat, chance) => redrawSecrets(battle(look), seat, chance),
    invariants: look => invariants(battle(look), look.inside('marching')),
    clone: cloneState,
    bots,
    mind: createMind(battle, at(bots, bots.length - 1)),
    print: (state, { scenario, options }, language) => printBoard(battle({ state, scenario, options }), language),
  });
}

/** A hand-written copy: arrays of numbers are copied whole. */
function cloneState(state: State): State {
  return {
    ...state,
    troop: state.troop.slice(),
    division: state.division.slice(),
    cell: state.cell.slice(),
    facing: state.facing.slice(),
    strength: state.strength.slice(),
    losses: state.losses.slice(),
    marks: state.marks.slice(),
    leader: state.leader.slice(),
    post: state.post.slice(),
    health: state.health.slice(),
    tied: state.tied.slice(),
    rode: state.rode.slice(),
    order: state.order.slice(),
    focus: state.focus.slice(),
    priority: state.priority.slice(),
    wing: state.wing.slice(),
    routed: state.routed.slice(),
    due: state.due.slice(),
    cic: state.cic.slice(),
    cards: state.cards.map(({ hand, top, pile, bottom, discard, table }) => ({
      hand: hand.slice(),
      top: top.slice(),
      pile: pile.slice(),
      bottom: bottom.slice(),
      discard: discard.slice(),
      table: table.slice(),
    })),
    exchanged: state.exchanged.map(counts => counts.slice()),
    ledger: state.ledger.map(ledger => ({ ...ledger })),
    determination: state.determination.slice(),
    fallen: state.fallen.slice(),
    capacity: state.capacity.slice(),
    paid: state.paid.slice(),
    holder: state.holder.slice(),
    results: state.results.slice(),
    contacts: state.contacts.slice(),
    fought: state.fought.slice(),
    standing: state.standing.slice(),
  };
}
