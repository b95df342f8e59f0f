/** Chapter 4: one horse is ridden: pace, distance, curve. */
import { at, type Flow, type Steps } from '@carroccio/kernel';
import { type Course, curveWithin } from '../02-course/course.ts';
import { arrive } from '../05-finish/finish.ts';
import type { Palio, State } from '../shape.ts';
import { ridesOf, whyNoRide } from './squares.ts';

const SAFE_IN_CURVES = 5;
/** pal.4.4: the highest result of the die that throws a rider. */
export const FALLS_ON = 2;

/** pal.4.4: how far the curve lies in which such a ride may end; 0 when there is no risk. */
export const risk = (course: Course, { come }: Pick<State, 'come'>, seat: number, squares: number): number =>
  squares > SAFE_IN_CURVES ? curveWithin(course, at(come, seat), squares) : 0;

function ride(flow: Flow<Palio>, course: Course, seat: number, squares: number): void {
  flow.state.come[seat] = at(flow.state.come, seat) + squares;
  flow.emit({ type: 'rode', rule: 'pal.4.2', seat, squares });
  arrive(flow, course, seat);
}

export const gallopSteps = (course: Course): Pick<Steps<Palio>, 'gallop' | 'ride' | 'curve'> => ({
  gallop: {
    rule: 'pal.4.1',
    run(flow, { seat, card }) {
      const [die = 0] = flow.roll({ rule: 'pal.4.1', why: 'pace', sides: 6, seat });
      const pace = die + card;
      flow.emit({ type: 'paced', rule: 'pal.4.1', seat, pace });
      if (ridesOf(course, flow.state, { seat, pace }).length > 0) flow.next({ step: 'ride', seat, pace });
      else flow.emit({ type: 'hemmed', rule: 'pal.4.3', seat });
    },
  },

  ride: {
    rule: 'pal.4.2',
    seats: (_, { seat }) => [seat],
    offers: {
      ride: {
        list: ({ state }, frame) => ridesOf(course, state, frame).map(squares => ({ type: 'ride', squares })),
        why: ({ state }, frame, seat, { squares }) =>
          seat === frame.seat
            ? whyNoRide(course, state, frame, squares)
            : { rule: 'pal.3.3', reason: 'notYourRide', seat: frame.seat },
        // Without a curve, the dice that follow are those of the next rider.
        odds: ({ state }, _, seat, { squares }) =>
          risk(course, state, seat, squares) > 0
            ? { modifiers: [], until: 'turned', succeeds: told => told.some(one => one.type === 'turned' && !one.fell) }
            : 'sequence',
        take(flow, _, seat, { squares }) {
          const curve = risk(course, flow.state, seat, squares);
          if (curve > 0) flow.next({ step: 'curve', seat, squares, curve });
          else ride(flow, course, seat, squares);
        },
      },
    },
  },

  curve: {
    rule: 'pal.4.4',
    run(flow, { seat, squares, curve }) {
      const [die = 0] = flow.roll({ rule: 'pal.4.4', why: 'curve', sides: 6, seat });
      const fell = die <= FALLS_ON;
      flow.emit({ type: 'turned', rule: 'pal.4.4', seat, squares: fell ? curve : squares, fell });
      flow.state.fallen[seat] = fell;
      ride(flow, course, seat, fell ? curve : squares);
    },
  },
});
