/** Formations: hoplites side by side, their front, their march, and their flanks. */
import { type Lesson, say } from '@carroccio/table/lesson.ts';
import { at, END_MOVES, hex, MONTEMAGGIORE, unit } from './montemaggiore.ts';
import { smallPosition } from './position.ts';

const NORTH_EAST = 1;
const advance = { type: 'shift', direction: NORTH_EAST };
const formUp = (id: string) => ({ type: 'formUp', unit: unit(id), front: NORTH_EAST });

export const formations: Lesson = {
  id: 'guiscard-formations',
  minutes: 6,
  title: { en: 'Formations', it: 'Formazioni' },
  about: {
    en: 'Six hoplites who fight as one: pikes in front, depth behind, and two sides that are not the same.',
    it: 'Sei opliti che combattono come uno: picche davanti, profondità dietro, e due fianchi che non sono uguali.',
  },
  scenario: MONTEMAGGIORE,
  near: hex('P13'),
  seat: 1,
  position: smallPosition(MONTEMAGGIORE, {
    okeanos: ['N13'],
    palaimon: ['N14'],
    achilleas: ['N15'],
    hektor: ['M14'],
    damon: ['M15'],
    evander: ['M16'],
    arthur: ['V10', 'SW'],
  }),
  steps: [
    {
      say: say(
        [
          'You lead the Byzantines. Three hoplites or more, side by side, can form: pikes go down in front of them. A second rank behind makes the formation deeper, and stronger.',
          'The Norman has done nothing; it is your movement step. Form up, towards him: front to the north-east.',
        ],
        [
          'Guidi i bizantini. Tre opliti o più, affiancati, possono schierarsi: davanti a loro si abbassano le picche. Una seconda riga dietro rende la formazione più profonda e più forte.',
          'Il normanno non ha fatto nulla; è il tuo movimento. Schierali verso di lui: fronte a nord-est.',
        ],
      ),
      point: at('N14'),
      rules: ['gui.7.3.1a', 'gui.7.3.1g'],
      first: [{ type: 'endCharges' }, END_MOVES],
      want: formUp('okeanos'),
    },
    {
      say: say(
        'A formation marches as one, with 3 points, if all in it are healthy. Let it march.',
        'Una formazione marcia tutta insieme, con 3 punti, se sono tutti illesi. Falla marciare.',
      ),
      rules: ['gui.7.3.1b', 'gui.7.3.1c'],
      want: { type: 'march' },
    },
    {
      say: say(
        'One step forward, to the north-east: all six move and stay in their places.',
        'Un passo avanti, a nord-est: muovono tutti e sei e tengono il posto.',
      ),
      want: advance,
    },
    {
      say: say(
        'It could also wheel round one of its men. This is enough: stop.',
        'Potrebbe anche convergere intorno a uno dei suoi. Basta così: fermati.',
      ),
      want: { type: 'stop' },
    },
    {
      say: say(
        [
          'What Arthur sees now: from the front he must first deal with the pikes, and the result shifts two columns in your favour, since you stand two ranks deep. From your left, the shield side, nothing shifts; from your right, the open side, one column for him; from behind, two.',
        ],
        [
          'Che cosa vede Arthur adesso: di fronte deve prima vedersela con le picche, e il risultato scorre di due colonne a tuo favore, perché siete su due righe. Dalla tua sinistra, il lato degli scudi, non scorre nulla; da destra, il lato scoperto, una colonna per lui; da dietro, due.',
        ],
      ),
      point: at('O14'),
      rules: ['gui.7.3.1d', 'gui.7.3.1e', 'gui.7.3.1h', 'gui.7.3.1i', 'gui.7.3.1j'],
    },
    {
      say: say(
        'Under arrows two ranks of three may also close into the foulkon, the tortoise: medium cover, slow, weaker in combat. It is not needed here. End the movement.',
        'Sotto le frecce due righe da tre possono anche chiudersi nel foulkon, la testuggine: riparo medio, lenta, più debole nel combattimento. Qui non serve. Termina il movimento.',
      ),
      rules: ['gui.7.3.2a', 'gui.7.3.2c', 'gui.7.3.2d'],
      want: END_MOVES,
    },
  ],
  finished: say(
    [
      'Keep the front to the enemy and the left side to the danger you cannot cover; go round a formation that stands against you, and shoot at it: one wounded man, and it must dissolve or close up anew.',
    ],
    [
      'Tieni il fronte verso il nemico e il lato sinistro verso il pericolo che non puoi coprire; la formazione che hai contro aggirala, e tirale: basta un ferito, e deve sciogliersi o ricomporsi.',
    ],
  ),
};
