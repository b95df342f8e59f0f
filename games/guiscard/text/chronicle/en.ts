import type { Man } from '../../src/roster.ts';
import { battle, works } from './en/battle.ts';
import { ending } from './en/ending.ts';
import { opening } from './en/opening.ts';
import { englishPeople } from './en/people.ts';
import { siege } from './en/siege.ts';
import type { Prose } from './facts.ts';

export const english = (men: readonly Man[], seats: readonly string[], heading: string): Prose => {
  const people = englishPeople(men, seats);
  return { ...opening(people, heading), ...battle(people), ...works(people), ...siege(people), ...ending(people) };
};
