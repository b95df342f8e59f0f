/** The year and the month (chapters 5, 8 and 48): what happens between the players' turns. */
import { at, type Frame, type Steps } from '@carroccio/kernel';
import { collectMerchantLoans, communeInsolvent, indebted, owedBy, settleCommuneLoan } from './bank.ts';
import { drop, put } from './hands.ts';
import { allowance, expire } from './lasting.ts';
import { lotsAge, movePrice } from './market.ts';
import { BANK, coinActions, governed, isSealed, laid, means, PURSE, pay, spendOnWar, warPayers } from './money.ts';
import { alive, freeCaptives, releaseCompany, score } from './office.ts';
import { finish, objectiveReached } from './scoring.ts';
import type { Podesta } from './shape.ts';
import { CHIT, freshTurn, GOOD_KINDS, IN_THE_BOX, now, OUT_OF_PLAY, type State } from './state.ts';
import { collectTaxes } from './taxes.ts';
import type { Live, Table, Tables } from './world.ts';

type YearSteps = Pick<
  Steps<Podesta>,
  | 'newYear'
  | 'communeLoans'
  | 'communeLoan'
  | 'companyFee'
  | 'companyAuction'
  | 'month'
  | 'orderAuction'
  | 'market'
  | 'turns'
  | 'turnEnd'
  | 'monthEnd'
  | 'timeVote'
  | 'nextMonth'
  | 'scoring'
>;

/** R13: hands left over are discarded, six new cards each, or fewer for all if the deck runs short. */
function dealMercator({ world, state, flow }: Live): void {
  const players = alive(state);
  for (const seat of players) {
    const player = at(state.players, seat);
    state.mercatorUsed.push(...player.mercator);
    player.mercator = [];
  }
  if (state.mercatorDeck.length < players.length * world.data.mercator.hand) {
    state.mercatorDeck.push(...flow.shuffle(state.mercatorUsed.splice(0)));
  }
  const each = Math.min(world.data.mercator.hand, Math.floor(state.mercatorDeck.length / players.length));
  for (const seat of players) {
    for (const card of state.mercatorDeck.splice(0, each)) put(at(state.players, seat).mercator, card);
  }
}

const tellHands = ({ state, flow }: Live): void => {
  for (const seat of alive(state))
    flow.emit({ type: 'dealt', rule: 'pod.22c', seat, cards: at(state.players, seat).mercator.slice(), only: [seat] });
};

/** pod.24a: the whole deck is shuffled and twelve cards are laid face down. */
function layAnnales({ world, state, flow }: Live): void {
  const deck = flow.shuffle(world.data.annales.cards.map((_, card) => card));
  state.annales = deck.slice(0, world.data.annales.perYear);
  state.annalesSeen = [];
}

/** Companies lost twelve months ago come back, unarmed (pod.39b, R55). */
function companiesReturn({ state, flow }: Live): void {
  state.back.forEach((month, unit) => {
    if (month === 0 || month > now(state)) return;
    state.back[unit] = 0;
    flow.emit({ type: 'recovered', rule: 'pod.39b', unit });
  });
}

/** Taxes of the new year, and what comes with them (1.2, R4, R127). */
function newYearTaxes(live: Live): void {
  const { state, world } = live;
  state.exiledIn.forEach((month, sestiere) => {
    if (month > 0 && at(state.place, sestiere) >= 0) state.exiledIn[sestiere] = -1;
  });
  state.communes.forEach((commune, index) => {
    // R102: a commune that was rebuilt pays again.
    if (commune.poor && commune.taxesFrom > 0 && now(state) >= commune.taxesFrom)
      Object.assign(commune, { poor: false, raids: 0, rebuilt: 0, taxesFrom: 0 });
    if (commune.podesta >= 0) collectTaxes(live, index, 'pod.14b');
    if (!commune.poor) commune.raids = 0;
    // R95: a fallen representative is replaced.
    if (commune.vacant) Object.assign(commune, { vacant: false, cell: at(world.square, index) });
  });
}

/** What a player can bid for a company, by who pays. */
const bidPayers = ({ state }: Table, seat: number, least: number): number[] =>
  [PURSE, ...governed(state, seat)].filter(
    from => (from === PURSE ? at(state.players, seat).purse : means(state, seat, from)) >= least,
  );

const payerOf = (chosen: readonly { type: string }[]): number | undefined => {
  for (const choice of chosen)
    if (choice.type === 'payer' && 'from' in choice && typeof choice.from === 'number') return choice.from;
  return undefined;
};

/** Where a company would be stationed: the player's home, or the commune that shelters him (R69). */
const baseOf = ({ players }: State, seat: number): number => {
  const { home, host } = at(players, seat);
  return home >= 0 ? home : host;
};

/** Orders seats by their bids, tied ones by lot (pod.8b, pod.8c). */
function byBid({ flow }: Live, bids: readonly { seat: number; florins: number }[]): number[] {
  const sums = [...new Set(bids.map(({ florins }) => florins))].sort((a, b) => b - a);
  return sums.flatMap(sum => {
    const tied = bids.filter(({ florins }) => florins === sum).map(({ seat }) => seat);
    return tied.length > 1 ? flow.shuffle(tied) : tied;
  });
}

/** Battles agreed for this month that nobody called: both sides refused (R64). */
function missedBattles(live: Live): void {
  const { state, world } = live;
  const missed = state.wars.filter(({ month }) => month <= now(state));
  state.wars = state.wars.filter(({ month }) => month > now(state));
  for (const { sides } of missed)
    for (const seat of sides.flat()) score(live, seat, -world.data.lengths.points.refused, 'refused', 'pod.3k');
}

/** Nobody took them in for a year (R33). */
function fuorusciti({ state, flow }: Live): void {
  state.place.forEach((place, sestiere) => {
    if (place !== IN_THE_BOX || now(state) - at(state.exiledIn, sestiere) < 12) return;
    state.place[sestiere] = OUT_OF_PLAY;
    state.holder[sestiere] = -1;
    flow.emit({ type: 'leftPlay', rule: 'pod.47a', sestiere });
  });
}

/** pod.4d: the card passes to the right every six months. */
function passNotaro({ state, world, flow, seats }: Live): void {
  if (now(state) % world.data.lengths.notaro !== 0) return;
  do state.notaro = (state.notaro + seats - 1) % seats;
  while (at(state.players, state.notaro).out);
  flow.emit({ type: 'notaro', rule: 'pod.4d', seat: state.notaro });
}

export function yearSteps({ look, live, world }: Tables): YearSteps {
  const length = (scenario: string) => world.data.lengths.lengths.find(({ id }) => id === scenario);
  const feeMinimum = world.data.contributions.company.minimum;
  return {
    newYear: {
      rule: 'pod.5a',
      run(flow) {
        const table = live(flow);
        const { state } = table;
        flow.emit({ type: 'yearBegan', rule: 'pod.5a', year: state.year });
        if (state.year === 1) {
          flow.emit({ type: 'notaro', rule: 'pod.4c', seat: state.notaro });
          state.players.forEach(({ assigned }, seat) => {
            flow.emit({ type: 'assigned', rule: 'pod.4e', seat, commune: assigned });
          });
        } else dealMercator(table);
        tellHands(table);
        state.cardsPlayed = 0;
        state.cardsAllowed = alive(state).length;
        layAnnales(table);
        if (state.year > 1) {
          companiesReturn(table);
          newYearTaxes(table);
        }
        const fees = state.employer.flatMap((employer, company): Frame<Podesta>[] =>
          employer >= 0 ? [{ step: 'companyFee', company }] : [],
        );
        flow.next({ step: 'communeLoans' }, ...fees, { step: 'month' });
      },
    },

    communeLoans: {
      rule: 'pod.25j',
      run(flow) {
        const table = live(flow);
        const { state } = table;
        for (const commune of indebted(state)) {
          const { podesta, treasury } = at(state.communes, commune);
          if (podesta < 0 || treasury >= owedBy(state, commune)) settleCommuneLoan(table, commune, false);
          else flow.next({ step: 'communeLoan', commune });
        }
      },
    },

    communeLoan: {
      rule: 'pod.25l',
      seats: ({ state }, { commune }) => {
        const { podesta } = at(state.communes, commune);
        return podesta >= 0 && owedBy(state, commune) > 0 ? [podesta] : [];
      },
      offers: {
        payGap: {
          list: ({ state }, { commune }, seat) =>
            means(state, seat, commune) >= owedBy(state, commune) ? [{ type: 'payGap' }] : [],
          why: ({ state }, { commune }) => ({ rule: 'pod.25l', reason: 'tooDear', florins: owedBy(state, commune) }),
          take: (flow, { commune }) => settleCommuneLoan(live(flow), commune, true),
        },
        leaveGap: {
          list: () => [{ type: 'leaveGap' }],
          take: (flow, { commune }) => communeInsolvent(live(flow), commune),
        },
      },
    },

    companyFee: {
      rule: 'pod.31c',
      seats: ({ state }, { company }) => (at(state.employer, company) >= 0 ? [at(state.employer, company)] : []),
      offers: {
        payFee: {
          list: (l, { company }, seat) =>
            warPayers(look(l), seat, at(l.state.fee, company)).map(from => ({ type: 'payFee', from })),
          why: ({ state }, { company }) => ({ rule: 'pod.31c', reason: 'tooDear', florins: at(state.fee, company) }),
          take(flow, { company }, seat, { from }) {
            spendOnWar(live(flow), seat, from, at(flow.state.fee, company), 'pod.31c');
            flow.state.payer[company] = from;
          },
        },
        dismiss: {
          list: () => [{ type: 'dismiss' }],
          take(flow, { company }) {
            // Whoever marched with a hidden army is seen to leave it.
            flow.reveal();
            releaseCompany(flow.state, company);
            flow.next({ step: 'companyAuction', company });
          },
        },
      },
    },

    companyAuction: {
      rule: 'pod.31e',
      seats: ({ state }) => alive(state),
      done: (_, __, ___, chosen) => isSealed(chosen),
      offers: {
        payer: {
          list: (l, _, seat, chosen) =>
            chosen.length > 0 || baseOf(l.state, seat) < 0
              ? []
              : bidPayers(look(l), seat, feeMinimum).map(from => ({ type: 'payer', from })),
        },
        coin: {
          list({ state }, _, seat, chosen) {
            const from = payerOf(chosen);
            if (from === undefined) return [];
            const most = from === PURSE ? at(state.players, seat).purse : means(state, seat, from);
            return coinActions(chosen, most, feeMinimum);
          },
        },
        seal: { list: (_, __, ___, chosen) => (chosen.length === 1 ? [] : [{ type: 'seal' }]) },
      },
      reveal(flow, { company }, choices) {
        const table = live(flow);
        const { state } = table;
        const bids = choices.flatMap((chosen, seat) => {
          const florins = laid(chosen).sum;
          return florins > 0 ? [{ seat, florins }] : [];
        });
        for (const { seat, florins } of bids) flow.emit({ type: 'bid', rule: 'pod.31e', seat, florins });
        const [winner] = byBid(table, bids);
        if (winner === undefined) {
          flow.emit({ type: 'companyFree', rule: 'pod.31e', company });
          return;
        }
        const from = payerOf(at(choices, winner)) ?? PURSE;
        const fee = laid(at(choices, winner)).sum;
        spendOnWar(table, winner, from, fee, 'pod.31e');
        drop(state.used.includes(CHIT + company) ? state.used : state.bag, CHIT + company);
        engage(table, winner, company, fee, baseOf(state, winner), from);
      },
    },

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
        state.talks = state.talks.map(() => 0);
        // R112: with everybody in exile there is no auction; their order is drawn.
        if (alive(state).every(seat => at(state.players, seat).exiled)) state.order = exilesInOrder(table);
        flow.next(
          { step: 'orderAuction' },
          { step: 'annales' },
          { step: 'market' },
          { step: 'turns' },
          { step: 'monthEnd' },
        );
      },
    },

    orderAuction: {
      rule: 'pod.8a',
      seats: ({ state }) => alive(state).filter(seat => !at(state.players, seat).exiled),
      done: (_, __, ___, chosen) => isSealed(chosen),
      offers: {
        coin: {
          list: ({ state }, _, seat, chosen) => coinActions(chosen, at(state.players, seat).purse),
          why: (_, __, ___, { florins }) => ({ rule: 'pod.8a', reason: 'tooDear', florins }),
        },
        seal: { list: () => [{ type: 'seal' }] },
      },
      reveal(flow, _, choices) {
        const table = live(flow);
        const { state } = table;
        const bids = choices.flatMap((chosen, seat) => (isSealed(chosen) ? [{ seat, florins: laid(chosen).sum }] : []));
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
      run: flow => flow.next(...flow.state.order.map(seat => ({ step: 'turn' as const, seat }))),
    },

    turnEnd: {
      rule: 'pod.5e',
      run(flow) {
        flow.state.turn = freshTurn();
      },
    },

    monthEnd: {
      rule: 'pod.5a',
      run(flow) {
        const table = live(flow);
        const { state } = table;
        flow.next(flow.scenario === 'timed' ? { step: 'timeVote' } : { step: 'nextMonth', over: false });
        missedBattles(table);
        fuorusciti(table);
        expire(state);
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
          flow.next({ step: 'communeLoans' }, { step: 'scoring' });
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
      run(flow) {
        const table = live(flow);
        const { years = 0, objective, targets = [] } = length(flow.scenario) ?? {};
        const reached = objectiveReached(table, objective, targets[flow.seats - 2] ?? 0);
        finish(table, reached ? 'objective' : years === 0 ? 'time' : 'years');
      },
    },
  };
}

/** R6: exiles play last, in an order drawn each month. */
function exilesInOrder({ state, flow }: Live): number[] {
  const exiles = alive(state).filter(seat => at(state.players, seat).exiled);
  return exiles.length > 1 ? flow.shuffle(exiles) : exiles;
}

/** A company enters somebody's service (pod.31b, pod.31k). */
export function engage(
  { state, flow }: Live,
  seat: number,
  company: number,
  fee: number,
  station: number,
  from: number,
): void {
  state.employer[company] = seat;
  state.payer[company] = from;
  state.fee[company] = fee;
  state.station[company] = station;
  flow.emit({ type: 'hired', rule: 'pod.31o', seat, company, fee, commune: station });
}
