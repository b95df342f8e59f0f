/** Fire and reaction fire: who shoots, when, and what it costs to come close. */
import { type Lesson, say } from '@carroccio/table/lesson.ts';
import { activate, at, attack, CAMPALDINO, END_ORDERS, fireAt, hex, order, STOP, step, unit } from './campaldino.ts';
import { smallPosition } from './position.ts';

const CROSSBOWS = 'cp-compagnia-rossa-x-firenze-1';
const ARCHERS = 'cp-compagnia-rossa-a-firenze-1';
const HORSE = 'cp-vieri-c-feditori-1';
const FOOT = 'cp-guglielmino-i-arezzo-1';
const THEIRS = 'cp-guglielmino-x-arezzo-1';

export const fire: Lesson = {
  id: 'guelphs-fire',
  minutes: 7,
  title: { en: 'Fire and reaction fire', it: 'Tiro e tiro di reazione' },
  about: {
    en: 'Bows and crossbows, by Order and in answer to those who come close.',
    it: 'Archi e balestre, per Ordine e in risposta a chi si avvicina.',
  },
  scenario: CAMPALDINO,
  near: hex('1207'),
  seat: 0,
  position: smallPosition(CAMPALDINO, {
    units: {
      [CROSSBOWS]: ['1206', 'W'],
      'cp-compagnia-rossa-palvesari-firenze-1': ['1206', 'W'],
      [ARCHERS]: ['1208', 'W'],
      [HORSE]: ['1409', 'W'],
      [FOOT]: ['1006', 'E'],
      [THEIRS]: ['1009', 'E'],
      'cp-guglielmino-i-orvieto-1': ['0907', 'E'],
    },
    capitani: { vieri: '1407', guglielmino: '0907' },
    active: 0,
  }),
  steps: [
    {
      say: say(
        [
          'Only crossbows and archers shoot: their counters carry an arrow. A hit disrupts, nothing more; but Disrupted units fight worse and may break later.',
          'The Compagnia Rossa has no Capitano: any Guelph Capitano in range may give its Orders. Activate Vieri.',
        ],
        [
          'Tirano solo balestrieri e arcieri: le loro pedine portano una freccia. Un colpo a segno disordina, e basta; ma chi è in disordine combatte peggio e più tardi può cedere.',
          'La Compagnia Rossa non ha Capitano: i suoi Ordini li dà qualunque Capitano guelfo a portata. Attiva Vieri.',
        ],
      ),
      rules: ['gg.10.1', 'gg.11.0a', 'gg.S.8.5.1a'],
      want: activate('vieri'),
    },
    {
      say: say('Order the crossbows at 1206 to Fire.', 'Ordina il Tiro ai balestrieri in 1206.'),
      point: at('1206'),
      rules: ['gg.5.3.2'],
      want: order('fire', CROSSBOWS),
    },
    {
      say: say(
        [
          'The target must lie in the cone before them, within range, with nothing in the line of sight. Two dice, plus the firer’s Cohesion Rating, must reach the table’s number for that range and armour.',
          'Shoot at the foot of Arezzo, straight ahead. (A unit may turn one corner first, for one less on the roll.)',
        ],
        [
          'Il bersaglio dev’essere nel cono davanti, a tiro, e nulla deve stare sulla linea di vista. Due dadi, più il Valore di Coesione di chi tira, devono raggiungere il numero della tabella per distanza e armatura.',
          'Tira ai fanti di Arezzo, dritto davanti. (Prima ci si può girare di un vertice, con uno in meno sul tiro.)',
        ],
      ),
      point: at('1006'),
      rules: ['gg.10.1.2b', 'gg.10.2', 'gg.10.3', 'gg.10.3.3'],
      want: fireAt(FOOT, 'W'),
      dice: [6, 5],
    },
    {
      say: say(
        [
          'Disrupted. The crossbows now carry a Fired marker, and keep it until their reloading: those of a Compagnia need an Order for it. Archers are ready again at the end of every activation.',
          'Now the archers: Order Fire.',
        ],
        [
          'In disordine. I balestrieri ora hanno il segnalino “Ha tirato”, e lo tengono finché non ricaricano: a quelli di una Compagnia serve un Ordine. Gli arcieri sono di nuovo pronti alla fine di ogni attivazione.',
          'Ora gli arcieri: Ordine di Tiro.',
        ],
      ),
      point: at('1208'),
      rules: ['gg.10.1.3a', 'gg.10.1.3b', 'gg.S.8.5.2'],
      want: order('fire', ARCHERS),
    },
    {
      say: say('Let them shoot at the enemy’s crossbows at 1009.', 'Falli tirare ai balestrieri nemici in 1009.'),
      point: at('1009'),
      want: fireAt(THEIRS, 'W'),
      dice: [2, 1],
    },
    {
      say: say(
        'A miss. So the crossbows of Arezzo are ready when your horse comes. See what that means: order Feditori 1 to Move/Attack.',
        'A vuoto. Così i balestrieri di Arezzo sono pronti quando arriva la tua cavalleria. Guarda che cosa vuol dire: ordina a Feditori 1 Movimento/Attacco.',
      ),
      point: at('1409'),
      want: order('move', HORSE),
    },
    { say: say('Ride to 1309.', 'Cavalca in 1309.'), point: at('1309'), want: step('1309') },
    { say: say('To 1209.', 'In 1209.'), point: at('1209'), want: step('1209') },
    {
      say: say('To 1109, in front of the crossbows.', 'In 1109, davanti ai balestrieri.'),
      point: at('1109'),
      want: step('1109'),
    },
    { say: say('Stop.', 'Fermati.'), want: STOP },
    {
      say: say(
        'Attack the crossbows. Then they shoot: whoever ends his move before archers or crossbows is shot at, without any Order of theirs.',
        'Attacca i balestrieri. Poi tirano: a chi finisce il movimento davanti ad arcieri o balestrieri si può tirare, senza che serva un Ordine.',
      ),
      point: at('1009'),
      rules: ['gg.10.4', 'gg.10.4.1'],
      want: attack(THEIRS),
      dice: [3, 4],
    },
    {
      say: say(
        'Missed, by one. Had it struck home, your horse would fight Disrupted: one column lost. And had they shot by Order before, they could not have shot now.',
        'A vuoto, per uno. Se fosse andata a segno, i tuoi combatterebbero in disordine: una colonna in meno. E se avessero già tirato per Ordine, ora non avrebbero potuto.',
      ),
      rules: ['gg.10.1.4', 'gg.10.6.1f'],
      first: [{ type: 'shoot', unit: unit(THEIRS) }],
    },
    {
      say: say(
        'Give no more Orders: the combat follows, and the next lesson is about it.',
        'Non dare altri Ordini: segue il combattimento, e ne parla la prossima lezione.',
      ),
      want: END_ORDERS,
    },
  ],
  finished: say(
    [
      'Shoot before you attack, at those you mean to attack; draw the enemy’s volleys onto units that can bear them; and give your own archers shield-bearers, the Palvesari: through the front they take two off the dice of whoever shoots at them.',
    ],
    [
      'Tira prima di attaccare, e a chi vuoi attaccare; attira le salve nemiche su unità che le reggono; e da’ ai tuoi tiratori gli scudieri, i Palvesari: di fronte tolgono due ai dadi di chi tira loro.',
    ],
  ),
};
