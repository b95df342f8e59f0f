/** The new year (pod.R4): cards, taxes, loans, fees and the auction of companies. */

import { at, type Frame, type Steps } from '@carroccio/kernel';
import { governed, means, PURSE, spendOnWar, warMeans, warPayers } from '../09-money/money.ts';
import { alive, quartersOf, releaseCompany } from '../10-office/office.ts';
import { collectTaxes } from '../14-taxes-and-works/taxes.ts';
import { communeInsolvent, indebted, owedBy, settleCommuneLoan } from '../21-trade/bank.ts';
import { drop, put } from '../21-trade/hands.ts';
import { anyFee, engage, feesOf, whyNoFee } from '../26-armies/hiring.ts';
import type { Podesta } from '../shape.ts';
import { CHIT, now, type State } from '../state.ts';
import type { Live, Tables } from '../world.ts';

type YearSteps = Pick<Steps<Podesta>, 'newYear' | 'communeLoans' | 'communeLoan' | 'companyFee' | 'companyAuction'>;

/** Hands left over are discarded (pod.22f), six new cards each, or fewer for all if the deck runs short (R13). */
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

/** pod.24a: the whole deck is shuffled and twelve cards laid face down: at set-up (pod.4h), every year (pod.24f). */
function layAnnales({ world, state, flow }: Live): void {
  const deck = flow.shuffle(world.data.annales.cards.map((_, card) => card));
  state.annales = deck.slice(0, world.data.annales.perYear);
  state.annalesSeen = [];
}

/** Companies lost twelve months ago come back, unarmed (pod.39b, R55). */
export function companiesReturn({ state, flow }: Live): void {
  state.back.forEach((month, unit) => {
    if (month === 0 || month > now(state)) return;
    state.back[unit] = 0;
    flow.emit({ type: 'recovered', rule: 'pod.39b', unit });
  });
}

/** Taxes of the new year, and what comes with them (R4, R127). */
function newYearTaxes(live: Live): void {
  const { state, world } = live;
  // pod.47b: refugees taken in last year pay like those born there.
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

/** Who can pay what a player bids for a company: nobody where it would have no quarters. */
const bidPayers = (state: State, seat: number, least: number): number[] =>
  quartersOf(state, seat) < 0
    ? []
    : [PURSE, ...governed(state, seat)].filter(from => warMeans(state, seat, from) >= least);

/** Orders seats by their bids, tied ones by lot (pod.8b, pod.8c). */
export function byBid({ flow }: Live, bids: readonly { seat: number; florins: number }[]): number[] {
  const sums = [...new Set(bids.map(({ florins }) => florins))].sort((a, b) => b - a);
  return sums.flatMap(sum => {
    const tied = bids.filter(({ florins }) => florins === sum).map(({ seat }) => seat);
    return tied.length > 1 ? flow.shuffle(tied) : tied;
  });
}

export function yearSteps({ look, live, world }: Tables): YearSteps {
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
      open: true,
      seats: ({ state }, { commune }) => {
        const { podesta } = at(state.communes, commune);
        return podesta >= 0 ? [podesta] : [];
      },
      offers: {
        payGap: {
          list: ({ state }, { commune }, seat) =>
            means(state, seat, commune) >= owedBy(state, commune) ? [{ type: 'payGap' }] : [],
          why: ({ state }, { commune }) => ({ rule: 'pod.25l', reason: 'tooDear', florins: owedBy(state, commune) }),
          take: (flow, { commune }) => settleCommuneLoan(live(flow), commune, true),
          odds: () => 'sequence',
        },
        leaveGap: {
          list: () => [{ type: 'leaveGap' }],
          take: (flow, { commune }) => communeInsolvent(live(flow), commune),
          odds: () => 'sequence',
        },
      },
    },

    // Who has lost his commune keeps the companies he pays in the same way (pod.19e).
    companyFee: {
      rule: 'pod.31c',
      open: true,
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
          odds: () => 'sequence',
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
      offers: {
        bid: {
          contains: ({ state }, _, seat, bid) =>
            quartersOf(state, seat) < 0
              ? { rule: 'pod.31e', reason: 'cannot', what: 'quarters' }
              : whyNoFee(state, seat, bid, bidPayers(state, seat, feeMinimum), feeMinimum, 'pod.31e'),
          describe: ({ state }, _, seat) =>
            feesOf(state, seat, bidPayers(state, seat, feeMinimum), feeMinimum, { type: 'bid', fields: [] }),
          draw: ({ state }, _, seat, chance) => ({
            type: 'bid',
            ...anyFee(state, seat, bidPayers(state, seat, feeMinimum), feeMinimum, chance),
          }),
        },
        noOffer: { list: () => [{ type: 'noOffer' }] },
      },
      reveal(flow, { company }, choices) {
        const table = live(flow);
        const { state } = table;
        const bids = choices.flatMap((chosen, seat) =>
          chosen.flatMap(choice =>
            choice.type === 'bid' ? [{ seat, from: choice.from, florins: choice.florins }] : [],
          ),
        );
        for (const { seat, florins } of bids) flow.emit({ type: 'bid', rule: 'pod.31e', seat, florins });
        const [winner] = byBid(table, bids);
        const won = bids.find(({ seat }) => seat === winner);
        if (!won) {
          flow.emit({ type: 'companyFree', rule: 'pod.31e', company });
          return;
        }
        const { seat, from, florins: fee } = won;
        spendOnWar(table, seat, from, fee, 'pod.31e');
        drop(state.used.includes(CHIT + company) ? state.used : state.bag, CHIT + company);
        engage(table, seat, company, fee, quartersOf(state, seat), from);
      },
    },
  };
}
