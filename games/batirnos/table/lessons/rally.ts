/** After the fight: markers, weakened units, objectives, Determination. */
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
  march,
  READY,
  STOP_TEST,
  step,
  unit,
} from './farm.ts';
import { smallPosition } from './position.ts';

const foot = division('latour');
const horse = division('hocquincourt');
const DIRECT = 3;
const ADVANCE = 8;

export const rally: Lesson = {
  id: 'batirnos-rally',
  minutes: 7,
  title: { en: 'Rallying, and what wins', it: 'Riordinarsi, e che cosa fa vincere' },
  about: {
    en: 'Shaken and weakened units, the farm, and how Determination runs out.',
    it: 'Unità scosse e indebolite, la fattoria, e come si esaurisce la Determinazione.',
  },
  scenario: FARM,
  options: { deployment: 'historical' },
  near: hex('0606'),
  seat: 0,
  position: smallPosition(FARM, {
    units: {
      Rambures: ['0508', 'N'],
      Bourdonne: ['0608', 'N'],
      'Enfants perdus': ['0408', 'N'],
      Roquelaure: ['0807', 'N'],
      Lenoncourt: ['0908', 'N'],
      Ribaucourt: ['0602', 'S'],
      Grobbendonck: ['0502', 'S'],
      Toraldo: ['0302', 'S'],
      Bonnières: ['0402', 'S'],
    },
    leaders: { delaunay: '0609', latour: '0509', hocquincourt: '0808', cardenas: '0601', solis: '0501', ligne: '0301' },
    decks: [
      { hand: [DIRECT, ADVANCE, 25, 26, 27], next: [4, 13, 7, 9, 1, 2] },
      { hand: [26, 27, 28], next: [1, 2, 4] },
    ],
    strength: { Bourdonne: 1 },
    shaken: ['Rambures'],
  }),
  steps: [
    {
      say: say(
        [
          'The fight has rolled over you once. Rambures is shaken: it neither moves nor shoots nor fights until it is reorganised. Bourdonne is down to strength 1, and weakened: before anything it does it must pass a test.',
          'With two of three regiments of a division shaken or gone, the whole division would rout. Time to rally.',
        ],
        [
          'Lo scontro vi è già passato addosso. Rambures è scosso: finché non si riordina non muove, non tira e non combatte. Bourdonne è ridotto a forza 1, ed è indebolito: prima di ogni azione deve superare un test.',
          'Con più di metà dei reggimenti scossi o eliminati, l’intera divisione andrebbe in rotta. È ora di riordinarsi.',
        ],
      ),
      point: at('0508'),
      rules: ['nqsb.10.16', 'nqsb.10.12', 'nqsb.2.1.1.rout'],
    },
    {
      say: say(
        'Give de La Tour a card with the fourth order, reorganising: Direct order has all four. Its priority is only 1, but nobody presses you.',
        'Dai a de La Tour una carta con il quarto ordine, il riordino: Ordine diretto li ha tutti e quattro. La priorità è solo 1, ma nessuno ti incalza.',
      ),
      point: at('0509'),
      rules: ['nqsb.8.order', 'nqsb.2.5.2.orders'],
      want: assign(foot, DIRECT),
    },
    {
      say: say(
        'And the horse shall take the farm: whoever holds it at the end of a turn costs the enemy 2 Determination, once. Give Hocquincourt Advance.',
        'E la cavalleria prenda la fattoria: a chi la tiene alla fine di un turno vale 2 punti di Determinazione tolti al nemico, una volta sola. Dai Avanzata a Hocquincourt.',
      ),
      point: at('0605'),
      rules: ['nqsb.1.4.objective-once', 'nqsb.3.2.4.det-objective'],
      want: assign(horse, ADVANCE),
    },
    { say: say('Ready.', 'Pronto.'), want: READY },
    {
      say: say(
        'The Spanish have given no orders. March with Roquelaure.',
        'Gli spagnoli non hanno dato ordini. Marcia con Roquelaure.',
      ),
      first: [READY],
      point: at('0807'),
      want: march(unit('Roquelaure')),
    },
    { say: say('To 0706.', 'In 0706.'), point: at('0706'), want: step('0706') },
    {
      say: say(
        'To 0606. Heavy cavalry cannot stay among buildings, but horse beside an objective holds it while no enemy is near.',
        'In 0606. La cavalleria pesante non può restare fra gli edifici, ma accanto a un obiettivo lo occupa, se nessun nemico è vicino.',
      ),
      point: at('0606'),
      rules: ['nqsb.1.4.objective-occupied', 'nqsb.5.4.1.cav'],
      want: step('0606'),
    },
    { say: say('Face north.', 'Rivolgiti a nord.'), want: halt('N') },
    { say: say('Lenoncourt stays. End the movement.', 'Lenoncourt resta. Termina il movimento.'), want: END_MOVES },
    {
      say: say(
        'The foot stays where it is, but its general is needed: in Bourdonne’s hex he adds his morale to its test. Ride with de La Tour to 0608.',
        'La fanteria resta dov’è, ma serve il suo generale: nell’esa di Bourdonne aggiunge il suo morale al test. Porta de La Tour in 0608.',
      ),
      point: at('0608'),
      rules: ['nqsb.10.1', 'nqsb.8.general', 'nqsb.10.18'],
      want: { type: 'ride', leader: leader('latour'), to: hex('0608') },
    },
    {
      say: say(
        'Nobody shoots, nobody fights: the phase of reorganising. A marker is simply taken away. Reorganise Rambures.',
        'Nessuno tira, nessuno combatte: è la fase di riordino. Un segnalino si toglie e basta. Riordina Rambures.',
      ),
      first: [READY, READY, READY],
      point: at('0508'),
      rules: ['nqsb.8.marker'],
      want: { type: 'clear', unit: unit('Rambures'), marker: 'shaken' },
    },
    {
      say: say(
        'Strength is another matter: only a unit at 1 may try to win a point back, and if the test fails it is destroyed. With the general four cards are due: one for strength, one for its morale, two for his. It is worth the risk.',
        'La forza è un’altra cosa: solo un’unità a 1 può provare a riguadagnarne un punto, e se fallisce il test è eliminata. Con il generale le spettano quattro carte: una per la forza, una per il morale, due per il suo. Vale il rischio.',
      ),
      point: at('0608'),
      rules: ['nqsb.8.strength', 'nqsb.8.fail', 'nqsb.8.only-weak'],
      want: { type: 'recover', unit: unit('Bourdonne') },
      dice: drawn(2),
    },
    {
      say: say('The second card is a success. Stop.', 'La seconda carta è un successo. Fermati.'),
      rules: ['nqsb.4.morale'],
      want: STOP_TEST,
    },
    {
      say: say(
        [
          'The turn is over, and Determination is brought up to date: the farm has cost the Spanish 2. A unit shaken costs 1, a unit destroyed its points, a general his morale, a division that routs all it still had.',
          'At zero an army gives up. If both hold out to the last turn, here whoever held the farm last has won.',
        ],
        [
          'Il turno è finito e si aggiorna la Determinazione: la fattoria ne è costata 2 agli spagnoli. Un’unità scossa costa 1, una eliminata i suoi punti, un generale il suo morale, una divisione in rotta tutto ciò che le restava.',
          'A zero un esercito rinuncia. Se entrambi resistono fino all’ultimo turno, qui vince chi per ultimo ha tenuto la fattoria.',
        ],
      ),
      point: at('0605'),
      rules: ['nqsb.3.2.4', 'nqsb.3.2.4.det-shaken', 'nqsb.3.2.4.det-unit', 'nqsb.2.1.3.zero', 'nqsb.3.2.5.turns'],
    },
  ],
  finished: say(
    [
      'A good card for rallying is worth as much as one for attacking. Pull shaken units back before the enemy makes them twice shaken, and count each evening how far both armies are from zero.',
    ],
    [
      'Una buona carta per riordinarsi vale quanto una per attaccare. Metti al riparo le unità scosse prima che il nemico le finisca, e alla fine di ogni turno conta quanto manca a zero ai due eserciti.',
    ],
  ),
};
