/** Charging: the path, the last four hexes, the blow. */
import { type Lesson, say } from '@carroccio/table/lesson.ts';
import { at, END_MOVES, hex, MONTEMAGGIORE, unit } from './montemaggiore.ts';
import { smallPosition } from './position.ts';

const rideTo = (name: string) => ({ type: 'rideTo', to: hex(name) });

export const charging: Lesson = {
  id: 'guiscard-charging',
  minutes: 7,
  title: { en: 'Horses and charges', it: 'Cavalli e cariche' },
  about: {
    en: 'A knight at the gallop, from the announcement to the blow.',
    it: 'Un cavaliere al galoppo, dall’annuncio al colpo.',
  },
  scenario: MONTEMAGGIORE,
  near: hex('R14'),
  seat: 0,
  position: smallPosition(MONTEMAGGIORE, {
    arthur: ['U13', 'SW'],
    okeanos: ['N16'],
  }),
  steps: [
    {
      say: say(
        [
          'A horseman fills two hexes and rides where his triangle points, or half to either side. After the fire step come charges: he must see an enemy in his frontal arc, cover at least six hexes without a sharp turn, the last four in a straight line. His attack grows by half.',
          'Arthur charges Okeanos.',
        ],
        [
          'Un cavaliere occupa due esagoni e va dove indica il suo triangolo, o mezzo a destra o a sinistra. Dopo il tiro vengono le cariche: deve vedere un nemico nel suo arco frontale e percorrere almeno sei esagoni senza svolte strette, gli ultimi quattro in linea retta. Il suo attacco cresce della metà.',
          'Arthur carica Okeanos.',
        ],
      ),
      point: at('N16'),
      rules: ['gui.4.4.1a', 'gui.7.2.1b', 'gui.7.2.1c', 'gui.7.2.1d', 'gui.7.2.3a'],
      want: { type: 'charge', unit: unit('arthur'), target: unit('okeanos') },
    },
    {
      say: say(
        'Name the path, hex by hex: once announced it cannot be changed. Straight down to him, first T13.',
        'Indica il percorso, esagono per esagono: una volta annunciato non si cambia. Dritto verso di lui, prima T13.',
      ),
      point: at('T13'),
      rules: ['gui.7.2.1a', 'gui.7.2.2f'],
      want: rideTo('T13'),
    },
    ...['S14', 'R14', 'Q15', 'P15', 'O16'].map(name => ({
      say: say(`Then ${name}.`, `Poi ${name}.`),
      point: at(name),
      want: rideTo(name),
    })),
    {
      say: say(
        'He has ridden. Had Okeanos been a horseman, or had another stood near, he might have announced a counter-charge: it meets yours on the last hexes and raises the defence by half. Nobody else moves: end the movement.',
        'È arrivato. Se Okeanos fosse stato a cavallo, o un altro cavaliere vicino, avrebbe potuto annunciare una controcarica: ti incontra sugli ultimi esagoni e alza la difesa della metà. Nessun altro muove: termina il movimento.',
      ),
      rules: ['gui.7.2.2a', 'gui.7.2.2c', 'gui.7.2.3b', 'gui.7.2.2h'],
      want: END_MOVES,
    },
    {
      say: say(
        'In the combat step the charge is fought by itself: 30 and half of it, 45, against a defence of 7. The die is read in the column of the difference; armour adds one to it. Fight.',
        'Nel passo del combattimento la carica si risolve da sola: 30 più la metà, 45, contro una difesa di 7. Il dado si legge nella colonna della differenza; l’armatura vi aggiunge uno. Combatti.',
      ),
      point: at('N16'),
      rules: ['gui.7.2.3a', 'gui.7.2.3c', 'gui.6.c', 'gui.6.3a'],
      want: { type: 'resolve', attack: 0 },
      dice: [4],
    },
  ],
  finished: say(
    [
      'Half of 30 on top of 30: few men on foot stand that. A charge needs room and a straight line, so keep your horse back until it has both; three Norman horsemen side by side gain a further column. And mind pikes: a charge ends where they begin.',
    ],
    [
      'Trenta e metà di trenta: pochi uomini a piedi reggono. Una carica ha bisogno di spazio e di una linea retta: tieni indietro i cavalli finché non li hai; tre cavalieri normanni affiancati guadagnano un’altra colonna. E attento alle picche: la carica finisce dove cominciano.',
    ],
  ),
};
