import { type Provenance, provenancesIn } from '@carroccio/kernel';
import { type Fields, isFields, isList, isScalar, type Scalar } from '../../rules/table-shape.ts';

export type Origin = Provenance['from'];

/** Something of a game's data that has one source. */
export interface Datum {
  readonly key: string;
  /** Where it stands, from the whole to the part: `montaperti`, `battaglie`, `Anglano`, `capitano`. */
  readonly where: readonly string[];
  /** The fields meant, with their values where these are short; none when all of it is meant. */
  readonly fields: readonly Field[];
  readonly source: Provenance;
}

interface Field {
  readonly name: string;
  readonly value: Scalar;
}

/** Every datum of a part with its source. */
export function datumsOf(value: unknown): Datum[] {
  return provenancesIn(value).map(({ path, source }) => {
    const steps = path.split('/').slice(1);
    // `{ of: [fields], source }` in a list of sources speaks of fields of what holds the list.
    const listed = steps.at(-2) === 'sources';
    const owner = listed ? steps.slice(0, -2) : steps;
    return {
      key: path,
      where: namesAlong(value, owner),
      fields: listed ? fieldsOf(follow(value, steps), follow(value, owner)) : [],
      source,
    };
  });
}

function fieldsOf(entry: unknown, owner: unknown): Field[] {
  const { of }: Fields = isFields(entry) ? entry : {};
  const names = isList(of) ? of.map(String) : [];
  return names.map(name => {
    const value = isFields(owner) ? owner[name] : undefined;
    return { name, value: isScalar(value) ? value : undefined };
  });
}

function follow(value: unknown, steps: readonly string[]): unknown {
  return steps.reduce<unknown>(
    (at, step) => (isList(at) ? at[Number(step)] : isFields(at) ? at[step] : undefined),
    value,
  );
}

/** Names things of a list by their names, and only without one by their numbers. */
function namesAlong(value: unknown, steps: readonly string[]): string[] {
  return steps.map((step, depth) => {
    if (!isList(follow(value, steps.slice(0, depth)))) return step;
    const item = follow(value, steps.slice(0, depth + 1));
    const { name, id }: Fields = isFields(item) ? item : {};
    return [name, id].find(word => typeof word === 'string') ?? `${Number(step) + 1}`;
  });
}
