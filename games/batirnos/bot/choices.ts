import { type Action, at } from '@carroccio/kernel';
import type { Batirnos } from '../src/shape.ts';

export type Choices = readonly Action<Batirnos>[];
type Kind = Action<Batirnos>['type'];

/** The best of some choices, by a measure; the first of equals. */
export function best<T>(choices: readonly T[], measure: (choice: T) => number): { choice: T; value: number } {
  let choice = at(choices, 0);
  let value = Number.NEGATIVE_INFINITY;
  for (const candidate of choices) {
    const measured = measure(candidate);
    if (measured <= value) continue;
    choice = candidate;
    value = measured;
  }
  return { choice, value };
}

/** The choices of one kind. */
export const ofKind = <K extends Kind>(choices: Choices, kind: K): Action<Batirnos, K>[] =>
  choices.filter((choice): choice is Action<Batirnos, K> => choice.type === kind);

/** The first choice of one of these kinds, in this order. */
export function firstOfKind(choices: Choices, ...kinds: Kind[]): Action<Batirnos> {
  for (const kind of kinds) {
    const found = choices.find(({ type }) => type === kind);
    if (found) return found;
  }
  return at(choices, 0);
}
