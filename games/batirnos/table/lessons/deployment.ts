/** Before the battle: the decks, the deployment cards, who places when. */
import { type Lesson, say } from '@carroccio/table/lesson.ts';
import { at, division, FARM, facing, hex, leader, pickDivision, unit } from './farm.ts';
import { cardsDealt } from './position.ts';

const foot = division('latour');
const horse = division('hocquincourt');

const ENGAGED = 4;
const NO_ORDER = 25;

const place = (name: string, to: string, corner: string) => ({
  type: 'placeUnit',
  unit: unit(name),
  to: hex(to),
  facing: facing(corner),
});
const placeNorth = (name: string, to: string) => place(name, to, 'N');
const placeSouth = (name: string, to: string) => place(name, to, 'S');

export const deployment: Lesson = {
  id: 'batirnos-deployment',
  minutes: 7,
  title: { en: 'Deploying', it: 'Lo schieramento' },
  about: {
    en: 'Cards decide who must show his hand first, before a shot is fired.',
    it: 'Le carte decidono chi deve scoprirsi per primo, prima ancora che si spari.',
  },
  scenario: FARM,
  options: { deployment: 'free' },
  near: hex('0607'),
  seat: 0,
  position: cardsDealt([
    { hand: [ENGAGED, NO_ORDER], next: [] },
    { hand: [5, 11], next: [] },
  ]),
  steps: [
    {
      say: say(
        [
          'Every deck begins with the same thirty cards. Good generals improve it: one with morale 3 exchanges a poor card for a better one, one with 4 or 5 two; a general with 0 or 1 brings in bad ones. At the farm all have morale 2, so nothing is changed.',
          'Then each side draws a card for each of its divisions. It says when the division is placed: priority 3 first, cards without priority last. Who shows himself late has seen more.',
        ],
        [
          'Ogni mazzo comincia con le stesse trenta carte. I buoni generali lo migliorano: chi ha morale 3 cambia una carta scadente con una migliore, chi ha 4 o 5 due; chi ha 0 o 1 ne porta di cattive. Alla fattoria tutti hanno morale 2, e non cambia nulla.',
          'Poi ogni parte pesca una carta per ciascuna sua divisione. La carta dice quando la divisione si schiera: prima la priorità 3, per ultime le carte senza priorità. Chi si mostra tardi ha visto di più.',
        ],
      ),
      rules: ['nqsb.2.2.base-deck', 'nqsb.2.2.m3', 'nqsb.2.2.m45', 'nqsb.2.2.low', 'nqsb.2.3.draw', 'nqsb.2.3.order'],
    },
    {
      say: say(
        'You have drawn Engaged, priority 3, and No order, without any. The horse must go where it finds a flank: let it come last. Give No order to Hocquincourt.',
        'Hai pescato Ingaggiati, priorità 3, e Nessun ordine, senza priorità. La cavalleria deve andare dove trova un fianco: si schieri per ultima. Dai Nessun ordine a Hocquincourt.',
      ),
      rules: ['nqsb.2.5.1.priority'],
      want: { type: 'deal', division: horse, card: NO_ORDER },
    },
    {
      say: say('And Engaged to de La Tour’s foot.', 'E Ingaggiati alla fanteria di de La Tour.'),
      want: { type: 'deal', division: foot, card: ENGAGED },
    },
    {
      say: say(
        'The Spanish have two cards of priority 2. So your foot is placed first, then both their divisions, your horse at the end. A general comes with his division: put de La Tour on 0508.',
        'Gli spagnoli hanno due carte di priorità 2. Dunque prima la tua fanteria, poi le loro due divisioni, infine la tua cavalleria. Il generale si schiera con la divisione: metti de La Tour in 0508.',
      ),
      first: [
        { type: 'deal', division: division('solis'), card: 5 },
        { type: 'deal', division: division('ligne'), card: 11 },
      ],
      point: at('0508'),
      rules: ['nqsb.2.3.precedence', 'nqsb.2.3.general', 'nqsb.2.3.no-aggregate'],
      want: { type: 'placeLeader', leader: leader('latour'), to: hex('0508') },
    },
    {
      say: say(
        'Units stand within their general’s reach, each with its facing. Rambures on 0507, facing north.',
        'Le unità stanno entro la portata del generale, ciascuna con il suo fronte. Rambures in 0507, rivolto a nord.',
      ),
      point: at('0507'),
      rules: ['nqsb.2.3.command', 'nqsb.2.3.facing', 'nqsb.2.3.stacking'],
      want: placeNorth('Rambures', '0507'),
    },
    {
      say: say(
        'Bourdonne beside it on 0607, facing the same way: two pikes side by side are a line of battle.',
        'Bourdonne accanto, in 0607, con lo stesso fronte: due picche fianco a fianco sono una linea di battaglia.',
      ),
      point: at('0607'),
      rules: ['nqsb.9.13'],
      want: placeNorth('Bourdonne', '0607'),
    },
    {
      say: say('The Enfants perdus cover the left, on 0407.', 'Gli Enfants perdus coprono la sinistra, in 0407.'),
      point: at('0407'),
      want: placeNorth('Enfants perdus', '0407'),
    },
    {
      say: say(
        'The Spanish are placed: the foot in the east, towards the farm, the horse in the west. Your horse now chooses. Against foot that must come round the farm it stands best on the right: Hocquincourt to 0808.',
        'Gli spagnoli sono schierati: la fanteria a est, verso la fattoria, la cavalleria a ovest. Ora sceglie la tua cavalleria. Contro una fanteria che deve girare attorno alla fattoria sta meglio a destra: Hocquincourt in 0808.',
      ),
      first: [
        pickDivision(division('solis')),
        { type: 'placeLeader', leader: leader('solis'), to: hex('0702') },
        placeSouth('Ribaucourt', '0803'),
        placeSouth('Grobbendonck', '0703'),
        placeSouth('Mangas', '0603'),
        { type: 'placeLeader', leader: leader('ligne'), to: hex('0402') },
        placeSouth('Toraldo', '0503'),
        placeSouth('Bonnières', '0403'),
      ],
      point: at('0808'),
      want: { type: 'placeLeader', leader: leader('hocquincourt'), to: hex('0808') },
    },
    {
      say: say('Roquelaure on 0707.', 'Roquelaure in 0707.'),
      point: at('0707'),
      want: placeNorth('Roquelaure', '0707'),
    },
    {
      say: say('Lenoncourt on 0807.', 'Lenoncourt in 0807.'),
      point: at('0807'),
      want: placeNorth('Lenoncourt', '0807'),
    },
    {
      say: say(
        'Last come those who command several divisions. De Launay on 0609: both generals are within four hexes.',
        'Per ultimi quelli che comandano più divisioni. De Launay in 0609: i due generali sono entro quattro esa.',
      ),
      point: at('0609'),
      rules: ['nqsb.2.3.others', 'nqsb.10.6.2'],
      want: { type: 'placeLeader', leader: leader('delaunay'), to: hex('0609') },
    },
    {
      say: say(
        'The cards of the deployment go back, the decks are shuffled. Each draws as many as his command capacity: one for each division, and one more if the commander-in-chief leads none himself; and as many again at the beginning of the first turn.',
        'Le carte dello schieramento tornano nei mazzi, che si mescolano. Ognuno pesca quante carte dice la sua capacità di comando: una per divisione, più una se il comandante in capo non ne guida nessuna; e altrettante all’inizio del primo turno.',
      ),
      first: [{ type: 'placeLeader', leader: leader('cardenas'), to: hex('0601') }],
      rules: ['nqsb.2.4.cdc', 'nqsb.3.2.1'],
    },
  ],
  finished: say(
    [
      'Where armies are bought, the same is done before: divisions of one general and two to six units, up to the points agreed. A good general costs much and gives a better deck; a cheap one gives you more regiments.',
    ],
    [
      'Dove gli eserciti si comprano, viene prima anche questo: divisioni di un generale e da due a sei unità, fino ai punti concordati. Un buon generale costa molto e dà un mazzo migliore; uno modesto ti lascia più reggimenti.',
    ],
  ),
};
