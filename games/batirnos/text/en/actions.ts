import type { Words } from '@carroccio/kernel';
import { say } from '@carroccio/kernel/text';
import type { Batirnos } from '../../src/shape.ts';
import type { Speech } from '../speech.ts';
import { CHASES, FOCUS, MARKERS } from './lexicon.ts';

export const actions = (n: Speech): Words<Batirnos>['actions'] => ({
  hireCic: ({ leader }) => say`${n.hired(leader)} as commander-in-chief`,
  hireWing: ({ leader }) => say`${n.hired(leader)} as intermediate general`,
  hireDivision: ({ leader, wing }) =>
    wing < 0
      ? say`New division under ${n.hired(leader)}`
      : say`New division under ${n.hired(leader)}, in the command of intermediate general ${wing + 1}`,
  hireReserve: () => 'A reserve under the commander-in-chief himself',
  hire: ({ troop }) => say`Hire ${n.troop(troop)}`,
  hireCharacter: ({ leader }) => say`Hire ${n.hired(leader)}`,
  mustered: () => 'The army is complete',
  swap: ({ out, into }) => say`${n.card(into)} in place of ${n.card(out)}`,
  deal: ({ division, card }, s) => say`${n.card(card)} to ${n.division(s, division)}`,
  pickDivision: ({ division }, s) => say`${n.division(s, division)}`,
  placeLeader: ({ leader, to }, s) => say`${n.leader(s, leader)} in ${n.hex(s, to)}`,
  placeUnit: ({ unit, to, facing, second }, s) =>
    second
      ? say`${n.unit(s, unit)} in ${n.hex(s, to)}, limbered or on foot, facing ${n.facing(s, facing)}`
      : say`${n.unit(s, unit)} in ${n.hex(s, to)}, facing ${n.facing(s, facing)}`,
  transfer: ({ unit, division }, s) => say`${n.unit(s, unit)} joins ${n.division(s, division)}`,
  assign: ({ division, card, focus }, s) =>
    focus
      ? say`${n.card(card)} to ${n.division(s, division)}, focused`
      : say`${n.card(card)} to ${n.division(s, division)}`,
  toTop: ({ card }) => say`${n.card(card)} back on top of the deck`,
  toBottom: ({ card }) => say`${n.card(card)} to the bottom of the deck`,
  ready: () => 'Done',
  handOver: ({ division }, s) => say`Exchange the card with ${n.division(s, division)}`,
  mislead: ({ division }, s) => say`Mislead ${n.division(s, division)}: its order sinks to priority 1`,
  nameFocus: ({ division, focus }, s) => say`${n.division(s, division)}: focus on ${FOCUS[focus]}`,
  takeCard: () => 'Draw a card',
  decline: () => 'Decline',
  route: ({ through }) => (through ? 'Through the intermediate general' : 'Straight from the commander-in-chief'),
  freeze: ({ unit }, s) => say`${n.unit(s, unit)} is paralysed`,
  stopTest: () => 'Stop drawing',
  drawOn: () => 'Draw on',
  march: ({ unit, road, alone }, s) =>
    say`${n.unit(s, unit)} moves${road ? ' by road' : ''}${alone ? ', leaving its leader behind' : ''}`,
  charge: ({ unit, target, alone }, s) =>
    say`${n.unit(s, unit)} charges ${n.unit(s, target)}${alone ? ', leaving its leader behind' : ''}`,
  rotate: ({ unit, facing }, s) => say`${n.unit(s, unit)} turns to face ${n.facing(s, facing)}`,
  limber: ({ unit }, s) => say`${n.unit(s, unit)} limbers up`,
  unlimber: ({ unit, facing }, s) => say`${n.unit(s, unit)} goes into battery facing ${n.facing(s, facing)}`,
  mount: ({ unit }, s) => say`${n.unit(s, unit)} mounts`,
  dismount: ({ unit }, s) => say`${n.unit(s, unit)} dismounts`,
  trade: ({ units: [unit = -1, other = -1] }, s) => say`${n.unit(s, unit)} and ${n.unit(s, other)} change places`,
  enter: ({ unit, to }, s) => say`${n.unit(s, unit)} enters in ${n.hex(s, to)}`,
  ride: ({ leader, to }, s) => say`${n.leader(s, leader)} rides to ${n.hex(s, to)}`,
  endMoves: () => 'End the moves',
  step: ({ to }, s) => say`To ${n.hex(s, to)}`,
  halt: ({ facing }, s) => say`Halt facing ${n.facing(s, facing)}`,
  evade: ({ unit, to, via }, s) =>
    via
      ? say`${n.unit(s, unit)} evades to ${n.hex(s, to)} by way of ${n.hexes(s, via)}`
      : say`${n.unit(s, unit)} evades to ${n.hex(s, to)}`,
  countercharge: ({ unit }, s) => say`${n.unit(s, unit)} countercharges`,
  stand: ({ unit, target }, s) => say`${n.unit(s, unit)} stands firm and fires at ${n.unit(s, target)}`,
  chase: ({ unit, how }, s) => say`${n.unit(s, unit)} goes after it with ${CHASES[how]}`,
  partingShot: ({ unit }, s) => say`${n.unit(s, unit)} fires a parting shot`,
  hold: () => 'Do nothing',
  shoot: ({ unit, target }, s) => say`${n.unit(s, unit)} fires at ${n.unit(s, target)}`,
  ceaseFire: () => 'Cease fire',
  fireBack: () => 'Fire back',
  counterFire: ({ charge }) =>
    charge ? 'Countercharge the shooter, with the charge test' : 'Countercharge the shooter',
  retarget: ({ target }, s) => say`Fire at ${n.unit(s, target)}`,
  giveUp: () => 'Hold fire',
  attack: ({ target }, s) => say`Attack ${n.unit(s, target)}`,
  join: ({ unit }, s) => say`${n.unit(s, unit)} fights`,
  pair: ({ unit, enemy }, s) => say`${n.unit(s, unit)} against ${n.unit(s, enemy)}`,
  combat: ({ unit }, s) => say`The combat of ${n.unit(s, unit)}`,
  principal: ({ unit }, s) => say`${n.unit(s, unit)} leads the fight`,
  fallBack: ({ to, via }, s) =>
    via ? say`Back to ${n.hex(s, to)} by way of ${n.hexes(s, via)}` : say`Back to ${n.hex(s, to)}`,
  stay: () => 'Stand',
  goBack: ({ unit, foe }, s) => say`${n.unit(s, unit)} goes back before ${n.unit(s, foe)}`,
  press: ({ facing }, s) => say`Take the ground (Incalzare), facing ${n.facing(s, facing)}`,
  pursue: ({ charge }) => (charge ? 'Pursue (Inseguire) with a charge' : 'Pursue (Inseguire)'),
  clear: ({ unit, marker }, s) => say`${n.unit(s, unit)} is no longer ${MARKERS[marker]}`,
  recover: ({ unit }, s) => say`${n.unit(s, unit)} tries to recover strength`,
  endRally: () => 'End reorganising',
});
