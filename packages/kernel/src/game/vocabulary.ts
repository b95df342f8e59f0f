/** How a game tells a stranger what its numbers mean: what lies on the table, and which field names which of it. */
import type { Language } from '../books/rulebook.ts';

/** Something with a number: a unit, a leader, a card, a commune. The other fields are what is printed on it. */
export interface Thing {
  readonly id: number;
  readonly name: string;
  readonly [field: string]: unknown;
}

/** One hex or square. */
export interface MapCell extends Thing {
  /** Its place on the map, from 0. */
  readonly column: number;
  readonly row: number;
  readonly terrain: string;
  /** By direction: the cell there, or -1. */
  readonly neighbours: readonly number[];
}

/** A board; its cells are things of the kind `kind`. */
export interface BoardMap {
  readonly kind: string;
  /** `hex-flat`: columns stand straight, corners point east and west; `hex-pointy`: rows lie straight. */
  readonly shape: 'hex-flat' | 'hex-pointy' | 'square' | 'line';
  /** The directions as they are numbered, clockwise. */
  readonly directions: readonly string[];
  readonly cells: readonly MapCell[];
  /** What lies on the sides between cells. */
  readonly sides: readonly { readonly between: readonly number[]; readonly has: string }[];
}

/** Numbers that are no things: a word each, or a word for each bit that is set. */
export interface Code {
  readonly values?: Readonly<Record<number, string>>;
  readonly bits?: Readonly<Record<number, string>>;
  /** The kind of thing that its other numbers are. */
  readonly of?: string;
}

/** What lies on the table of a match, as its data print it. */
export interface Inventory {
  readonly maps: readonly BoardMap[];
  readonly things: Readonly<Record<string, readonly Thing[]>>;
  readonly codes: Readonly<Record<string, Code>>;
}

/** Which numbers of states, frames, actions and events are what: kinds are those of the inventory. */
export interface Vocabulary<Where, View> {
  /** As a seat that has this view may know it: where players lay the map, only the view tells it. */
  inventory(scene: Where, language: Language, view: View): Inventory;
  /** By the name of a field, or `outer.field` where the name alone does not say it: the kind of its numbers. */
  readonly fields: Readonly<Record<string, string>>;
  /** Lists of the state that have an item for each thing of a kind, by their names. */
  readonly by: Readonly<Record<string, string>>;
}
