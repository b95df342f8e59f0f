/** Sums that a player names freely, as fields of a family: what they can be, and any of them. */
import type { Chance, Field } from '@carroccio/kernel';

/** A whole sum from `least` to `most`. */
export const sumField = (field: string, least: number, most: number): Field => ({
  field,
  kind: 'sum',
  least,
  most,
  step: 1,
});

/** Any of these sums: a few more than the least as likely as hundreds more, so that chance does not ruin everybody. */
export function anySum(chance: Chance, least: number, most: number): number {
  const range = most - least + 1;
  const magnitude = chance.draw(String(range).length, 1);
  return chance.draw(Math.min(range, 10 ** magnitude), least);
}
