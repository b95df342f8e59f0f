/** Chapter 3: the round, from the cards to the order in which the horses are ridden. */
import { at, type Flow, type Look, type Steps } from '@carroccio/kernel';
import { deal, play } from '../02-course/cards.ts';
import type { Course } from '../02-course/course.ts';
import { dusk } from '../05-finish/finish.ts';
import type { Palio, State } from '../shape.ts';

const mounted = ({ state, seats }: Look<Palio>): number[] =>
  Array.from({ length: seats }, (_, seat) => seat).filter(seat => !at(state.fallen, seat));

/** pal.3.3, pal.R1: the highest card, then the horse ahead, then the order of seats. */
export const ridingOrder = <R extends { seat: number; card: number }>(riders: readonly R[], { come }: State): R[] =>
  riders.toSorted((a, b) => b.card - a.card || at(come, b.seat) - at(come, a.seat) || a.seat - b.seat);

/** pal.4.5 */
function remount(flow: Flow<Palio>): void {
  flow.state.fallen.forEach((fallen, seat) => {
    if (fallen) flow.emit({ type: 'remounted', rule: 'pal.4.5', seat });
  });
  flow.state.fallen.fill(false);
}

export const ropeSteps = (course: Course): Pick<Steps<Palio>, 'round' | 'rope'> => ({
  round: {
    rule: 'pal.3.1',
    run(flow) {
      const { state } = flow;
      if (state.round === course.rounds) return dusk(flow);
      state.round++;
      flow.emit({ type: 'began', rule: 'pal.3.1', round: state.round });
      state.hands.forEach((hand, seat) => {
        if (hand.length > 0) return;
        const cards = deal(state, seat, flow);
        flow.emit({ type: 'dealt', rule: 'pal.2.4', seat, cards, only: [seat] });
      });
      if (mounted(flow).length > 0) return flow.next({ step: 'rope' });
      remount(flow);
      flow.next({ step: 'round' });
    },
  },

  rope: {
    rule: 'pal.3.2',
    seats: mounted,
    offers: {
      spur: {
        list: ({ state }, _, seat) => [...new Set(at(state.hands, seat))].map(card => ({ type: 'spur', card })),
        why: (_, __, ___, { card }) => ({ rule: 'pal.3.2', reason: 'notInHand', card }),
        odds: () => 'others',
      },
      rein: { list: () => [{ type: 'rein' }], odds: () => 'others' },
    },
    reveal(flow, _, choices) {
      const { state } = flow;
      const riders = choices.flatMap(([chosen], seat) =>
        chosen ? [{ seat, card: chosen.type === 'spur' ? chosen.card : 0 }] : [],
      );
      for (const { seat, card } of riders) {
        if (card > 0) play(state, seat, card);
        flow.emit({ type: 'laid', rule: 'pal.3.1', seat, card });
      }
      remount(flow);
      flow.next(...ridingOrder(riders, state).map(rider => ({ step: 'gallop' as const, ...rider })), { step: 'round' });
    },
  },
});
