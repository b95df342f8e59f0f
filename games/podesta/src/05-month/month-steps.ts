/** The month (chapters 5, 8 and 48): the order of play, what happens around the players' turns, the end of the game. */

import { at, type Steps } from '@carroccio/kernel';
import { laid, layUpTo } from '../09-money/laying.ts';
import { BANK, pay } from '../09-money/money.ts';
import { alive, freeCaptives } from '../10-office/office.ts';
import { factionOf, isUnrepresented } from '../10-office/trust.ts';
import { disband } from '../16-factions-and-exile/exile.ts';
import { offersLapse } from '../20-agreements/deals.ts';
import { promisesRunOut } from '../20-agreements/promises.ts';
import { collectMerchantLoans } from '../21-trade/bank.ts';
import { lotsAge, movePrice } from '../21-trade/market.ts';
import { allowance, expire } from '../24-annales/lasting.ts';
import { canCome, refusedDate } from '../29-war/war.ts';
import { finish, objectiveReached } from '../48-victory/scoring.ts';
import { endsByTheClock } from '../scenarios/index.ts';
import type { Podesta } from '../shape.ts';
import { freshTurn, GOOD_KINDS, IN_THE_BOX, now, OUT_OF_PLAY } from '../state.ts';
import type { Live, Tables } from '../world.ts';
import { byBid, companiesReturn } from './year-steps.ts';

type MonthSteps = Pick<
  Steps<Podesta>,
  'month' | 'orderAuction' | 'market' | 'turns' | 'turnEnd' | 'monthEnd' | 'timeVote' | 'nextMonth' | 'scoring'
>;

/** Battles agreed for this month that nobody called: the side that could not have come refused, or else both (R64). */
function missedBattles(live: Live): void {
  const { state } = live;
  const missed = state.wars.filter(({ month }) => month <= now(state));
  state.wars = state.wars.filter(({ month }) => month > now(state));
  for (const { sides, cell } of missed) {
    const absent = sides.filter(side => !side.some(seat => canCome(live, seat, cell)));
    for (const side of absent.length > 0 ? absent : sides) refusedDate(live, side);
  }
}

/** Nobody took them in for a year: an unrepresented commune of their faction does, and they leave play (R33). */
function fuorusciti(live: Live): void {
  const { state, flow } = live;
  const shelters = state.communes.flatMap((_, commune) =>
    isUnrepresented(state, commune) ? [factionOf(live, commune)] : [],
  );
  state.place.forEach((place, sestiere) => {
    if (place !== IN_THE_BOX || now(state) - at(state.exiledIn, sestiere) < 12) return;
    if (!shelters.includes(at(state.face, sestiere))) return;
    state.place[sestiere] = OUT_OF_PLAY;
    state.holder[sestiere] = -1;
    disband(live, sestiere);
    flow.emit({ type: 'leftPlay', rule: 'pod.47a', sestiere });
  });
}

/** pod.4d: the card passes to the right every six months; with no power in it, a war changes nothing (pod.29r, R1). */
function passNotaro({ state, world, flow, seats }: Live): void {
  if (now(state) % world.data.lengths.notaro !== 0) return;
  do state.notaro = (state.notaro + seats - 1) % seats;
  while (at(state.players, state.notaro).out);
  flow.emit({ type: 'notaro', rule: 'pod.4d', seat: state.notaro });
}

/** R6: exiles play last, in an order drawn each month. */
function exilesInOrder({ state, flow }: Live): number[] {
  const exiles = alive(state).filter(seat => at(state.players, seat).exiled);
  return exiles.length > 1 ? flow.shuffle(exiles) : exiles;
}

export function monthSteps({ live, world }: Tables): MonthSteps {
  const length = (scenario: string) => world.data.lengths.lengths.find(({ id }) => id === scenario);
  const isTimed = (scenario: string): boolean => {
    const played = length(scenario);
    return played !== undefined && endsByTheClock(played);
  };
  return {
    month: {
      rule: 'pod.5a',
      run(flow) {
        const table = live(flow);
        const { state } = table;
        flow.emit({ type: 'monthBegan', rule: 'pod.5a', year: state.year, month: state.month });
        companiesReturn(table);
        freeCaptives(table);
        for (const commune of state.communes)
          commune.left = commune.podesta < 0 ? 0 : allowance(table, commune.podesta);
        for (const army of state.armies) {
          army.left = allowance(table, army.seat);
          army.from = -1;
          if (army.siege) Object.assign(army.siege, { shots: 0, asked: false });
        }
        state.cardThisMonth = false;
        state.declinedCard = [];
        state.turn.goneIn = [];
        state.talks = state.talks.map(() => 0);
        // R112: with everybody in exile there is no auction; their order is drawn.
        if (alive(state).every(seat => at(state.players, seat).exiled)) state.order = exilesInOrder(table);
        // pod.5b, pod.5c: the auction first, then the event of the month.
        flow.next(
          { step: 'orderAuction' },
          { step: 'annales' },
          { step: 'market' },
          { step: 'turns', played: [] },
          { step: 'monthEnd' },
        );
      },
    },

    // Bids are laid behind the shields (pod.7b).
    orderAuction: {
      rule: 'pod.8a',
      seats: ({ state }) => alive(state).filter(seat => !at(state.players, seat).exiled),
      offers: {
        lay: layUpTo(
          ({ state }, _, seat) => at(state.players, seat).purse,
          florins => ({ rule: 'pod.8a', reason: 'tooDear', florins }),
        ),
      },
      reveal(flow, _, choices) {
        const table = live(flow);
        const { state } = table;
        const bids = choices.flatMap((chosen, seat) => (chosen.length > 0 ? [{ seat, florins: laid(chosen) }] : []));
        for (const { seat, florins } of bids) {
          flow.emit({ type: 'bid', rule: 'pod.8a', seat, florins });
          pay(table, seat, BANK, florins, 'pod.8d');
        }
        state.order = [...byBid(table, bids), ...exilesInOrder(table)];
        flow.emit({ type: 'orderSet', rule: 'pod.8b', order: state.order.slice() });
      },
    },

    market: {
      rule: 'pod.5d',
      run(flow) {
        const table = live(flow);
        const { state } = table;
        for (let good = 0; good < GOOD_KINDS; good++) {
          movePrice(table, good, at(state.deferred, good), 'pod.21i');
          state.deferred[good] = 0;
        }
      },
    },

    turns: {
      rule: 'pod.5e',
      // Whoever is exiled before his turn has gone to the end of the order (pod.19d).
      run(flow, { played }) {
        const seat = flow.state.order.find(one => !played.includes(one));
        if (seat !== undefined) flow.next({ step: 'turn', seat }, { step: 'turns', played: [...played, seat] });
      },
    },

    turnEnd: {
      rule: 'pod.5e',
      run(flow) {
        // Who has marched home has done so for the month, not for the turn (R57).
        flow.state.turn = { ...freshTurn(), goneIn: flow.state.turn.goneIn };
        offersLapse(live(flow), false);
      },
    },

    monthEnd: {
      rule: 'pod.5a',
      run(flow) {
        const table = live(flow);
        const { state } = table;
        flow.next(isTimed(flow.scenario) ? { step: 'timeVote' } : { step: 'nextMonth', over: false });
        missedBattles(table);
        fuorusciti(table);
        expire(state);
        offersLapse(table, true);
        promisesRunOut(table);
        state.pledges = [];
        lotsAge(state);
        passNotaro(table);
        collectMerchantLoans(table);
      },
    },

    timeVote: {
      rule: 'pod.4b',
      seats: ({ state }) => alive(state),
      offers: { timeUp: { list: () => [{ type: 'timeUp' }] }, playOn: { list: () => [{ type: 'playOn' }] } },
      reveal(flow, _, choices) {
        const up = choices.filter(([choice]) => choice?.type === 'timeUp').length;
        flow.next({ step: 'nextMonth', over: up * 2 > alive(flow.state).length });
      },
    },

    nextMonth: {
      rule: 'pod.5a',
      run(flow, { over }) {
        const { state } = flow;
        const { years = 0, objective, targets = [] } = length(flow.scenario) ?? {};
        const last = years > 0 && state.year >= years && state.month === world.data.lengths.months;
        const reached = objectiveReached(live(flow), objective, targets[flow.seats - 2] ?? 0);
        if (over || last || reached) {
          // Debts settled first may undo what was reached: the reason is the one of this moment.
          const why = reached ? 'objective' : over ? 'time' : 'years';
          flow.next({ step: 'communeLoans' }, { step: 'scoring', why });
          return;
        }
        const newYear = state.month === world.data.lengths.months;
        state.month = newYear ? 1 : state.month + 1;
        if (newYear) state.year++;
        state.order = [];
        flow.next({ step: newYear ? 'newYear' : 'month' });
      },
    },

    scoring: {
      rule: 'pod.48a',
      run: (flow, { why }) => finish(live(flow), why),
    },
  };
}
