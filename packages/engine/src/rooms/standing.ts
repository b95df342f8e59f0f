/** Answers that a seat has given beforehand: "hold all of these until …". The record knows nothing of them. */
import { type AnyAction, type Decision, equal, type Json, type Play, type Seat } from '@carroccio/kernel';
import { Denied } from './denial.ts';

export interface StandingAnswer {
  /** The decision that is answered. */
  step: string;
  /** What is done: the one legal action that has these fields. */
  action: Readonly<Record<string, Json>>;
  /** Fields of the frame that must be as they are here: the same activation, the same attacker. */
  while: Readonly<Record<string, Json>>;
  /** The decision at which it ends, whoever's it is. */
  until: string | null;
  /** It ends as well when its seat is asked anything else than this and these. Without it, whatever it is asked. */
  beside?: readonly string[];
}

/** Why an answer stands no longer. */
type Ended =
  /** The decision named came. */
  | 'until'
  /** The seat itself is asked something else. */
  | 'asked'
  /** The frame is another one. */
  | 'differs'
  /** No action, or more than one, is what was said. */
  | 'unclear';

export interface Standing extends StandingAnswer {
  id: number;
  seat: Seat;
  /** How often it has answered. */
  given: number;
  ended: Ended | null;
}

const MOST_ANSWERS = 20;

/** What has been said beforehand, as it is kept. */
export interface GivenAnswers {
  all: readonly Standing[];
  last: number;
}

export class StandingAnswers {
  #all: Standing[] = [];
  #last = 0;

  get kept(): GivenAnswers {
    return { all: this.#all, last: this.#last };
  }

  /** Goes on where another room has come to. */
  takeOver({ all, last }: GivenAnswers): void {
    this.#all = all.map(one => ({ ...one }));
    this.#last = last;
  }

  add(seat: Seat, answer: StandingAnswer): Standing {
    const own = this.#all.filter(one => one.seat === seat && one.ended === null);
    if (own.length >= MOST_ANSWERS) throw new Denied({ code: 'too-many-answers', most: MOST_ANSWERS });
    // One answer to a decision: what is said later holds.
    this.#all = this.#all.filter(one => !(one.seat === seat && one.step === answer.step));
    const standing: Standing = { ...answer, id: ++this.#last, seat, given: 0, ended: null };
    this.#all.push(standing);
    return standing;
  }

  remove(seat: Seat, id: number): void {
    const index = this.#all.findIndex(one => one.seat === seat && one.id === id);
    if (index < 0) throw new Denied({ code: 'unknown-answer', answer: id });
    this.#all.splice(index, 1);
  }

  /** Those of one seat: nobody else knows of them. Those that have ended are told once more, and then forgotten. */
  of(seat: Seat): Standing[] {
    return this.#all.filter(one => one.seat === seat).map(one => ({ ...one }));
  }

  forgetEnded(): void {
    this.#all = this.#all.filter(({ ended }) => ended === null);
  }

  /** What a seat has said beforehand to what is being decided now. */
  answerTo(play: Play): { seat: Seat; action: AnyAction } | null {
    const decision = play.decision();
    if (!decision) return null;
    for (const standing of this.#all) {
      if (standing.ended) continue;
      if (standing.until === decision.step) standing.ended = 'until';
      else if (asksElse(standing, decision)) standing.ended = 'asked';
      else if (standing.step === decision.step && decision.seats.includes(standing.seat)) {
        const action = this.#given(standing, decision, play.legal(standing.seat));
        if (action) return { seat: standing.seat, action };
      }
    }
    return null;
  }

  #given(standing: Standing, decision: Decision, legal: readonly AnyAction[]): AnyAction | null {
    if (!hasFields(decision.frame, standing.while)) standing.ended = 'differs';
    else {
      const [action, second] = legal.filter(one => hasFields(one, standing.action));
      if (action && !second) {
        standing.given++;
        return action;
      }
      standing.ended = 'unclear';
    }
    return null;
  }
}

/** Whether it is the seat's own turn to think, of something that its answer was not given for. */
const asksElse = ({ seat, step, beside }: Standing, decision: Decision): boolean =>
  beside !== undefined && decision.seats.includes(seat) && decision.step !== step && !beside.includes(decision.step);

const hasFields = (one: object, fields: Readonly<Record<string, Json>>): boolean => {
  const own = new Map(Object.entries(one));
  return Object.entries(fields).every(([field, value]) => equal(own.get(field), value));
};
