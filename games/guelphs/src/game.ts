/** Guelphs & Ghibellines: a table of contents. */
import { defineGame, type Game, type Rulebook } from '@carroccio/kernel';
import { createCaptain } from '../bot/captain.ts';
import { printBoard } from '../text/board.ts';
import { createChronicle } from '../text/chronicle/index.ts';
import { words } from '../text/index.ts';
import { activationSteps } from './03-activations/activation-steps.ts';
import { commandSteps } from './05-orders/command-steps.ts';
import { orderSteps } from './05-orders/order-steps.ts';
import { reactionSteps } from './06-facing/reaction-steps.ts';
import { combatSteps } from './10-combat/combat-steps.ts';
import { retreatSteps } from './10-combat/retreat-steps.ts';
import { personalitySteps } from './13-personalities/personalities.ts';
import { type Battle, type BattleOf, battleOn, grounds } from './battle.ts';
import { belongs } from './chapters.ts';
import type { Data } from './data/index.ts';
import { invariants } from './invariants.ts';
import { createNames } from './names.ts';
import { deploymentSteps, initialState } from './scenarios/deployment.ts';
import { marchSteps } from './scenarios/march-steps.ts';
import { rallySteps } from './scenarios/rally.ts';
import { beforeTheMarch, redrawSecrets, whatSeatKnows } from './scenarios/secrets.ts';
import { treasonSteps } from './scenarios/treason.ts';
import { actions, type Guelphs } from './shape.ts';
import { GHIBELLINE, GUELPH, type State } from './state.ts';

const SEATS = { seats: ['guelph', 'ghibelline'] };

export function createGame(rulebook: Rulebook, data: Data): Game {
  const ground = grounds(data);
  const battles = new WeakMap<State, Battle>();
  const battle: BattleOf = ({ state, scenario, options }): Battle => {
    const laid = ground[scenario];
    const roster = state.events.joined ? laid.joinedRoster : laid.roster;
    const known = battles.get(state);
    if (known?.roster === roster) return known;
    const found = battleOn(laid, roster, state, options);
    battles.set(state, found);
    return found;
  };
  return defineGame<Guelphs>({
    rulebook,
    version: 3,
    scenarios: {
      montaperti: SEATS,
      'montaperti-free': SEATS,
      benevento: SEATS,
      'benevento-free': SEATS,
      campaldino: SEATS,
      'campaldino-free': SEATS,
      'campaldino-fast': SEATS,
    },
    options: {
      length: {
        rule: 'gg.S.3.9.1',
        values: ['long', 'short'],
        default: 'long',
        scenarios: ['montaperti', 'montaperti-free'],
      },
      // gg.S.5: this and the Religiosi go with both scenarios of Montaperti.
      volterra: {
        rule: 'gg.S.5.1.1',
        values: [false, true],
        default: false,
        scenarios: ['montaperti', 'montaperti-free'],
      },
      capitani: { rule: 'gg.13.1.5a', values: ['any', 'own'], default: 'any' },
      palvesari: { rule: 'gg.14.0.2b', values: ['front', 'all'], default: 'front' },
      freed: {
        rule: 'gg.S.9.2',
        values: ['maghinardo', 'donati'],
        default: 'maghinardo',
        scenarios: ['campaldino-free'],
      },
      religiosi: {
        rule: 'gg.S.5.2',
        values: [false, true],
        default: false,
        scenarios: ['montaperti', 'montaperti-free'],
      },
    },
    actions,
    text: words(createNames(ground)),
    belongs,
    details: { shot: ['needed', 'total'], fought: ['column', 'modifier', 'roll'] },

    setup: ({ scenario, options }) => ({
      state: initialState(ground[scenario], options),
      frames: [
        { step: 'deployment', side: GUELPH, done: [] },
        { step: 'deployment', side: GHIBELLINE, done: [] },
        ...(ground[scenario].free ? beforeTheMarch(ground[scenario]) : [{ step: 'opening' as const }]),
      ],
    }),

    steps: {
      ...deploymentSteps(battle),
      ...marchSteps(battle),
      ...activationSteps(battle),
      ...commandSteps(battle),
      ...rallySteps(battle),
      ...orderSteps(battle),
      ...combatSteps(battle),
      ...reactionSteps(battle),
      ...retreatSteps(battle),
      ...personalitySteps(battle),
      ...treasonSteps(battle),
    },

    view: ({ state }, seat) => whatSeatKnows(state, seat),
    resample: (look, seat, chance) => redrawSecrets(battle(look), seat, chance),
    invariants: look => invariants(battle(look), { order: look.inside('orderEnd'), rout: look.inside('rout') }),
    clone: cloneState,
    print: (state, { scenario, options }, language) => printBoard(battle({ state, scenario, options }), language),
    chronicle: createChronicle(ground, createNames(ground)),
    bots: [createCaptain(battle)],
  });
}

/** A hand-written copy: arrays of numbers are copied whole. */
function cloneState(state: State): State {
  return {
    ...state,
    cell: state.cell.slice(),
    facing: state.facing.slice(),
    hits: state.hits.slice(),
    marks: state.marks.slice(),
    barons: { ...state.barons },
    capitani: state.capitani.map(capitano => ({ ...capitano })),
    standards: state.standards.slice(),
    heroes: state.heroes.slice(),
    wounded: state.wounded.slice(),
    row: { ...state.row },
    points: state.points.slice(),
    levels: state.levels.slice(),
    rode: state.rode.slice(),
    attacks: state.attacks.map(attack => ({ ...attack })),
    attacked: state.attacked.slice(),
    combat: state.combat && {
      ...state.combat,
      attackers: state.combat.attackers.slice(),
      struck: state.combat.struck.slice(),
      hurt: state.combat.hurt.slice(),
      checked: state.combat.checked.slice(),
      points: state.combat.points.slice(),
      levels: state.combat.levels.slice(),
    },
    events: {
      ...state.events,
      camp: state.events.camp.slice(),
      marched: state.events.marched.slice(),
      coordinated: state.events.coordinated.slice(),
      papers: state.events.papers.slice(),
    },
  };
}
