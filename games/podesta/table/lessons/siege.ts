/** A siege from its first shot to the oath of the conquered, and what such deeds are worth when the game ends. */
import { type Lesson, say } from '@carroccio/table/lesson.ts';
import type { Spot } from '@carroccio/table/picture.ts';
import { MAP } from '../board/board-ids.ts';
import { armyAt, midYear } from './mid-year.ts';
import { commune, townOf } from './position.ts';

const ARMY = 1;
const BEFORE_PISTOIA = 'K4';
const PISTOIA: Spot = { board: MAP, cell: townOf('pistoia') };
const SHOOT = { type: 'shootWalls', army: ARMY };
/** The contest cards turned: the besieger's Spade, the Scudi of the walls. */
const shot = (spade: number, scudi: number): number[] => [spade - 1, scudi - 1];
/** What a sestiere answers when it is asked for its oath (pod.45c). */
const [REFUSES, SWEARS_FOR_HALF, SWEARS] = [1, 3, 4];

export const siege: Lesson = {
  id: 'podesta-siege',
  minutes: 6,
  title: { en: 'The siege of Pistoia', it: 'L’assedio di Pistoia' },
  about: {
    en: 'A trebuchet, walls, an oath; and how the game is won.',
    it: 'Un trabucco, le mura, un giuramento; e come si vince la partita.',
  },
  scenario: 'short',
  near: townOf('pistoia'),
  seat: 0,
  position: [
    ...midYear({
      month: 5,
      phase: 'military',
      lapo: { loyal: { firenze: [1, 3, 4, 5] }, purse: 900, treasury: 1500 },
      ghino: { loyal: { siena: [1, 3, 4, 5] }, purse: 1100, treasury: 2000 },
    }),
    ...armyAt(BEFORE_PISTOIA, [1, 3, 4]),
  ],
  steps: [
    {
      say: say(
        [
          'May. Three companies of Firenze stand before Ghibelline Pistoia: horse, crossbows with palvese, and foot. The fourth has stayed at home, since a commune may not be left without soldiers.',
          'A siege takes three companies and no declaration of war. Nobody governs Pistoia, so its people stay within their walls. Open the siege.',
        ],
        [
          'Maggio. Tre compagnie di Firenze stanno davanti a Pistoia ghibellina: cavalieri, fanti con palvese e fanti. La quarta è rimasta a casa, perché un Comune non si lascia senza soldati.',
          'Per un assedio bastano tre compagnie e non serve dichiarare guerra. Pistoia non è governata da nessuno, quindi i suoi restano dentro le mura. Apri l’assedio.',
        ],
      ),
      point: PISTOIA,
      rules: ['pod.29l', 'pod.44a', 'pod.44b', 'pod.44x'],
      want: { type: 'besiege', army: ARMY, commune: commune('pistoia') },
    },
    {
      say: say(
        'Now you have a trebuchet: Attack 2. These walls have Defence 2 and Resistance 2; a finished work of security would make it 3 and 3, both of them 4 and 4. For each shot you turn a card of Spade and the besieged one of Scudi, 1 to 4, and each adds his own. Shoot.',
        'Ora hai un trabucco: Attacco 2. Queste mura hanno Difesa 2 e Resistenza 2; un’opera di sicurezza finita le porterebbe a 3 e 3, tutte e due a 4 e 4. A ogni tiro tu scopri una carta di Spade e gli assediati una di Scudi, da 1 a 4, e ciascuno somma la sua. Tira.',
      ),
      point: PISTOIA,
      rules: ['pod.44c', 'pod.44f', 'pod.44g', 'pod.44h', 'pod.44j'],
      want: SHOOT,
      dice: shot(4, 1),
    },
    {
      say: say(
        '6 against 3: the walls lose a point of Resistance. No Beneficio helps here, only the cards, shuffled again for every shot. You have four shots a month: the second.',
        '6 contro 3: le mura perdono un punto di Resistenza. Qui i Benefici non servono, contano solo le carte, rimescolate a ogni tiro. Hai quattro tiri al mese: il secondo.',
      ),
      point: PISTOIA,
      rules: ['pod.44i', 'pod.44k', 'pod.44u'],
      want: SHOOT,
      dice: shot(1, 4),
    },
    {
      say: say(
        '3 against 6: parried. If the walls still stood after the fourth shot you would have to stay another month, and an army might come to their aid. A Proditor would be quicker: he has the gates opened from within. You have none; shoot again.',
        '3 contro 6: parato. Se le mura reggessero anche al quarto tiro dovresti restare un altro mese, e un esercito potrebbe venire in loro soccorso. Un Proditor farebbe prima: fa aprire le porte dall’interno. Tu non ne hai; tira ancora.',
      ),
      point: PISTOIA,
      rules: ['pod.44l', 'pod.44n'],
      want: SHOOT,
      // The Bellatores are asked for their oath, then the Mercatores III.
      dice: [...shot(3, 2), REFUSES, SWEARS_FOR_HALF],
    },
    {
      say: say(
        [
          'A breach. An unrepresented commune surrenders at once; a Podestà could have fought on in the streets. Pistoia is yours, with 3,000 florins of taxes and 3 points, and its Guelph sestieri give you their trust for nothing.',
          'The Ghibellines are asked to swear, and a card answers for each. The Bellatores refused: they go into exile, and three times their tax, 2,700 florins, is confiscated for the treasury of Pistoia. Ghino took none of them in.',
          'The Mercatores III will swear for half of what they would cost: 120 florins. Pay them.',
        ],
        [
          'La breccia. Un Comune senza Podestà si arrende subito; un Podestà avrebbe potuto battersi ancora nelle strade. Pistoia è tua, con 3.000 fiorini di tasse e 3 punti, e i suoi sestieri guelfi ti danno fiducia senza chiedere nulla.',
          'Ai ghibellini si chiede di giurare, e per ciascuno risponde una carta. I Bellatores hanno rifiutato: vanno in esilio, e il triplo della loro tassa, 2.700 fiorini, è confiscato per l’erario di Pistoia. Ghino non li ha accolti.',
          'I Mercatores III giurano per la metà di quanto costerebbero: 120 fiorini. Pagali.',
        ],
      ),
      point: PISTOIA,
      rules: ['pod.44o', 'pod.44p', 'pod.45a', 'pod.45b', 'pod.45c', 'pod.45d'],
      first: [{ type: 'decline' }],
      want: { type: 'payOath' },
      dice: [SWEARS],
    },
    {
      say: say(
        'The Laboratores V swear without asking anything. Your army entered through the breach: it may go home next month. End the phase.',
        'I Laboratores V giurano senza chiedere nulla. Il tuo esercito è entrato dalla breccia: potrà tornare a casa il mese prossimo. Chiudi la fase.',
      ),
      point: PISTOIA,
      rules: ['pod.44s', 'pod.45.1e'],
      want: { type: 'endPhase' },
    },
    {
      say: say(
        [
          'What is it all worth? At the end every loyal sestiere is a point, wherever it is: you have nine. A battle won or a siege that ends in conquest is 3, a surrender agreed upon 2, a captured carroccio 1; who loses them loses as many.',
          'A point for every 500 florins in your own purse above 1,600; nothing for treasuries. And 12 points lost for exile from your own commune, more than any siege can bring.',
        ],
        [
          'Quanto vale tutto questo? Alla fine ogni sestiere fedele è un punto, ovunque sia: tu ne hai nove. Una battaglia vinta o un assedio concluso con la conquista valgono 3, una resa pattuita 2, un carroccio catturato 1; chi li perde ne perde altrettanti.',
          'Un punto per ogni 500 fiorini in cassa tua oltre i 1.600; niente per gli erari. E 12 punti in meno a chi è esiliato dal proprio Comune, più di quanto renda qualunque assedio.',
        ],
      ),
      rules: ['pod.3a', 'pod.3b', 'pod.3c', 'pod.3d', 'pod.3e', 'pod.3f', 'pod.3l'],
    },
  ],
  finished: say(
    [
      'Communes nobody governs are the easiest prey; the rich ones invite rivals too. Before you march, count who is left to guard your own walls, and finish the works of security before somebody brings a trebuchet to you.',
    ],
    [
      'I Comuni che nessuno governa sono la preda più facile; quelli ricchi tentano anche i rivali. Prima di marciare conta chi resta a guardia delle tue mura, e finisci le opere di sicurezza prima che qualcuno porti un trabucco da te.',
    ],
  ),
};
