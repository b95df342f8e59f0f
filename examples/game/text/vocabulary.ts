/** What the numbers of the game mean to whoever has never seen its course. */
import { listedCells } from '@carroccio/boards';
import type { Scene, Thing, Vocabulary } from '@carroccio/kernel';
import type { Course } from '../src/02-course/course.ts';
import type { Palio } from '../src/shape.ts';

export const vocabulary = ({ grid, ring, curves }: Course): Vocabulary<Scene<Palio>, Palio['view']> => ({
  inventory: ({ seatNames }) => ({
    maps: [
      {
        kind: 'squares',
        shape: 'square',
        directions: grid.directionNames,
        cells: listedCells(grid).map(cell => ({
          ...cell,
          /** How many squares from the start. */
          place: ring.indexOf(cell.id),
          terrain: curves.has(ring.indexOf(cell.id)) ? 'curve' : 'straight',
        })),
        sides: [],
      },
    ],
    things: { seats: seatNames.map((name, id): Thing => ({ id, name })) },
    codes: {},
  }),
  fields: { seat: 'seats', by: 'seats' },
  by: { come: 'seats', fallen: 'seats', held: 'seats' },
});
