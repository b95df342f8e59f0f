/** The first lesson: one turn before a farm, from the orders to the rout of the Spanish foot. */
import type { Lesson } from '@carroccio/table/lesson.ts';
import { firstTurn, saidInFirst } from '../text/first-turn.ts';
import { at, division, drawn, FARM, halt, hex, leader, march, shoot, step, unit } from './farm.ts';
import { smallPosition } from './position.ts';

const rambures = unit('Rambures');
const musketeers = unit('Enfants perdus');
const roquelaure = unit('Roquelaure');
const ribaucourt = unit('Ribaucourt');
const grobbendonck = unit('Grobbendonck');
const foot = division('latour');
const horse = division('hocquincourt');
const spanishFoot = division('solis');

const ENGAGED = 4;
const CHARGE = 17;
const NO_ORDER = 25;
const SPANISH_ENGAGED = 5;
const SPANISH_NO_ORDERS = [26, 27];

export const firstLesson: Lesson = {
  id: 'batirnos-first-lesson',
  minutes: 12,
  title: { en: firstTurn.en.title, it: firstTurn.it.title },
  about: { en: firstTurn.en.about, it: firstTurn.it.about },
  scenario: FARM,
  options: { deployment: 'historical' },
  near: hex('0605'),
  seat: 0,
  position: smallPosition(FARM, {
    units: {
      Rambures: ['0507', 'N'],
      'Enfants perdus': ['0407', 'N'],
      Roquelaure: ['0807', 'N'],
      Lenoncourt: ['0907', 'N'],
      Ribaucourt: ['0704', 'SW'],
      Grobbendonck: ['0504', 'S'],
      Mangas: ['0403', 'S'],
      Toraldo: ['0302', 'S'],
    },
    leaders: { delaunay: '0609', latour: '0508', hocquincourt: '0808', cardenas: '0601', solis: '0603', ligne: '0302' },
    decks: [
      { hand: [ENGAGED, 8, CHARGE, NO_ORDER, 29, 30], next: [1, 2, 3, 13, 7, 5, 9, 14, 20, 23, 10] },
      { hand: [SPANISH_ENGAGED, 9, 10, 21, ...SPANISH_NO_ORDERS], next: [1, 3, 4, 14, 6, 11] },
    ],
  }),
  steps: [
    { say: saidInFirst('welcome'), point: at('0605') },
    { say: saidInFirst('unit'), point: at('0507'), rules: ['nqsb.1.3.bases', 'nqsb.1.4.facing', 'nqsb.2.6'] },
    { say: saidInFirst('cards'), rules: ['nqsb.1.2.no-dice', 'nqsb.2.5.dual', 'nqsb.3.2.1'] },
    {
      say: saidInFirst('assignFoot'),
      point: at('0508'),
      rules: ['nqsb.2.5.2.orders', 'nqsb.2.5.1.priority', 'nqsb.10.7'],
      want: { type: 'assign', division: foot, card: ENGAGED, focus: false },
    },
    {
      say: saidInFirst('assignHorse'),
      point: at('0808'),
      rules: ['nqsb.3.2.2.assign', 'nqsb.2.5.2.ability'],
      want: { type: 'assign', division: horse, card: CHARGE, focus: false },
    },
    {
      say: saidInFirst('toTop'),
      rules: ['nqsb.3.2.2.return', 'nqsb.3.2.2.limit', 'nqsb.4.success'],
      want: { type: 'toTop', card: NO_ORDER },
    },
    { say: saidInFirst('ready'), rules: ['nqsb.3.2.2.reveal'], want: { type: 'ready' } },
    {
      say: saidInFirst('initiative'),
      point: at('0508'),
      first: [
        { type: 'assign', division: spanishFoot, card: SPANISH_ENGAGED, focus: false },
        ...SPANISH_NO_ORDERS.map(card => ({ type: 'toBottom', card })),
        { type: 'ready' },
      ],
      rules: ['nqsb.3.2.2.initiative', 'nqsb.3.1', 'nqsb.3.2'],
      want: { type: 'pickDivision', division: foot },
    },
    {
      say: saidInFirst('march'),
      point: at('0507'),
      rules: ['nqsb.5.division', 'nqsb.10.2.2', 'nqsb.10.6.1'],
      want: march(rambures),
    },
    { say: saidInFirst('step'), point: at('0506'), rules: ['nqsb.5.1', 'nqsb.6.4.musket'], want: step('0506') },
    { say: saidInFirst('halt'), point: at('0506'), want: halt('N') },
    { say: saidInFirst('light'), point: at('0407'), rules: ['nqsb.9.9.2'], want: march(musketeers) },
    { say: saidInFirst('lightStep'), point: at('0406'), rules: ['nqsb.5.stop'], want: step('0406') },
    { say: saidInFirst('lightHalt'), point: at('0406'), want: halt('N') },
    { say: saidInFirst('endFoot'), want: { type: 'endMoves' } },
    {
      say: saidInFirst('charge'),
      point: at('0704'),
      rules: ['nqsb.9.3', 'nqsb.9.3.test', 'nqsb.9.3.orders'],
      want: { type: 'charge', unit: roquelaure, target: ribaucourt },
    },
    { say: saidInFirst('stop'), rules: ['nqsb.4.cards', 'nqsb.4.morale', 'nqsb.4.1'], want: { type: 'stopTest' } },
    { say: saidInFirst('ride1'), point: at('0806'), want: step('0806') },
    { say: saidInFirst('ride2'), point: at('0805'), rules: ['nqsb.1.4.facing', 'nqsb.9.10'], want: step('0805') },
    { say: saidInFirst('rideHalt'), point: at('0805'), rules: ['nqsb.5.stop'], want: halt('N') },
    {
      say: saidInFirst('general'),
      point: at('0808'),
      rules: ['nqsb.5.2.general', 'nqsb.10.1', 'nqsb.10.1.tests', 'nqsb.10.1.losses'],
      want: { type: 'ride', leader: leader('hocquincourt'), to: hex('0805') },
    },
    {
      say: saidInFirst('chief'),
      point: at('0609'),
      first: [{ type: 'endMoves' }, { type: 'ready' }],
      rules: ['nqsb.5.2.others', 'nqsb.10.3'],
      want: { type: 'ready' },
    },
    {
      say: saidInFirst('shoot'),
      point: at('0504'),
      first: [{ type: 'ready' }],
      rules: ['nqsb.6.order', 'nqsb.6.4', 'nqsb.6.2'],
      want: shoot(musketeers, grobbendonck),
      dice: drawn(5),
    },
    {
      say: saidInFirst('shootAgain'),
      point: at('0504'),
      first: [{ type: 'fireBack' }],
      rules: ['nqsb.6.1.react-fire', 'nqsb.6.1.damage', 'nqsb.6.1.protection'],
      want: shoot(rambures, grobbendonck),
      dice: drawn(2),
    },
    {
      say: saidInFirst('shaken'),
      point: at('0603'),
      first: [{ type: 'fallBack', to: hex('0603') }],
      rules: ['nqsb.6.1.two-losses', 'nqsb.5.3.2', 'nqsb.10.16'],
      dice: drawn(10),
    },
    {
      say: saidInFirst('melee'),
      point: at('0704'),
      first: [{ type: 'join', unit: ribaucourt }],
      rules: ['nqsb.7.1.damage', 'nqsb.2.6.1.weakness', 'nqsb.7.1.two-losses'],
    },
    {
      say: saidInFirst('pursuit'),
      point: at('0805'),
      rules: ['nqsb.9.12', 'nqsb.10.12'],
      want: { type: 'decline' },
    },
    { say: saidInFirst('rout'), rules: ['nqsb.8.marker', 'nqsb.2.1.1.prevalent', 'nqsb.2.1.1.rout'] },
    {
      say: saidInFirst('determination'),
      rules: ['nqsb.2.1.3.zero', 'nqsb.3.2.4', 'nqsb.3.2.5.check', 'nqsb.1.4.objective-once'],
    },
  ],
  finished: saidInFirst('end'),
};
