/**
 * A table of numbers that is used again and again, for one question at a time: what was written for the one before is
 * forgotten. Looking ahead asks so often that fresh tables would cost more than the search itself.
 */
export class Sheet {
  readonly #values: Int32Array;
  /** By place: the question for which its value was written. */
  readonly #written: Float64Array;
  #question = 0;

  constructor(size: number) {
    this.#values = new Int32Array(size);
    this.#written = new Float64Array(size);
  }

  /** The sheet, empty. */
  cleared(): this {
    this.#question++;
    return this;
  }

  /** What has been written in a place, or 0. */
  get(place: number): number {
    return this.#written[place] === this.#question ? (this.#values[place] ?? 0) : 0;
  }

  set(place: number, value: number): void {
    this.#values[place] = value;
    this.#written[place] = this.#question;
  }
}

/** The sheets of a map, each for one kind of question; none of them is asked while it is being answered. */
export interface Sheets {
  /** By hex. */
  readonly passage: Sheet;
}

export const createSheets = (cellCount: number): Sheets => ({ passage: new Sheet(cellCount) });
