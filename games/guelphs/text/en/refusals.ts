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
  notMissile: ({ unit }, s) => say`${n.unit(s, unit)} is no missile unit`,
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
  hasMoved: ({ battaglia }, s) => say`${n.capitano(s, battaglia)} has already moved in this activation`,
  openingFirst: ({ battaglia }, s) =>
    say`The opening of the battle comes first: ${n.battaglia(s, battaglia)} must do what the scenario demands`,
  outOfBounds: ({ unit }, s) => say`${n.unit(s, unit)} may not go so far from its Capitano`,
  oneCompagnia: ({ unit }, s) =>
    say`A Capitano orders one Compagnia in an activation, and ${n.unit(s, unit)} belongs to the other`,
  noReload: ({ unit, rule }, s) =>
    rule === 'gg.S.1.5'
      ? 'There is no Reload Order in this battle'
      : say`Only the crossbows of a Compagnia that have fired can reload, not ${n.unit(s, unit)}`,
  outOfReach: ({ cell }, s) => say`${n.hex(s, cell)} is out of reach`,
  withHisMen: ({ battaglia }, s) =>
    say`${n.capitano(s, battaglia)} rides only to units of his own, and never further from the enemy`,
  mustFollow: ({ battaglia }, s) =>
    say`${n.capitano(s, battaglia)} must first ride after the unit that has left him, or to another of his`,
  notNext: ({ cell }, s) => say`${n.hex(s, cell)} is not next to the unit`,
  campStops: ({ cell }, s) => say`The Camp in ${n.hex(s, cell)} stops whoever storms it`,
  alreadyTurned: ({ cell }, s) => say`The unit has already turned in ${n.hex(s, cell)}`,
  noFacing: ({ unit }, s) => say`${n.unit(s, unit)} faces every way and does not turn`,
  marchApart: ({ unit }, s) => say`On the march ${n.unit(s, unit)} may not come next to the enemy`,
  notBasic: ({ battaglia }, s) => say`A Special Order needs a Basic Activation of ${n.battaglia(s, battaglia)}`,
  notAlone: ({ battaglia }, s) =>
    say`A Special Order takes all points, and ${n.capitano(s, battaglia)} has already spent some`,
  stillStrong: ({ battaglia }, s) => say`The Command Capacity of ${n.capitano(s, battaglia)} is above 5`,
  nobodyRouted: ({ battaglia }, s) => say`No unit of ${n.battaglia(s, battaglia)} has routed that could come back`,
  noCarroccio: ({ battaglia }, s) => say`The army of ${n.battaglia(s, battaglia)} has no Carroccio to rally at`,
  hasRidden: ({ who, battaglia }, s) =>
    who === 'hero'
      ? say`The Hero of ${n.battaglia(s, battaglia)} has already been ordered to ride`
      : say`The Standard of ${n.battaglia(s, battaglia)} has already been ordered to ride`,
  staysWith: ({ unit }, s) => say`Until Tradimento the Standard stays with ${n.unit(s, unit)}`,
  cannotEngage: ({ battaglia }, s) =>
    say`${n.battaglia(s, battaglia)} has nobody who could charge, attack or fire at once`,
  hasMarched: ({ battaglia }, s) => say`${n.battaglia(s, battaglia)} has already marched in this turn`,
  notYetDue: ({ battaglia }, s) => say`${n.battaglia(s, battaglia)} has nothing to march with in this turn`,
  notAwaited: ({ unit }, s) => say`${n.unit(s, unit)} is not among those who may enter now`,
  noEntry: ({ cell }, s) => say`Nobody of this Battaglia can enter the map in ${n.hex(s, cell)} now`,
  notBefore: ({ unit }, s) => say`${n.unit(s, unit)} is not an enemy that can be attacked from here`,
  cannotShootAt: ({ unit }, s) => say`${n.unit(s, unit)} is no enemy in range and sight from this facing`,
});
