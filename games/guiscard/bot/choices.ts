/** What can be chosen, and the best of it. */
import { type Action, at } from '@carroccio/kernel';
import type { Guiscard } from '../src/shape.ts';

export type Choices = readonly Action<Guiscard>[];

interface Found<T> {
  choice: T;
  value: number;
}

/** The best of some choices, by a measure; the first of equals. */
export function best<T>(choices: readonly T[], measure: (choice: T) => number): Found<T> {
  let found = at(choices, 0);
  let value = Number.NEGATIVE_INFINITY;
  for (const choice of choices) {
    const measured = measure(choice);
    if (measured <= value) continue;
    found = choice;
    value = measured;
  }
  return { choice: found, value };
}

/** The choices of one kind. */
export const ofType = <T extends Action<Guiscard>['type']>(choices: Choices, type: T): Action<Guiscard, T>[] =>
  choices.filter((choice): choice is Action<Guiscard, T> => choice.type === type);

/** The first choice of one of these kinds, in the order of the kinds; else the first of all. */
export function firstOf(choices: Choices, ...types: Action<Guiscard>['type'][]): Action<Guiscard> {
  for (const type of types) {
    const found = choices.find(choice => choice.type === type);
    if (found) return found;
  }
  return at(choices, 0);
}
