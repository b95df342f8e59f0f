/** Whether high results of a roll are good for those they are booked to. */
import type { Guiscard } from '@carroccio/guiscard/survey';
import type { RollEvent, Seat } from '@carroccio/kernel';

const GOOD: Readonly<Record<Guiscard['rolls'], 1 | -1 | 0>> = {
  impact: -1, // gui.5.4.1b: the higher, the wider
  fire: -1, // gui.5.4.3: booked to the shooter
  infiltration: 1, // gui.4.3.1: booked to the opponent
  bridle: -1, // gui.4.4.3d: 1 to 6
  combat: -1, // gui.6.4: booked to the attacker
  jump: -1, // gui.9.2.1b
  ladder: -1, // gui.10.1.6a: 1 to 6
  fireArrow: 1, // gui.10.2.4
  spread: 1, // gui.10.2.4.spread: booked to who lit it
  douse: -1, // gui.10.2.4.extinguish
  stun: -1, // gui.10.2.5c: 1 to 6 come round
  stone: 0, // gui.10.4.4a: where it falls, on two dice
  siphon: 1, // gui.10.5.2: 1 and 2 fail
  naphtha: 1, // gui.10.5.3b
  grapnel: 1, // gui.10.6.1b: 3 or more
  rope: -1, // gui.10.6.4: 1 to 3
  ropeGrab: 1, // gui.10.6.3b
  pull: -1, // gui.10.6.5a: 1 and 2
  bombardment: 1, // gui.11.3.5
  provisions: 1, // gui.11.1.1a
  event: 0, // gui.11.6: some are good for one, some for the other
  eventEffect: 0,
  initiative: 1, // gui.11.1.3a
  healing: 0, // gui.11.1.5b: 9 kills, 10 heals at once
  surrender: 1, // gui.11.5c
  patrol: -1, // gui.11.4.3f
  packHorses: 1, // gui.11.4.3a
  victim: 0,
  edge: 1, // gui.2.scenario-choice
};

export function luckOf({ why, seat }: RollEvent<Guiscard['rolls']>): { seat: Seat; good: 1 | -1 } | null {
  const good = GOOD[why];
  return good === 0 || seat === undefined ? null : { seat, good };
}
