/** Sums that a player names freely: what they can be, and any of them. */
import {
  type Action,
  type ActionType,
  type Chance,
  equal,
  type Family,
  type Field,
  pick,
  type Refusal,
  type StepName,
} from '@carroccio/kernel';
import type { Podesta } from '../shape.ts';

/** A whole sum from `least` to `most`. */
export const sumField = (field: string, least: number, most: number, step = 1): Field => ({
  field,
  kind: 'sum',
  least,
  most,
  step,
});

/** Any of these sums: a few more than the least as likely as hundreds more, so that chance does not ruin everybody. */
export function anySum(chance: Chance, least: number, most: number): number {
  const range = most - least + 1;
  const magnitude = chance.draw(String(range).length, 1);
  return chance.draw(Math.min(range, 10 ** magnitude), least);
}

/** Actions that differ in their sum alone: the one with the least, and the most it can be. */
export interface Range<A> {
  least: A;
  most: number;
}

type Parameters<S extends StepName<Podesta>, T extends ActionType<Podesta>> = Family<
  Podesta,
  S,
  T
>['describe'] extends (...all: infer P) => unknown
  ? P
  : never;

/** Where the sum stands in an action, and the steps it goes in. */
interface Summed<A> {
  field: string;
  step?: number;
  sum(action: A): number;
  with(action: A, sum: number): A;
}

interface Sums<S extends StepName<Podesta>, T extends ActionType<Podesta>>
  extends Summed<Action<Podesta, T>>,
    Pick<Family<Podesta, S, T>, 'take' | 'odds'> {
  /** What can be named: everything but the sum said, with the sums that go with it. */
  ranges(...asked: Parameters<S, T>): readonly Range<Action<Podesta, T>>[];
  /** Why another sum, or a sum of something else, is refused. */
  why(...asked: [...Parameters<S, T>, Action<Podesta, T>]): Refusal<Podesta>;
}

/** A kind of action of which there is one for every sum in a range. */
export const sums = <S extends StepName<Podesta>, T extends ActionType<Podesta>>({
  field,
  step = 1,
  sum,
  with: withSum,
  ranges,
  why,
  ...taking
}: Sums<S, T>): Family<Podesta, S, T> => ({
  ...taking,
  contains(look, frame, seat, action) {
    const named = sum(action);
    const isOne = ranges(look, frame, seat).some(
      ({ least, most }) =>
        equal(withSum(least, named), action) &&
        named >= sum(least) &&
        named <= most &&
        (named - sum(least)) % step === 0,
    );
    return isOne ? null : why(look, frame, seat, action);
  },
  describe: (look, frame, seat) =>
    ranges(look, frame, seat).map(({ least, most }) => {
      const same = Object.fromEntries(Object.entries(least).filter(([name]) => name !== 'type' && name !== field));
      return { type: least.type, same, fields: [sumField(field, sum(least), most, step)] };
    }),
  many: (look, frame, seat) => ranges(look, frame, seat).length,
  draw(look, frame, seat, chance) {
    const { least, most } = pick(chance, ranges(look, frame, seat));
    return withSum(least, sum(least) + step * anySum(chance, 0, (most - sum(least)) / step));
  },
});

/** The sum is a number of lots. */
export const OF_LOTS = {
  field: 'lots',
  sum: ({ lots }: { lots: number }) => lots,
  with: <A extends { lots: number }>(action: A, lots: number): A => ({ ...action, lots }),
};

/** The sum is in florins. */
export const OF_FLORINS = {
  field: 'florins',
  sum: ({ florins }: { florins: number }) => florins,
  with: <A extends { florins: number }>(action: A, florins: number): A => ({ ...action, florins }),
};
