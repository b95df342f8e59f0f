/** Pikes and muskets in line of battle against charging horse. */
import { type Lesson, say } from '@carroccio/table/lesson.ts';
import { assign, at, division, drawn, FARM, halt, hex, leader, READY, STOP_TEST, step, unit } from './farm.ts';
import { smallPosition } from './position.ts';

const foot = division('latour');
const theirs = division('ligne');
const HOLD = 21;
const CHARGE = 17;
const rambures = unit('Rambures');
const bourdonne = unit('Bourdonne');
const toraldo = unit('Toraldo');
const bonnieres = unit('Bonnières');

export const line: Lesson = {
  id: 'batirnos-line',
  minutes: 7,
  title: { en: 'The line of battle', it: 'La linea di battaglia' },
  about: {
    en: 'Pikes side by side, muskets at the last moment, and several units in one melee.',
    it: 'Picche fianco a fianco, moschetti all’ultimo momento, e più unità in una mischia.',
  },
  scenario: FARM,
  options: { deployment: 'historical' },
  near: hex('0606'),
  seat: 0,
  position: smallPosition(FARM, {
    units: {
      Rambures: ['0507', 'N'],
      Bourdonne: ['0607', 'N'],
      Roquelaure: ['1008', 'N'],
      Ribaucourt: ['0202', 'S'],
      Toraldo: ['0503', 'S'],
      Bonnières: ['0703', 'S'],
    },
    leaders: { delaunay: '0609', latour: '0508', hocquincourt: '1009', cardenas: '0601', solis: '0201', ligne: '0602' },
    decks: [
      { hand: [HOLD, 25, 26, 27], next: [3, 7, 9, 2, 13, 4, 5, 6, 19, 8, 10, 20, 22, 12, 14] },
      { hand: [CHARGE, 25, 26, 27], next: [3, 7, 2, 4, 5, 8, 9, 10, 12, 14, 15, 13] },
    ],
  }),
  steps: [
    {
      say: say(
        [
          'Two regiments of pikes side by side, of one division, facing the same way, on the same ground: that is a line of battle. It is in command as soon as one of them is, and it ignores the advantage of whoever comes at its front.',
          'Heavy cavalry that rides into a single regiment has two damages before a card is drawn. Against a line it has none, and the line has one of its own against it.',
        ],
        [
          'Due reggimenti di picche fianco a fianco, della stessa divisione, rivolti allo stesso modo, sullo stesso terreno: è una linea di battaglia. È in comando appena lo è uno dei due, e ignora il vantaggio di chi l’attacca di fronte.',
          'La cavalleria pesante che piomba su un reggimento solo fa due danni prima ancora di pescare. Contro una linea nessuno, ed è la linea ad averne uno contro di lei.',
        ],
      ),
      point: at('0507'),
      rules: ['nqsb.9.13', 'nqsb.9.13.ignore', 'nqsb.9.13.command', 'nqsb.7.2'],
    },
    {
      say: say(
        'You mean to receive the charge. Hold the ground gives fire, melee and reorganising, but no movement: just right. Give it to de La Tour.',
        'Vuoi ricevere la carica. Tenere la posizione dà tiro, mischia e riordino, ma non il movimento: proprio quel che serve. Dalla a de La Tour.',
      ),
      point: at('0508'),
      want: assign(foot, HOLD),
    },
    { say: say('Ready.', 'Pronto.'), want: READY, dice: drawn(1) },
    {
      say: say(
        'Toraldo has charged and stands at your front. Fermezza: foot may fire at whoever has just come next to it, at once, in the middle of the movement phase. Fire with Rambures.',
        'Toraldo ha caricato ed è davanti a te. Fermezza: la fanteria può tirare contro chi le è appena arrivato accanto, subito, nel mezzo della fase di movimento. Tira con Rambures.',
      ),
      first: [
        assign(theirs, CHARGE),
        READY,
        { type: 'charge', unit: toraldo, target: rambures },
        STOP_TEST,
        step('0504'),
        step('0505'),
        step('0506'),
        halt('S'),
      ],
      point: at('0506'),
      rules: ['nqsb.9.10', 'nqsb.6.3.fermezza', 'nqsb.9.10.once'],
      want: { type: 'stand', unit: rambures, target: toraldo },
      dice: drawn(2),
    },
    {
      say: say(
        'A loss. Toraldo touches both your regiments, so Bourdonne could fire too; but a unit has one shot a turn, and Bonnières is still to come. Hold.',
        'Una perdita. Toraldo tocca tutti e due i reggimenti, dunque potrebbe tirare anche Bourdonne; ma un’unità ha un tiro per turno, e deve ancora arrivare Bonnières. Aspetta.',
      ),
      rules: ['nqsb.3.3.1.fire', 'nqsb.6.1.one-loss'],
      want: { type: 'hold' },
      dice: drawn(1),
    },
    {
      say: say('Here he is, before Bourdonne. Fire.', 'Eccolo, davanti a Bourdonne. Tira.'),
      first: [
        { type: 'charge', unit: bonnieres, target: bourdonne },
        STOP_TEST,
        step('0704'),
        step('0705'),
        step('0606'),
        halt('S'),
      ],
      point: at('0606'),
      rules: ['nqsb.9.10'],
      want: { type: 'stand', unit: bourdonne, target: bonnieres },
      dice: drawn(2),
    },
    {
      say: say(
        [
          'One damage, stopped by armour. The melee: de Ligne’s order has the higher priority, so he attacks. Toraldo touches both of you, Bonnières only Bourdonne.',
          'Your regiments answer even out of turn. Let Rambures fight back.',
        ],
        [
          'Un danno, fermato dalla corazza. La mischia: l’ordine di de Ligne ha la priorità più alta, dunque attacca lui. Toraldo vi tocca entrambi, Bonnières solo Bourdonne.',
          'I tuoi reggimenti rispondono anche fuori turno. Fa’ combattere Rambures.',
        ],
      ),
      first: [
        { type: 'ride', leader: leader('ligne'), to: hex('0604') },
        READY,
        READY,
        READY,
        READY,
        { type: 'attack', target: rambures },
      ],
      point: at('0507'),
      rules: ['nqsb.3.3.1.melee', 'nqsb.7.1.react'],
      want: { type: 'join', unit: rambures },
    },
    {
      say: say(
        'And Bourdonne. A melee always has a single unit on one side: here two against two are parted into two combats, each with whom it touches.',
        'E Bourdonne. In una mischia da una parte c’è sempre un’unità sola: qui due contro due si dividono in due combattimenti, ciascuno con chi tocca.',
      ),
      point: at('0607'),
      rules: ['nqsb.7.4.1', 'nqsb.7.4.1.steps'],
      want: { type: 'join', unit: bourdonne },
      dice: drawn(8),
    },
    {
      say: say(
        'Toraldo has no advantage against your front, and none of his cards was a success. You have one for the line and two successes: enough to destroy him. Stop, and save the rest of the deck.',
        'Contro il vostro fronte Toraldo non ha vantaggio, e nessuna sua carta è un successo. Voi ne avete uno per la linea e due successi: basta a distruggerlo. Fermati, e risparmia il resto del mazzo.',
      ),
      first: [{ type: 'combat', unit: rambures }],
      rules: ['nqsb.9.13.ignore', 'nqsb.7.2.symbols', 'nqsb.4.1'],
      want: STOP_TEST,
      dice: drawn(9),
    },
    {
      say: say(
        'Bourdonne, the new regiment, has held as well: its line is worth as much as a veteran’s. Bonnières is shaken and gone, and with him the Spanish horse.',
        'Anche Bourdonne, il reggimento nuovo, ha retto: in linea vale quanto un veterano. Bonnières è scosso e se n’è andato, e con lui la cavalleria spagnola.',
      ),
      rules: ['nqsb.7.1.two-losses', 'nqsb.2.1.1.rout'],
    },
  ],
  finished: say(
    [
      'Foot in line on its front fears nobody; in flank or rear it is weak, and a line that moves unit by unit is soon none. Where several fight one, the larger side names the principal: his strength counts, and he takes the losses; the others add their advantage.',
    ],
    [
      'Di fronte, la fanteria in linea non teme nessuno; di fianco e alle spalle è debole, e una linea che muove un’unità alla volta presto non lo è più. Dove più unità combattono contro una, la parte più numerosa sceglie la principale: conta la sua forza, e sue sono le perdite; le altre aggiungono il loro vantaggio.',
    ],
  ),
};
