/** The first lesson: a turn and a half below the knoll of Civitate, from the first step to the last blow. */
import type { Lesson } from '@carroccio/table/lesson.ts';
import type { Spot } from '@carroccio/table/picture.ts';
import { FIELD } from '../board/board-id.ts';
import { firstBlows, saidInFirst } from '../text/first-blows.ts';
import { namesIn, smallPosition } from './position.ts';

const SCENARIO = 'civitate';
const { unit, hex } = namesIn(SCENARIO);

const robert = unit('robert');
const roland = unit('roland');
const jacques = unit('jacques');
const albert = unit('albert');
const werner = unit('werner');
const friedrich = unit('friedrich');

const at = (name: string): Spot => ({ board: FIELD, cell: hex(name) });
const step = (name: string) => ({ type: 'step', to: hex(name) });
const attack = (by: number, target: number) => ({ type: 'attack', unit: by, target });
const resolve = (index: number) => ({ type: 'resolve', attack: index });

export const firstLesson: Lesson = {
  id: 'guiscard-first-lesson',
  minutes: 12,
  title: { en: firstBlows.en.title, it: firstBlows.it.title },
  about: { en: firstBlows.en.about, it: firstBlows.it.about },
  scenario: SCENARIO,
  near: hex('T6'),
  seat: 0,
  position: smallPosition(SCENARIO, {
    robert: ['V8', 'NW'],
    roland: ['V6'],
    jacques: ['U4'],
    albert: ['S5'],
    werner: ['S7'],
    friedrich: ['Q6'],
  }),
  steps: [
    { say: saidInFirst('welcome') },
    { say: saidInFirst('counter'), point: at('V6'), rules: ['gui.1.2c', 'gui.1.2d', 'gui.1.2e'] },
    { say: saidInFirst('phase'), rules: ['gui.2.1', 'gui.2.1.6'] },
    { say: saidInFirst('move'), point: at('V6'), rules: ['gui.4.a'], want: { type: 'move', unit: roland } },
    { say: saidInFirst('step'), point: at('U6'), want: step('U6') },
    { say: saidInFirst('stepAgain'), point: at('T5'), want: step('T5') },
    { say: saidInFirst('stop'), rules: ['gui.4.3a', 'gui.4.3b'], want: { type: 'stop' } },
    { say: saidInFirst('around'), point: at('U4'), want: { type: 'move', unit: jacques } },
    { say: saidInFirst('beside'), point: at('T4'), want: step('T4') },
    {
      say: saidInFirst('infiltrate'),
      point: at('S4'),
      rules: ['gui.4.3a', 'gui.4.3.1', 'gui.4.3.1.infiltrator'],
      want: step('S4'),
      dice: [5],
    },
    { say: saidInFirst('behind'), point: at('R4'), rules: ['gui.4.3c'], want: step('R4') },
    { say: saidInFirst('halt'), want: { type: 'stop' } },
    {
      say: saidInFirst('ride'),
      point: at('V8'),
      rules: ['gui.1.2f', 'gui.4.4.1a', 'gui.4.4.1b'],
      want: { type: 'move', unit: robert },
    },
    { say: saidInFirst('rideOn'), point: at('U8'), want: step('U8') },
    { say: saidInFirst('rideUp'), point: at('T7'), want: step('T7') },
    { say: saidInFirst('rein'), want: { type: 'stop' } },
    { say: saidInFirst('endMoves'), want: { type: 'endMoves' } },
    { say: saidInFirst('attack'), point: at('S5'), rules: ['gui.6.a', 'gui.6.b'], want: attack(roland, albert) },
    {
      say: saidInFirst('join'),
      point: at('S5'),
      rules: ['gui.6.2b', 'gui.6.2c'],
      want: { type: 'join', unit: jacques, attack: 0 },
    },
    { say: saidInFirst('horse'), point: at('S7'), rules: ['gui.6.d'], want: attack(robert, werner) },
    {
      say: saidInFirst('resolve'),
      point: at('S5'),
      rules: ['gui.6.c', 'gui.6.3a', 'gui.6.5'],
      want: resolve(0),
      dice: [6],
    },
    { say: saidInFirst('pincers'), point: at('S5'), rules: ['gui.4.3g', 'gui.6.5.E'] },
    { say: saidInFirst('second'), point: at('S7'), want: resolve(1), dice: [6] },
    {
      say: saidInFirst('advance'),
      point: at('S7'),
      first: [{ type: 'retreatTo', to: hex('R7') }],
      rules: ['gui.6.6a', 'gui.6.6b', 'gui.6.6g'],
      want: { type: 'advance', unit: robert },
    },
    { say: saidInFirst('follow'), point: at('S7'), want: step('S7') },
    // What the Germans will roll in their phase.
    { say: saidInFirst('stay'), rules: ['gui.6.6e'], want: { type: 'stop' }, dice: [3, 8, 9] },
    {
      say: saidInFirst('answer'),
      point: at('R4'),
      first: [
        { type: 'move', unit: friedrich },
        step('Q5'),
        { type: 'stop' },
        { type: 'endMoves' },
        attack(friedrich, jacques),
        attack(albert, roland),
        attack(werner, robert),
        { type: 'declared' },
        resolve(0),
        { type: 'decline' },
        resolve(1),
        resolve(2),
      ],
      rules: ['gui.1.2j', 'gui.2.1.5', 'gui.6.2f'],
    },
    { say: saidInFirst('nobodyMoves'), want: { type: 'endMoves' } },
    { say: saidInFirst('again'), point: at('S5'), want: attack(roland, albert) },
    { say: saidInFirst('last'), point: at('R7'), want: attack(robert, werner) },
    { say: saidInFirst('twice'), point: at('S5'), rules: ['gui.6.5.double'], want: resolve(0), dice: [3] },
    { say: saidInFirst('dead'), point: at('S5'), want: { type: 'decline' } },
    { say: saidInFirst('strike'), point: at('R7'), want: resolve(1), dice: [1] },
    { say: saidInFirst('won'), want: { type: 'decline' } },
    { say: saidInFirst('recovered'), point: at('R4'), rules: ['gui.2.1.5'] },
  ],
  finished: saidInFirst('end'),
};
