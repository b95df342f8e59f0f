/** The first lesson: a card, a die, and a curve that is better not taken too fast. */

import { palio } from '@carroccio/example';
import { cellAfter, courseIn } from '@carroccio/example/survey';
import type { Lesson } from '@carroccio/table/lesson.ts';
import type { Spot } from '@carroccio/table/picture.ts';
import { BOARD } from '../places.ts';

const course = courseIn({ course: palio.parts.course?.value });
const square = (number: number): Spot => ({ board: BOARD, cell: cellAfter(course, number) });

export const firstRide: Lesson = {
  id: 'palio-first-ride',
  minutes: 3,
  title: { en: 'The first ride', it: 'La prima corsa' },
  about: {
    en: 'Lay a card, roll the pace, and come through the first curve in the saddle.',
    it: 'Gioca una carta, tira l’andatura e supera la prima curva restando in sella.',
  },
  scenario: 'piazza',
  near: square(3).cell,
  // A lesson begins with as few seats as the scenario allows; `first` acts for the others.
  seat: 0,
  position: [
    {
      op: 'replace',
      path: '/state/hands',
      value: [
        [1, 2, 4],
        [1, 2, 3],
      ],
    },
    { op: 'replace', path: '/state/pile', value: [1, 1, 2, 2, 3, 3, 3, 4, 4, 4] },
  ],
  steps: [
    {
      say: {
        en: ['Two horses stand at the start. You ride the first of them, and nobody else sees your cards.'],
        it: ['Due cavalli sono alla partenza. Il primo è il tuo, e nessun altro vede le tue carte.'],
      },
      point: square(0),
      rules: ['pal.2.2'],
    },
    {
      say: {
        en: ['Both lay a card in secret. The highest rides first and fastest: lay the 4.'],
        it: ['Si gioca una carta in segreto. La più alta corre per prima e più veloce: gioca il 4.'],
      },
      rules: ['pal.3.2', 'pal.3.3'],
      want: { type: 'spur', card: 4 },
      // The pace, once all have chosen.
      dice: [3],
    },
    {
      say: {
        en: [
          'Your rival has reined in, and you have rolled a 3: a pace of 7.',
          'More than five squares through the curve could throw you. Check your horse: ride five.',
        ],
        it: [
          'L’avversario ha trattenuto il cavallo e tu hai tirato 3: un’andatura di 7.',
          'Con più di cinque caselle, in curva rischi di cadere. Frena il cavallo: corri per cinque.',
        ],
      },
      first: [{ type: 'rein' }],
      point: square(5),
      rules: ['pal.4.2', 'pal.4.4'],
      want: { type: 'ride', squares: 5 },
    },
  ],
  finished: {
    en: ['You are through, and ahead. Two laps of this, and the race is yours.'],
    it: ['Sei passato, e sei in testa. Due giri così, e la corsa è tua.'],
  },
};
