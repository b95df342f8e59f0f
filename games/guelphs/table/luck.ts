/** Whether high results of a roll are good for those they are booked to. */
import type { Guelphs } from '@carroccio/guelphs/survey';
import type { RollEvent, Seat } from '@carroccio/kernel';

const GOOD: Readonly<Record<Guelphs['rolls'], 1 | -1 | 0>> = {
  continuum: -1, // gg.4.1b: at most the Command Capacity
  interruptio: -1, // gg.4.2c
  victory: -1, // gg.17.2.1: at most the Victory Level
  fire: 1, // gg.10.3
  morale: -1, // gg.12.1.4a: at most the rating
  footMorale: -1, // gg.12.0.1
  reactionFacing: -1, // gg.6.2d
  countercharge: -1, // gg.12.2.1
  shock: 1, // gg.10.6.3: booked to the attacker
  disruption: -1, // gg.11.0b: the die less the rating is hits
  wound: -1, // gg.13.1.6
  woundCheck: -1, // gg.13.1.5b: 8 or more with the hits is a wound
  heroCheck: -1, // gg.13.3.3a
  heroFate: -1, // gg.13.3.3a: 5 and 6 kill
  capitanoPoints: 1, // gg.17.1.1e: booked to the winner of the points
  heroPoints: 1, // gg.17.1.1f
  standard: -1, // gg.13.2.3b: booked to the loser, the hexes of dismay
  recovery: 1, // gg.5.4.1c
  rally: 1, // gg.S.3.8.1
  rallyHits: -1, // gg.S.3.8.3
  tradimento: -1, // gg.S.3.5c: 1 to 5 for the Ghibellines
  traitors: 1, // gg.S.3.5.2: 2 to 6 for the Ghibellines
  traitorHits: 1, // gg.S.3.5.3
  donati: 1, // gg.S.8.7.1
  novello: 1, // gg.S.8.8.1b
  baron: 0, // gg.S.6.7: 4 is best, 5 and 6 are worst
  freeing: -1, // gg.S.4.2.1: booked to the buyer, paid in points to the enemy
  march: -1, // gg.S.2.2.1a
};

export function luckOf({ why, seat }: RollEvent<Guelphs['rolls']>): { seat: Seat; good: 1 | -1 } | null {
  const good = GOOD[why];
  return good === 0 || seat === undefined ? null : { seat, good };
}
