/** A small pitched battle on the Campo della contesa: crossbows, a fight with support, and who keeps the initiative. */
import { at, type Patch } from '@carroccio/kernel';
import { fieldName, type Soldier } from '@carroccio/podesta/survey';
import { type Lesson, say } from '@carroccio/table/lesson.ts';
import type { Spot } from '@carroccio/table/picture.ts';
import { FIELD } from '../board/board-ids.ts';
import { GHINO, LAPO, midYear } from './mid-year.ts';
import { sestiere, square, world } from './position.ts';

/** The soldiers, as they are numbered below. */
const [KNIGHTS, CROSSBOWS, PALVESE, , HIS_COMMANDER, FOOT, OTHER_FOOT] = [0, 1, 2, 3, 4, 5, 6];
const MERCENARY_COMPANIES = 6;

const fieldSquare = (name: string): number => {
  const cells = Array.from({ length: world.field.column.length }, (_, cell) => cell);
  return at(
    cells.filter(cell => fieldName(world, cell) === name),
    0,
  );
};
const spot = (name: string): Spot => ({ board: FIELD, cell: fieldSquare(name) });

const soldier = (side: number, unit: number, where: string, more: Partial<Soldier> = {}): Soldier => ({
  unit,
  side,
  owner: side,
  cell: fieldSquare(where),
  top: true,
  damage: 0,
  hurt: false,
  left: 0,
  moved: true,
  charged: false,
  fought: false,
  shot: false,
  supported: false,
  reordered: false,
  podesta: -1,
  camp: true,
  struckBy: -1,
  ...more,
});

const soldiers = [
  soldier(LAPO, sestiere('firenze', 1), 'd5'),
  soldier(LAPO, sestiere('firenze', 2), 'h4'),
  soldier(LAPO, sestiere('firenze', 3), 'e4', { charged: true }),
  soldier(LAPO, sestiere('firenze', 4), 'e4', { top: false }),
  soldier(GHINO, sestiere('siena', 1), 'f8'),
  soldier(GHINO, sestiere('siena', 4), 'e5', { damage: 2 }),
  soldier(GHINO, sestiere('siena', 5), 'h6'),
];

/** The shooting phase of the third turn; Lapo attacks and has the initiative. */
const shooting: Patch = [
  ...soldiers.map(({ unit }): Patch[number] => ({ op: 'replace', path: `/state/armed/${unit}`, value: 1 })),
  {
    op: 'replace',
    path: '/state/battle',
    value: {
      kind: 'field',
      cell: square('N9'),
      commune: -1,
      besieger: -1,
      seats: [[LAPO], [GHINO]],
      soldiers,
      duel: false,
      large: false,
      commander: [KNIGHTS, HIS_COMMANDER],
      tokens: [[], []],
      houses: [],
      initiative: 0,
      turn: 3,
      quiet: 0,
      wins: [0, 0],
      inflicted: [0, 0],
      failed: [false, false],
      traitors: [],
      extra: Array.from({ length: MERCENARY_COMPANIES }, () => 0),
      played: [0, 0],
      hesitated: [0, 0],
      winner: -1,
      fight: null,
    },
  },
  {
    op: 'replace',
    path: '/stack',
    value: [
      { step: 'monthEnd' },
      { step: 'turns', played: [LAPO] },
      { step: 'turnEnd', seat: LAPO },
      { step: 'military', seat: LAPO },
      { step: 'afterBattle' },
      { step: 'battleTurnEnd' },
      { step: 'reorder', side: 1 },
      { step: 'reorder', side: 0 },
      { step: 'battlePhase', phase: 'fight', side: 0, passes: 0 },
      { step: 'battleShoot', side: 0, passes: 0 },
    ],
  },
];

/** Contest cards, by their value. */
const cards = (...values: number[]): number[] => values.map(value => value - 1);

export const battle: Lesson = {
  id: 'podesta-battle',
  minutes: 5,
  title: { en: 'On the Campo della contesa', it: 'Sul Campo della contesa' },
  about: {
    en: 'Shots, blows and support in a small pitched battle.',
    it: 'Tiri, colpi e sostegno in una piccola battaglia campale.',
  },
  scenario: 'short',
  near: fieldSquare('e5'),
  seat: 0,
  position: [
    ...midYear({
      month: 6,
      phase: 'military',
      lapo: { loyal: { firenze: [1, 2, 3, 4, 5] }, purse: 900, treasury: 1500 },
      ghino: { loyal: { siena: [1, 3, 4, 5] }, purse: 1100, treasury: 2000 },
    }),
    ...shooting,
  ],
  steps: [
    {
      say: say(
        [
          'You declared war on Ghino, and the two armies have met. With fewer than six companies a side it is a small pitched battle, under the same rules as a large one. Your commander leads the feditori; his wait behind the foot.',
          'Each turn has four phases: movement, shooting, combat, reordering. In movement the sides took turns, and your men have come up to the enemy’s foot.',
        ],
        [
          'Hai dichiarato guerra a Ghino, e i due eserciti si sono incontrati. Con meno di sei compagnie per parte è una piccola battaglia campale, con le stesse regole della grande. Il tuo comandante guida i feditori; il suo aspetta dietro i fanti.',
          'Ogni turno ha quattro fasi: movimento, tiro, combattimento, riordino. Nel movimento ci si è alternati, e i tuoi sono arrivati a contatto con i fanti nemici.',
        ],
      ),
      point: spot('e5'),
      rules: ['pod.41a', 'pod.41b', 'pod.32a', 'pod.36a', 'pod.36.1a'],
    },
    {
      say: say(
        'Shooting. The crossbows of your Mercatores II reach two squares, straight or diagonal, but never into a melee. They turn a card of Spade, the target one of Scudi: Spade must be higher. Shoot at the Laboratores V of Siena.',
        'Il tiro. Le balestre dei tuoi Mercatores II arrivano a due caselle, in linea retta o in diagonale, ma mai in una mischia. Scoprono una carta di Spade, il bersaglio una di Scudi: le Spade devono superare. Tira ai Laboratores V di Siena.',
      ),
      point: spot('h6'),
      rules: ['pod.36.2a', 'pod.36.6a', 'pod.36.6b', 'pod.36.6c'],
      want: { type: 'shoot', soldier: CROSSBOWS, target: OTHER_FOOT },
      dice: cards(4, 1),
    },
    {
      say: say(
        'A hit: one damage. Now combat. Two of your companies stand together: they add their Attack and their Defence, and one more to Defence; the one on top fights. Attack the Laboratores IV of Siena, who have taken two damages already.',
        'Colpiti: un danno. Ora il combattimento. Due tue compagnie stanno insieme: sommano Attacco e Difesa, con uno in più alla Difesa; si batte quella in cima. Attacca i Laboratores IV di Siena, che hanno già due danni.',
      ),
      point: spot('e5'),
      rules: ['pod.33d', 'pod.33e', 'pod.33f', 'pod.36.3a'],
      want: { type: 'fight', soldier: PALVESE, target: FOOT },
    },
    {
      say: say(
        'The feditori beside them are free and may lend a hand: they add their Attack, and nothing else. Let them. Then each side turns a card of Spade and one of Scudi, and both blows are compared.',
        'I feditori lì accanto sono liberi e possono dare man forte: aggiungono il loro Attacco, nient’altro. Falli intervenire. Poi ogni parte scopre una carta di Spade e una di Scudi, e si confrontano tutti e due i colpi.',
      ),
      point: spot('d5'),
      rules: ['pod.36.8a', 'pod.36.5d', 'pod.36.5e'],
      want: { type: 'support', soldier: KNIGHTS },
      dice: cards(3, 1, 2, 2),
    },
    {
      say: say(
        'Their blow was parried, yours was not: a third damage eliminates a company. In the reordering you could now exchange the lines of a grouping, withdraw those who have movement left, or use Benefici on damages. All is well: go on.',
        'Il loro colpo è parato, il tuo no: al terzo danno una compagnia è eliminata. Nel riordino potresti scambiare le linee di un raggruppamento, ritirare chi ha ancora movimento, usare Benefici sui danni. Va bene così: prosegui.',
      ),
      rules: ['pod.36.7e', 'pod.36.4a', 'pod.36.4b', 'pod.36.4c'],
      want: { type: 'ready' },
    },
    {
      say: say(
        'You won more clashes than Ghino, the shot included, and keep the initiative. The battle goes on until somebody leaves the field or a commander falls: 3 points to the winner, 3 lost by the loser; a surrender agreed upon costs 2.',
        'Hai vinto più scontri di Ghino, contando il tiro, e tieni l’iniziativa. La battaglia continua finché qualcuno lascia il campo o cade un comandante: 3 punti al vincitore, 3 in meno allo sconfitto; una resa pattuita ne costa 2.',
      ),
      first: [{ type: 'ready' }],
      rules: ['pod.36.4e', 'pod.42a', 'pod.42b', 'pod.42d'],
    },
  ],
  finished: say(
    [
      'Keep your commander covered and strike where two can strike one. Companies that are lost come back only after twelve months, and their sestiere pays no taxes meanwhile: a battle you need not fight is often the best one.',
    ],
    [
      'Tieni coperto il comandante e colpisci dove siete in due contro uno. Le compagnie perdute tornano solo dopo dodici mesi, e intanto il loro sestiere non paga tasse: spesso la battaglia migliore è quella che si può evitare.',
    ],
  ),
};
