/** How an order travels: the chain of command, the focus, and who rides where. */
import { type Lesson, say } from '@carroccio/table/lesson.ts';
import {
  assign,
  at,
  division,
  drawn,
  FARM,
  halt,
  hex,
  leader,
  march,
  pickDivision,
  READY,
  STOP_TEST,
  step,
  unit,
} from './farm.ts';
import { smallPosition } from './position.ts';

const foot = division('latour');
const horse = division('hocquincourt');
const ELAN = 20;
const ADVANCE = 8;

export const command: Lesson = {
  id: 'batirnos-command',
  minutes: 7,
  title: { en: 'Orders on their way', it: 'Gli ordini in viaggio' },
  about: {
    en: 'The chain of command, focused orders, and where generals should ride.',
    it: 'La catena di comando, gli ordini focalizzati, e dove devono stare i generali.',
  },
  scenario: FARM,
  options: { deployment: 'historical' },
  near: hex('0707'),
  seat: 0,
  position: smallPosition(FARM, {
    units: {
      Rambures: ['0507', 'N'],
      'Enfants perdus': ['0206', 'N'],
      Roquelaure: ['1007', 'N'],
      Lenoncourt: ['0907', 'N'],
      Grobbendonck: ['0502', 'S'],
      Toraldo: ['0302', 'S'],
    },
    leaders: { delaunay: '0609', latour: '0508', hocquincourt: '1008', cardenas: '0601', solis: '0601', ligne: '0301' },
    decks: [
      { hand: [ADVANCE, ELAN, 12, 21, 25], next: [26, 9, 1, 2, 10] },
      { hand: [26, 27, 28], next: [1, 2, 4] },
    ],
  }),
  steps: [
    {
      say: say(
        [
          'An order goes from the commander-in-chief to the general of a division, and from him to his units. Each step has its length: between two generals the sum of their morale, from a general to his units his own morale.',
          'De Launay and Hocquincourt have 2 each, so four hexes; but Hocquincourt stands five away. Between them the chain is broken.',
        ],
        [
          'Un ordine va dal comandante in capo al generale di una divisione, e da lui alle sue unità. Ogni tratto ha la sua lunghezza: fra due generali la somma del loro morale, da un generale alle sue unità il suo morale.',
          'De Launay e Hocquincourt hanno 2 ciascuno, dunque quattro esa; ma Hocquincourt è a cinque. Fra loro la catena è spezzata.',
        ],
      ),
      point: at('1008'),
      rules: ['nqsb.10.3', 'nqsb.10.6.2', 'nqsb.10.6.1'],
    },
    {
      say: say(
        'You may order him all the same: he must then pass a test before the order counts. Give Hocquincourt’s horse Élan.',
        'Puoi dargli un ordine lo stesso: perché valga, deve superare un test. Dai Slancio alla cavalleria di Hocquincourt.',
      ),
      point: at('1008'),
      rules: ['nqsb.10.3.link', 'nqsb.3.2.2.chain'],
      want: assign(horse, ELAN),
    },
    {
      say: say(
        [
          'A focused order does one thing only, and twice as well: units focused on movement move twice, on fire or melee they draw a card more. The card’s ability is lost.',
          'Give de La Tour’s foot Advance, focused.',
        ],
        [
          'Un ordine focalizzato fa una cosa sola, ma meglio: chi è focalizzato sul movimento muove due volte, chi lo è sul tiro o sulla mischia pesca una carta in più. L’abilità della carta va persa.',
          'Dai Avanzata alla fanteria di de La Tour, focalizzata.',
        ],
      ),
      point: at('0508'),
      rules: ['nqsb.10.7', 'nqsb.10.7.move', 'nqsb.10.7.combat'],
      want: assign(foot, ADVANCE, true),
    },
    {
      say: say(
        'Three cards are left, as many as you may keep. Say that you are ready.',
        'Restano tre carte, quante ne puoi tenere. Dichiarati pronto.',
      ),
      rules: ['nqsb.3.2.2.limit'],
      want: READY,
    },
    {
      say: say(
        'The cards are turned up. Now, and not before, you name what the focused order is for: movement.',
        'Le carte si scoprono. Ora, e non prima, dici a che cosa serve l’ordine focalizzato: al movimento.',
      ),
      first: [READY],
      rules: ['nqsb.10.7'],
      want: { type: 'nameFocus', division: foot, focus: 'move' },
      dice: drawn(2),
    },
    {
      say: say(
        [
          'Hocquincourt tests: three cards for his strength, two for his morale. The first was a failure, the second a success, and one is enough. Stop.',
          'Had all five failed, the card would have gone to the discards and the horse would have stood still.',
        ],
        [
          'Hocquincourt fa il test: tre carte per la forza, due per il morale. La prima era un fallimento, la seconda un successo, e ne basta uno. Fermati.',
          'Se fossero fallite tutte e cinque, la carta sarebbe finita negli scarti e la cavalleria non si sarebbe mossa.',
        ],
      ),
      rules: ['nqsb.10.6.2.fail', 'nqsb.4.morale'],
      want: STOP_TEST,
    },
    {
      say: say(
        'Both your orders have priority 3, so you choose who goes first. Take the foot.',
        'I tuoi due ordini hanno priorità 3: scegli tu chi comincia. Prendi la fanteria.',
      ),
      rules: ['nqsb.3.1'],
      want: pickDivision(foot),
    },
    {
      say: say(
        'The Enfants perdus at 0206 are more than two hexes from de La Tour: they hear nothing and stay. Rambures hears him. March.',
        'Gli Enfants perdus in 0206 sono a più di due esa da de La Tour: non sentono nulla e restano fermi. Rambures lo sente. Marcia.',
      ),
      point: at('0206'),
      rules: ['nqsb.10.3.unit', 'nqsb.10.6.1'],
      want: march(unit('Rambures')),
    },
    {
      say: say('One hex, to 0506.', 'Un esa, in 0506.'),
      point: at('0506'),
      want: step('0506'),
    },
    { say: say('Keep facing north.', 'Resta rivolto a nord.'), want: halt('N') },
    {
      say: say(
        'And the second move of the focused order: march again.',
        'E il secondo movimento dell’ordine focalizzato: marcia ancora.',
      ),
      rules: ['nqsb.10.7.move'],
      want: march(unit('Rambures')),
    },
    {
      say: say('To 0505, in sight of the farm.', 'In 0505, in vista della fattoria.'),
      point: at('0505'),
      want: step('0505'),
    },
    { say: say('Halt, facing north.', 'Fermati, rivolto a nord.'), want: halt('N') },
    {
      say: say(
        'Nobody else of the foot can move. Its general may still ride, up to three hexes: let de La Tour go to 0406, where he reaches both his units.',
        'Nessun altro della fanteria può muovere. Il generale può ancora cavalcare, fino a tre esa: manda de La Tour in 0406, da dove arriva a tutte e due le sue unità.',
      ),
      point: at('0406'),
      rules: ['nqsb.5.2.general', 'nqsb.10.1'],
      want: { type: 'ride', leader: leader('latour'), to: hex('0406') },
    },
    {
      say: say(
        'Now the horse. It should come back into the chain rather than go forward alone: leave the units, and let Hocquincourt ride to 0808.',
        'Ora la cavalleria. Meglio che rientri nella catena, invece di avanzare da sola: lascia le unità, e fa’ cavalcare Hocquincourt in 0808.',
      ),
      point: at('0808'),
      want: { type: 'ride', leader: leader('hocquincourt'), to: hex('0808') },
    },
    {
      say: say(
        'Last of all the commander-in-chief may ride. From 0609 de Launay now reaches both generals, so next turn’s orders will arrive without a test. He is where he should be: say that you are ready.',
        'Per ultimo può cavalcare il comandante in capo. Da 0609 de Launay arriva ora a entrambi i generali: al prossimo turno gli ordini giungeranno senza test. È dove deve stare: dichiarati pronto.',
      ),
      first: [READY],
      point: at('0609'),
      rules: ['nqsb.5.2.others', 'nqsb.10.3'],
      want: READY,
    },
  ],
  finished: say(
    [
      'Keep the commander-in-chief in the middle and a little behind, his generals within the sum of their morale. A general in a unit’s hex strengthens it, but a turn begun like that commands this unit alone.',
      'Where the chain is long, keep a low number for the top of the deck.',
    ],
    [
      'Tieni il comandante in capo al centro e un po’ indietro, con i suoi generali entro la somma del loro morale. Un generale nell’esa di un’unità la rafforza, ma se vi comincia il turno comanda quella soltanto.',
      'Quando la catena è lunga, tieni un numero basso per la cima del mazzo.',
    ],
  ),
};
