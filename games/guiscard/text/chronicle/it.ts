import type { Man } from '../../src/roster.ts';
import type { Prose } from './facts.ts';
import { battle, works } from './it/battle.ts';
import { ending } from './it/ending.ts';
import { opening } from './it/opening.ts';
import { italianPeople } from './it/people.ts';
import { siege } from './it/siege.ts';

export const italian = (men: readonly Man[], seats: readonly string[], heading: string): Prose => {
  const people = italianPeople(men, seats);
  return { ...opening(people, heading), ...battle(people), ...works(people), ...siege(people), ...ending(people) };
};
