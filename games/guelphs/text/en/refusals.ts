import type { Words } from '@carroccio/kernel';
import type { Guelphs } from '../../src/shape.ts';
import { type Speech, say } from '../speech.ts';
import { movementPoints, orderPoints } from './lexicon.ts';

const isOrAre = (number: number): string => (number === 1 ? 'is' : 'are');

/** Why something cannot be done. */
export const refusals = (n: Speech): Words<Guelphs>['refusals'] => ({
  notYourBattaglia: ({ unit }, s) => say`${n.unit(s, unit)} cannot take this Order from the active Capitano`,
  alreadyOrdered: ({ unit }, s) =>
    n.kind(s, unit) === 'P'
      ? say`${n.unit(s, unit)} has had its Order, or takes it with the missile unit it covers`
      : say`${n.unit(s, unit)} has already had its Order in this activation`,
  tooFewPoints: ({ cost, left }) => `The Order costs ${orderPoints(cost)}; ${left} ${isOrAre(left)} left`,
  outOfCommand: ({ unit }, s) => say`${n.unit(s, unit)} is out of command and cannot take this Order`,
  notMissile: ({ unit, rule }, s) =>
    rule === 'gg.S.8.5.2'
      ? 'Only the crossbows of a Compagnia that have fired can reload'
      : say`${n.unit(s, unit)} is no missile unit`,
  hasFired: ({ unit }, s) => say`${n.unit(s, unit)} has already fired`,
  noTarget: ({ unit }, s) => say`${n.unit(s, unit)} would have no target`,
  notDisrupted: ({ unit }, s) => say`${n.unit(s, unit)} is not Disrupted`,
  nextToEnemy: ({ unit }, s) => say`${n.unit(s, unit)} is next to an enemy`,
  notCavalry: ({ unit }, s) => say`Only Cavalry can do this: ${n.unit(s, unit)} is not Cavalry`,
  isDisrupted: ({ unit }, s) => say`${n.unit(s, unit)} is Disrupted and must reorganize first`,
  noCharge: ({ unit }, s) => say`${n.unit(s, unit)} cannot be given a Carica! Order`,
  onlyMoves: ({ unit }, s) => say`${n.unit(s, unit)} obeys no Order but to move`,
  noRoomBehind: ({ unit }, s) => say`${n.unit(s, unit)} has no free hex behind it`,
  noPartner: ({ unit }, s) =>
    say`${n.unit(s, unit)} has no Cavalry of its Battaglia behind it that faces the same way and awaits an Order`,
  prohibitedGround: ({ cell }, s) => say`${n.hex(s, cell)} cannot be entered: prohibited ground`,
  enemyThere: ({ cell }, s) => say`${n.hex(s, cell)} is held by the enemy`,
  friendInContact: ({ cell }, s) => say`In ${n.hex(s, cell)} stands a friendly unit next to the enemy: no way through`,
  tooDear: ({ cost, left }) => `This costs ${movementPoints(cost)}; ${left} ${isOrAre(left)} left`,
  notInFront: ({ cell }, s) => say`${n.hex(s, cell)} is not in front of the unit: it must turn first`,
  inZone: ({ unit }, s) => say`${n.unit(s, unit)} is in an enemy zone of control and can go no further`,
  noTurnHere: ({ cell }, s) => say`No turning in ${n.hex(s, cell)}, in an enemy zone of control or among friends`,
  cannotStop: ({ cell }, s) => say`The move cannot end in ${n.hex(s, cell)}`,
  inReserve: ({ battaglia }, s) => say`${n.battaglia(s, battaglia)} is in Reserve and cannot be activated yet`,
  twiceInARow: ({ battaglia }, s) => say`${n.capitano(s, battaglia)} has already been activated twice in a row`,
  notEligible: ({ battaglia }, s) =>
    battaglia < 0 ? 'The scenario does not allow this yet' : say`${n.capitano(s, battaglia)} cannot be chosen now`,
  hasMoved: ({ battaglia }, s) =>
    say`${n.capitano(s, battaglia)} cannot go there: he has already moved, or it is out of his reach`,
  openingFirst: ({ battaglia }, s) =>
    say`The opening of the battle comes first: ${n.battaglia(s, battaglia)} must do what the scenario demands`,
  outOfBounds: ({ unit }, s) => say`${n.unit(s, unit)} may not go so far from its Capitano`,
});
