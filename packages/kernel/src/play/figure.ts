import type { Question } from '../books/exercises.ts';
import type { AnyAction, AnyEvent } from '../game/erased.ts';
import type { Seat } from '../game/shape.ts';
import { forecast, type Odds } from './odds.ts';
import type { Play } from './play.ts';

/** How likely it is that the choice brings what is asked for; `null` where its odds do not tell. */
export function figureOf({ counts }: Question, action: AnyAction, odds: Odds): number | null {
  if (counts === 'success') return odds.success?.probability ?? null;
  const brings = (events: readonly AnyEvent[]): boolean =>
    events.some(told =>
      counts.some(({ event, field, is }) => told.type === event && valueIn(told, field) === action[is]),
    );
  return odds.outcomes.reduce((sum, { probability, events }) => (brings(events) ? sum + probability : sum), 0);
}

const valueIn = (told: object, field: string): unknown => Object.entries(told).find(([name]) => name === field)?.[1];

export interface Figure {
  readonly action: AnyAction;
  readonly figure: number;
}

/** The choices a question is about, the best first; empty where not all of them have odds. */
export function figuresOf(play: Play, seat: Seat, question: Question): Figure[] {
  const choices = play.legal(seat).filter(({ type }) => type === question.takes);
  const figures: Figure[] = [];
  for (const action of choices) {
    const odds = forecast(play, seat, action);
    const figure = typeof odds === 'string' ? null : figureOf(question, action, odds);
    if (figure === null) return [];
    figures.push({ action, figure });
  }
  return figures.sort((one, other) => other.figure - one.figure);
}
