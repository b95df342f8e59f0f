/** States, frames, actions and events with names in the place of numbers. */

import type { Language } from '../books/rulebook.ts';
import type { Play, SeatView } from '../play/play.ts';
import type { Seat } from './shape.ts';
import type { Code, Inventory, Thing } from './vocabulary.ts';

const NOTHING: Inventory = { maps: [], things: {}, codes: {} };

/** Nothing of the kind. */
const NONE = 'none';

/** Names the numbers of one match. */
export class Interpreter {
  readonly inventory: Inventory;
  readonly #fields: Readonly<Record<string, string>>;
  readonly #by: Readonly<Record<string, string>>;
  readonly #things: ReadonlyMap<string, ReadonlyMap<number, Thing>>;
  /** Kinds that are places of a map: their name alone says which. */
  readonly #places: ReadonlySet<string>;

  /** As somebody may know them who has this view; `null` looks on. */
  constructor(play: Play, seat: Seat | null, language: Language) {
    const { vocabulary } = play.game;
    const laid = vocabulary?.inventory(play.scene, language, play.view(seat).state) ?? NOTHING;
    this.inventory = { ...laid, things: withoutSources(laid.things) };
    this.#fields = vocabulary?.fields ?? {};
    this.#by = vocabulary?.by ?? {};
    const { maps, things } = this.inventory;
    const kinds: [string, readonly Thing[]][] = [
      ...Object.entries(things),
      ...maps.map(({ kind, cells }): [string, readonly Thing[]] => [kind, cells]),
    ];
    this.#things = new Map(kinds.map(([kind, all]) => [kind, new Map(all.map(thing => [thing.id, thing]))]));
    this.#places = new Set(maps.map(({ kind }) => kind));
  }

  view(view: SeatView): object {
    const { decision, chosen, state } = view;
    return {
      ...view,
      decision: decision && { ...decision, frame: this.fields(decision.frame) },
      chosen: chosen.map(action => this.fields(action)),
      state: this.state(state),
    };
  }

  /** The lists that have an item for each thing of a kind become one list of those things. */
  state(state: object): object {
    const rows = new Map<string, Record<string, unknown>[]>();
    const rest: Record<string, unknown> = {};
    for (const [field, value] of Object.entries(state)) {
      const kind = this.#by[field];
      if (kind === undefined || !Array.isArray(value)) rest[field] = this.#read(value, field);
      else this.#spread(rows, kind, field, value);
    }
    return { ...rest, ...Object.fromEntries(rows) };
  }

  /** An action, an event, a frame: its numbers named. */
  fields(value: object): object {
    return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, this.#read(inner, field)]));
  }

  #spread(rows: Map<string, Record<string, unknown>[]>, kind: string, field: string, values: readonly unknown[]): void {
    const list = rows.get(kind) ?? [];
    rows.set(kind, list);
    values.forEach((value, id) => {
      list[id] ??= { ...this.#row(kind, id) };
      const read = this.#read(value, field);
      if (isObject(value) && isObject(read)) Object.assign(list[id], read);
      else list[id][field] = read;
    });
  }

  #row(kind: string, id: number): Record<string, unknown> {
    const thing = this.#things.get(kind)?.get(id);
    const side = thing && 'side' in thing ? { side: thing.side } : {};
    return { id, name: thing?.name ?? String(id), ...side };
  }

  #read(value: unknown, field: string, outer = ''): unknown {
    if (Array.isArray(value)) return value.map(item => this.#read(item, field, outer));
    if (isObject(value))
      return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, this.#read(inner, name, field)]));
    if (typeof value !== 'number') return value;
    const kind = this.#fields[`${outer}.${field}`] ?? this.#fields[field];
    return kind === undefined ? value : this.#word(kind, value);
  }

  #word(kind: string, value: number): unknown {
    const code = this.inventory.codes[kind];
    if (code?.bits) return bitsOf(code.bits, value);
    const word = code?.values?.[value];
    if (word !== undefined) return word;
    const of = code?.of ?? kind;
    const thing = this.#things.get(of)?.get(value);
    if (thing) return this.#places.has(of) ? thing.name : { id: thing.id, name: thing.name };
    return value < 0 ? NONE : value;
  }
}

/** Where data come from is said in the parts themselves. */
const withoutSources = (things: Inventory['things']): Inventory['things'] =>
  Object.fromEntries(
    Object.entries(things).map(([kind, all]) => [
      kind,
      all.map(thing => ({ ...fieldsWithoutSources(thing), id: thing.id, name: thing.name })),
    ]),
  );

const fieldsWithoutSources = (value: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(value).flatMap(([field, inner]) =>
      field === 'source' || field === 'sources' ? [] : [[field, bare(inner)]],
    ),
  );

function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bare);
  return isObject(value) ? fieldsWithoutSources(value) : value;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const bitsOf = (bits: NonNullable<Code['bits']>, value: number): string[] =>
  Object.entries(bits).flatMap(([bit, word]) => ((value & Number(bit)) !== 0 ? [word] : []));
