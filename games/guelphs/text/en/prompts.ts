import type { Words } from '@carroccio/kernel';
import { GRAMMAR, say } from '@carroccio/kernel/text';
import type { Guelphs } from '../../src/shape.ts';
import type { Speech } from '../speech.ts';
import { adjective, hitsOf, movementPoints, orderPoints } from './lexicon.ts';

const { count } = GRAMMAR.en;

/** What the player is asked. */
export const prompts = (n: Speech): Words<Guelphs>['steps'] => ({
  deployment: ({ side }) => `Deploy the ${adjective(side)} army unit by unit, or take the ready placement`,
  freeing: () => 'Which Battaglie do you take out of Reserve before the march?',
  ambush: () => 'Write down where Arras will come in',
  papers: () => 'Write down in secret how many Victory Levels you spend',
  marchTurn: ({ turn }) => `Movement turn ${turn}: open the battle or march on?`,
  marching: ({ roll }) => `March roll ${roll}: which Battaglia marches next?`,
  column: ({ battaglia }, s) => say`Which unit of ${n.battaglia(s, battaglia)} marches next?`,
  basic: ({ optional }) => (optional ? 'Which Capitano is activated now, if any?' : 'Which Capitano is activated?'),
  arrival: ({ battaglia }, s) => say`Where does the next unit of ${n.battaglia(s, battaglia)} appear?`,
  orders: ({ battaglia, points }, s) => say`${n.capitano(s, battaglia)} gives Orders: ${orderPoints(points)} left`,
  move: ({ unit, order, points }, s) =>
    order === 'charge'
      ? say`Carica! of ${n.unit(s, unit)}: ${movementPoints(points)} left`
      : say`Where does ${n.unit(s, unit)} move? ${movementPoints(points)} left`,
  exitFire: ({ mover, cell }, s) => say`${n.unit(s, mover)} leaves ${n.hex(s, cell)}: shoot at it?`,
  facingReaction: ({ mover }, s) => say`${n.unit(s, mover)} has stopped on your flank or rear: who turns?`,
  target: ({ unit }, s) => say`Whom does ${n.unit(s, unit)} attack?`,
  entryFire: ({ mover }, s) => say`${n.unit(s, mover)} has stopped in front of your missile units: shoot at it?`,
  countercharge: ({ unit }, s) => say`${n.unit(s, unit)} charges: try a countercharge?`,
  brokenCharge: ({ unit }, s) => say`${n.unit(s, unit)} has lost its Carica!: attack all the same?`,
  fireOrder: ({ unit }, s) => say`Whom does ${n.unit(s, unit)} shoot at?`,
  withdraw: ({ unit }, s) => say`Into which hex does ${n.unit(s, unit)} withdraw?`,
  echelon: ({ unit }, s) => say`Which unit comes up in place of ${n.unit(s, unit)}?`,
  combats: () => 'Which combat is fought next, and which unit leads it?',
  afterCombats: ({ battaglia }, s) => say`All combats are over: does ${n.capitano(s, battaglia)} still move?`,
  lead: ({ target }, s) => say`Which unit leads the attack on ${n.unit(s, target)}?`,
  share: ({ left }) => `Which attacker takes the next hit? ${hitsOf(left)} left to share`,
  turnAfter: ({ unit }, s) => say`Which way does ${n.unit(s, unit)} face now?`,
  mutualRout: () => 'All the units of this combat would rout: which attacker stays, if any?',
  followAdvance: ({ battaglia, to }, s) =>
    say`Does ${n.capitano(s, battaglia)} advance to ${n.hex(s, to)} with his unit?`,
  escape: ({ battaglia }, s) => say`Where does ${n.capitano(s, battaglia)} escape to?`,
  adjutant: ({ battaglia }, s) => say`Which unit does the new commander of ${n.battaglia(s, battaglia)} join?`,
  panic: ({ units }) =>
    `The Standard is lost: which unit takes its Disruption next? ${count(units.length, 'unit', 'units')} to go`,
  comingBack: ({ battaglia, left }, s) =>
    say`Which routed unit comes back to ${n.battaglia(s, battaglia)}? Up to ${count(left, 'unit', 'units')}`,
  continuing: () => 'Try a Continuum, or pass?',
  interruption: ({ battaglia }, s) => say`${n.capitano(s, battaglia)} has won his Continuum: try an Interruptio?`,
});
