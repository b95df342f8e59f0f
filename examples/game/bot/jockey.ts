/** A bot that lays its highest card and rides where it expects to come furthest. */
import { type Action, at, type Bot, defineBot } from '@carroccio/kernel';
import type { Course } from '../src/02-course/course.ts';
import { FALLS_ON, risk } from '../src/04-gallop/gallop.ts';
import type { Palio, State } from '../src/shape.ts';

/** What a round in the dust costs: a die and a middling card. */
const ROUND_LOST = 6;

function worth(course: Course, state: State, seat: number, action: Action<Palio>): number {
  if (action.type === 'rein') return 0;
  if (action.type === 'spur') return action.card;
  const curve = risk(course, state, seat, action.squares);
  if (curve === 0) return action.squares;
  return (FALLS_ON * (curve - ROUND_LOST) + (6 - FALLS_ON) * action.squares) / 6;
}

export const createJockey = (course: Course): Bot =>
  defineBot<Palio>({
    name: 'jockey',
    choose(play, seat) {
      const valued = play.legal(seat).map(action => ({ action, worth: worth(course, play.look.state, seat, action) }));
      return {
        action: at(
          valued.toSorted((a, b) => b.worth - a.worth),
          0,
        ).action,
      };
    },
  });
