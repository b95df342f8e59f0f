/** Deployment by the cards (nqsb.2.3). */
import type { Flow, Frame, Steps } from '@carroccio/kernel';
import { rankOf } from '../03-turn/phase-steps.ts';
import {
  asSide,
  type Battle,
  type BattleOf,
  divisionSlot,
  divisionsOf,
  enemyOf,
  generalOf,
  leaderSlot,
  mark,
  put,
} from '../battle.ts';
import type { Batirnos } from '../shape.ts';
import { AWAITED, SECOND, type Side } from '../state.ts';
import { card } from './cards.ts';
import { cardsOf, drawHand } from './decks.ts';
import {
  generalPosts,
  leaderPosts,
  placements,
  unplaced,
  whyNoGeneralPost,
  whyNoLeaderPost,
  whyNoPlacement,
} from './deployment.ts';

type DeploymentStep = 'deploymentCards' | 'dealing' | 'nextDivision' | 'choosing' | 'placing' | 'placingLeaders';

/** Divisions that are deployed before the battle. */
export const toDeploy = (b: Battle, side: Side): number[] =>
  divisionsOf(b, side).filter(division => (b.state.due[division] ?? 0) === 0);

/** A division is placed whole, its general first. */
const isWaiting = (b: Battle, division: number): boolean => b.state.post[generalOf(b, division)] === AWAITED;

/** nqsb.2.3.order, nqsb.2.3.precedence, R4, R5: which side places next, and which of its divisions it may. */
function nextToPlace(
  b: Battle,
  starter: Side,
  level: number,
  turn: Side,
): { side: Side; level: number; options: number[] } | null {
  const waiting = ([0, 1] as const).map(side => toDeploy(b, side).filter(division => isWaiting(b, division)));
  const all = waiting.flat();
  if (all.length === 0) return null;
  const now = Math.max(...all.map(division => b.state.priority[division] ?? 0));
  const first = now === level ? turn : starter;
  for (const side of [first, enemyOf(first)]) {
    const options = (waiting[side] ?? []).filter(division => b.state.priority[division] === now);
    if (options.length > 0) return { side, level: now, options };
  }
  return null;
}

/** nqsb.2.3.others: intermediate generals, characters, CiC, the starter first at each step. */
function leaderFrames(b: Battle, starter: Side): Frame<Batirnos>[] {
  const ranks = ['wing', 'character', 'cic'] as const;
  return ranks.flatMap(rank =>
    [starter, enemyOf(starter)].map((side): Frame<Batirnos> => {
      const leaders = b.state.leader.flatMap((card_, leader) =>
        card_ >= 0 &&
        leaderSlot(b, leader).side === side &&
        b.state.post[leader] === AWAITED &&
        rankOf(b, leader) === rank
          ? [leader]
          : [],
      );
      return { step: 'placingLeaders', side, leaders };
    }),
  );
}

const nextLeader = (b: Battle, leaders: readonly number[]): number =>
  leaders.find(leader => b.state.post[leader] === AWAITED) ?? -1;

/** When the last piece, a CiC, is in its place the battle begins, and the hands are drawn. */
function handsFollow(b: Battle): 'sequence' | null {
  const late = b.roster.divisions.flatMap((_, division) =>
    (b.state.due[division] ?? 0) > 0 ? [generalOf(b, division)] : [],
  );
  const leaders = b.state.leader.filter(
    (card_, leader) => card_ >= 0 && b.state.post[leader] === AWAITED && !late.includes(leader),
  );
  return leaders.length === 1 ? 'sequence' : null;
}

/** Says that a division is in its place, when it is. */
function report(b: Battle, flow: Flow<Batirnos>, division: number): void {
  if (unplaced(b, division).length === 0) flow.emit({ type: 'deployed', rule: 'nqsb.2.3.command', division });
  else flow.next({ step: 'placing', division });
}

export const deploymentSteps = (battle: BattleOf): Pick<Steps<Batirnos>, DeploymentStep> => ({
  /** nqsb.2.3.draw */
  deploymentCards: {
    rule: 'nqsb.2.3.draw',
    run(flow) {
      const b = battle(flow);
      for (const side of [0, 1] as const) drawHand(flow, side, toDeploy(b, side).length, 'nqsb.2.3.draw');
      flow.next({ step: 'dealing' });
    },
  },

  dealing: {
    rule: 'nqsb.2.3.draw',
    seats: () => [0, 1],
    done: (look, _, seat, chosen) => chosen.length >= toDeploy(battle(look), asSide(seat)).length,
    offers: {
      deal: {
        list(look, _, seat, chosen) {
          const b = battle(look);
          const used = chosen.flatMap(one => (one.type === 'deal' ? [one.card] : []));
          const served = chosen.flatMap(one => (one.type === 'deal' ? [one.division] : []));
          const cards = cardsOf(b.state, seat).hand.filter(number => !used.includes(number));
          return toDeploy(b, asSide(seat))
            .filter(division => !served.includes(division))
            .flatMap(division => cards.map(number => ({ type: 'deal' as const, division, card: number })));
        },
        why(look, _, seat, { division, card: number }, chosen) {
          const b = battle(look);
          const rule = 'nqsb.2.3.draw';
          if (!divisionsOf(b, asSide(seat)).includes(division)) return { rule, reason: 'notYours', division };
          if (!toDeploy(b, asSide(seat)).includes(division)) return { rule, reason: 'comesLater', division };
          return chosen.some(one => one.type === 'deal' && one.division === division)
            ? { rule, reason: 'hasCard', division }
            : { rule, reason: 'notInHand', card: number };
        },
      },
    },
    reveal(flow, _, choices) {
      const b = battle(flow);
      const { state } = b;
      choices.forEach((chosen, side) => {
        for (const { division, card: number } of chosen) {
          const cards = cardsOf(state, side);
          cards.hand = cards.hand.filter(other => other !== number);
          state.order[division] = number;
          state.priority[division] = card(b, number).priority;
          flow.emit({ type: 'dealt', rule: 'nqsb.2.3.draw', division, card: number });
        }
      });
      const [north = 0, south = 0] = ([0, 1] as const).map(
        side => toDeploy(b, side).filter(division => state.priority[division] === 3).length,
      );
      // R4: a tie is drawn at random.
      const starter = asSide(north === south ? flow.draw(2) : north > south ? 0 : 1);
      flow.emit({ type: 'starter', rule: 'nqsb.2.3.precedence', side: starter });
      flow.next({ step: 'nextDivision', starter, level: -1, turn: starter });
    },
  },

  nextDivision: {
    rule: 'nqsb.2.3.order',
    run(flow, { starter, level, turn }) {
      const b = battle(flow);
      const next = nextToPlace(b, asSide(starter), level, asSide(turn));
      if (!next) {
        flow.next(...leaderFrames(b, asSide(starter)));
        return;
      }
      const [only] = next.options;
      if (next.options.length > 1) flow.next({ step: 'choosing', starter, ...next });
      else if (only !== undefined)
        flow.next(
          { step: 'placing', division: only },
          { step: 'nextDivision', starter, level: next.level, turn: enemyOf(next.side) },
        );
    },
  },

  choosing: {
    rule: 'nqsb.2.3.order',
    open: true,
    seats: (_, { side }) => [side],
    offers: {
      pickDivision: {
        list: (_, { options }) => options.map(division => ({ type: 'pickDivision', division })),
        why(look, { side }, _, { division }) {
          const b = battle(look);
          const rule = 'nqsb.2.3.order';
          if (!divisionsOf(b, asSide(side)).includes(division)) return { rule, reason: 'notYours', division };
          if (!toDeploy(b, asSide(side)).includes(division)) return { rule, reason: 'comesLater', division };
          return isWaiting(b, division)
            ? { rule, reason: 'otherPriority', division }
            : { rule, reason: 'isDeployed', division };
        },
        take: (flow, { side, starter, level }, _, { division }) =>
          flow.next(
            { step: 'placing', division },
            { step: 'nextDivision', starter, level, turn: enemyOf(asSide(side)) },
          ),
      },
    },
  },

  /** nqsb.2.3.general, nqsb.2.3.command: the general, then his units around him. */
  placing: {
    rule: 'nqsb.2.3.command',
    open: true,
    seats: (look, { division }) => [divisionSlot(battle(look), division).side],
    offers: {
      placeLeader: {
        list(look, { division }) {
          const b = battle(look);
          const leader = generalOf(b, division);
          return b.state.post[leader] === AWAITED
            ? generalPosts(b, division).map(to => ({ type: 'placeLeader', leader, to }))
            : [];
        },
        why(look, { division }, _, { leader, to }) {
          const b = battle(look);
          return leader === generalOf(b, division) && b.state.post[leader] === AWAITED
            ? whyNoGeneralPost(b, division, to)
            : { rule: 'nqsb.2.3.general', reason: 'notHisTurn', leader };
        },
        take(flow, { division }, _, { leader, to }) {
          const b = battle(flow);
          b.state.post[leader] = to;
          flow.emit({ type: 'leaderPlaced', rule: 'nqsb.2.3.general', leader, to });
          report(b, flow, division);
        },
        odds: () => null,
      },
      placeUnit: {
        list(look, { division }) {
          const b = battle(look);
          const [unit] = unplaced(b, division);
          return unit === undefined || b.state.post[generalOf(b, division)] === AWAITED
            ? []
            : placements(b, division, unit);
        },
        why: (look, { division }, _, action) => whyNoPlacement(battle(look), division, action),
        take(flow, { division }, _, { unit, to, facing, second }) {
          const b = battle(flow);
          put(b, unit, to);
          b.state.facing[unit] = facing;
          if (second) mark(b, unit, SECOND);
          report(b, flow, division);
        },
        odds: () => null,
      },
    },
  },

  placingLeaders: {
    rule: 'nqsb.2.3.others',
    open: true,
    seats: (look, { side, leaders }) => (nextLeader(battle(look), leaders) >= 0 ? [side] : []),
    offers: {
      placeLeader: {
        list(look, { side, leaders }) {
          const b = battle(look);
          const leader = nextLeader(b, leaders);
          return leaderPosts(b, asSide(side)).map(to => ({ type: 'placeLeader', leader, to }));
        },
        why(look, { side, leaders }, _, { leader, to }) {
          const b = battle(look);
          return leader === nextLeader(b, leaders)
            ? whyNoLeaderPost(b, asSide(side), to)
            : { rule: 'nqsb.2.3.others', reason: 'notHisTurn', leader };
        },
        take(flow, frame, _, { leader, to }) {
          battle(flow).state.post[leader] = to;
          flow.emit({ type: 'leaderPlaced', rule: 'nqsb.2.3.others', leader, to });
          flow.next(frame);
        },
        odds: look => handsFollow(battle(look)),
      },
    },
  },
});
