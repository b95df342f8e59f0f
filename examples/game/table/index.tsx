/** The table of Il Palio: a table of contents. */
import './palio.css';
import { type Palio, risk, whyNoRide } from '@carroccio/example/survey';
import { at } from '@carroccio/kernel';
import { defineTable } from '@carroccio/table/table.ts';
import { createBoards } from './board.tsx';
import { createCard } from './Card.tsx';
import { createCharts } from './charts.tsx';
import { Hand } from './Hand.tsx';
import { createLore } from './lore.ts';
import { BOARD, cellOfRide, horseOf, squaresTo } from './places.ts';
import { createTracks } from './Tracks.tsx';
import { both, WORDS } from './text/index.ts';

export const lay = defineTable<Palio>(setting => {
  const lore = createLore(setting);
  const { course } = lore;
  return {
    boards: createBoards(lore),
    spot(action, { state, decision }) {
      const frame = decision?.frame;
      if (action.type !== 'ride' || frame?.step !== 'ride') return null;
      // Without `of` the squares are marked at once: only one horse is being ridden.
      return { board: BOARD, cell: cellOfRide(course, state, frame.seat, action.squares) };
    },
    meant({ cell }, { state, decision }) {
      const frame = decision?.frame;
      return frame?.step === 'ride' ? [{ type: 'ride', squares: squaresTo(course, state, frame.seat, cell) }] : [];
    },
    layers: [
      {
        id: 'risk',
        name: both(words => words.layer),
        key: 'r',
        ofPiece: false,
        marks({ state, decision }) {
          const frame = decision?.frame;
          if (frame?.step !== 'ride') return [];
          return Array.from({ length: frame.pace }, (_, index) => index + 1)
            .filter(squares => !whyNoRide(course, state, frame, squares))
            .filter(squares => risk(course, state, frame.seat, squares) > 0)
            .map(squares => ({
              cell: cellOfRide(course, state, frame.seat, squares),
              texture: 'hatch' as const,
              tone: 'danger' as const,
            }));
        },
      },
    ],
    Card: createCard(lore),
    Tracks: createTracks(lore),
    Hand,
    heading: (action, { language }) => WORDS[language].headings[action.type],
    // Cards are laid in secret; where to ride is decided in the open.
    needsSecrets: ({ step }) => step === 'rope',
    cues(event, { state, language }) {
      if (event.type !== 'turned') return [];
      const cell = cellOfRide(course, state, event.seat, event.squares);
      const { fell, held } = WORDS[language].cues;
      return [{ board: BOARD, cell, text: event.fell ? fell : held, tone: event.fell ? 'bad' : 'good' }];
    },
    series: [
      {
        id: 'squares',
        name: both(words => words.series),
        counts: event => (event.type === 'rode' ? { seat: event.seat, amount: event.squares } : null),
      },
    ],
    luck: ({ seat }) => (seat === undefined ? null : { seat, good: 1 }),
    charts: createCharts(lore),
    editor: {
      move: ({ state }, piece, cell) => {
        const seat = state.come.findIndex((_, other) => horseOf(other) === piece);
        const value = at(state.come, seat) + (squaresTo(course, state, seat, cell) % course.ring.length);
        return [{ op: 'replace', path: `/state/come/${seat}`, value }];
      },
    },
  };
});
