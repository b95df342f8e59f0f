/** Guelphs & Ghibellines: a table of contents. */
import { defineGame, type Game, type Rulebook } from '@carroccio/kernel';
import { createBots, createCaptain } from '../bot/captain.ts';
import { createMind } from '../bot/mind/index.ts';
import { printBoard } from '../text/board.ts';
import { createChronicle } from '../text/chronicle/index.ts';
import { words } from '../text/index.ts';
import { vocabulary } from '../text/vocabulary.ts';
import { activationSteps } from './03-activations/activation-steps.ts';
import { commandSteps } from './05-orders/command-steps.ts';
import { orderSteps } from './05-orders/order-steps.ts';
import { reactionSteps } from './06-facing/reaction-steps.ts';
import { combatSteps } from './10-combat/combat-steps.ts';
import { retreatSteps } from './10-combat/retreat-steps.ts';
import { personalitySteps } from './13-personalities/personalities.ts';
import { type Battle, type BattleOf, battleOn, groundOf } from './battle.ts';
import { belongsTo } from './chapters.ts';
import type { Data } from './data/index.ts';
import { grounds, rosterNow } from './grounds.ts';
import { invariants } from './invariants.ts';
import { createNames } from './names.ts';
import { deploymentSteps, initialState } from './scenarios/deployment.ts';
import { marchSteps } from './scenarios/march-steps.ts';
import type { BattleModule } from './scenarios/module.ts';
import { treasonSteps } from './scenarios/montaperti/treason.ts';
import { rallySteps } from './scenarios/rally.ts';
import { beforeTheMarch, redrawSecrets, whatSeatKnows } from './scenarios/secrets.ts';
import { actions, type Guelphs } from './shape.ts';
import { GHIBELLINE, GUELPH, type State } from './state.ts';

const SEATS = { seats: ['guelph', 'ghibelline'] };

/** A game with these battles. */
export function createGame(rulebook: Rulebook, data: Data, modules: readonly BattleModule[]): Game {
  const ground = grounds(data, modules);
  const scenarios = modules.flatMap(module => Object.entries(module.scenarios));
  /** The scenarios that have an option which not all have. */
  const having = (option: keyof Guelphs['options']): string[] =>
    scenarios.flatMap(([id, { options }]) => (options.includes(option) ? [id] : []));
  const battles = new WeakMap<State, Battle>();
  const battle: BattleOf = ({ state, scenario, options }): Battle => {
    const roster = rosterNow(ground, { state, scenario });
    const known = battles.get(state);
    if (known?.roster === roster) return known;
    const found = battleOn(groundOf(ground, scenario), roster, state, options);
    battles.set(state, found);
    return found;
  };
  return defineGame<Guelphs>({
    rulebook,
    version: 3,
    scenarios: Object.fromEntries(scenarios.map(([id]) => [id, SEATS])),
    options: {
      length: {
        rule: 'gg.S.3.9.1',
        values: ['long', 'short'],
        default: 'long',
        scenarios: having('length'),
      },
      // gg.S.5: this and the Religiosi go with both scenarios of Montaperti.
      volterra: {
        rule: 'gg.S.5.1.1',
        values: [false, true],
        default: false,
        scenarios: having('volterra'),
      },
      capitani: { rule: 'gg.13.1.5a', values: ['any', 'own'], default: 'any' },
      palvesari: { rule: 'gg.14.0.2b', values: ['front', 'all'], default: 'front' },
      freed: {
        rule: 'gg.S.9.2',
        values: ['maghinardo', 'donati'],
        default: 'maghinardo',
        scenarios: having('freed'),
      },
      religiosi: {
        rule: 'gg.S.5.2',
        values: [false, true],
        default: false,
        scenarios: having('religiosi'),
      },
    },
    actions,
    text: words(createNames(ground), modules),
    vocabulary: vocabulary(ground),
    belongs: belongsTo(modules),
    details: { shot: ['needed', 'total'], fought: ['column', 'modifier', 'roll'] },

    setup({ scenario, options }) {
      const laid = groundOf(ground, scenario);
      return {
        state: initialState(laid, options),
        frames: [
          { step: 'deployment', side: GUELPH, done: [] },
          { step: 'deployment', side: GHIBELLINE, done: [] },
          ...(laid.free ? beforeTheMarch(laid) : [{ step: 'opening' as const }]),
        ],
      };
    },

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
    bots: createBots(battle),
    mind: createMind(battle, createCaptain(battle)),
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
      ...(state.events.own && { own: { ...state.events.own } }),
    },
  };
}
