/** Declaring war and keeping the appointment (chapter 29). */

import { at, type Frame, type Steps } from '@carroccio/kernel';
import { spendOnWar, warMeans } from '../09-money/money.ts';
import { judgeAlly } from '../20-agreements/promises.ts';
import { leagued } from '../24-annales/lasting.ts';
import { joinedTally, raise, unitsOf } from '../26-armies/army.ts';
import { callUp } from '../26-armies/calling-up.ts';
import { rideTo } from '../26-armies/counters.ts';
import { beginBattle } from '../30-battle/battle-setup.ts';
import type { Podesta, WarTalk } from '../shape.ts';
import type { Live, Table, Tables } from '../world.ts';
import { chosenOf, contingents, dates, gathering, gatheringCost, meetingSquares, owesAid, refusedDate } from './war.ts';

type WarSteps = Pick<
  Steps<Podesta>,
  'allies' | 'date' | 'place' | 'challenged' | 'counterPlace' | 'countered' | 'gather' | 'field'
>;

/** The side an ally is asked to join: of his league, or of whom he promised to help (R45). */
function sideAsked({ state }: Table, war: WarTalk, seat: number): number {
  const principals = [war.attacker, war.defender];
  const league = principals.findIndex(one => leagued(state, one, seat));
  return league >= 0 ? league : principals.findIndex(one => owesAid(state, seat, one));
}

/** The appointment stands (R59). */
function appoint({ state, flow }: Live, war: WarTalk, month: number, cell: number): void {
  const { attacker, defender, sides } = war;
  state.wars.push({ attacker, defender, sides, cell, month });
  flow.emit({ type: 'appointed', rule: 'pod.29c', attacker, defender, cell, month });
}

/** The next ally is asked, or the attacker names the date. */
const afterAlly = (war: WarTalk, left: readonly number[]): Frame<Podesta> =>
  left.length > 1 ? { step: 'allies', war, left: left.slice(1) } : { step: 'date', war };

/** Squares a counter-proposal for this month can name: not the very appointment that was offered (R59). */
const counterPlaces = (table: Table, { attacker, defender, ...offered }: WarTalk, month: number): number[] =>
  meetingSquares(table, attacker, defender).filter(cell => cell !== offered.cell || month !== offered.month);

export function warSteps({ look, live }: Tables): WarSteps {
  return {
    allies: {
      rule: 'pod.29b',
      seats: (_, { left }) => left.slice(0, 1),
      offers: {
        join: {
          list: () => [{ type: 'join' }],
          take(flow, { war, left }, seat) {
            const side = sideAsked(look(flow), war, seat);
            const sides = war.sides.map((seats, index) => (index === side ? [...seats, seat] : seats));
            flow.emit({ type: 'ally', rule: 'pod.29b', seat, principal: side === 0 ? war.attacker : war.defender });
            judgeAlly(live(flow), seat, [war.attacker, war.defender], side);
            flow.next(afterAlly({ ...war, sides }, left));
          },
        },
        stayOut: {
          list: () => [{ type: 'stayOut' }],
          take(flow, { war, left }, seat) {
            judgeAlly(live(flow), seat, [war.attacker, war.defender], -1);
            flow.next(afterAlly(war, left));
          },
        },
      },
    },

    date: {
      rule: 'pod.29c',
      seats: (_, { war }) => [war.attacker],
      offers: {
        setDate: {
          list: ({ state }) => dates(state).map(month => ({ type: 'setDate', month })),
          why: () => ({ rule: 'pod.29c', reason: 'cannot', what: 'choice' }),
          take: (flow, { war }, _, { month }) => flow.next({ step: 'place', war: { ...war, month } }),
        },
      },
    },

    place: {
      rule: 'pod.29c',
      seats: (_, { war }) => [war.attacker],
      offers: {
        setPlace: {
          list: (l, { war }) =>
            meetingSquares(look(l), war.attacker, war.defender).map(cell => ({ type: 'setPlace', cell })),
          why: (_, __, ___, { cell }) => ({ rule: 'pod.29d', reason: 'outOfReach', cell }),
          take: (flow, { war }, _, { cell }) =>
            flow.next({ step: 'challenged', war: { ...war, cell }, countered: false }),
        },
      },
    },

    challenged: {
      rule: 'pod.29e',
      seats: (_, { war }) => [war.defender],
      offers: {
        acceptBattle: {
          list: () => [{ type: 'acceptBattle' }],
          take: (flow, { war }) => appoint(live(flow), war, war.month, war.cell),
        },
        refuseBattle: {
          list: () => [{ type: 'refuseBattle' }],
          take(flow, { war }, seat) {
            flow.emit({ type: 'battleRefused', rule: 'pod.29e', seat });
            refusedDate(live(flow), at(war.sides, 1));
          },
        },
        counterDate: {
          list: (l, { war, countered }) =>
            countered
              ? []
              : dates(l.state)
                  .filter(month => counterPlaces(look(l), war, month).length > 0)
                  .map(month => ({ type: 'counterDate', month })),
          why: (_, { countered }) => ({ rule: 'pod.29e', reason: 'cannot', what: countered ? 'acted' : 'choice' }),
          take: (flow, { war }, _, { month }) => flow.next({ step: 'counterPlace', war, month }),
        },
      },
    },

    counterPlace: {
      rule: 'pod.29e',
      seats: (_, { war }) => [war.defender],
      offers: {
        setPlace: {
          list: (l, { war, month }) => counterPlaces(look(l), war, month).map(cell => ({ type: 'setPlace', cell })),
          why: (_, __, ___, { cell }) => ({ rule: 'pod.29d', reason: 'outOfReach', cell }),
          take(flow, { war, month }, seat, { cell }) {
            flow.emit({ type: 'counterProposed', rule: 'pod.29e', seat, cell, month });
            flow.next({ step: 'countered', war, month, cell });
          },
        },
      },
    },

    countered: {
      rule: 'pod.29e',
      seats: (_, { war }) => [war.attacker],
      offers: {
        acceptBattle: {
          list: () => [{ type: 'acceptBattle' }],
          take: (flow, { war, month, cell }) => appoint(live(flow), war, month, cell),
        },
        refuseBattle: {
          list: () => [{ type: 'refuseBattle' }],
          take(flow, { war, month }, seat) {
            flow.emit({ type: 'battleRefused', rule: month > war.month ? 'pod.29f' : 'pod.29g', seat });
            if (month > war.month) refusedDate(live(flow), at(war.sides, 1));
            else if (month < war.month) refusedDate(live(flow), at(war.sides, 0));
            else flow.next({ step: 'challenged', war, countered: true });
          },
        },
      },
    },

    // Everybody who fights brings his companies now, whoever's turn it is (pod.29i).
    gather: {
      rule: 'pod.29h',
      seats: ({ state }, { seat }) => (at(state.players, seat).out ? [] : [seat]),
      offers: { enlist: callUp((l, { war }, seat) => gathering(look(l), seat, at(l.state.wars, war).cell)) },
      reveal(flow, { war, seat }, choices) {
        const table = live(flow);
        const { state } = table;
        const { cell } = at(state.wars, war);
        const { units, counters, from } = at(at(choices, seat), 0);
        const coming = chosenOf(contingents(table, seat, cell), units);
        const florins = gatheringCost(table, coming);
        if (coming.length === 0 || warMeans(state, seat, from) < florins) return;
        spendOnWar(table, seat, from, florins, 'pod.29o');
        const [base] = coming.map(({ commune }) => commune);
        const army = raise(
          table,
          seat,
          cell,
          coming.flatMap(one => one.units),
          0,
          base ?? -1,
        );
        Object.assign(army, joinedTally(coming, florins));
        flow.emit({ type: 'marched', rule: 'pod.29h', seat, army: army.id, cell });
        for (const counter of counters) rideTo(table, counter, cell);
      },
    },

    field: {
      rule: 'pod.29q',
      run(flow, { war, since }) {
        const table = live(flow);
        const { state } = table;
        const { sides, cell } = at(state.wars, war);
        state.wars.splice(war, 1);
        const hosts = sides.map(seats => hostOn(table, seats, since));
        const absent = hosts.map(({ units }) => units.length === 0);
        sides.forEach((seats, side) => {
          if (absent[side]) refusedDate(table, seats);
        });
        if (absent.some(missing => missing)) return;
        const [attackers, defenders] = hosts;
        if (attackers && defenders)
          beginBattle(table, { kind: 'field', cell, commune: -1, besieger: -1, hosts: [attackers, defenders] });
      },
    },
  };

  /** The companies that these players have brought to the battle. */
  function hostOn({ state }: Table, seats: readonly number[], since: number) {
    const armies = state.armies.filter(({ seat, id }) => seats.includes(seat) && id >= since);
    const units = armies.flatMap(({ id, seat }) => unitsOf(state, id).map(unit => ({ unit, owner: seat, camp: true })));
    const present = seats.filter(seat => units.some(({ owner }) => owner === seat));
    return { seats: present, units };
  }
}
