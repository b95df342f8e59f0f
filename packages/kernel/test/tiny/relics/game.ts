import { at, defineGame, type Flow, type Game, type Look, type Refusal, shuffle } from '@carroccio/kernel';
import { rulebook } from './rulebook.ts';
import { actions, type Relics, type RelicsState } from './shape.ts';
import { words } from './words.ts';

const CARDS_EACH = 5;
const MOST_COINS = 2;
const PRICE = 2;

type Chosen = readonly { type: string }[];

const everybody = (look: Look<Relics>): number[] => Array.from({ length: look.seats }, (_, seat) => seat);

/** relics.4: a card comes first, then coins. */
const order = (type: 'card' | 'coins', chosen: Chosen): Refusal<Relics> | undefined =>
  chosen.length === (type === 'card' ? 0 : 1) ? undefined : { rule: 'relics.4', reason: 'order', first: 'card' };

/** relics.4.1 */
const mostCoins = (state: RelicsState, seat: number): number => Math.min(MOST_COINS, at(state.coins, seat));

/** relics.4.2 */
function award(flow: Flow<Relics>, relic: number, bids: readonly { seat: number; worth: number }[]): void {
  const best = Math.max(...bids.map(bid => bid.worth));
  const [first, second] = bids.filter(bid => bid.worth === best);
  if (!first || second) {
    flow.emit({ type: 'unsold', rule: 'relics.4.2', relic });
    flow.next({ step: 'round' });
    return;
  }
  flow.state.refused = [];
  flow.emit({ type: 'won', rule: 'relics.4.2', seat: first.seat, relic });
  flow.next({ step: 'sale', relic, owner: first.seat }, { step: 'round' });
}

/** relics.1 */
function score(flow: Flow<Relics>): void {
  const { coins, owned } = flow.state;
  const scores = owned.map((relics, seat) => 2 * relics.reduce((sum, relic) => sum + relic, 0) + at(coins, seat));
  const best = Math.max(...scores);
  const winners = scores.flatMap((points, seat) => (points === best ? [seat] : []));
  flow.end({ rule: 'relics.1', why: 'counted', winners, scores });
}

export const createRelics = (values: readonly number[]): Game =>
  defineGame<Relics>({
    rulebook,
    version: 1,
    scenarios: { abbey: { seats: ['siena', 'pisa', 'lucca', 'arezzo'], min: 2 } },
    options: {},
    actions,
    text: words,

    setup({ seats, chance }) {
      const deck = shuffle(
        chance,
        Array.from({ length: 24 }, (_, card) => (card % 12) + 1),
      );
      return {
        state: {
          hands: Array.from({ length: seats }, () => deck.splice(0, CARDS_EACH).sort((a, b) => a - b)),
          deck,
          relicsLeft: shuffle(chance, [...values]),
          coins: Array.from({ length: seats }, () => 3),
          owned: Array.from({ length: seats }, () => []),
          refused: [],
        },
        frames: [{ step: 'round' }],
      };
    },

    steps: {
      round: {
        rule: 'relics.3',
        run(flow) {
          const { state } = flow;
          if (state.relicsLeft.length === values.length) {
            state.hands.forEach((hand, seat) => {
              flow.emit({ type: 'dealt', rule: 'relics.2', seat, cards: [...hand], only: [seat] });
            });
          }
          const relic = state.relicsLeft.pop();
          if (relic === undefined) return score(flow);
          const lucky = flow.draw(flow.seats);
          state.coins[lucky] = at(state.coins, lucky) + 1;
          flow.emit({ type: 'pilgrim', rule: 'relics.3.1', seat: lucky });
          flow.emit({ type: 'shown', rule: 'relics.3', relic });
          flow.next({ step: 'bids', relic });
        },
      },

      bids: {
        rule: 'relics.4',
        seats: everybody,
        done: (_, __, ___, chosen) => chosen.length === 2,
        offers: {
          card: {
            list: ({ state }, _, seat, chosen) =>
              order('card', chosen) ? [] : [...new Set(at(state.hands, seat))].map(card => ({ type: 'card', card })),
            why: (_, __, ___, { card }, chosen) =>
              order('card', chosen) ?? { rule: 'relics.2', reason: 'notInHand', card },
          },
          coins: {
            contains: ({ state }, _, seat, { coins }, chosen) =>
              order('coins', chosen) ??
              (coins >= 0 && coins <= mostCoins(state, seat) ? null : { rule: 'relics.4.1', reason: 'tooDear', coins }),
            describe: ({ state }, _, seat, chosen) =>
              order('coins', chosen)
                ? []
                : [
                    {
                      type: 'coins',
                      same: {},
                      fields: [{ field: 'coins', kind: 'sum', least: 0, most: mostCoins(state, seat), step: 1 }],
                    },
                  ],
            draw: ({ state }, _, seat, chance) => ({ type: 'coins', coins: chance.draw(mostCoins(state, seat) + 1) }),
          },
        },
        reveal(flow, { relic }, choices) {
          const { state } = flow;
          const bids = choices.map((chosen, seat) => {
            const card = chosen.find(choice => choice.type === 'card')?.card ?? 0;
            const coins = chosen.find(choice => choice.type === 'coins')?.coins ?? 0;
            const hand = at(state.hands, seat);
            hand.splice(hand.indexOf(card), 1);
            state.coins[seat] = at(state.coins, seat) - coins;
            flow.emit({ type: 'bid', rule: 'relics.4', seat, card, coins });
            return { seat, worth: card + coins };
          });
          award(flow, relic, bids);
        },
      },

      sale: {
        rule: 'relics.5',
        seats: (_, { owner }) => [owner],
        invites: (look, { owner }) =>
          look.others(owner).filter(seat => !look.state.refused.includes(seat) && at(look.state.coins, seat) >= PRICE),
        offers: {
          keep: {
            list: (_, { owner }, seat) => (seat === owner ? [{ type: 'keep' }] : []),
            why: (_, { owner }) => ({ rule: 'relics.5', reason: 'owner', seat: owner }),
            odds: () => 'sequence',
            take: (flow, { owner, relic }) => {
              at(flow.state.owned, owner).push(relic);
            },
          },
          offer: {
            list: (_, { owner }, seat) => (seat === owner ? [] : [{ type: 'offer' }]),
            why: (_, { owner }) => ({ rule: 'relics.5', reason: 'owner', seat: owner }),
            take(flow, frame, buyer) {
              flow.emit({ type: 'offered', rule: 'relics.5', seat: buyer });
              flow.next({ ...frame, step: 'answer', buyer });
            },
          },
        },
      },

      answer: {
        rule: 'relics.5',
        open: true,
        seats: (_, { owner }) => [owner],
        offers: {
          accept: {
            list: () => [{ type: 'accept' }],
            odds: () => 'sequence',
            take(flow, { owner, buyer, relic }) {
              const { state } = flow;
              state.coins[buyer] = at(state.coins, buyer) - PRICE;
              state.coins[owner] = at(state.coins, owner) + PRICE;
              at(state.owned, buyer).push(relic);
              flow.emit({ type: 'sold', rule: 'relics.5', from: owner, to: buyer, relic });
            },
          },
          decline: {
            list: () => [{ type: 'decline' }],
            take(flow, { owner, buyer, relic }) {
              flow.state.refused.push(buyer);
              flow.emit({ type: 'declined', rule: 'relics.5', seat: owner });
              flow.next({ step: 'sale', relic, owner });
            },
          },
        },
      },
    },

    view({ state }, seat) {
      const { deck: _, hands, relicsLeft, ...open } = state;
      return {
        ...open,
        hand: seat === null ? [] : at(hands, seat),
        handSizes: hands.map(hand => hand.length),
        relicsLeft: relicsLeft.length,
      };
    },

    resample({ state }, viewer, chance) {
      const unknown = [...state.deck, ...state.hands.flatMap((hand, seat) => (seat === viewer ? [] : hand))];
      // In one order first: nothing of where things really are is left in the redraw.
      shuffle(
        chance,
        unknown.sort((a, b) => a - b),
      );
      state.hands = state.hands.map((hand, seat) =>
        seat === viewer ? hand : unknown.splice(0, hand.length).sort((a, b) => a - b),
      );
      state.deck = unknown;
      shuffle(
        chance,
        state.relicsLeft.sort((a, b) => a - b),
      );
    },

    figures: (told, { seatNames }) => ({
      relics: seatNames.map((_, seat) => told.filter(event => event.type === 'won' && event.seat === seat).length),
    }),

    invariants: ({ state }) => (state.coins.every(coins => coins >= 0) ? [] : ['somebody owes coins']),

    print: ({ hand, coins, owned }) =>
      `hand ${hand.join(' ')}\n${coins.map((purse, seat) => `seat ${seat}: ${purse} coins, relics ${at(owned, seat).join(' ') || '-'}`).join('\n')}`,
  });
