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
  placingLeaders: () => 'Where do your other leaders stand?',
  reserve: () => 'Which units of the reserve join other divisions?',
  orders: () => 'Assign order cards face down, then put back what you like',
  exchanging: ({ division }, s) => say`Coup d'œil: ${n.division(s, division)} may exchange its card: do you?`,
  misleading: () => 'False news: which enemy order sinks?',
  focusing: () => 'For which action do your focused orders count?',
  heartened: () => 'Heartened: do you draw a card?',
  frightening: () => 'Rumours of rout: which unit is paralysed?',
  routing: ({ division }, s) => say`Which way does the order reach ${n.division(s, division)}?`,
  enough: ({ kind, left }) =>
    say`Test (${TESTS[kind]}): enough successes; draw on? ${count(left, 'card', 'cards')} left`,
  ordering: ({ phase }) => say`${PHASES[phase]}: which division acts next?`,
  arriving: ({ division }, s) => say`${n.division(s, division)}: which piece enters?`,
  moving: ({ division }, s) => say`Which unit of ${n.division(s, division)} moves? Its general goes last`,
  marching: ({ unit, points }, s) => say`${n.unit(s, unit)} moves: ${count(points, 'point', 'points')} left`,
  evasion: ({ mover }, s) => say`${n.unit(s, mover)} has come up: evade?`,
  counter: ({ mover }, s) => say`${n.unit(s, mover)} comes on: countercharge?`,
  rivalStep: ({ unit }, s) => say`${n.unit(s, unit)} countercharges: into which hex?`,
  rivalHalt: ({ unit }, s) => say`${n.unit(s, unit)} has met the enemy: which way does it face?`,
  firmness: ({ mover }, s) => say`${n.unit(s, mover)} is in contact: fire first (Fermezza)?`,
  departures: ({ mover }, s) => say`${n.unit(s, mover)} has walked away: go after it, or fire?`,
  secondMove: ({ unit }, s) => say`${n.unit(s, unit)} may move again: does it?`,
  rush: ({ unit }, s) => say`${n.unit(s, unit)} rushes at the nearest enemy: which?`,
  riding: () => 'Which leaders without a movement order ride?',
  firing: ({ division, barrage }, s) =>
    barrage
      ? say`${n.division(s, division)} fires its barrage: who, and at whom?`
      : say`${n.division(s, division)} fires: who, and at whom?`,
  answer: ({ unit, target }, s) => say`${n.unit(s, unit)} fires at ${n.unit(s, target)}: how does it answer?`,
  evaded: ({ target }, s) => say`${n.unit(s, target)} has slipped away: another target?`,
  caracole: ({ unit }, s) => say`${n.unit(s, unit)} may swing back a hex: does it?`,
  declare: ({ unit }, s) => say`${n.unit(s, unit)} must fight: whom?`,
  joining: () => 'Which of your units fight?',
  separating: () => 'Which units fight a combat of their own?',
  nextFight: () => 'Which combat is fought next?',
  leading: () => 'Which unit leads the fight?',
  retreating: ({ unit, must }, s) =>
    must
      ? say`${n.unit(s, unit)} must go back: where to?`
      : say`${n.unit(s, unit)} may go back: does it, or does it stand?`,
  whoGoes: () => 'Which unit goes back first?',
  pressing: ({ unit }, s) => say`${n.unit(s, unit)} has won: follow up?`,
  late: () => 'Which units move after the melee?',
  rallying: ({ division }, s) => say`${n.division(s, division)} reorganises: which unit recovers?`,
});
