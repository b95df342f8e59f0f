import type { TSchema } from 'typebox';
import { Check } from 'typebox/value';

export type Checked = (value: unknown) => boolean;

/** The checks of messages, each made when it is first needed. */
export class Checks {
  readonly #known = new Map<TSchema, Checked>();
  readonly #make: (schema: TSchema) => Checked;

  constructor(make: (schema: TSchema) => Checked = schema => value => Check(schema, value)) {
    this.#make = make;
  }

  of(schema: TSchema): Checked {
    const known = this.#known.get(schema);
    if (known) return known;
    const made = this.#make(schema);
    this.#known.set(schema, made);
    return made;
  }
}
