/** Answers given beforehand: "always N" does so whenever the same is asked, until it is taken back. */
import { type Standing, StandingAnswers } from '@carroccio/engine/standing';
import type { AnyAction, Decision, Json, Play, Seat } from '@carroccio/kernel';
import { STANDING_TEXT } from '../text/standing.ts';
import type { Asked, Outcome, Shown } from './commands.ts';

/** Standing answers, with what they were called, and those that end when something else is asked. */
export class Kept {
  readonly #answers = new StandingAnswers();
  readonly #labels = new Map<number, string>();
  readonly #untilOther = new Set<number>();

  add(seat: Seat, { step }: Decision, action: AnyAction, label: string, untilOther: boolean): void {
    const fields: Record<string, Json> = JSON.parse(JSON.stringify(action));
    const { id } = this.#answers.add(seat, { step, action: fields, while: {}, until: null });
    this.#labels.set(id, label);
    if (untilOther) this.#untilOther.add(id);
  }

  of(seat: Seat): (Standing & { label: string })[] {
    return this.#answers.of(seat).map(one => ({ ...one, label: this.#labels.get(one.id) ?? '' }));
  }

  remove(seat: Seat, id: number): void {
    this.#answers.remove(seat, id);
  }

  /** What somebody has said beforehand to what is asked now. */
  answerTo(play: Play): { seat: Seat; action: AnyAction } | null {
    return this.#answers.answerTo(play);
  }

  /** Something is asked of a seat: what held only until then ends, and what could not be done is told. */
  asked(seat: Seat, { step }: Decision): string[] {
    for (const one of this.of(seat)) if (this.#untilOther.has(one.id) && one.step !== step) this.remove(seat, one.id);
    const ended = this.of(seat).filter(one => one.ended !== null);
    for (const { id } of ended) this.remove(seat, id);
    return ended.map(({ label }) => label);
  }
}

/** `always` lists, `always N` and `always N until other` say, `always stop` and `always stop N` take back. */
export function always(
  { screen, standing, context }: Shown,
  { seat, decision, actions }: Asked,
  typed: string,
): Outcome {
  const text = STANDING_TEXT[context.language];
  const own = standing.of(seat);
  const [, stop, number, until] = /^(stop)?\s*(\d+)?\s*(until other)?$/.exec(typed) ?? [];
  if (stop !== undefined && until === undefined) {
    const gone = number === undefined ? own : own.slice(Number(number) - 1, Number(number));
    for (const { id } of gone) standing.remove(seat, id);
    screen.note(gone.length > 0 ? text.stopped(gone.map(({ label }) => label).join('; ')) : text.none);
  } else if (typed === '') {
    if (own.length === 0) screen.note(text.none);
    else screen.show(own.map(({ label, given }, index) => text.line(index + 1, label, given)));
  } else {
    const action = stop === undefined && number !== undefined ? actions[Number(number) - 1] : undefined;
    if (!action) {
      screen.note(text.usage);
      return 'ask-again';
    }
    const label = screen.teller.action(action);
    standing.add(seat, decision, action, label, until !== undefined);
    screen.note(until === undefined ? text.always(label) : text.untilOther(label));
    return 'answered';
  }
  return 'ask-again';
}
