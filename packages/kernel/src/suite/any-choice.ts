/** Any choice of what a seat is told that it may do: a client knows no more than what is listed, and the forms of the rest. */
import type { AnyAction } from '../game/erased.ts';
import { actionOf, type Described, type Field } from '../game/family.ts';
import type { Json } from '../json/json.ts';
import { type Chance, pick } from '../play/chance.ts';

/** What a seat is told. */
interface Told {
  readonly legal: readonly AnyAction[];
  readonly families: readonly Described[];
}

/** What a form holds is not always what the rules allow; `null` where there is nothing to choose. */
export function anyChoice({ legal, families }: Told, chance: Chance): AnyAction | null {
  // A form filled in anyhow is mostly refused.
  if (legal.length > 0 && (families.length === 0 || chance.draw(20) > 0)) return pick(chance, legal);
  if (families.length === 0) return null;
  const family = pick(chance, families);
  return actionOf(family, filled(family.fields, chance));
}

const filled = (fields: readonly Field[], chance: Chance): Record<string, Json> =>
  Object.fromEntries(fields.map(field => [field.field, anyOf(field, chance)]));

function anyOf(field: Field, chance: Chance): Json {
  switch (field.kind) {
    case 'sum':
      return field.least + field.step * chance.draw(Math.floor((field.most - field.least) / field.step) + 1);
    case 'one':
      return field.of.length > 0 ? pick(chance, field.of) : null;
    case 'set':
      return someOf(
        field.of,
        field.least + chance.draw(Math.min(field.most, field.of.length) - field.least + 1),
        chance,
      );
    case 'items':
      return Array.from({ length: Math.min(field.least + chance.draw(2), field.most) }, () => {
        if (field.of.length === 0) return null;
        const item = pick(chance, field.of);
        return { kind: item.kind, ...filled(item.fields, chance) };
      });
  }
}

function someOf(of: readonly Json[], count: number, chance: Chance): Json[] {
  const left = [...of];
  return Array.from({ length: count }, () => left.splice(chance.draw(left.length), 1)[0] ?? null);
}
