/** Charge and countercharge, given and taken. */
import { type Lesson, say } from '@carroccio/table/lesson.ts';
import { activate, at, attack, CAMPALDINO, combat, END_ORDERS, hex, order, STOP, step } from './campaldino.ts';
import { smallPosition } from './position.ts';

const FIRST = 'cp-vieri-c-feditori-1';
const SECOND = 'cp-vieri-c-feditori-2';
const FIESCHI = 'cp-pazzo-c-fieschi-1';
const ORVIETO = 'cp-pazzo-c-orvieto-1';

export const charge: Lesson = {
  id: 'guelphs-charge',
  minutes: 8,
  title: { en: 'Charge and countercharge', it: 'Carica e controcarica' },
  about: {
    en: 'Carica! adds a column, if the enemy does not ride to meet you. Then he charges you.',
    it: 'Carica! dà una colonna, se il nemico non ti viene incontro. Poi è lui a caricare te.',
  },
  scenario: CAMPALDINO,
  near: hex('1207'),
  seat: 0,
  position: smallPosition(CAMPALDINO, {
    units: {
      [FIRST]: ['1306', 'W'],
      [SECOND]: ['1310', 'W'],
      [FIESCHI]: ['1006', 'E'],
      [ORVIETO]: ['1010', 'E'],
    },
    capitani: { vieri: '1408', pazzo: '0908' },
    active: 0,
  }),
  steps: [
    {
      say: say(
        'Horse in good order, not next to an enemy, with one before it: that is a charge. Activate Vieri.',
        'Cavalieri in ordine, non a contatto, con un nemico davanti: è il momento della carica. Attiva Vieri.',
      ),
      rules: ['gg.5.3.5', 'gg.12.1.2'],
      want: activate('vieri'),
    },
    {
      say: say('Order Carica! to Feditori 1.', 'Ordina Carica! a Feditori 1.'),
      point: at('1306'),
      rules: ['gg.12.1a', 'gg.12.1.1a'],
      want: order('charge', FIRST),
    },
    { say: say('Ride to 1206.', 'Cavalca in 1206.'), point: at('1206'), rules: ['gg.12.1b'], want: step('1206') },
    {
      say: say(
        'To 1106, before Fieschi. Next to him you may not turn any more.',
        'In 1106, davanti a Fieschi. Accanto a lui non ti puoi più girare.',
      ),
      point: at('1106'),
      want: step('1106'),
    },
    { say: say('Stop.', 'Fermati.'), want: STOP },
    {
      say: say(
        'Charge Fieschi. He is in good order and you come from his front: he may countercharge. He rolls a die: up to his Cohesion Rating, your Carica! becomes a plain attack; above it, he is Disrupted.',
        'Carica Fieschi. È in ordine e gli vieni di fronte: può controcaricare. Tira un dado: se non supera la sua Coesione, la tua Carica! diventa un attacco normale; se la supera, si disordina lui.',
      ),
      point: at('1006'),
      rules: ['gg.12.2', 'gg.12.2.1'],
      want: attack(FIESCHI),
      dice: [3],
    },
    {
      say: say(
        'He dared, and rolled a 3: the charge has lost its column. With a rating of 6 it never fails; weaker or wounded horse takes a risk. That is why one shoots first: a Disrupted unit cannot countercharge.',
        'Ha osato, e ha fatto 3: la carica ha perso la sua colonna. Con Coesione 6 riesce sempre; chi è più debole, o ferito, rischia. Per questo prima si tira: chi è in disordine non può controcaricare.',
      ),
      rules: ['gg.12.2', 'gg.12.1.3'],
      first: [{ type: 'countercharge' }],
    },
    { say: say('Give no more Orders.', 'Non dare altri Ordini.'), want: END_ORDERS },
    { say: say('Fight Fieschi.', 'Combatti Fieschi.'), point: at('1006'), want: combat(FIESCHI, FIRST), dice: [3, 3] },
    {
      say: say(
        'One hit each, and both are in disorder: nobody gives ground. Vieri stays where he is.',
        'Un colpo per parte, e tutti e due in disordine: nessuno cede terreno. Vieri resta dov’è.',
      ),
      want: { type: 'stay' },
    },
    {
      say: say(
        'Pass: now it is Pazzo’s turn, and he charges your Feditori 2.',
        'Passa: ora tocca a Pazzo, che carica i tuoi Feditori 2.',
      ),
      rules: ['gg.3.0e'],
      want: { type: 'pass' },
    },
    {
      say: say(
        [
          'Orvieto has ridden to 1210 and charges you. Now you may countercharge: with a rating of 6 the die cannot fail.',
          'Countercharge.',
        ],
        [
          'Orvieto è arrivato in 1210 e ti carica. Ora puoi controcaricare tu: con Coesione 6 il dado non può fallire.',
          'Controcarica.',
        ],
      ),
      point: at('1210'),
      rules: ['gg.12.2', 'gg.12.2.1'],
      first: [activate('pazzo'), order('charge', ORVIETO), step('1109'), step('1210'), STOP, attack(SECOND)],
      want: { type: 'countercharge' },
      dice: [4],
    },
  ],
  finished: say(
    [
      'His charge is an attack like any other now. Countercharge whenever your rating makes it safe, shoot at those who could countercharge you, and charge flanks: from there nobody countercharges.',
    ],
    [
      'Ora la sua carica è un attacco come un altro. Controcarica quando la tua Coesione lo rende sicuro, tira a chi potrebbe controcaricarti, e carica i fianchi: di lì nessuno controcarica.',
    ],
  ),
};
