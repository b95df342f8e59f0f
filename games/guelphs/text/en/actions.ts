import type { Words } from '@carroccio/kernel';
import { GRAMMAR, say } from '@carroccio/kernel/text';
import type { Guelphs } from '../../src/shape.ts';
import type { Speech } from '../speech.ts';
import { ORDER_NAMES } from './lexicon.ts';

const { count } = GRAMMAR.en;

/** What the player can choose. */
export const actions = (n: Speech): Words<Guelphs>['actions'] => ({
  place: ({ unit, to }, s) => `Place ${n.unit(s, unit)} in ${n.hex(s, to)}`,
  deploy: () => 'Take the ready placement for the rest',
  activate: ({ battaglia }, s) => `Activate ${n.capitano(s, battaglia)}`,
  tradimento: () => 'Try Tradimento',
  continuum: ({ battaglia }, s) => `Try a Continuum with ${n.capitano(s, battaglia)}`,
  pass: () => 'Pass',
  interrupt: ({ battaglia }, s) => `Try an Interruptio with ${n.capitano(s, battaglia)}`,
  decline: () => 'Decline',
  order: ({ order, unit }, s) => say`${n.unit(s, unit)}: ${ORDER_NAMES[order]}`,
  moveCapitano: ({ to }, s) => `Move the Capitano to ${n.hex(s, to)}`,
  movePersonality: ({ who, to }, s) =>
    who === 'standard' ? `Take the Standard to ${n.unit(s, to)}` : `Send the Hero to ${n.unit(s, to)}`,
  recovery: () => 'Recovery, for all the Order Points',
  rally: () => 'Rally, for all the Order Points',
  endOrders: () => 'Give no more Orders',
  step: ({ to }, s) => `Go to ${n.hex(s, to)}`,
  turn: ({ facing }, s) => `Turn to face ${n.facing(s, facing)}`,
  stop: () => 'End the move here',
  back: ({ to }, s) => `Withdraw to ${n.hex(s, to)}`,
  leaveBehind: () => 'Leave the Palvesari behind',
  comeUp: ({ unit }, s) => `Bring up ${n.unit(s, unit)}`,
  attack: ({ target }, s) => `Attack ${n.unit(s, target)}`,
  noAttack: () => 'Attack nobody',
  react: ({ unit, facing }, s) => `Turn ${n.unit(s, unit)} to face ${n.facing(s, facing)}`,
  shoot: ({ unit }, s) => `Shoot with ${n.unit(s, unit)}`,
  fireAt: ({ target, facing }, s) => `Shoot at ${n.unit(s, target)}, facing ${n.facing(s, facing)}`,
  hold: () => 'Hold: do nothing more',
  countercharge: () => 'Countercharge',
  press: () => 'Attack without the Carica!',
  callOff: () => 'Call off the attack',
  combat: ({ target, lead }, s) => `Fight ${n.unit(s, target)}, with ${n.unit(s, lead)} as lead unit`,
  takeHit: ({ unit }, s) => `Give the hit to ${n.unit(s, unit)}`,
  keep: ({ unit }, s) => `Keep ${n.unit(s, unit)} on the map`,
  face: ({ facing }, s) => `Face ${n.facing(s, facing)}`,
  follow: () => 'Advance with the unit',
  stay: () => 'Stay behind',
  escape: ({ to }, s) => `Escape to ${n.hex(s, to)}`,
  adjutant: ({ unit }, s) => `Put the Adjutant with ${n.unit(s, unit)}`,
  shake: ({ unit }, s) => `Disrupt ${n.unit(s, unit)} next`,
  emerge: ({ unit, to, facing }, s) => `Bring on ${n.unit(s, unit)} in ${n.hex(s, to)}, facing ${n.facing(s, facing)}`,
  comeBack: ({ unit, to, facing }, s) =>
    `Bring ${n.unit(s, unit)} back in ${n.hex(s, to)}, facing ${n.facing(s, facing)}`,
  free: ({ battaglia }, s) => say`Take ${n.battaglia(s, battaglia)} out of Reserve`,
  coordinate: ({ battaglia }, s) =>
    say`Let ${n.capitano(s, battaglia)} try Continuum and Interruptio, for 2 Levels to the Guelphs`,
  ready: () => 'Ready',
  edge: ({ cell }, s) => say`Arras will come in at ${n.hex(s, cell)}`,
  renounce: () => 'Renounce the ambush: his men join Anglano',
  spend: ({ levels }) => (levels === 0 ? 'Spend nothing' : `Spend ${count(levels, 'Victory Level', 'Victory Levels')}`),
  declareBattle: ({ battaglia }, s) => say`Open the battle with ${n.battaglia(s, battaglia)}`,
  marchOn: () => 'March on',
  march: ({ battaglia }, s) => say`March with ${n.battaglia(s, battaglia)}`,
  endMarch: () => 'End the movement turn',
  marchUnit: ({ unit }, s) => say`March with ${n.unit(s, unit)}`,
  enterMap: ({ unit, to }, s) => say`Bring ${n.unit(s, unit)} onto the map at ${n.hex(s, to)}`,
  endRally: () => 'Bring back no more units',
});
