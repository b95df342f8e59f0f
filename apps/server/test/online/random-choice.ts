/** Any choice of what a seat sees that it may do: a client knows no more. */
import { type AnyAction, actionOf, type Field, type Json } from '@carroccio/kernel';
import type { Seen } from './player.ts';

/** Numbers by chance, the same for the same seed. */
export function dice(seed: number): (n: number) => number {
  let state = seed >>> 0;
  return n => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

export function anyChoice(
  { legal, families }: Pick<Seen, 'legal' | 'families'>,
  draw: (n: number) => number,
): AnyAction {
  // A form filled in anyhow is mostly refused.
  const listed = families.length === 0 || draw(20) > 0 ? legal[draw(legal.length)] : undefined;
  if (listed) return listed;
  const family = families[draw(families.length)];
  if (!family) throw new Error('there is nothing to choose');
  return actionOf(family, filled(family.fields, draw));
}

const filled = (fields: readonly Field[], draw: (n: number) => number): Record<string, Json> =>
  Object.fromEntries(fields.map(field => [field.field, anyOf(field, draw)]));

function anyOf(field: Field, draw: (n: number) => number): Json {
  switch (field.kind) {
    case 'sum':
      return field.least + field.step * draw(Math.floor((field.most - field.least) / field.step) + 1);
    case 'one':
      return field.of[draw(field.of.length)] ?? null;
    case 'set':
      return someOf(field.of, field.least + draw(Math.min(field.most, field.of.length) - field.least + 1), draw);
    case 'items':
      return Array.from({ length: Math.min(field.least + draw(2), field.most) }, () => {
        const item = field.of[draw(field.of.length)];
        return item ? { kind: item.kind, ...filled(item.fields, draw) } : null;
      });
  }
}

function someOf(of: readonly Json[], count: number, draw: (n: number) => number): Json[] {
  const left = [...of];
  return Array.from({ length: count }, () => left.splice(draw(left.length), 1)[0] ?? null);
}
