import { hasWords } from '../print/prose.ts';

/** A choice and its number, which stays the same however the list is cut. */
export interface Numbered {
  number: number;
  label: string;
}

/** Numbered choices: all of a short list, a long one page by page or by the words they have. */
export class Choices {
  readonly #all: readonly Numbered[];
  readonly #page: number;
  #words: readonly string[] = [];
  #from = 0;

  constructor(labels: readonly string[], page = 40) {
    this.#all = labels.map((label, index) => ({ number: index + 1, label }));
    this.#page = page;
  }

  get count(): number {
    return this.#all.length;
  }

  get words(): string {
    return this.#words.join(' ');
  }

  get hits(): readonly Numbered[] {
    return this.#all.filter(({ label }) => hasWords(label, this.#words));
  }

  /** What is on the screen. */
  get shown(): readonly Numbered[] {
    return this.hits.slice(this.#from, this.#from + this.#page);
  }

  /** Keeps the choices that have the words; `false` when none has, and nothing changes. */
  filter(words: readonly string[]): boolean {
    if (!this.#all.some(({ label }) => hasWords(label, words))) return false;
    this.#words = words;
    this.#from = 0;
    return true;
  }

  /** The next page; after the last, or from a filter that fits on one page, the first of all. */
  turn(): void {
    this.#from += this.#page;
    if (this.#from < this.hits.length) return;
    this.#from = 0;
    this.#words = [];
  }
}
