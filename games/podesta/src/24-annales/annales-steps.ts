/** The Annales (chapter 24): who an event falls on, and what the player is asked. */
import { at, type Steps } from '@carroccio/kernel';
import { BANK, PURSE, pay, payers, spend } from '../09-money/money.ts';
import { alive, settleTrust } from '../10-office/office.ts';
import { giveTrust, loseTrust } from '../10-office/trust.ts';
import { banish, hostings, takeIn, whyNoHosting } from '../16-factions-and-exile/exile.ts';
import { has, lacking, useToken } from '../21-trade/hands.ts';
import { held, priceFollows, sellable, takeLots } from '../21-trade/market.ts';
import { OF_LOTS, sums } from '../families/sums.ts';
import { eventOutlook, oathsAhead } from '../outlook.ts';
import type { Podesta } from '../shape.ts';
import { GOOD_KINDS, NOBODY, PRODITOR } from '../state.ts';
import type { Tables } from '../world.ts';
import { carryOut, effectsOn, fall, inTheDraw, RULE } from './annales-effects.ts';

type AnnalesSteps = Pick<
  Steps<Podesta>,
  | 'annales'
  | 'window'
  | 'assign'
  | 'effects'
  | 'payOrLose'
  | 'takeTrust'
  | 'ban'
  | 'spies'
  | 'losingLots'
  | 'foreignOrder'
  | 'arms'
  | 'hosting'
>;

export function annalesSteps({ look, live }: Tables): AnnalesSteps {
  return {
    annales: {
      rule: 'pod.24c',
      run(flow) {
        const { state } = flow;
        const card = state.annales.pop();
        if (card === undefined) return;
        flow.reveal();
        state.annalesSeen.push(card);
        flow.emit({ type: 'annalesShown', rule: 'pod.24c', card });
        flow.next({ step: 'window', card, left: state.order.slice() });
      },
    },

    window: {
      rule: 'pod.24e',
      seats: (_, { left }) => left.slice(0, 1),
      offers: {
        seize: {
          list: ({ state }, _, seat) =>
            has(state, seat, PRODITOR) ? alive(state).map(target => ({ type: 'seize', target })) : [],
          why: ({ state }, _, seat) =>
            lacking(state, seat, PRODITOR, 'pod.24e', { rule: 'pod.24e', reason: 'cannot', what: 'choice' }),
          take(flow, { card }, seat, { target }) {
            const table = live(flow);
            useToken(table, seat, PRODITOR, 'annales', 'pod.23q');
            flow.emit({ type: 'annalesSeized', rule: 'pod.24g', seat, target });
            fall(table, card, target);
          },
          odds: (l, { card }, seat, { target }) => eventOutlook(l, seat, target, effectsOn(look(l), card, target)),
        },
        letFall: {
          list: () => [{ type: 'letFall' }],
          take(flow, { card, left }) {
            if (left.length > 1) flow.next({ step: 'window', card, left: left.slice(1) });
            else flow.next({ step: 'assign', card });
          },
          // As long as nobody else seizes it.
          odds: (_, { card }) => ({ modifiers: [], until: 'annalesFalls', instead: [{ step: 'assign', card }] }),
        },
      },
    },

    assign: {
      rule: 'pod.24d',
      run(flow, { card }) {
        const table = live(flow);
        const drawn = inTheDraw(table.state);
        if (drawn.length === 0) flow.emit({ type: 'annalesDiscarded', rule: 'pod.24d', card });
        else fall(table, card, at(drawn, flow.draw(drawn.length)));
      },
    },

    effects: {
      rule: 'pod.24d',
      run(flow, { card, seat, list }) {
        const [first, ...rest] = list;
        if (rest.length > 0) flow.next({ step: 'effects', card, seat, list: rest });
        if (first) carryOut(live(flow), card, seat, first);
      },
    },

    payOrLose: {
      rule: 'pod.24d',
      open: true,
      seats: (_, { seat }) => [seat],
      offers: {
        payOff: {
          list: (l, { amount, commune, either }, seat) =>
            (either ? payers(look(l), seat, commune, amount) : [PURSE])
              .filter(from => from !== PURSE || at(l.state.players, seat).purse >= amount)
              .map(from => ({ type: 'payOff', from })),
          why: (_, { amount }) => ({ rule: 'pod.24d', reason: 'tooDear', florins: amount }),
          take: (flow, { amount }, seat, { from }) => spend(live(flow), seat, from, BANK, amount, RULE),
        },
        loseTrust: {
          list: (_, { options }) => options.map(sestiere => ({ type: 'loseTrust', sestiere })),
          why: (_, __, ___, { sestiere }) => ({ rule: RULE, reason: 'absent', sestiere }),
          // Never the last one: he keeps his office.
          take: (flow, _, __, { sestiere }) => loseTrust(live(flow), sestiere, RULE),
        },
      },
    },

    takeTrust: {
      rule: 'pod.24d',
      open: true,
      seats: (_, { seat }) => [seat],
      offers: {
        takeTrust: {
          list: (_, { options }) => options.map(sestiere => ({ type: 'takeTrust', sestiere })),
          why: (_, __, ___, { sestiere }) => ({ rule: RULE, reason: 'absent', sestiere }),
          take(flow, { seat }, _, { sestiere }) {
            const table = live(flow);
            giveTrust(table, sestiere, seat, RULE);
            settleTrust(table, at(table.state.place, sestiere), seat);
          },
        },
      },
    },

    ban: {
      rule: 'pod.17c',
      open: true,
      seats: (_, { seat }) => [seat],
      offers: {
        banish: {
          list: (_, { options }) => options.map(sestiere => ({ type: 'banish', sestiere })),
          why: (_, __, ___, { sestiere }) => ({ rule: 'pod.17c', reason: 'absent', sestiere }),
          take(flow, { seat, times }, _, { sestiere }) {
            const table = live(flow);
            const commune = at(table.state.place, sestiere);
            banish(table, sestiere, times, seat, 'pod.17d');
            settleTrust(table, commune, NOBODY);
          },
        },
        banishNobody: {
          list: (_, { optional }) => (optional ? [{ type: 'banishNobody' }] : []),
          why: () => ({ rule: 'pod.24d', reason: 'cannot', what: 'choice' }),
          take: () => undefined,
        },
      },
    },

    spies: {
      rule: 'pod.24d',
      open: true,
      seats: (_, { seat }) => [seat],
      offers: {
        spy: {
          list: ({ state }, { seat }) =>
            alive(state)
              .filter(victim => victim !== seat)
              .map(victim => ({ type: 'spy', victim })),
          why: () => ({ rule: 'pod.24d', reason: 'cannot', what: 'choice' }),
          take(flow, { seat }, _, { victim }) {
            const kinds = at(flow.state.players, victim).benefici.slice();
            flow.reveal();
            flow.emit({ type: 'handSeen', rule: RULE, seat: victim, by: seat });
            flow.emit({ type: 'handShown', rule: RULE, seat: victim, kinds, only: [seat] });
          },
        },
      },
    },

    losingLots: {
      rule: 'pod.24d',
      open: true,
      seats: ({ state }, { seat, goods }) => (goods.some(good => held(state, seat, good) > 0) ? [seat] : []),
      offers: {
        loseLot: {
          list: ({ state }, { goods }, seat) =>
            goods.filter(good => held(state, seat, good) > 0).map(good => ({ type: 'loseLot', good })),
          why: (_, __, ___, { good }) => ({ rule: RULE, reason: 'noStock', good }),
          take(flow, frame, seat, { good }) {
            const table = live(flow);
            const lots = frame.whole ? Math.min(frame.left, held(table.state, seat, good)) : 1;
            takeLots(table, seat, -1, good, lots, RULE);
            if (!frame.whole && frame.left > 1) flow.next({ ...frame, left: frame.left - 1 });
          },
        },
      },
    },

    foreignOrder: {
      rule: 'pod.24d',
      open: true,
      seats: (_, { seat }) => [seat],
      offers: {
        sellAbroad: sums({
          ...OF_LOTS,
          ranges: ({ state }, { lots }, seat) =>
            Array.from({ length: GOOD_KINDS }, (_, good) => good).flatMap(good => {
              const most = Math.min(lots, sellable(state, seat, good));
              return most < 1 ? [] : [{ least: { type: 'sellAbroad' as const, good, lots: 1 }, most }];
            }),
          why: (_, { lots: most }, __, { good, lots }) =>
            lots > most ? { rule: RULE, reason: 'noMore', most } : { rule: 'pod.21g', reason: 'tooFresh', good },
          take(flow, { price }, seat, { good, lots }) {
            const table = live(flow);
            takeLots(table, seat, -1, good, lots, RULE);
            pay(table, BANK, seat, lots * price, RULE);
            priceFollows(table, good, -lots);
          },
        }),
        noSale: { list: () => [{ type: 'noSale' }], take: () => undefined },
      },
    },

    arms: {
      rule: 'pod.24d',
      open: true,
      seats: (_, { seat }) => [seat],
      offers: {
        setArms: {
          list: (_, { options }) => options.map(unit => ({ type: 'setArms', unit })),
          why: () => ({ rule: 'pod.24d', reason: 'cannot', what: 'choice' }),
          take(flow, { armed }, _, { unit }) {
            flow.state.armed[unit] = armed ? 1 : 0;
            flow.emit({ type: 'armed', rule: RULE, unit, armed });
          },
        },
      },
    },

    hosting: {
      rule: 'pod.47a',
      open: true,
      seats: (_, { left }) => left.slice(0, 1),
      offers: {
        host: {
          list: (l, { sestiere }, seat) =>
            hostings(look(l), seat, sestiere).map(({ commune, from }) => ({ type: 'host', commune, from })),
          why: (l, { sestiere }, seat, { commune }) => whyNoHosting(look(l), seat, sestiere, commune),
          take: (flow, { sestiere }, seat, { commune, from }) => takeIn(live(flow), seat, sestiere, commune, from),
          odds: oathsAhead,
        },
        decline: {
          list: () => [{ type: 'decline' }],
          take(flow, { sestiere, left }, seat) {
            flow.emit({ type: 'declined', rule: 'pod.47a', seat });
            if (left.length > 1) flow.next({ step: 'hosting', sestiere, left: left.slice(1) });
          },
          odds: oathsAhead,
        },
      },
    },
  };
}
