import Type from 'typebox';
import { LATE_WAYS } from './clock.ts';

const closed = { additionalProperties: false };
const late = Type.Enum([...LATE_WAYS]);

export const PaceSchema = Type.Union([
  Type.Object(
    {
      kind: Type.Literal('live'),
      minutes: Type.Integer({ minimum: 1, maximum: 600, description: 'What each seat has at the beginning.' }),
      increment: Type.Integer({ minimum: 0, maximum: 3600, description: 'Seconds that are added after each turn.' }),
      late,
    },
    closed,
  ),
  Type.Object(
    {
      kind: Type.Literal('letter'),
      days: Type.Integer({ minimum: 1, maximum: 30, description: 'For each turn.' }),
      late,
    },
    closed,
  ),
]);
