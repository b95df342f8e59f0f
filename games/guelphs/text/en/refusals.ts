import type { Words } from '@carroccio/kernel';
import { GRAMMAR, say } from '@carroccio/kernel/text';
import type { Guelphs } from '../../src/shape.ts';
import type { Speech } from '../speech.ts';
import { army, movementPoints, orderPoints } from './lexicon.ts';

const { count, form } = GRAMMAR.en;

const isOrAre = (number: number): string => form(number, 'is', 'are');

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
  notToPlace: ({ unit }, s) => say`${n.unit(s, unit)} is not the unit to be placed now`,
  notInRow: ({ unit, cell }, s) => say`${n.hex(s, cell)} is not a free hex of the row of ${n.unit(s, unit)}`,
  mustActivate: ({ side }) => say`${army(side)} must activate a Capitano and cannot pass`,
  unitMarched: ({ unit }, s) => say`${n.unit(s, unit)} has already marched in this turn`,
  notInColumn: ({ unit }, s) => say`${n.unit(s, unit)} does not march with this Battaglia`,
  goesAlong: ({ unit }, s) => say`${n.unit(s, unit)} goes along with the missile unit it covers`,
  notAttacking: ({ unit, target }, s) => say`${n.unit(s, unit)} has declared no attack on ${n.unit(s, target)}`,
  nobodyAlong: ({ unit }, s) => say`${n.unit(s, unit)} has no Palvesari with it to leave behind`,
  hasSetOut: ({ unit }, s) => say`${n.unit(s, unit)} has set out with its Palvesari and cannot leave them now`,
  oneVertex: ({ unit }, s) => say`${n.unit(s, unit)} may turn by one vertex at most`,
  alreadyFaces: ({ unit }, s) => say`${n.unit(s, unit)} already faces that way`,
  notBehind: ({ cell }, s) => say`${n.hex(s, cell)} is not right behind the unit`,
  occupied: ({ cell }, s) => say`${n.hex(s, cell)} is not empty`,
  cannotJoin: ({ unit }, s) =>
    say`${n.unit(s, unit)} is no unit of this Battaglia on the map that the Adjutant could join`,
  notShaken: ({ unit }, s) =>
    say`The loss of the Standard does not reach ${n.unit(s, unit)}, or its Disruption is over`,
  takesNoHit: ({ unit }, s) => say`${n.unit(s, unit)} takes none of the hits that are left`,
  notSaved: ({ unit }, s) => say`${n.unit(s, unit)} is no attacker in this combat who could be kept`,
  notRallied: ({ unit }, s) => say`${n.unit(s, unit)} is no routed unit of this Battaglia that can come back now`,
  noRallyHere: ({ cell }, s) => say`Nobody can come back in ${n.hex(s, cell)}`,
  noRoom: ({ cell }, s) => say`There is no room for the unit in ${n.hex(s, cell)}`,
  cannotComeUp: ({ unit }, s) =>
    say`${n.unit(s, unit)} is no Cavalry of the same Battaglia right behind that faces the same way and awaits an Order`,
  notBeset: ({ unit }, s) => say`${n.unit(s, unit)} has no enemy newly come to its flank or rear`,
  turnedBefore: ({ unit }, s) => say`${n.unit(s, unit)} has already turned against this enemy`,
  heldInZone: ({ unit }, s) => say`${n.unit(s, unit)} is in the zone of control of another enemy and cannot turn`,
  notBeforeIt: ({ unit }, s) => say`${n.unit(s, unit)} is no enemy with that hex right in front`,
  notOnEdge: ({ cell }, s) => say`${n.hex(s, cell)} is not on the edges by which Arras may enter`,
  levelsAtMost: ({ most }) => `From 0 to ${count(most, 'Level', 'Levels')} can be spent`,
  mustAttack: ({ unit }, s) => say`${n.unit(s, unit)} is bound to attack`,
  chargeBarred: ({ unit, rule }, s) =>
    rule === 'gg.12.1c'
      ? say`The ground forbids a Carica! against ${n.unit(s, unit)} from here`
      : say`${n.unit(s, unit)} cannot be charged by who has turned next to it`,
  goesWithUnit: ({ battaglia }, s) => say`${n.capitano(s, battaglia)} goes where his unit goes`,
});
