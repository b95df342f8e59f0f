/** What a choice costs: what is gone afterwards of what can be spent. */
import {
  type AnyAction,
  type Chance,
  Generator,
  type Language,
  type Play,
  type Reader,
  type Seat,
  type Stock,
  startChance,
} from '@carroccio/kernel';
import { GRAMMAR } from '@carroccio/kernel/text';
import { READING_TEXT } from '../text/reading.ts';

class Drawn extends Error {}

/** Stops as soon as anything is drawn: what hangs on chance is no cost. */
const NO_CHANCE: Chance = {
  draw() {
    throw new Drawn();
  },
};

/** Tells beside each choice what it costs the seat, as far as that hangs on nothing the seat cannot see. */
export class Costs {
  readonly #reader: Reader;
  readonly #play: Play;
  readonly #seat: Seat;
  readonly #language: Language;
  readonly #before: ReadonlyMap<string, Stock>;

  constructor(reader: Reader, play: Play, seat: Seat, language: Language) {
    this.#reader = reader;
    this.#play = play;
    this.#seat = seat;
    this.#language = language;
    this.#before = this.#stockOf(play);
  }

  of(action: AnyAction): string {
    if (this.#before.size === 0 || this.#play.decision()?.sealed) return '';
    const after = this.#after(action);
    if (!after) return '';
    const text = READING_TEXT[this.#language];
    const { signed, figure } = GRAMMAR[this.#language];
    const changes = [...this.#before.values()].flatMap(({ name, one, amount }) => {
      const left = after.get(name)?.amount ?? amount;
      const change = left - amount;
      return change === 0 ? [] : [text.costs(Math.abs(change) === 1 ? one : name, signed(change), figure(left))];
    });
    return changes.join('; ');
  }

  #stockOf(play: Play): Map<string, Stock> {
    const stock = this.#reader.read(play, this.#seat, this.#language).stock();
    return new Map(stock.map(one => [one.name, one]));
  }

  #after(action: AnyAction): Map<string, Stock> | null {
    try {
      // On a copy in which all that the seat may not know is drawn anew: nothing is learned from it.
      const copy = this.#play.resample(this.#seat, new Generator(startChance('sfc32', 'costs'))).clone(NO_CHANCE);
      return copy.apply(this.#seat, action).ok ? this.#stockOf(copy) : null;
    } catch (error) {
      if (error instanceof Drawn) return null;
      throw error;
    }
  }
}
