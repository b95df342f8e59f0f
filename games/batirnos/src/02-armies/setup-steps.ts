/** Preparing for battle: armies, decks, deployment, the opening hand (nqsb.2). */
import { at, type Flow, type Frame, type Steps } from '@carroccio/kernel';
import { commandCapacity } from '../10-command/command.ts';
import { startingDetermination } from '../10-command/losses.ts';
import { asSide, type Battle, type BattleOf, divisionSlot, type Ground, troopOf } from '../battle.ts';
import type { Batirnos } from '../shape.ts';
import { AMBUSHED, AWAITED, type Side, type State } from '../state.ts';
import { deckWith, exchangesDue, poorGenerals, type Swap, swapChoices, whyNoSwap } from './deck-building.ts';
import { cardsOf, drawHand, shuffleAll } from './decks.ts';
import { toDeploy } from './deployment-steps.ts';
import {
  characterChoices,
  cicChoices,
  costOf,
  type Draft,
  divisionChoices,
  draftOf,
  isComplete,
  reserveChoices,
  type Terms,
  unitChoices,
  whyNoHire,
  wingChoices,
} from './muster.ts';

type SetupStep = 'muster' | 'deckWork' | 'decks' | 'opening';

export function initialState(ground: Ground, options: Batirnos['options']): State {
  const { roster, setup, troops, leaders } = ground;
  const historical = options.deployment === 'historical' && !setup.muster;
  const absent = (division: number): boolean => at(roster.divisions, division).optional && !options.beck;
  const troop = roster.units.map(unit => (absent(unit.division) ? -1 : unit.troop));
  const leader = roster.leaders.map(one => (one.division >= 0 && absent(one.division) ? -1 : one.card));
  const due = roster.divisions.map(({ arrival }) => arrival?.turn ?? 0);
  return {
    turn: 0,
    initiative: 0,
    troop,
    division: roster.units.map(({ division }) => division),
    cell: roster.units.map(({ hex }) => (historical && hex >= 0 ? hex : AWAITED)),
    facing: roster.units.map(({ side }) => roster.front[side] ?? 0),
    strength: troop.map(index => troops[index]?.strength ?? 0),
    losses: troop.map(() => 0),
    marks: roster.units.map(unit => (unit.name?.en === setup.rules.ambush?.unit && unit.name ? AMBUSHED : 0)),
    leader,
    post: roster.leaders.map(({ hex }) => (historical && hex >= 0 ? hex : AWAITED)),
    health: leader.map(index => leaders[index]?.strength ?? 0),
    tied: leader.map(() => -1),
    rode: [],
    order: roster.divisions.map(() => 0),
    focus: roster.divisions.map(() => 0),
    priority: roster.divisions.map(() => 0),
    wing: roster.divisions.map(() => -1),
    routed: [],
    due,
    cic: [...roster.cic],
    cards: setup.sides.map(() => ({ hand: [], top: [], pile: [], bottom: [], discard: [], table: [] })),
    exchanged: [
      [0, 0, 0],
      [0, 0, 0],
    ],
    ledger: setup.sides.map(() => ({ start: 0, shaken: 0, units: 0, generals: 0, objectives: 0 })),
    determination: [0, 0],
    fallen: [0, 0],
    capacity: [0, 0],
    paid: setup.objectives.map(() => false),
    holder: setup.objectives.map(() => -1),
    results: [],
    contacts: [],
    fought: [],
    standing: [],
  };
}

/** The frames before the first turn. */
export function openingFrames({ setup }: Ground, options: Batirnos['options']): Frame<Batirnos>[] {
  return [
    ...(setup.muster ? [{ step: 'muster' as const }] : []),
    { step: 'deckWork' },
    ...(options.deployment === 'historical' && !setup.muster ? [] : [{ step: 'deploymentCards' as const }]),
    { step: 'opening' },
  ];
}

const termsOf = (b: Battle): Terms => ({ ground: b, budget: Number(b.options.budget) });

/** Fills the places of the roster with the army that was mustered. */
function enlist(b: Battle, side: Side, { cic, wings, divisions }: Draft): void {
  const { state, roster } = b;
  const places = roster.leaders.flatMap((one, index) => (one.side === side ? [{ ...one, index }] : []));
  const seat = (role: string, place: number): number =>
    places.find(one => one.role === role && one.place === place)?.index ?? -1;
  const name = (index: number, leader: number): void => {
    state.leader[index] = leader;
    state.health[index] = at(b.leaders, leader).strength;
  };
  name(seat('cic', 0), cic);
  for (const [wing, leader] of wings.entries()) name(seat('wing', wing), leader);
  let ordinary = 0;
  let characters = 0;
  for (const draft of divisions) {
    const place = draft.reserve ? -1 : ordinary++;
    const division = roster.divisions.findIndex(
      one => one.side === side && (draft.reserve ? one.reserve : one.place === place && !one.reserve),
    );
    if (!draft.reserve) name(divisionSlot(b, division).leader, draft.leader);
    state.wing[division] = seat('wing', draft.wing);
    draft.units.forEach((troop, nth) => {
      const unit = at(divisionSlot(b, division).units, nth);
      state.troop[unit] = troop;
      state.strength[unit] = troopOf(b, unit).strength;
    });
    for (const character of draft.characters) name(seat('character', characters++), character);
  }
}

const swapsIn = (chosen: readonly { type: string }[]): Swap[] =>
  chosen.flatMap(one => ('out' in one && 'into' in one ? [{ out: Number(one.out), into: Number(one.into) }] : []));

/** nqsb.2.2: the deck with all its changes, in the pile. */
function buildDeck(b: Battle, flow: Flow<Batirnos>, side: Side, swaps: Swap[]): void {
  const limits = exchangesDue(b, side);
  const threes = limits.filter(limit => limit === b.data.orders.building.three.in[1]).length;
  const poor = poorGenerals(b, side);
  b.state.exchanged[side] = [threes, limits.length - threes, poor];
  const cards = cardsOf(b.state, side);
  cards.pile = deckWith(b, side, swaps, poor);
  flow.emit({ type: 'deckBuilt', rule: 'nqsb.2.2.base-deck', side, cards: cards.pile.length });
  if (swaps.length === 0) return;
  const out = swaps.map(swap => swap.out);
  const into = swaps.map(swap => swap.into);
  flow.emit({ type: 'swapped', rule: 'nqsb.2.2.modify', side, out, into, only: [side] });
}

export const setupSteps = (battle: BattleOf): Pick<Steps<Batirnos>, SetupStep> => ({
  /** nqsb.2.1.points: both armies in secret, within the points agreed. */
  muster: {
    rule: 'nqsb.2.1.points',
    seats: () => [0, 1],
    done: (_, __, ___, chosen) => chosen.some(({ type }) => type === 'mustered'),
    offers: {
      hireCic: {
        list: (look, _, __, chosen) => cicChoices(termsOf(battle(look)), chosen),
        why: (look, _, __, action, chosen) => whyNoHire(termsOf(battle(look)), chosen, action),
      },
      hireWing: {
        list: (look, _, __, chosen) => wingChoices(termsOf(battle(look)), chosen),
        why: (look, _, __, action, chosen) => whyNoHire(termsOf(battle(look)), chosen, action),
      },
      hireDivision: {
        list: (look, _, __, chosen) => divisionChoices(termsOf(battle(look)), chosen),
        why: (look, _, __, action, chosen) => whyNoHire(termsOf(battle(look)), chosen, action),
      },
      hireReserve: {
        list: (look, _, __, chosen) => reserveChoices(termsOf(battle(look)), chosen),
        why: (look, _, __, action, chosen) => whyNoHire(termsOf(battle(look)), chosen, action),
      },
      hire: {
        list: (look, _, __, chosen) => unitChoices(termsOf(battle(look)), chosen),
        why: (look, _, __, action, chosen) => whyNoHire(termsOf(battle(look)), chosen, action),
      },
      hireCharacter: {
        list: (look, _, __, chosen) => characterChoices(termsOf(battle(look)), chosen),
        why: (look, _, __, action, chosen) => whyNoHire(termsOf(battle(look)), chosen, action),
      },
      mustered: {
        list: (look, _, __, chosen) => (isComplete(termsOf(battle(look)), chosen) ? [{ type: 'mustered' }] : []),
        why: () => ({ rule: 'nqsb.2.1.division', reason: 'notDone' }),
      },
    },
    reveal(flow, _, choices) {
      const b = battle(flow);
      for (const side of [0, 1] as const) {
        const draft = draftOf(choices[side] ?? []);
        enlist(b, side, draft);
        const determination = startingDetermination(b, side);
        flow.emit({ type: 'armyMustered', rule: 'nqsb.2.1.points', side, points: costOf(b, draft), determination });
      }
    },
  },

  /** nqsb.2.2: the exchanges of good generals are their owner's secret choice (R3). */
  deckWork: {
    rule: 'nqsb.2.2.base-deck',
    run(flow) {
      const b = battle(flow);
      const owed = ([0, 1] as const).some(side => exchangesDue(b, side).length > 0);
      if (owed) flow.next({ step: 'decks' });
      else for (const side of [0, 1] as const) buildDeck(b, flow, side, []);
    },
  },

  decks: {
    rule: 'nqsb.2.2.modify',
    seats: look => ([0, 1] as const).filter(side => exchangesDue(battle(look), side).length > 0),
    done: (look, _, seat, chosen) => chosen.length >= exchangesDue(battle(look), asSide(seat)).length,
    offers: {
      swap: {
        list: (look, _, seat, chosen) =>
          swapChoices(battle(look), asSide(seat), swapsIn(chosen)).map(swap => ({ type: 'swap', ...swap })),
        why: (look, _, seat, { out, into }, chosen) =>
          whyNoSwap(battle(look), asSide(seat), swapsIn(chosen), { out, into }),
      },
    },
    reveal(flow, _, choices) {
      const b = battle(flow);
      for (const side of [0, 1] as const) buildDeck(b, flow, side, swapsIn(choices[side] ?? []));
    },
  },

  /** nqsb.2.4.cdc, R6, R60: the deployment cards go back, Determination is reckoned, hands are drawn. */
  opening: {
    rule: 'nqsb.2.4.cdc',
    run(flow) {
      const b = battle(flow);
      const { state, setup } = b;
      for (const side of [0, 1] as const) {
        const dealt = toDeploy(b, side).flatMap(division =>
          state.order[division] ? [state.order[division] ?? 0] : [],
        );
        shuffleAll(state, side, dealt);
        at(state.ledger, side).start = startingDetermination(b, side);
        state.determination[side] = at(state.ledger, side).start;
        state.capacity[side] = commandCapacity(b, side);
      }
      state.order = state.order.map(() => 0);
      state.priority = state.priority.map(() => 0);
      state.initiative = asSide(setup.tie ?? flow.draw(2));
      for (const side of [0, 1] as const) drawHand(flow, side, state.capacity[side] ?? 1, 'nqsb.2.4.cdc');
      flow.next({ step: 'planning' });
    },
  },
});
