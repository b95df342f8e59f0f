/** Il Palio: a table of contents. */
import { defineGame, type Game, type Rulebook } from '@carroccio/kernel';
import { createJockey } from '../bot/jockey.ts';
import { printCourse } from '../text/board.ts';
import { words } from '../text/index.ts';
import { vocabulary } from '../text/vocabulary.ts';
import { deal } from './02-course/cards.ts';
import { createCourse } from './02-course/course.ts';
import { ropeSteps } from './03-rope/rope.ts';
import { gallopSteps } from './04-gallop/gallop.ts';
import type { Data } from './data/index.ts';
import { SCENARIOS } from './scenarios/index.ts';
import { redraw, whatSeatKnows } from './secrets.ts';
import { actions, type Palio, type State } from './shape.ts';

export function createGame(rulebook: Rulebook, data: Data): Game {
  const course = createCourse(data.course);
  return defineGame<Palio>({
    rulebook,
    version: 1,
    scenarios: SCENARIOS,
    options: { laps: { rule: 'pal.6.1', values: [1, 2, 3], default: 2 } },
    actions,
    text: words,
    vocabulary: vocabulary(course),

    setup({ seats, chance }) {
      const all = Array.from({ length: seats }, (_, seat) => seat);
      const state: State = {
        round: 0,
        come: all.map(() => 0),
        fallen: all.map(() => false),
        hands: all.map(() => []),
        pile: [...course.deck],
        played: [],
      };
      for (const seat of all) deal(state, seat, chance);
      return { state, frames: [{ step: 'round' }] };
    },

    steps: { ...ropeSteps(course), ...gallopSteps(course) },

    view: whatSeatKnows,
    resample: redraw,
    invariants: ({ state }) =>
      state.hands.flat().length + state.pile.length + state.played.length === course.deck.length
        ? []
        : ['cards are missing'],
    print: (view, { seatNames }, language) => printCourse(course, view, seatNames, language),
    figures: (told, { seatNames }) => ({
      falls: seatNames.map(
        (_, seat) => told.filter(one => one.type === 'turned' && one.seat === seat && one.fell).length,
      ),
    }),
    bots: [createJockey(course)],
  });
}
