import type { Words } from '@carroccio/kernel';
import type { Guiscard } from '../../src/shape.ts';
import { count, type Speech, say } from '../speech.ts';

/** Why something cannot be done. */
export const refusals = (n: Speech): Words<Guiscard>['refusals'] => ({
  noSuchMan: ({ unit }) => `There is no character number ${unit}`,
  noSuchHex: ({ cell }) => `There is no hex number ${cell} on this map`,
  inAnArmy: ({ unit }, s) => say`${n.unit(s, unit)} serves in an army already`,
  notForHire: ({ unit }, s) => say`${n.unit(s, unit)} is not to be had for this army`,
  tooManyLords: ({ unit }, s) => say`${n.unit(s, unit)} would be one lord too many`,
  notAtEngine: ({ unit }, s) => say`${n.unit(s, unit)} does not stand ready at the engine`,
  notYours: ({ unit }, s) => say`${n.unit(s, unit)} does not act now`,
  alreadyMoved: ({ unit }, s) => say`${n.unit(s, unit)} has moved, or is busy`,
  noMovement: ({ unit }, s) => say`${n.unit(s, unit)} cannot move`,
  tooDear: ({ cost, left }) => `This costs ${count(cost, 'movement point', 'movement points')}; ${left} left`,
  closedHex: ({ cell }, s) => say`There is no way into ${n.hex(s, cell)}`,
  enemyThere: ({ cell }, s) => say`An enemy stands in ${n.hex(s, cell)}`,
  occupied: ({ cell }, s) => say`The move could not end beyond ${n.hex(s, cell)}: somebody is there`,
  noHorse: ({ unit }, s) => say`${n.unit(s, unit)} has no horse at hand`,
  enemyNear: ({ unit }, s) => say`An enemy is too near for ${n.unit(s, unit)} to mount`,
  inContact: ({ unit }, s) => say`${n.unit(s, unit)} is held by an enemy, or otherwise not free to shoot`,
  noWeapon: ({ unit }, s) => say`${n.unit(s, unit)} has nothing to shoot or throw`,
  hasFired: ({ unit }, s) => say`${n.unit(s, unit)} has shot already`,
  movedTooFar: ({ unit }, s) => say`${n.unit(s, unit)} has moved too far to shoot`,
  noTarget: ({ unit }, s) => say`${n.unit(s, unit)} has no target`,
  noLine: ({ cell }, s) => say`There is no line of fire to ${n.hex(s, cell)}`,
  tooClose: ({ unit }, s) => say`${n.unit(s, unit)} is too close`,
  noCharge: ({ unit }, s) => say`${n.unit(s, unit)} has no room, or no target, for that charge`,
  cannotAttack: ({ unit, target }, s) => say`${n.unit(s, unit)} cannot get at ${n.unit(s, target)}`,
  hasAttacked: ({ unit }, s) => say`${n.unit(s, unit)} cannot attack any more in this phase`,
  stunned: ({ unit }, s) => say`${n.unit(s, unit)} is stunned`,
  notInZone: ({ cell }, s) => say`${n.hex(s, cell)} is not open for this set-up`,
  tooManyPoints: ({ cost, left }) => `That costs ${cost} points; ${left} are left`,
  notSettled: ({ unit }, s) => say`${n.unit(s, unit)} has not stayed here for a complete turn, or cannot do this here`,
  mustStop: ({ cell }, s) => say`The move cannot end in ${n.hex(s, cell)}`,
});
