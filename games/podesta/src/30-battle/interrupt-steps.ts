/** What can interrupt a battle between any two steps: treason, theft, talks (chapters 38 and 42). */
import { spread } from '@carroccio/boards';
import { at, type Offer, type Steps } from '@carroccio/kernel';
import { laid, layUpTo } from '../09-money/laying.ts';
import { propose } from '../20-agreements/deals.ts';
import { proposals, whyNoProposal } from '../20-agreements/proposals.ts';
import { endOutlook } from '../outlook.ts';
import type { Podesta } from '../shape.ts';
import { type Battle, PRODITOR, type State } from '../state.ts';
import type { Live, Table, Tables } from '../world.ts';
import { battleOf, bribable, leader, put, soldierAt, stackOn } from './battle.ts';
import { endBattle, hasProditor, tryTreason } from './battle-orders.ts';
import { spendToken } from './battle-setup.ts';
import { setAside } from './extra-pay.ts';

type InterruptSteps = Pick<Steps<Podesta>, 'bribe' | 'traitorPlace' | 'parley'>;
/** The steps that can be interrupted by the side they ask. */
type Interrupted = 'battleMove' | 'battleShoot' | 'battleFight' | 'reorder';

/** Offers a player has made in the month when he makes no more on the field (pod.R140). */
const MOST_TALKS = 5;
/** How often a side may ask to speak in a turn and say nothing: so that a turn comes to an end (pod.R144). */
const MOST_HESITATIONS = 3;

/** The leader of a side is asked. */
export const ask = ({ state }: { state: State }, side: number): number[] => [leader(battleOf(state), side)];

/** Companies whose treason can be tried (pod.36c). */
const bribes = ({ state }: { state: State }, side: number): { type: 'bribe'; company: number }[] => {
  const battle = battleOf(state);
  return battle.failed[side] || !hasProditor(battle, side)
    ? []
    : bribable(battle, side).map(company => ({ type: 'bribe', company }));
};

const robberies = ({ state }: { state: State }, side: number): { type: 'stealToken' }[] => {
  const battle = battleOf(state);
  return hasProditor(battle, side) && at(battle.tokens, 1 - side).length > 0 ? [{ type: 'stealToken' }] : [];
};

/** A random one of the enemy's chosen Benefici changes hands (R50). */
function stealToken(live: Live, side: number): void {
  const { state, flow } = live;
  const battle = battleOf(state);
  spendToken(live, side, PRODITOR, 'theft');
  const enemy = at(battle.tokens, 1 - side);
  const [token] = enemy.splice(flow.draw(enemy.length), 1);
  if (!token) return;
  const [seat, victim] = [leader(battle, side), token.owner];
  at(battle.tokens, side).push({ kind: token.kind, owner: seat });
  flow.emit({ type: 'theft', rule: 'pod.38a', seat, victim, what: 'beneficio' });
  flow.emit({ type: 'stolen', rule: 'pod.38a', seat, victim, kind: token.kind, card: -1, only: [seat, victim] });
}

interface Interrupts {
  bribe: Offer<Podesta, Interrupted, 'bribe'>;
  stealToken: Offer<Podesta, Interrupted, 'stealToken'>;
  parley: Offer<Podesta, Interrupted, 'parley'>;
}

/** The offers every such step has (pod.R147). */
export const interrupts = ({ live }: Tables): Interrupts => ({
  bribe: {
    list: (l, { side }) => bribes(l, side),
    why({ state }, { side }) {
      const battle = battleOf(state);
      if (!hasProditor(battle, side)) return { rule: 'pod.38c', reason: 'noBeneficio', kind: PRODITOR };
      return battle.failed[side]
        ? { rule: 'pod.38e', reason: 'cannot', what: 'acted' }
        : { rule: 'pod.38c', reason: 'cannot', what: 'choice' };
    },
    take(flow, frame, _, { company }) {
      flow.reveal();
      flow.next({ step: 'bribe', side: frame.side, company }, frame);
    },
  },
  stealToken: {
    list: (l, { side }) => robberies(l, side),
    why: ({ state }, { side }) =>
      hasProditor(battleOf(state), side)
        ? { rule: 'pod.38a', reason: 'cannot', what: 'moot' }
        : { rule: 'pod.38a', reason: 'noBeneficio', kind: PRODITOR },
    take(flow, frame) {
      flow.next(frame);
      stealToken(live(flow), frame.side);
    },
    odds: () => 'hidden',
  },
  parley: {
    list: ({ state }, { side }) => (at(battleOf(state).hesitated, side) < MOST_HESITATIONS ? [{ type: 'parley' }] : []),
    why: () => ({ rule: 'pod.42a', reason: 'lotsLimit', most: MOST_HESITATIONS }),
    take: (flow, frame) => flow.next({ step: 'parley', side: frame.side }, frame),
  },
});

/** The nearest squares where nobody stands. */
function nearestEmpty({ world }: Table, battle: Battle, from: number): number[] {
  const isEmpty = (cell: number): boolean => cell !== from && stackOn(battle, cell).length === 0;
  const { nodes, costs, end } = spread({
    size: world.field.cellCount,
    from,
    until: isEmpty,
    steps(cell, _, go) {
      for (const next of world.fieldAround[cell] ?? []) go(next, 1);
    },
  });
  return end < 0 ? [from] : nodes.filter((cell, place) => costs[place] === costs[end] && isEmpty(cell));
}

export function interruptSteps({ look, live }: Tables): InterruptSteps {
  return {
    bribe: {
      rule: 'pod.38c',
      seats: (l, { side }) => ask(l, side),
      offers: {
        lay: layUpTo(
          ({ state }, _, seat) => at(state.players, seat).purse - setAside(state, seat),
          florins => ({ rule: 'pod.38c', reason: 'tooDear', florins }),
        ),
      },
      reveal(flow, { side, company }, choices) {
        const table = live(flow);
        const battle = battleOf(flow.state);
        spendToken(table, side, PRODITOR, 'treason');
        const soldiers = tryTreason(table, side, company, laid(at(choices, leader(battle, side))));
        if (soldiers.length > 0) flow.next({ step: 'traitorPlace', side, soldiers });
      },
    },

    traitorPlace: {
      rule: 'pod.38f',
      open: true,
      seats: (l, { side, soldiers }) => (soldiers.length > 0 ? ask(l, side) : []),
      offers: {
        moveTo: {
          list(l, { soldiers }) {
            const battle = battleOf(l.state);
            return nearestEmpty(look(l), battle, soldierAt(battle, at(soldiers, 0)).cell).map(cell => ({
              type: 'moveTo',
              cell,
            }));
          },
          why: (_, __, ___, { cell }) => ({ rule: 'pod.38f', reason: 'noRoom', cell }),
          take(flow, { side, soldiers }, _, { cell }) {
            const battle = battleOf(flow.state);
            put(battle, at(soldiers, 0), false, cell);
            const rest = soldiers.slice(1);
            if (rest.length > 0) flow.next({ step: 'traitorPlace', side, soldiers: rest });
          },
        },
      },
    },

    parley: {
      rule: 'pod.42a',
      seats: (l, { side }) => ask(l, side),
      offers: {
        concede: {
          list: () => [{ type: 'concede' }],
          take(flow, { side }) {
            const { large } = battleOf(flow.state);
            flow.emit({ type: 'conceded', rule: 'pod.42a', side });
            // R121: who leaves the field of a large battle leaves the carroccio behind.
            endBattle(
              live(flow),
              1 - side,
              [0, 1].map(one => one === side && large),
              false,
            );
          },
          odds: (l, { side }) => endOutlook(l, 1 - side),
        },
        callOffBattle: {
          list: l =>
            battleOf(l.state).quiet >= look(l).world.data.battlefield.stalemate.turns
              ? [{ type: 'callOffBattle' }]
              : [],
          why: () => ({ rule: 'pod.42a', reason: 'cannot', what: 'stalemate' }),
          take(flow, { side }) {
            flow.emit({ type: 'calledOff', rule: 'pod.42a', side });
            endBattle(live(flow), -1, [false, false], false);
          },
          odds: () => 'sequence',
        },
        propose: {
          ...proposals(look, 'battle', ({ state }, { side }) =>
            at(state.talks, leader(battleOf(state), side)) < MOST_TALKS ? [leader(battleOf(state), 1 - side)] : [],
          ),
          contains(l, { side }, seat, action) {
            const { state } = l;
            if (at(state.talks, seat) >= MOST_TALKS)
              return { rule: 'pod.42d', reason: 'talkedEnough', most: MOST_TALKS };
            return action.partner === leader(battleOf(state), 1 - side)
              ? whyNoProposal(look(l), seat, action, 'battle')
              : { rule: 'pod.42d', reason: 'cannot', what: 'leaders' };
          },
          take: (flow, _, seat, action) => propose(live(flow), seat, action, 'battle'),
        },
        backToBattle: {
          list: () => [{ type: 'backToBattle' }],
          take(flow, { side }) {
            const { hesitated } = battleOf(flow.state);
            hesitated[side] = at(hesitated, side) + 1;
          },
        },
      },
    },
  };
}
