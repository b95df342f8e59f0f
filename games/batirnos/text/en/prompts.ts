import type { Words } from '@carroccio/kernel';
import { GRAMMAR, say } from '@carroccio/kernel/text';
import type { Batirnos } from '../../src/shape.ts';
import type { Speech } from '../speech.ts';
import { PHASES, TESTS } from './lexicon.ts';

const { count } = GRAMMAR.en;

/** What a seat is asked. */
export const prompts = (n: Speech): Words<Batirnos>['steps'] => ({
  muster: () => 'Muster your army, in secret, within the points agreed',
  decks: () => 'Improve your deck: exchange cards for your generals',
  dealing: () => 'Give one card to each division: its priority decides when it is deployed',
  choosing: () => 'Which division is deployed next?',
  placing: ({ division }, s) => say`Deploy ${n.division(s, division)}`,
  placingLeaders: () => 'Place your other leaders',
  reserve: () => 'Units of the reserve may join other divisions',
  orders: () => 'Assign order cards face down, then put back what you like',
  exchanging: ({ division }, s) => say`Coup d'œil: ${n.division(s, division)} may exchange its card`,
  misleading: () => 'False news: choose an enemy order',
  focusing: () => 'Name the action of your focused orders',
  heartened: () => 'Heartened: you may draw a card',
  frightening: () => 'Rumours of rout: which unit is paralysed?',
  routing: ({ division }, s) => say`Which way does the order reach ${n.division(s, division)}?`,
  enough: ({ kind, left }) =>
    say`Test (${TESTS[kind]}): enough successes; draw on? ${count(left, 'card', 'cards')} left`,
  ordering: ({ phase }) => say`${PHASES[phase]}: which division acts next?`,
  arriving: ({ division }, s) => say`${n.division(s, division)}: one piece may enter`,
  moving: ({ division }, s) => say`${n.division(s, division)} moves; its general last`,
  marching: ({ unit, points }, s) => say`${n.unit(s, unit)} moves: ${count(points, 'point', 'points')} left`,
  evasion: ({ mover }, s) => say`${n.unit(s, mover)} has come up: evade?`,
  counter: ({ mover }, s) => say`${n.unit(s, mover)} comes on: countercharge?`,
  rivalStep: ({ unit }, s) => say`${n.unit(s, unit)} countercharges, hex by hex`,
  rivalHalt: ({ unit }, s) => say`${n.unit(s, unit)} has met the enemy: which way does it face?`,
  firmness: ({ mover }, s) => say`${n.unit(s, mover)} is in contact: fire first (Fermezza)?`,
  departures: ({ mover }, s) => say`${n.unit(s, mover)} has walked away: go after it, or fire?`,
  secondMove: ({ unit }, s) => say`${n.unit(s, unit)} may move again`,
  rush: ({ unit }, s) => say`${n.unit(s, unit)} rushes at the nearest enemy: which?`,
  riding: () => 'Leaders without a movement order may ride',
  firing: ({ division, barrage }, s) =>
    barrage ? say`${n.division(s, division)} fires its barrage` : say`${n.division(s, division)} fires`,
  answer: ({ unit, target }, s) => say`${n.unit(s, unit)} fires at ${n.unit(s, target)}: how does it answer?`,
  evaded: ({ target }, s) => say`${n.unit(s, target)} has slipped away: another target?`,
  caracole: ({ unit }, s) => say`${n.unit(s, unit)} may swing back a hex`,
  declare: ({ unit }, s) => say`${n.unit(s, unit)} must fight: whom?`,
  joining: () => 'Which of your units fight?',
  separating: () => 'Separate the combats',
  nextFight: () => 'Which combat is fought next?',
  leading: () => 'Which unit leads the fight?',
  retreating: ({ unit, must }, s) =>
    must ? say`${n.unit(s, unit)} must go back: where to?` : say`${n.unit(s, unit)} may go back or stand`,
  whoGoes: () => 'Which unit goes back first?',
  pressing: ({ unit }, s) => say`${n.unit(s, unit)} has won: follow up?`,
  late: () => 'Moves after the melee',
  rallying: ({ division }, s) => say`${n.division(s, division)} reorganises`,
});
