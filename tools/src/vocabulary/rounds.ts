/** Steps that are asked again and again, and what ends them, as matches show it. */
import type { Match, Seat } from '@carroccio/kernel';

/** Who was asked for what, with so many things under way. */
interface Asked {
  readonly depth: number;
  readonly step: string;
  readonly seat: Seat;
}

interface Came {
  /** How often the same was asked of the same seat next. */
  again: number;
  /** How often it was not. */
  over: number;
}

/** Beside the step itself what ends it may come again at once: another division moves. */
const OFTEN = 2;

export class Rounds {
  /** By step, then by type of action. */
  readonly #came = new Map<string, Map<string, Came>>();

  /** By step, the types of action after which it is over; steps that are asked once only have none. */
  ends(isBare: (type: string) => boolean): Map<string, string[]> {
    return new Map(
      [...this.#came].flatMap(([step, came]): [string, string[]][] => {
        const goesOn = [...came].some(([type, one]) => !isEnd(one, isBare(type)) && one.again > 0);
        const ends = [...came].flatMap(([type, one]) => (isEnd(one, isBare(type)) ? [type] : []));
        return goesOn && ends.length > 0 ? [[step, ends.sort()]] : [];
      }),
    );
  }

  note(step: string, type: string, again: boolean): void {
    const came = this.#came.get(step) ?? new Map<string, Came>();
    const one = came.get(type) ?? { again: 0, over: 0 };
    this.#came.set(step, came.set(type, one));
    if (again) one.again++;
    else one.over++;
  }
}

/** What says nothing but itself, and what is never followed by the same. */
const isEnd = ({ again, over }: Came, bare: boolean): boolean =>
  over > 0 && (again === 0 || (bare && again <= OFTEN * over));

/** One match on its way: what was done, until it is seen what came of it. */
export class Watch {
  readonly #rounds: Rounds;
  #open: (Asked & { readonly type: string })[] = [];

  constructor(rounds: Rounds) {
    this.#rounds = rounds;
  }

  /** Something is asked, or the match is over: what was open at this depth, or deeper, has come to its next question. */
  asked({ play }: Match): void {
    const decision = play.decision();
    const depth = decision ? play.position.stack.length : 0;
    for (const one of this.#open.filter(open => open.depth >= depth)) {
      const again = one.depth === depth && decision?.step === one.step && decision.seats[0] === one.seat;
      this.#rounds.note(one.step, one.type, again);
    }
    this.#open = this.#open.filter(open => open.depth < depth);
  }

  does({ play }: Match, type: string): void {
    const decision = play.decision();
    const [seat] = decision?.seats ?? [];
    if (decision && seat !== undefined)
      this.#open.push({ depth: play.position.stack.length, step: decision.step, seat, type });
  }
}
