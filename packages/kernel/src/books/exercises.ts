import Type, { type Static } from 'typebox';
import { PatchSchema } from '../match/record.ts';
import { read } from './shapes.ts';

const Sign = Type.Object({
  event: Type.String(),
  /** The field of the event that must be the same as this one of the action. */
  field: Type.String(),
  is: Type.String(),
});

const QuestionSchema = Type.Object({
  /** The type of the choices that are compared. */
  takes: Type.String(),
  /** What is asked for: the yes of the choice's own question, or one of these events. */
  counts: Type.Union([Type.Literal('success'), Type.Array(Sign)]),
});

const ExerciseSchema = Type.Object({
  id: Type.String(),
  /** Which of the game's questions is asked. */
  kind: Type.String(),
  scenario: Type.String(),
  options: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean()])),
  seats: Type.Integer(),
  /** Who is asked. */
  seat: Type.Integer(),
  /** Makes the position of a match that has just begun. */
  position: PatchSchema,
  best: Type.Object({ type: Type.String() }),
});

/** A question about choices that the odds answer: which of them most often brings what is asked for. */
export type Question = Static<typeof QuestionSchema>;

/** A position from a match that was played, and the one choice of its kind that is clearly the best. */
export type Exercise = Static<typeof ExerciseSchema>;

/** A game's questions, by kind. */
export const readQuestions = (value: unknown): Record<string, Question> =>
  read(Type.Record(Type.String(), QuestionSchema), value);

export const readExercises = (value: unknown): Exercise[] => read(Type.Array(ExerciseSchema), value);
