/** The course with its horses. */
import { nameOf } from '@carroccio/boards';
import { type Course, cellAfter } from '@carroccio/example/survey';
import { at } from '@carroccio/kernel';
import { cellPath } from '@carroccio/table/board/geometry.ts';
import type { BoardPicture, Piece } from '@carroccio/table/picture.ts';
import { Horse } from './Horse.tsx';
import type { Lore, RaceSight } from './lore.ts';
import { BOARD, horseOf } from './places.ts';
import { WORDS } from './text/index.ts';

const MARGIN = 40;

function Ground({ course: { grid, ring, curves } }: { course: Course }) {
  const kind = (square: number): string => (square === 0 ? 'start' : curves.has(square) ? 'curve' : 'straight');
  return (
    <g className="pal-ground">
      {ring.map((cell, square) => (
        <path key={cell} className={`pal-${kind(square)}`} d={cellPath(grid, cell)} />
      ))}
    </g>
  );
}

export function createBoards({ setting: { game }, course }: Lore): (sight: RaceSight) => readonly BoardPicture[] {
  // Made once: a board is laid out again whenever its ground is another element.
  const ground = <Ground course={course} />;
  return ({ state, scene, language }) => {
    const words = WORDS[language];
    const pieces = state.come.map((come, seat): Piece => {
      const fallen = at(state.fallen, seat);
      return {
        id: horseOf(seat),
        cell: cellAfter(course, come),
        seat,
        look: `${seat} ${fallen}`,
        draw: () => <Horse seat={seat} fallen={fallen} />,
        label: words.horse(at(scene.seatNames, seat), come, fallen),
        rank: seat,
      };
    });
    return [
      {
        id: BOARD,
        title: game.text[language].scenarios[scene.scenario]?.title ?? '',
        grid: course.grid,
        margin: MARGIN,
        ground,
        pieces,
        cellName: cell => words.square(nameOf(course.grid, cell), course.curves.has(course.ring.indexOf(cell))),
      },
    ];
  };
}
