/** Planning and orders: reserve, secret assignment, reveal, specials, chain of command (nqsb.3.2.1, nqsb.3.2.2, nqsb.10.3, nqsb.10.15). */
import { type Action, at, type Flow, type Frame, type Steps } from '@carroccio/kernel';
import { abilityOf, card, mayFocus } from '../02-armies/cards.ts';
import { cardsOf, drawHand } from '../02-armies/decks.ts';
import { takeResult, testFrame } from '../04-tests/tests.ts';
import { type Why, whyNotOwn } from '../09-abilities/refusing.ts';
import { commandCapacity, commandDistance, commands, linked, mayBeOrdered } from '../10-command/command.ts';
import {
  asSide,
  type Battle,
  type BattleOf,
  cellOf,
  divisionSlot,
  divisionsOf,
  enemyOf,
  generalOf,
  inPlay,
  onField,
  postOf,
  sideOf,
  unitAt,
  unitsWhere,
} from '../battle.ts';
import { farFrom } from '../field.ts';
import type { Batirnos } from '../shape.ts';
import { NO_FOCUS, ON_FIRE, ON_MELEE, ON_MOVE, type Side, type State, UNNAMED } from '../state.ts';
import { orderStakes } from './chain-steps.ts';

type OrderStep =
  | 'planning'
  | 'reserve'
  | 'orders'
  | 'exchanging'
  | 'misleading'
  | 'initiative'
  | 'focusing'
  | 'arrivalTested';

/** The due turn of a division that waits for a test. */
const NOT_YET = 99;

type Chosen = readonly Action<Batirnos>[];
const FOCUS = { move: ON_MOVE, fire: ON_FIRE, melee: ON_MELEE } as const;

/** nqsb.10.1.orders, R12: the unit each leader is with when the turn begins. */
function tieLeaders(b: Battle): void {
  b.state.tied = b.state.post.map((post, leader) => {
    if (!inPlay(b, leader)) return -1;
    const unit = unitAt(b, post);
    return unit >= 0 && sideOf(b, unit) === at(b.roster.leaders, leader).side ? unit : -1;
  });
}

/** Beck: from turn 9 his coming is tested, three cards (Rocroi). */
function arrivalTests(b: Battle): Frame<Batirnos>[] {
  const rule = b.setup.rules.optionalArrival;
  if (!rule || !b.options.beck || b.state.turn < rule.from) return [];
  const division = b.roster.divisions.findIndex(one => one.side === rule.side && one.optional);
  if (division < 0 || (b.state.due[division] ?? 0) < NOT_YET) return [];
  return [
    testFrame(asSide(rule.side), 'arrival', rule.test, 1, { leader: generalOf(b, division) }),
    { step: 'arrivalTested', division },
  ];
}

const reserveOf = (b: Battle, side: number): number | undefined =>
  divisionsOf(b, asSide(side)).find(division => divisionSlot(b, division).reserve);

/** nqsb.10.15, nqsb.10.15.range: why a unit does not pass from the reserve to this division. */
function whyNoTransfer(b: Battle, side: number, { unit, division }: Omit<Transfer, 'type'>): Why {
  const rule = 'nqsb.10.15';
  const strange = whyNotOwn(b, unit, side, rule);
  if (strange) return strange;
  const reserve = reserveOf(b, side);
  if (reserve === undefined || b.state.division[unit] !== reserve) return { rule, reason: 'notReserve', unit };
  if (division === reserve) return { rule, reason: 'isReserve', division };
  if (!divisionsOf(b, asSide(side)).includes(division)) return { rule, reason: 'notYours', division };
  const far = [reserve, division].find(one => !hasInReach(b, one, unit));
  return far === undefined ? undefined : { rule: 'nqsb.10.15.range', reason: 'beyondGeneral', unit, division: far };
}

const hasInReach = (b: Battle, division: number, unit: number): boolean =>
  onField(b, division) &&
  farFrom(b.field, postOf(b, generalOf(b, division)), cellOf(b, unit)) <= commandDistance(b, division) &&
  commands(b, division, unit);

type Transfer = Action<Batirnos, 'transfer'>;

function transfers(b: Battle, side: number): Transfer[] {
  return unitsWhere(b, unit => sideOf(b, unit) === side).flatMap(unit =>
    divisionsOf(b, asSide(side))
      .filter(division => !whyNoTransfer(b, side, { unit, division }))
      .map(division => ({ type: 'transfer' as const, unit, division })),
  );
}

/** The cards of the hand not yet used in this secret choice. */
function handLeft(b: Battle, seat: number, chosen: Chosen): number[] {
  const used = chosen.flatMap(one => ('card' in one ? [one.card] : []));
  return cardsOf(b.state, seat).hand.filter(number => !used.includes(number));
}

const isReturn = (one: Action<Batirnos>): boolean => one.type === 'toTop' || one.type === 'toBottom';

/** nqsb.3.2.2.assign: at most one card a division, none twice. */
function assignments(b: Battle, seat: number, chosen: Chosen): Action<Batirnos, 'assign'>[] {
  if (chosen.some(isReturn)) return [];
  const served = chosen.flatMap(one => (one.type === 'assign' ? [one.division] : []));
  const open = divisionsOf(b, asSide(seat)).filter(division => mayBeOrdered(b, division) && !served.includes(division));
  return open.flatMap(division =>
    handLeft(b, seat, chosen).flatMap(number =>
      (mayFocus(card(b, number)) ? [false, true] : [false]).map(focus => ({
        type: 'assign' as const,
        division,
        card: number,
        focus,
      })),
    ),
  );
}

/** nqsb.3.2.2.reveal: the cards lie open; what went back into the deck stays hidden. */
function lay(b: Battle, flow: Flow<Batirnos>, side: Side, chosen: Chosen): void {
  const { state } = b;
  const cards = cardsOf(state, side);
  const returned: { top: number[]; bottom: number[] } = { top: [], bottom: [] };
  for (const one of chosen) {
    if (!('card' in one)) continue;
    cards.hand = cards.hand.filter(number => number !== one.card);
    if (one.type === 'assign') {
      state.order[one.division] = one.card;
      state.focus[one.division] = one.focus ? UNNAMED : NO_FOCUS;
      state.priority[one.division] = card(b, one.card).priority;
      flow.emit({
        type: 'ordered',
        rule: 'nqsb.3.2.2.reveal',
        division: one.division,
        card: one.card,
        focus: one.focus,
      });
    } else if (one.type === 'toTop') {
      cards.top.unshift(one.card);
      returned.top.push(one.card);
    } else {
      cards.bottom.push(one.card);
      returned.bottom.push(one.card);
    }
  }
  const count = returned.top.length + returned.bottom.length;
  flow.emit({ type: 'returned', rule: 'nqsb.3.2.2.return', side, count });
  if (count > 0) flow.emit({ type: 'returnedCards', rule: 'nqsb.3.2.2.return', side, ...returned, only: [side] });
}

/** R16: the cards that change the count act first, the previous holder of the initiative before the other. */
function countChangers(b: Battle): Frame<Batirnos>[] {
  const first = b.state.initiative;
  return [first, enemyOf(first)].flatMap(side =>
    divisionsOf(b, side).flatMap((division): Frame<Batirnos>[] => {
      const ability = abilityOf(b, division);
      if (ability === 'coupDoeil') return [{ step: 'exchanging', division }];
      return ability === 'falseNews' ? [{ step: 'misleading', division }] : [];
    }),
  );
}

/** Coup d'œil: why a division does not exchange cards with another: it must have an order and be in the CiC's reach. */
function whyNoTaker(b: Battle, division: number, other: number): Why {
  const { side } = divisionSlot(b, division);
  const rule = 'nqsb.3.2.2.special';
  if (other === division) return { rule, reason: 'sameDivision', division };
  if (!divisionsOf(b, side).includes(other)) return { rule, reason: 'notYours', division: other };
  const held = b.state.order[other] ?? 0;
  // nqsb.2.5.1.priority: a card without priority is no order.
  if (held === 0 || card(b, held).priority === 0) return { rule, reason: 'noCardThere', division: other };
  return onField(b, other) && linked(b, b.state.cic[side] ?? -1, generalOf(b, other))
    ? undefined
    : { rule, reason: 'outOfTouch', division: other };
}

const takers = (b: Battle, division: number): number[] =>
  divisionsOf(b, divisionSlot(b, division).side).filter(other => !whyNoTaker(b, division, other));

/** False news: why the order of a division does not sink. */
function whyNoVictim(b: Battle, division: number, other: number): Why {
  const rule = 'nqsb.3.2.2.special';
  if (!divisionsOf(b, enemyOf(divisionSlot(b, division).side)).includes(other))
    return { rule, reason: 'isYours', division: other };
  return (b.state.priority[other] ?? 0) > 1 ? undefined : { rule, reason: 'lowPriority', division: other };
}

const victims = (b: Battle, division: number): number[] =>
  divisionsOf(b, enemyOf(divisionSlot(b, division).side)).filter(other => !whyNoVictim(b, division, other));

function exchange(b: Battle, one: number, other: number): void {
  for (const list of [b.state.order, b.state.focus, b.state.priority]) {
    const held = list[one] ?? 0;
    list[one] = list[other] ?? 0;
    list[other] = held;
  }
}

/** The rest of the turn, once the initiative is known. */
function turnFrames(b: Battle): Frame<Batirnos>[] {
  const first = b.state.initiative;
  const both = [first, enemyOf(first)];
  const arrivals = b.roster.divisions.flatMap((one, division): Frame<Batirnos>[] =>
    one.arrival?.by === 'piece' ? [{ step: 'arriving', side: one.side, division }] : [],
  );
  const ranks = ['division', 'wing', 'character', 'cic'] as const;
  return [
    ...both.map(side => ({ step: 'focusing' as const, side })),
    ...both.map(side => ({ step: 'specials' as const, side })),
    ...both.map(side => ({ step: 'chain' as const, side })),
    { step: 'barrages', done: [] },
    ...arrivals,
    { step: 'phase', phase: 'move', done: [] },
    { step: 'aggressors', done: [] },
    ...ranks.flatMap(who => both.map(side => ({ step: 'riding' as const, side, who }))),
    { step: 'phase', phase: 'fire', done: [] },
    { step: 'phaseEnd', phase: 'fire' },
    { step: 'phase', phase: 'melee', done: [] },
    { step: 'strays', done: [] },
    { step: 'cavalryBack' },
    { step: 'phaseEnd', phase: 'melee' },
    ...both.map(side => ({ step: 'late' as const, side })),
    { step: 'cavalryBack' },
    { step: 'phase', phase: 'rally', done: [] },
    { step: 'turnEnd' },
    { step: 'endCheck' },
  ];
}

export const orderSteps = (battle: BattleOf): Pick<Steps<Batirnos>, OrderStep> => ({
  /** nqsb.3.2.1, nqsb.10.4: capacity is reckoned, cards are drawn. */
  planning: {
    rule: 'nqsb.3.2.1',
    run(flow) {
      const b = battle(flow);
      const { state } = b;
      state.turn += 1;
      state.rode = [];
      tieLeaders(b);
      state.capacity = [commandCapacity(b, 0), commandCapacity(b, 1)];
      flow.emit({ type: 'turnBegan', rule: 'nqsb.3.2', turn: state.turn, capacity: [...state.capacity] });
      for (const side of [0, 1] as const) drawHand(flow, side, state.capacity[side] ?? 1, 'nqsb.3.2.1');
      const first = state.initiative;
      flow.next(
        ...arrivalTests(b),
        { step: 'reserve', side: first },
        { step: 'reserve', side: enemyOf(first) },
        { step: 'orders' },
      );
    },
  },

  arrivalTested: {
    rule: 'nqsb.2.1.scenario-oob',
    run(flow, { division }) {
      const b = battle(flow);
      const ok = takeResult(b) > 0;
      if (ok) b.state.due[division] = b.state.turn + 1;
      flow.emit({ type: 'arrivalTested', rule: 'nqsb.2.1.scenario-oob', division, ok });
    },
  },

  /** nqsb.10.15, R60: openly, the previous holder of the initiative first. */
  reserve: {
    rule: 'nqsb.10.15',
    open: true,
    seats: (look, { side }) => (transfers(battle(look), side).length > 0 ? [side] : []),
    offers: {
      transfer: {
        list: (look, { side }) => transfers(battle(look), side),
        why: (look, { side }, _, action) => whyNoTransfer(battle(look), side, action),
        take(flow, frame, _, { unit, division }) {
          battle(flow).state.division[unit] = division;
          flow.emit({ type: 'transferred', rule: 'nqsb.10.15.permanent', unit, division });
          flow.next(frame);
        },
      },
      ready: { list: () => [{ type: 'ready' }], take: () => undefined },
    },
  },

  /** nqsb.3.2.2.assign, nqsb.3.2.2.return, nqsb.3.2.2.limit: in secret, both at once. */
  orders: {
    rule: 'nqsb.3.2.2.assign',
    seats: () => [0, 1],
    done: (_, __, ___, chosen) => chosen.some(({ type }) => type === 'ready'),
    offers: {
      assign: {
        list: (look, _, seat, chosen) => assignments(battle(look), seat, chosen),
        why(look, _, seat, { division, card: number, focus }, chosen) {
          const b = battle(look);
          if (chosen.some(isReturn)) return { rule: 'nqsb.3.2.2.return', reason: 'returnsLast' };
          if (!handLeft(b, seat, chosen).includes(number))
            return { rule: 'nqsb.3.2.2.assign', reason: 'notInHand', card: number };
          if (focus && !mayFocus(card(b, number))) return { rule: 'nqsb.10.7.no', reason: 'noFocus', card: number };
          return chosen.some(one => one.type === 'assign' && one.division === division)
            ? { rule: 'nqsb.3.2.2.assign', reason: 'hasCard', division }
            : { rule: 'nqsb.3.2.2.assign', reason: 'notOnField', division };
        },
        odds(look, _, seat, { division, card: number }) {
          const b = battle(look);
          const stakes = card(b, number).priority > 0 ? orderStakes(b, seat, division) : null;
          if (!stakes?.cases) return null;
          const cases = stakes.cases.map(({ likelihood, lay }) => ({
            likelihood,
            lay(state: State): void {
              lay(state);
              state.order[division] = number;
            },
          }));
          return { ...stakes, cases };
        },
      },
      toTop: {
        list: (look, _, seat, chosen) =>
          handLeft(battle(look), seat, chosen).map(number => ({ type: 'toTop', card: number })),
        why: (_, __, ___, { card: number }) => ({ rule: 'nqsb.3.2.2.return', reason: 'notInHand', card: number }),
      },
      toBottom: {
        list: (look, _, seat, chosen) =>
          handLeft(battle(look), seat, chosen).map(number => ({ type: 'toBottom', card: number })),
        why: (_, __, ___, { card: number }) => ({ rule: 'nqsb.3.2.2.return', reason: 'notInHand', card: number }),
      },
      ready: {
        list(look, _, seat, chosen) {
          const b = battle(look);
          return handLeft(b, seat, chosen).length <= (b.state.capacity[seat] ?? 1) ? [{ type: 'ready' }] : [];
        },
        why(look, _, seat, __, chosen) {
          const b = battle(look);
          return {
            rule: 'nqsb.3.2.2.limit',
            reason: 'handTooLarge',
            hand: handLeft(b, seat, chosen).length,
            capacity: b.state.capacity[seat] ?? 1,
          };
        },
      },
    },
    reveal(flow, _, choices) {
      const b = battle(flow);
      for (const side of [0, 1] as const) lay(b, flow, side, choices[side] ?? []);
      flow.next(...countChangers(b), { step: 'initiative' });
    },
  },

  /** Coup d'œil: the card may change hands before the initiative is counted. */
  exchanging: {
    rule: 'nqsb.3.2.2.special',
    open: true,
    seats: (look, { division }) => {
      const b = battle(look);
      return abilityOf(b, division) === 'coupDoeil' && takers(b, division).length > 0
        ? [divisionSlot(b, division).side]
        : [];
    },
    offers: {
      handOver: {
        list: (look, { division }) =>
          takers(battle(look), division).map(other => ({ type: 'handOver', division: other })),
        why: (look, { division }, _, { division: other }) => whyNoTaker(battle(look), division, other),
        take(flow, { division }, _, { division: other }) {
          exchange(battle(flow), division, other);
          flow.emit({ type: 'handedOver', rule: 'nqsb.3.2.2.special', from: division, to: other });
        },
        // Who takes the card is within the CiC's reach; the order that comes back may still go astray.
        odds: (look, { division }, seat) => orderStakes(battle(look), seat, division) ?? 'sequence',
      },
      decline: { list: () => [{ type: 'decline' }], take: () => undefined, odds: () => 'sequence' },
    },
  },

  /** False news: an enemy order sinks to priority 1 before the initiative is counted. */
  misleading: {
    rule: 'nqsb.3.2.2.special',
    open: true,
    seats: (look, { division }) =>
      victims(battle(look), division).length > 0 ? [divisionSlot(battle(look), division).side] : [],
    offers: {
      mislead: {
        list: (look, { division }) =>
          victims(battle(look), division).map(other => ({ type: 'mislead', division: other })),
        why: (look, { division }, _, { division: other }) => whyNoVictim(battle(look), division, other),
        take(flow, _, __, { division }) {
          battle(flow).state.priority[division] = 1;
          flow.emit({ type: 'misled', rule: 'nqsb.3.2.2.special', division });
        },
        odds: () => 'sequence',
      },
      decline: { list: () => [{ type: 'decline' }], take: () => undefined, odds: () => 'sequence' },
    },
  },

  /** nqsb.3.2.2.initiative, R16: more orders of priority 3; a tie leaves it where it was. */
  initiative: {
    rule: 'nqsb.3.2.2.initiative',
    run(flow) {
      const b = battle(flow);
      const counts = ([0, 1] as const).map(
        side => divisionsOf(b, side).filter(division => b.state.priority[division] === 3).length,
      );
      const [north = 0, south = 0] = counts;
      if (north !== south) b.state.initiative = north > south ? 0 : 1;
      flow.emit({ type: 'initiative', rule: 'nqsb.3.2.2.initiative', side: b.state.initiative, counts });
      flow.next(...turnFrames(b));
    },
  },

  /** R58: the action of a focused order is named at the reveal. */
  focusing: {
    rule: 'nqsb.10.7',
    open: true,
    seats(look, { side }) {
      const b = battle(look);
      return divisionsOf(b, asSide(side)).some(division => b.state.focus[division] === UNNAMED) ? [side] : [];
    },
    offers: {
      nameFocus: {
        list(look, { side }) {
          const b = battle(look);
          return divisionsOf(b, asSide(side))
            .filter(division => b.state.focus[division] === UNNAMED)
            .flatMap(division => {
              const order = card(b, b.state.order[division] ?? 1);
              return (['move', 'fire', 'melee'] as const)
                .filter(focus => order[focus])
                .map(focus => ({ type: 'nameFocus' as const, division, focus }));
            });
        },
        why(look, { side }, _, { division }) {
          const b = battle(look);
          const number = b.state.order[division] ?? 0;
          if (b.roster.divisions[division]?.side !== side || b.state.focus[division] !== UNNAMED || number === 0)
            return { rule: 'nqsb.10.7', reason: 'notFocused', division };
          return { rule: 'nqsb.10.7', reason: 'notOnCard', card: number };
        },
        take(flow, frame, _, { division, focus }) {
          battle(flow).state.focus[division] = FOCUS[focus];
          flow.emit({ type: 'focused', rule: 'nqsb.10.7', division, focus });
          flow.next(frame);
        },
        odds: () => 'sequence',
      },
    },
  },
});
