import { type Language, type Provenance, provenancesIn } from '@carroccio/kernel';
import { type Fields, isFields, isList, isScalar, type Scalar } from '../rules/table-shape.ts';

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

/** Every datum of a part with its source; what has a name in two languages goes by the one asked for. */
export function datumsOf(value: unknown, language: Language): Datum[] {
  return provenancesIn(value).map(({ path, source }) => {
    const steps = path.split('/').slice(1);
    // `{ of: [fields], source }` in a list of sources speaks of fields of what holds the list.
    const listed = steps.at(-2) === 'sources';
    const owner = listed ? steps.slice(0, -2) : steps;
    return {
      key: path,
      where: namesAlong(value, owner, language),
      fields: listed ? fieldsOf(follow(value, steps), follow(value, owner), language) : [],
      source,
    };
  });
}

function fieldsOf(entry: unknown, owner: unknown, language: Language): Field[] {
  const { of }: Fields = isFields(entry) ? entry : {};
  const said = (value: unknown): unknown => (isFields(value) && language in value ? value[language] : value);
  const names = isList(of) ? of.map(name => String(said(name))) : [];
  return names.map(name => {
    const value = isFields(owner) ? said(owner[name]) : undefined;
    return { name, value: isScalar(value) ? value : undefined };
  });
}

function follow(value: unknown, steps: readonly string[]): unknown {
  return steps.reduce<unknown>(
    (at, step) => (isList(at) ? at[Number(step)] : isFields(at) ? at[step] : undefined),
    value,
  );
}

/** Names things of a list by their names, cards by number and name, and what has no name by its place. */
function namesAlong(value: unknown, steps: readonly string[], language: Language): string[] {
  return steps.map((step, depth) => {
    if (!isList(follow(value, steps.slice(0, depth)))) return step;
    const item = follow(value, steps.slice(0, depth + 1));
    const { name, id, number }: Fields = isFields(item) ? item : {};
    const named = [isFields(name) ? name[language] : name, id].find(word => typeof word === 'string');
    if (named === undefined) return `${Number(step) + 1}`;
    return typeof number === 'number' ? `${number} ${named}` : named;
  });
}
