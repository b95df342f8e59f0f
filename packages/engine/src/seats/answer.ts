import type { AnyAction, AnyRefusal, Play, Seat } from '@carroccio/kernel';
import { Check } from 'typebox/value';
import { type SeatAnswer, SeatAnswerSchema, type SeatQuestion, SeatQuestionSchema } from './messages.ts';

/** What is wrong with what a program has answered. */
export type WrongAnswer =
  | { code: 'unreadable'; line: string }
  | { code: 'no-index'; index: number; actions: number }
  | { code: 'refused'; refusal: AnyRefusal };

/** More of a line than this nobody reads. */
const SHOWN = 200;

/** A line as an answer, or as a question asked back; `null` when it is neither. */
export function readSeatLine(line: string): { answer: SeatAnswer } | { question: SeatQuestion } | null {
  try {
    const said: unknown = JSON.parse(line);
    if (Check(SeatAnswerSchema, said)) return { answer: said };
    return Check(SeatQuestionSchema, said) ? { question: said } : null;
  } catch {
    return null;
  }
}

export const unreadable = (line: string): WrongAnswer => ({ code: 'unreadable', line: line.slice(0, SHOWN) });

/** The legal action that is meant by an answer. */
export function meantAction(
  play: Play,
  seat: Seat,
  answer: SeatAnswer,
): { action: AnyAction } | { wrong: WrongAnswer } {
  if ('index' in answer) {
    const actions = play.legal(seat);
    const action = actions[answer.index];
    return action ? { action } : { wrong: { code: 'no-index', index: answer.index, actions: actions.length } };
  }
  const found = play.find(seat, answer.action);
  return found.ok ? { action: found.action } : { wrong: { code: 'refused', refusal: found.refusal } };
}
