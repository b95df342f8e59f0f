/** Movement, facing and zones of control: three horsemen, three ways to meet an enemy. */
import { type Lesson, say } from '@carroccio/table/lesson.ts';
import { activate, at, attack, CAMPALDINO, END_ORDERS, HOLD, hex, order, STOP, step, turn } from './campaldino.ts';
import { smallPosition } from './position.ts';

const FRONT = 'cp-vieri-c-feditori-1';
const WING = 'cp-vieri-c-feditori-2';
const HELD = 'cp-vieri-c-feditori-3';
const FIESCHI = 'cp-pazzo-c-fieschi-1';

export const moving: Lesson = {
  id: 'guelphs-moving',
  minutes: 8,
  title: { en: 'Moving, facing, zones', it: 'Muovere, fronte, zone' },
  about: {
    en: 'Where a unit can ride, who can stop it, and how to come at an enemy’s flank.',
    it: 'Fin dove arriva un’unità, chi la può fermare, e come prendere un nemico di fianco.',
  },
  scenario: CAMPALDINO,
  near: hex('1207'),
  seat: 0,
  position: smallPosition(CAMPALDINO, {
    units: {
      [FRONT]: ['1407', 'W'],
      [WING]: ['1410', 'W'],
      [HELD]: ['1304', 'W'],
      'cp-pazzo-c-orvieto-1': ['1005', 'E'],
      'cp-pazzo-c-arezzo-1': ['1204', 'E'],
      [FIESCHI]: ['1108', 'E'],
    },
    capitani: { vieri: '1407', pazzo: '1005' },
    active: 0,
  }),
  steps: [
    {
      say: say(
        [
          'Horse has five movement points in one Order, foot three. A unit always goes forward, into one of the two hexes it faces; to go elsewhere it turns first. A turn costs horse one point however far it turns, foot one for each corner.',
          'Activate Vieri.',
        ],
        [
          'La cavalleria ha cinque punti movimento in un Ordine, la fanteria tre. Un’unità va sempre avanti, in uno dei due esagoni che ha di fronte; per andare altrove prima si gira. Girarsi costa ai cavalieri un punto, di quanto che sia; ai fanti un punto per ogni vertice.',
          'Attiva Vieri.',
        ],
      ),
      point: at('1407'),
      rules: ['gg.8.1.1', 'gg.6.0.2', 'gg.6.1a'],
      want: activate('vieri'),
    },
    {
      say: say(
        'Give the Feditori in the middle, Feditori 1, a Move/Attack Order.',
        'Da’ ai Feditori di mezzo, Feditori 1, un Ordine di Movimento/Attacco.',
      ),
      point: at('1407'),
      rules: ['gg.5.3.1a'],
      want: order('move', FRONT),
    },
    { say: say('Forward to 1306.', 'Avanti, in 1306.'), point: at('1306'), want: step('1306') },
    { say: say('On to 1206.', 'Poi in 1206.'), point: at('1206'), want: step('1206') },
    {
      say: say(
        'Orvieto’s horse at 1005 faces 1104 and 1105. Those two hexes are its zone of control: whoever enters one must stop. Enter 1105.',
        'I cavalieri di Orvieto in 1005 hanno di fronte 1104 e 1105. Quei due esagoni sono la loro zona di controllo: chi vi entra si deve fermare. Entra in 1105.',
      ),
      point: at('1105'),
      rules: ['gg.7.0', 'gg.7.1'],
      want: step('1105'),
    },
    {
      say: say(
        'Two points are left, but neither a step nor a turn is possible here. Stop. (Zones of foot would not hold your horse: cavalry rides through them.)',
        'Restano due punti, ma da qui non si può né avanzare né girarsi. Fermati. (Le zone dei fanti non terrebbero i tuoi cavalieri: la cavalleria le attraversa.)',
      ),
      rules: ['gg.6.1.1', 'gg.7.1.1'],
      want: STOP,
    },
    {
      say: say(
        'A unit that ends its move facing an enemy may attack, and need not. Head-on there is nothing to gain yet: do not attack.',
        'Chi finisce il movimento con un nemico di fronte può attaccarlo, ma non deve. Di fronte, per ora, non c’è nulla da guadagnare: non attaccare.',
      ),
      rules: ['gg.5.3.1a'],
      want: { type: 'noAttack' },
    },
    {
      say: say(
        'Now Feditori 2, on your left, at Fieschi’s flank. Order: Move/Attack.',
        'Ora i Feditori 2, alla tua sinistra, sul fianco di Fieschi. Ordine: Movimento/Attacco.',
      ),
      point: at('1410'),
      want: order('move', WING),
    },
    { say: say('Ride to 1310.', 'Cavalca in 1310.'), point: at('1310'), want: step('1310') },
    {
      say: say(
        'To 1210, just outside his zone (1208 and 1209).',
        'In 1210, appena fuori dalla sua zona (1208 e 1209).',
      ),
      point: at('1210'),
      want: step('1210'),
    },
    {
      say: say(
        'And to 1109: this is Fieschi’s flank, where he has no zone.',
        'E in 1109: è il fianco di Fieschi, dove lui non ha zona.',
      ),
      point: at('1109'),
      rules: ['gg.6.0.1'],
      want: step('1109'),
    },
    {
      say: say(
        'You still face left and would ride past him. Turn so that he is in front of you: up left. It costs one point.',
        'Guardi ancora a sinistra e gli passeresti accanto. Girati così da averlo di fronte: a sinistra in alto. Costa un punto.',
      ),
      point: at('1108'),
      rules: ['gg.6.1a'],
      want: turn('NW'),
    },
    { say: say('Stop here.', 'Fermati qui.'), want: STOP },
    {
      say: say(
        [
          'When an enemy stops at its flank or rear, a unit that no other enemy holds may turn one corner towards it; a die then tells whether it comes into disorder over it. Fieschi stays as he is.',
          'Attack him: a flank attack is worth two columns of the table.',
        ],
        [
          'Quando un nemico le si ferma sul fianco o alle spalle, un’unità che nessun altro trattiene può girarsi di un vertice verso di lui; un dado dice poi se nel farlo si disordina. Fieschi resta com’è.',
          'Attaccalo: un attacco di fianco vale due colonne della tabella.',
        ],
      ),
      point: at('1108'),
      first: [HOLD],
      rules: ['gg.6.2a', 'gg.6.2c', 'gg.6.2d', 'gg.10.6.1a'],
      want: attack(FIESCHI),
    },
    {
      say: say(
        'Feditori 3 stand in the zone of Arezzo’s horse. Whoever begins in a zone cannot simply ride off: he needs a Withdraw Order. Give it.',
        'I Feditori 3 sono nella zona dei cavalieri di Arezzo. Chi comincia in una zona non se ne può andare e basta: serve un Ordine di Ripiegamento. Daglielo.',
      ),
      point: at('1304'),
      rules: ['gg.7.2', 'gg.5.3.4'],
      want: order('withdraw', HELD),
    },
    {
      say: say(
        'They go back one hex and keep their front. Back to 1405.',
        'Indietreggiano di un esagono e tengono il fronte. Indietro, in 1405.',
      ),
      point: at('1405'),
      want: { type: 'back', to: hex('1405') },
    },
    { say: say('That is all. Give no more Orders.', 'È tutto. Non dare altri Ordini.'), want: END_ORDERS },
  ],
  finished: say(
    [
      'You have stopped in a zone, come round a flank, and slipped out of a zone again. Where a unit looks matters more than where it stands: before every move, look at the two hexes in front of each enemy.',
    ],
    [
      'Ti sei fermato in una zona, hai aggirato un fianco e sei uscito da una zona. Dove un’unità guarda conta più di dove sta: prima di ogni mossa, osserva i due esagoni davanti a ciascun nemico.',
    ],
  ),
};
