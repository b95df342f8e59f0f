/** The first lesson: one activation of Vieri at Campaldino, from the activation to the Continuum. */
import type { Lesson } from '@carroccio/table/lesson.ts';
import type { Spot } from '@carroccio/table/picture.ts';
import { BOARD } from '../board/board-id.ts';
import { firstActivation, saidInFirst } from '../text/first-activation.ts';
import { namesIn, smallPosition } from './position.ts';

const SCENARIO = 'campaldino';
const { unit, battaglia, hex, facing } = namesIn(SCENARIO);

const feditori1 = unit('cp-vieri-c-feditori-1');
const feditori3 = unit('cp-vieri-c-feditori-3');
const crossbows = unit('cp-compagnia-rossa-x-firenze-1');
const fieschi = unit('cp-pazzo-c-fieschi-1');
const vieri = battaglia('vieri');
const pazzo = battaglia('pazzo');

const at = (name: string): Spot => ({ board: BOARD, cell: hex(name) });

export const firstLesson: Lesson = {
  id: 'guelphs-first-activation',
  minutes: 12,
  title: { en: firstActivation.en.title, it: firstActivation.it.title },
  about: { en: firstActivation.en.about, it: firstActivation.it.about },
  scenario: SCENARIO,
  near: hex('1207'),
  seat: 0,
  position: smallPosition(SCENARIO, {
    units: {
      'cp-vieri-c-feditori-1': ['1407', 'W'],
      'cp-vieri-c-feditori-2': ['1408', 'W'],
      'cp-vieri-c-feditori-3': ['1409', 'W'],
      'cp-compagnia-rossa-x-firenze-1': ['1206', 'W'],
      'cp-compagnia-rossa-palvesari-firenze-1': ['1206', 'W'],
      'cp-pazzo-c-fieschi-1': ['1007', 'E'],
      'cp-pazzo-c-orvieto-1': ['1008', 'E'],
      'cp-pazzo-c-arezzo-1': ['0907', 'E'],
      'cp-guglielmino-i-arezzo-1': ['1006', 'E'],
    },
    capitani: { vieri: '1408', pazzo: '0907', guglielmino: '1006' },
    active: 0,
  }),
  steps: [
    { say: saidInFirst('welcome') },
    { say: saidInFirst('counter'), point: at('1407'), rules: ['gg.2.2.2b', 'gg.6.0'] },
    {
      say: saidInFirst('activate'),
      point: at('1408'),
      rules: ['gg.3.0d', 'gg.5.1.1'],
      want: { type: 'activate', battaglia: vieri },
    },
    {
      say: saidInFirst('fire'),
      point: at('1206'),
      rules: ['gg.5.1.3b', 'gg.S.8.5.1b'],
      want: { type: 'order', order: 'fire', unit: crossbows },
    },
    {
      say: saidInFirst('target'),
      point: at('1007'),
      rules: ['gg.10.1', 'gg.10.2'],
      want: { type: 'fireAt', target: fieschi, facing: facing('W') },
      dice: [5, 4],
    },
    { say: saidInFirst('hit'), point: at('1007') },
    { say: saidInFirst('move'), point: at('1409'), want: { type: 'order', order: 'move', unit: feditori3 } },
    { say: saidInFirst('step'), point: at('1309'), want: { type: 'step', to: hex('1309') } },
    { say: saidInFirst('stepAgain'), point: at('1209'), want: { type: 'step', to: hex('1209') } },
    { say: saidInFirst('stop'), rules: ['gg.7.1'], want: { type: 'stop' } },
    {
      say: saidInFirst('charge'),
      point: at('1407'),
      rules: ['gg.12.1b', 'gg.12.2'],
      want: { type: 'order', order: 'charge', unit: feditori1 },
    },
    { say: saidInFirst('ride1'), point: at('1307'), want: { type: 'step', to: hex('1307') } },
    { say: saidInFirst('ride2'), point: at('1207'), want: { type: 'step', to: hex('1207') } },
    { say: saidInFirst('ride3'), point: at('1107'), want: { type: 'step', to: hex('1107') } },
    { say: saidInFirst('halt'), want: { type: 'stop' } },
    { say: saidInFirst('attack'), point: at('1007'), want: { type: 'attack', target: fieschi } },
    { say: saidInFirst('endOrders'), want: { type: 'endOrders' } },
    {
      say: saidInFirst('combat'),
      point: at('1007'),
      rules: ['gg.10.5.1', 'gg.10.6.2a'],
      want: { type: 'combat', target: fieschi, lead: feditori1 },
      dice: [6, 4],
    },
    { say: saidInFirst('won'), rules: ['gg.10.7', 'gg.17.2b'], first: [{ type: 'face', facing: facing('E') }] },
    { say: saidInFirst('face'), point: at('1007'), want: { type: 'face', facing: facing('W') } },
    { say: saidInFirst('capitano'), first: [{ type: 'hold' }], want: { type: 'stay' } },
    {
      say: saidInFirst('continuum'),
      rules: ['gg.4.1a', 'gg.4.1b', 'gg.17.3'],
      want: { type: 'continuum', battaglia: vieri },
      // The Continuum, and the Interruptio that answers it.
      dice: [2, 1, 6, 5],
    },
    { say: saidInFirst('interruptio'), rules: ['gg.4.2a'], first: [{ type: 'interrupt', battaglia: pazzo }] },
  ],
  finished: saidInFirst('end'),
};
