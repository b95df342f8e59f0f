/** Horse against horse: charge, countercharge, pursuit, and the way back. */
import { type Lesson, say } from '@carroccio/table/lesson.ts';
import {
  assign,
  at,
  division,
  drawn,
  END_MOVES,
  FARM,
  halt,
  hex,
  leader,
  READY,
  STOP_TEST,
  step,
  unit,
} from './farm.ts';
import { smallPosition } from './position.ts';

const ours = division('hocquincourt');
const theirs = division('ligne');
const CHARGE = 17;
const ASSAULT = 11;
const lenoncourt = unit('Lenoncourt');
const roquelaure = unit('Roquelaure');
const toraldo = unit('Toraldo');
const bonnieres = unit('Bonnières');

export const horse: Lesson = {
  id: 'batirnos-horse',
  minutes: 9,
  title: { en: 'Horse against horse', it: 'Cavalleria contro cavalleria' },
  about: {
    en: 'A charge, a countercharge, a pursuit, and why horse seldom stays.',
    it: 'Una carica, una controcarica, un inseguimento, e perché la cavalleria resta di rado.',
  },
  scenario: FARM,
  options: { deployment: 'historical' },
  near: hex('0805'),
  seat: 0,
  position: smallPosition(FARM, {
    units: {
      Rambures: ['0308', 'N'],
      Roquelaure: ['0706', 'N'],
      Lenoncourt: ['1007', 'N'],
      Ribaucourt: ['0202', 'S'],
      Toraldo: ['0703', 'S'],
      Bonnières: ['1003', 'S'],
    },
    leaders: { delaunay: '0709', latour: '0309', hocquincourt: '0807', cardenas: '0601', solis: '0201', ligne: '0802' },
    decks: [
      { hand: [CHARGE, 25, 26, 27], next: [3, 7, 9, 1, 2, 4, 13, 6, 10, 5, 8] },
      { hand: [ASSAULT, 25, 26, 27], next: [3, 7, 1, 2, 4, 5, 8, 10, 12, 14, 15] },
    ],
  }),
  steps: [
    {
      say: say(
        'Two regiments of horse on either side. Yours stand in the south: Roquelaure in the middle, Lenoncourt on the right. Heavy cavalry strikes hardest when it moves into contact, so it matters who rides at whom.',
        'Due reggimenti di cavalleria per parte. I tuoi sono a sud: Roquelaure al centro, Lenoncourt a destra. La cavalleria pesante colpisce più forte quando entra in contatto muovendo: conta dunque chi va addosso a chi.',
      ),
      point: at('0706'),
      rules: ['nqsb.9.4.2', 'nqsb.9.4.2.advantage'],
    },
    {
      say: say('Give Hocquincourt the card Charge!', 'Dai a Hocquincourt la carta Carica!'),
      point: at('0807'),
      want: assign(ours, CHARGE),
    },
    { say: say('Ready.', 'Pronto.'), want: READY },
    {
      say: say(
        'The Spanish horse has Assault!, with priority 2: you act first. Lenoncourt charges Bonnières.',
        'La cavalleria spagnola ha All’assalto!, con priorità 2: agisci prima tu. Lenoncourt carica Bonnières.',
      ),
      point: at('1003'),
      first: [assign(theirs, ASSAULT), READY],
      rules: ['nqsb.9.3', 'nqsb.9.3.test'],
      want: { type: 'charge', unit: lenoncourt, target: bonnieres },
      dice: drawn(1),
    },
    {
      say: say(
        'A success at once: two points more. Stop drawing.',
        'Subito un successo: due punti in più. Smetti di pescare.',
      ),
      want: STOP_TEST,
    },
    { say: say('Ride to 1006.', 'Cavalca in 1006.'), point: at('1006'), want: step('1006') },
    {
      say: say(
        'After the first hex the enemy might have come towards you, a hex for a hex: that is the countercharge. Bonnières waits, and gives away the advantage of the shock. On to 1005? That is broken ground and would stop you: take 1105.',
        'Dopo il primo esa il nemico avrebbe potuto venirti incontro, un esa per uno: è la controcarica. Bonnières aspetta, e rinuncia al vantaggio dell’urto. Avanti in 1005? È terreno difficile e ti fermerebbe: passa per 1105.',
      ),
      first: [{ type: 'hold' }],
      point: at('1105'),
      rules: ['nqsb.9.5', 'nqsb.9.5.charge'],
      want: step('1105'),
    },
    { say: say('And to 1004, into contact.', 'E in 1004, a contatto.'), point: at('1004'), want: step('1004') },
    { say: say('Face north, with Bonnières before you.', 'Rivolgiti a nord, con Bonnières davanti.'), want: halt('N') },
    {
      say: say(
        'Roquelaure could charge too, but somebody must hold the middle. The general rides last, and his reach counts in every phase: from 0807 he would be too far away for Lenoncourt to fight. Take him to 0905, where he reaches both.',
        'Anche Roquelaure potrebbe caricare, ma qualcuno deve tenere il centro. Il generale cavalca per ultimo, e la sua portata conta in ogni fase: da 0807 sarebbe troppo lontano perché Lenoncourt combatta. Portalo in 0905, da dove arriva a tutti e due.',
      ),
      point: at('0905'),
      rules: ['nqsb.10.6.1', 'nqsb.5.2.general'],
      want: { type: 'ride', leader: leader('hocquincourt'), to: hex('0905') },
      dice: drawn(1),
    },
    {
      say: say(
        'Now the Spanish. Toraldo charges Roquelaure, has passed its test and ridden its first hex. Roquelaure needs no order to answer: countercharge.',
        'Ora gli spagnoli. Toraldo carica Roquelaure: ha superato il test e percorso il primo esa. Per rispondere Roquelaure non ha bisogno di ordini: controcarica.',
      ),
      first: [{ type: 'charge', unit: toraldo, target: roquelaure }, STOP_TEST, step('0704')],
      point: at('0704'),
      rules: ['nqsb.9.5', 'nqsb.3.3.1'],
      want: { type: 'countercharge', unit: roquelaure },
    },
    { say: say('Meet him at 0705.', 'Incontralo in 0705.'), point: at('0705'), want: step('0705') },
    { say: say('Face north.', 'Rivolgiti a nord.'), want: halt('N') },
    {
      say: say(
        [
          'Now the melee. Your horse has priority 3 and acts first: Roquelaure must fight Toraldo, Lenoncourt must fight Bonnières, for they have a melee order and an enemy beside them. Both enemies fight back.',
          'Two combats: you say which comes first. Take Lenoncourt’s.',
        ],
        [
          'Ora la mischia. La tua cavalleria ha priorità 3 e agisce per prima: Roquelaure deve battersi con Toraldo, Lenoncourt con Bonnières, perché hanno l’ordine di mischia e un nemico accanto. Entrambi si difendono.',
          'Due combattimenti: scegli tu quale viene prima. Prendi quello di Lenoncourt.',
        ],
      ),
      first: [
        halt('S'),
        END_MOVES,
        READY,
        READY,
        READY,
        READY,
        { type: 'join', unit: bonnieres },
        { type: 'join', unit: toraldo },
      ],
      point: at('1004'),
      rules: ['nqsb.7.1.1', 'nqsb.7.1.react', 'nqsb.7.4.1.choose'],
      want: { type: 'combat', unit: lenoncourt },
      dice: drawn(10),
    },
    {
      say: say(
        [
          'Two successes less one of protection: Bonnières has a loss, and with nobody to support it goes back a hex. Your own armour has stopped its blow.',
          'A winner with Inseguire may now move as it likes, even into another enemy. There is Toraldo’s flank: pursue.',
        ],
        [
          'Due successi meno uno di protezione: Bonnières ha una perdita e, senza nessuno che lo sostenga, arretra di un esa. Il suo colpo l’ha fermato la tua corazza.',
          'Chi vince e ha Inseguire può ora muovere come vuole, anche contro un altro nemico. Là c’è il fianco di Toraldo: insegui.',
        ],
      ),
      first: [{ type: 'fallBack', to: hex('1002') }],
      point: at('0804'),
      rules: ['nqsb.7.1.one-loss', 'nqsb.5.3.1', 'nqsb.9.12'],
      want: { type: 'pursue', charge: false },
    },
    { say: say('Ride to 0904.', 'Cavalca in 0904.'), point: at('0904'), want: step('0904') },
    { say: say('And to 0804, beside him.', 'E in 0804, accanto a lui.'), point: at('0804'), want: step('0804') },
    {
      say: say(
        'Face north-west. The new melee is fought at once, and in the flank heavy cavalry is weak: a damage before any card is drawn.',
        'Rivolgiti a nord-ovest. La nuova mischia si combatte subito, e di fianco la cavalleria pesante è debole: un danno prima ancora di pescare.',
      ),
      rules: ['nqsb.7.2', 'nqsb.7.3', 'nqsb.2.6.1.weakness'],
      want: halt('NW'),
      dice: drawn(10),
    },
    {
      say: say(
        [
          'Two losses: Toraldo had to fall back, but every way back led past Roquelaure, and whoever is forced next to an enemy is lost.',
          'At the end of the phase horse that has fought and still faces its enemy must fall back. So did Bonnières; the edge of the map was too near, which cost a further loss and its order. With both its regiments gone or shaken the division routs.',
        ],
        [
          'Due perdite: Toraldo doveva ripiegare, ma ogni via passava accanto a Roquelaure, e chi è costretto accanto a un nemico è perduto.',
          'Alla fine della fase la cavalleria che ha combattuto e ha ancora davanti il nemico deve ripiegare. È toccato a Bonnières; il bordo della mappa era troppo vicino: un’altra perdita, ed è scosso. Con i due reggimenti eliminati o scossi la divisione va in rotta.',
        ],
      ),
      first: [{ type: 'join', unit: toraldo }],
      rules: ['nqsb.5.3', 'nqsb.9.4.fallback', 'nqsb.5.3.incomplete', 'nqsb.2.1.1.rout'],
    },
  ],
  finished: say(
    [
      'Horse decides battles, but only for a moment: it charges, wins or loses, and comes back. Keep a second regiment behind the first, watch the way back, and look for flanks.',
    ],
    [
      'La cavalleria decide le battaglie, ma per un momento: carica, vince o perde, e torna indietro. Tieni un secondo reggimento dietro il primo, bada alla via del ritorno, e cerca i fianchi.',
    ],
  ),
};
