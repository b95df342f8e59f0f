/** A conquered commune (chapter 45) and the new home of an ousted Podestà (chapter 19). */
import { at, type Steps } from '@carroccio/kernel';
import { BANK, governed, pay } from '../09-money/money.ts';
import { appoint, quarterCompanies } from '../10-office/office.ts';
import { giveTrust, mayTurn, present } from '../10-office/trust.ts';
import { banish } from '../16-factions-and-exile/exile.ts';
import { oathsAhead } from '../outlook.ts';
import type { Podesta } from '../shape.ts';
import type { Live, Tables } from '../world.ts';
import { oathPrice } from './uprising.ts';

type ConquestSteps = Pick<Steps<Podesta>, 'conquest' | 'oaths' | 'oath' | 'newHome'>;

const [REFUSES, PAYS, PAYS_HALF] = [1, 2, 3];

/** A sestiere leaves rather than swear; its goods are confiscated (pod.45d). */
const leaveTown = (live: Live, sestiere: number, seat: number): void =>
  banish(live, sestiere, live.world.data.contributions.confiscation.times, seat, 'pod.45d');

export function conquestSteps({ live, world }: Tables): ConquestSteps {
  return {
    // Taken by siege, by raids or from within (pod.18g): the victor, or who stirred it up, rules (pod.13g, pod.45.1e).
    conquest: {
      rule: 'pod.45a',
      run(flow, { seat, commune }) {
        const table = live(flow);
        const { state } = table;
        const { faction } = at(state.players, seat);
        flow.emit({ type: 'conquered', rule: 'pod.45a', seat, commune });
        for (const army of state.armies) {
          if (army.siege?.commune !== commune) continue;
          // Whoever fled to another besieger comes back to join the conqueror, or to swear to him (R151).
          if (army.seat === seat) army.siege = null;
          else army.siege.fled = [];
        }
        const here = present(state, commune);
        const own = here.filter(sestiere => state.face[sestiere] === faction);
        flow.next({ step: 'oaths', seat, commune, left: here.filter(sestiere => !own.includes(sestiere)) });
        appoint(table, seat, commune);
        for (const sestiere of own) if (state.holder[sestiere] !== seat) giveTrust(table, sestiere, seat, 'pod.45a');
      },
    },

    oaths: {
      rule: 'pod.45b',
      run(flow, { seat, commune, left }) {
        const table = live(flow);
        const [sestiere, ...rest] = left;
        if (sestiere === undefined) return;
        flow.next({ step: 'oaths', seat, commune, left: rest });
        if (table.state.place[sestiere] !== commune) return;
        if (!mayTurn(table, seat, sestiere)) {
          leaveTown(table, sestiere, seat);
          return;
        }
        const card = flow.draw(4, 1);
        flow.emit({ type: 'oathDrawn', rule: 'pod.45c', sestiere, card });
        if (card === REFUSES) leaveTown(table, sestiere, seat);
        else if (card === PAYS || card === PAYS_HALF) {
          const price = oathPrice(table, seat, sestiere, card === PAYS ? 1 : 1 / 2);
          flow.next({ step: 'oath', seat, sestiere, price });
        } else giveTrust(table, sestiere, seat, 'pod.45c');
      },
    },

    oath: {
      rule: 'pod.45c',
      open: true,
      seats: (_, { seat }) => [seat],
      offers: {
        payOath: {
          list: ({ state }, { price }, seat) => (at(state.players, seat).purse >= price ? [{ type: 'payOath' }] : []),
          why: (_, { price }) => ({ rule: 'pod.45c', reason: 'tooDear', florins: price }),
          take(flow, { sestiere, price }, seat) {
            const table = live(flow);
            pay(table, seat, BANK, price, 'pod.45c');
            giveTrust(table, sestiere, seat, 'pod.45c', price);
          },
          odds: oathsAhead,
        },
        sendAway: {
          list: () => [{ type: 'sendAway' }],
          take: (flow, { sestiere }, seat) => leaveTown(live(flow), sestiere, seat),
          odds: oathsAhead,
        },
      },
    },

    newHome: {
      rule: 'pod.19a',
      open: true,
      seats: ({ state }, { seat }) =>
        at(state.players, seat).home < 0 && governed(state, seat).length > 0 ? [seat] : [],
      offers: {
        settle: {
          list: ({ state }, { seat }) => governed(state, seat).map(commune => ({ type: 'settle', commune })),
          why: (_, __, ___, { commune }) => ({ rule: 'pod.19a', reason: 'notGoverned', commune }),
          take(flow, { seat }, _, { commune }) {
            const place = at(flow.state.communes, commune);
            at(flow.state.players, seat).home = commune;
            // The merchant himself takes a dead man's place; a captive's counter comes back in its time (R35, R68).
            if (place.vacant) Object.assign(place, { vacant: false, cell: at(world.square, commune) });
            flow.emit({ type: 'newHome', rule: 'pod.19a', seat, commune });
            quarterCompanies(live(flow), seat);
          },
          odds: oathsAhead,
        },
      },
    },
  };
}
