import { hasWords } from '../print/prose.ts';

/** A choice and its number, which stays the same however the list is cut. */
export interface Numbered {
  number: number;
  label: string;
  /** What is said beside it: what it costs. */
  aside: string;
}

/** Numbered choices: all of a short list, a long one page by page, by the words they have or by where they are. */
export class Choices {
  readonly #all: readonly Omit<Numbered, 'aside'>[];
  readonly #page: number;
  readonly #aside: (number: number) => string;
  #words = '';
  #keeps: (one: Omit<Numbered, 'aside'>) => boolean = () => true;
  #from = 0;

  constructor(labels: readonly string[], page = 40, aside: (number: number) => string = () => '') {
    this.#all = labels.map((label, index) => ({ number: index + 1, label }));
    this.#page = page;
    this.#aside = aside;
  }

  get count(): number {
    return this.#all.length;
  }

  get words(): string {
    return this.#words;
  }

  get hits(): readonly Omit<Numbered, 'aside'>[] {
    return this.#all.filter(this.#keeps);
  }

  /** What is on the screen. */
  get shown(): readonly Numbered[] {
    return this.hits
      .slice(this.#from, this.#from + this.#page)
      .map(one => ({ ...one, aside: this.#aside(one.number) }));
  }

  /** Keeps the choices that have the words; `false` when none has, and nothing changes. */
  filter(words: readonly string[]): boolean {
    return this.#keep(words.join(' '), ({ label }) => hasWords(label, words));
  }

  /** Keeps the choices of these numbers, which are said to have the words. */
  only(numbers: readonly number[], words: string): boolean {
    return this.#keep(words, ({ number }) => numbers.includes(number));
  }

  #keep(words: string, keeps: (one: Omit<Numbered, 'aside'>) => boolean): boolean {
    if (!this.#all.some(keeps)) return false;
    this.#words = words;
    this.#keeps = keeps;
    this.#from = 0;
    return true;
  }

  /** The next page; after the last, or from a filter that fits on one page, the first of all. */
  turn(): void {
    this.#from += this.#page;
    if (this.#from < this.hits.length) return;
    this.#from = 0;
    this.#words = '';
    this.#keeps = () => true;
  }
}
