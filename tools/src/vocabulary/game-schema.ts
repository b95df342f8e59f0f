/** One game's vocabulary as JSON Schema: what its types say, with what its numbers mean. */
import type { Game } from '@carroccio/kernel';
import { glossed } from './glossary.ts';
import type { JsonSchema, ShapeSchema } from './shape-schema.ts';

export interface GameSchema extends ShapeSchema {
  $schema: string;
  title: string;
  actions: Record<string, JsonSchema>;
}

const text = { type: 'string' };
const seats = { type: 'array', items: { type: 'number' } };

export function gameSchema(game: Game, shape: ShapeSchema): GameSchema {
  const meaning = new Meanings(game);
  const each = (
    all: Record<string, JsonSchema>,
    fields: (name: string) => Record<string, JsonSchema>,
    optional: Record<string, JsonSchema> = {},
  ) =>
    Object.fromEntries(
      Object.entries(all).map(([name, of]) => [name, meaning.explained(withFields(of, fields(name), optional))]),
    );
  const actions = Object.entries(game.actions).map(([name, schema]): [string, JsonSchema] => {
    const { type, properties, required, additionalProperties } = JSON.parse(JSON.stringify(schema));
    return [name, { type, properties, required, additionalProperties }];
  });
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `${game.rulebook.title.en}: what its messages hold, rules version ${game.version}`,
    actions: each(Object.fromEntries(actions), type => ({ type: { const: type } })),
    events: each(shape.events, type => ({ type: { const: type }, rule: text }), { only: seats, except: seats }),
    refusals: each(shape.refusals, reason => ({ rule: text, reason: { const: reason } })),
    frames: each(shape.frames, step => ({ step: { const: step } })),
    offers: shape.offers,
    options: shape.options,
    state: meaning.explained(shape.state, true),
    view: meaning.explained(shape.view, true),
    $defs: Object.fromEntries(
      Object.entries(shape.$defs).map(([name, of]) => [name, meaning.explained(of, false, name)]),
    ),
  };
}

/** A schema of an object with fields that all of its kind have before its own. */
function withFields(
  of: JsonSchema,
  fields: Record<string, JsonSchema>,
  optional: Record<string, JsonSchema>,
): JsonSchema {
  if (of.anyOf) return { ...of, anyOf: of.anyOf.map(form => withFields(form, fields, optional)) };
  return {
    ...of,
    properties: { ...fields, ...of.properties, ...optional },
    required: [...Object.keys(fields), ...(of.required ?? [])],
  };
}

/** What all of a kind have, which the page of the protocol explains. */
const COMMON: ReadonlySet<string> = new Set(['type', 'rule', 'reason', 'step', 'only', 'except']);

/** Says of fields that have no comment what kind of number they are. */
class Meanings {
  readonly #fields: Readonly<Record<string, string>>;
  readonly #by: Readonly<Record<string, string>>;

  readonly #game: string;

  constructor({ vocabulary, rulebook }: Game) {
    this.#game = rulebook.id;
    this.#fields = vocabulary?.fields ?? {};
    this.#by = vocabulary?.by ?? {};
  }

  explained(schema: JsonSchema, top = false, outer = ''): JsonSchema {
    const { properties } = schema;
    if (!properties) return this.#inside(schema, outer);
    const explained = Object.entries(properties).map(([name, of]): [string, JsonSchema] => {
      const kind = this.#kind(name, outer);
      const fixed = of.const !== undefined || COMMON.has(name);
      const gloss = of.description ?? (fixed || kind !== '' ? '' : glossed(this.#game, name, outer));
      const parts = [...(top && this.#by[name] ? [`By ${this.#by[name]}.`] : []), gloss, kind];
      const description = parts.filter(part => part !== '').join(' ');
      const inner = this.#inside(of, name);
      return [name, description === '' ? inner : { ...inner, description }];
    });
    return { ...schema, properties: Object.fromEntries(explained) };
  }

  /** What stands inside a field: an object, the items of a list, one of several forms. */
  #inside(of: JsonSchema, name: string): JsonSchema {
    if (of.properties) return this.explained(of, false, name);
    if (of.items) return { ...of, items: this.#inside(of.items, name) };
    return of.anyOf ? { ...of, anyOf: of.anyOf.map(form => this.#inside(form, name)) } : of;
  }

  #kind(name: string, outer: string): string {
    const kind = this.#fields[`${outer}.${name}`] ?? this.#fields[name];
    return kind === undefined || kind === 'numbers' ? '' : `Of the kind \`${kind}\`.`;
  }
}
