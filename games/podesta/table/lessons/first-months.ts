/** The first lesson: two months of Lapo Bencivegna, from his first bid to his first raid. */
import type { Lesson } from '@carroccio/table/lesson.ts';
import type { Spot } from '@carroccio/table/picture.ts';
import { MAP } from '../board/board-ids.ts';
import { firstMonths, saidInFirst } from '../text/first-months.ts';
import { beginning, commune, good, placeInBag, sestiere, square, townOf, work } from './position.ts';

const NO_BENEFICIO = -1;
/** Lots drawn: Lapo's Podestà counter, or Ghino's. */
const [LAPO, GHINO] = [0, 1];
/** The first army of the match. */
const ARMY = 1;
const BEFORE_PISTOIA = square('K4');
const BETWEEN_FIRENZE_AND_SIENA = square('M9');

const town = (id: string): Spot => ({ board: MAP, cell: townOf(id) });
const trust = (id: string, number: number) => ({
  type: 'win',
  sestiere: sestiere(id, number),
  token: NO_BENEFICIO,
});

export const firstLesson: Lesson = {
  // Its name is also the seed of the match: by this one the lot gives Firenze to Lapo, and the log says so.
  id: 'podesta-first-lesson',
  minutes: 15,
  title: { en: firstMonths.en.title, it: firstMonths.it.title },
  about: { en: firstMonths.en.about, it: firstMonths.it.about },
  scenario: 'short',
  near: BETWEEN_FIRENZE_AND_SIENA,
  seat: 0,
  position: beginning({ communes: ['firenze', 'siena'], events: ['AN20', 'AN25'] }),
  steps: [
    { say: saidInFirst('welcome'), point: town('firenze') },
    { say: saidInFirst('sestieri'), point: town('firenze'), rules: ['pod.9c.a', 'pod.9c.c', 'pod.9c.e'] },
    { say: saidInFirst('bid'), rules: ['pod.8a', 'pod.8d', 'pod.9b'], want: { type: 'lay', florins: 30 } },
    {
      say: saidInFirst('annales'),
      first: [{ type: 'lay', florins: 10 }],
      rules: ['pod.8b', 'pod.24c', 'pod.24e'],
      want: { type: 'letFall' },
      dice: [LAPO],
    },
    { say: saidInFirst('harvest'), first: [{ type: 'letFall' }], rules: ['pod.24d', 'pod.5e', 'pod.5i'] },
    {
      say: saidInFirst('firstTrust'),
      point: town('firenze'),
      rules: ['pod.10a', 'pod.10b'],
      want: trust('firenze', 5),
    },
    { say: saidInFirst('mercatores'), point: town('firenze'), want: trust('firenze', 3) },
    { say: saidInFirst('bellatores'), point: town('firenze'), rules: ['pod.27a'], want: trust('firenze', 1) },
    {
      say: saidInFirst('turn'),
      point: town('firenze'),
      rules: ['pod.15.1q', 'pod.10c'],
      want: trust('firenze', 4),
    },
    { say: saidInFirst('elected'), point: town('firenze'), rules: ['pod.10d', 'pod.14a', 'pod.14c'] },
    {
      say: saidInFirst('build'),
      point: town('firenze'),
      rules: ['pod.15b', 'pod.15f', 'pod.15.1c'],
      want: { type: 'build', commune: commune('firenze'), work: work('strade-ponti'), from: commune('firenze') },
    },
    { say: saidInFirst('material'), rules: ['pod.15.1l', 'pod.21j'], want: { type: 'fromMarket' } },
    { say: saidInFirst('endPolitics'), rules: ['pod.5i'], want: { type: 'endPhase' } },
    {
      say: saidInFirst('buy'),
      rules: ['pod.21e', 'pod.21f', 'pod.21g'],
      want: { type: 'buy', good: good('metalli'), lots: 5 },
    },
    {
      say: saidInFirst('beneficio'),
      rules: ['pod.23a', 'pod.23c'],
      want: { type: 'buyBeneficio' },
      dice: [placeInBag('proditor')],
    },
    { say: saidInFirst('proditor'), rules: ['pod.23m', 'pod.22a', 'pod.22d'], want: { type: 'endPhase' } },
    { say: saidInFirst('noWar'), rules: ['pod.5h'], want: { type: 'endPhase' } },
    {
      say: saidInFirst('ghino'),
      point: town('siena'),
      first: [
        trust('siena', 5),
        trust('siena', 3),
        trust('siena', 4),
        trust('siena', 6),
        { type: 'endPhase' },
        { type: 'endPhase' },
        { type: 'endPhase' },
      ],
      // For the second month's event.
      dice: [GHINO],
    },
    {
      say: saidInFirst('strip'),
      point: town('siena'),
      first: [{ type: 'lay', florins: 20 }, { type: 'lay', florins: 0 }, { type: 'letFall' }, { type: 'letFall' }],
      rules: ['pod.12d', 'pod.12e', 'pod.12f'],
      want: trust('siena', 5),
    },
    {
      say: saidInFirst('ride'),
      point: town('firenze'),
      rules: ['pod.18a', 'pod.26a'],
      want: { type: 'ride', counter: commune('firenze') },
    },
    {
      say: saidInFirst('rideTo'),
      point: town('prato'),
      rules: ['pod.26e', 'pod.26f'],
      want: { type: 'rideTo', cell: townOf('prato') },
    },
    { say: saidInFirst('prato'), point: town('prato'), want: trust('prato', 5) },
    { say: saidInFirst('prato3'), point: town('prato'), want: trust('prato', 3) },
    { say: saidInFirst('prato4'), point: town('prato'), want: trust('prato', 4) },
    { say: saidInFirst('prato6'), point: town('prato'), want: trust('prato', 6) },
    {
      say: saidInFirst('second'),
      point: town('prato'),
      rules: ['pod.18c', 'pod.18e'],
      want: { type: 'endPhase' },
    },
    { say: saidInFirst('sell'), rules: ['pod.21e'], want: { type: 'sell', good: good('metalli'), lots: 5 } },
    { say: saidInFirst('endTrade'), rules: ['pod.21f', 'pod.3b'], want: { type: 'endPhase' } },
    {
      say: saidInFirst('raise'),
      point: town('firenze'),
      rules: ['pod.26c', 'pod.29l', 'pod.43b', 'pod.27b', 'pod.27e', 'pod.29j', 'pod.29n'],
      want: { type: 'raise', commune: commune('firenze'), units: [sestiere('firenze', 1)] },
    },
    {
      say: saidInFirst('march'),
      point: town('firenze'),
      want: { type: 'march', army: ARMY, podesta: false },
    },
    {
      say: saidInFirst('marchTo'),
      point: { board: MAP, cell: BEFORE_PISTOIA },
      rules: ['pod.26f'],
      want: { type: 'marchTo', cell: BEFORE_PISTOIA, homeward: false },
    },
    {
      say: saidInFirst('raid'),
      point: town('pistoia'),
      rules: ['pod.43a', 'pod.43d', 'pod.43e'],
      want: { type: 'raid', army: ARMY, commune: commune('pistoia') },
    },
    { say: saidInFirst('looted'), point: town('pistoia'), rules: ['pod.44a', 'pod.29a', 'pod.41a'] },
    { say: saidInFirst('points'), rules: ['pod.3', 'pod.3a', 'pod.3l'] },
  ],
  finished: saidInFirst('end'),
};
