/** What a program that plays a seat is told and asked, a line each, and what it answers. */
import Type, { type Static, type TSchema } from 'typebox';
import { Printed } from '../data.ts';
import { Family } from '../family.ts';

const closed = { additionalProperties: false };
const object = <P extends Record<string, TSchema>>(properties: P) => Type.Object(properties, closed);

const Seat = Type.Integer({ minimum: 0, maximum: 99 });
const Action = Type.Object({ type: Type.String() });
const Event = Type.Object({ type: Type.String(), rule: Type.String() });
const Texts = Type.Array(Type.String());

const Begin = object({
  protocol: Type.Integer(),
  game: Type.String(),
  version: Type.Integer(),
  scenario: Type.String(),
  options: Type.Record(Type.String(), Type.Unknown()),
  seatNames: Type.Array(Type.String()),
  seat: Seat,
  lang: Type.Enum(['en', 'it']),
  ...Printed,
  limitMs: Type.Integer({ description: 'Within so many milliseconds each answer must come.' }),
  seed: Type.String({ description: 'For chance of its own: a match played again is played the same.' }),
});

const Choose = object({
  seat: Seat,
  at: Type.Integer({ description: "The decision's number for this seat." }),
  view: Type.Object({}, { description: 'All that the seat may know, as `view` gives it.' }),
  prompt: Type.String({ description: 'What is being decided, in words.' }),
  actions: Type.Array(Action),
  text: Type.Array(Type.String(), { description: 'The actions in words, in the same order.' }),
  families: Type.Array(Family),
  any: Type.Unsafe<Static<typeof Action>>({
    ...Action,
    description: 'A legal action drawn at random, listed or of a family.',
  }),
  events: Type.Array(Event, { description: 'What the seat has been told of since it was last asked.' }),
  told: Type.Array(Type.String(), { description: 'The same in words.' }),
});

const Wrong = object({
  id: Type.Integer({ description: 'Of the question that was not answered well.' }),
  code: Type.Enum(['late', 'unreadable', 'no-index', 'refused']),
  message: Type.String(),
  rule: Type.Optional(Type.String()),
  reason: Type.Optional(Type.String()),
  taken: Type.Unsafe<Static<typeof Action>>({ ...Action, description: 'The action that was taken for it.' }),
});

const End = object({
  result: Type.Union([Type.Object({}), Type.Null()], {
    description: 'As in a decision that is over; null: broken off.',
  }),
  events: Type.Array(Event),
  told: Texts,
});

export const SEAT_MESSAGES = {
  begin: object({ method: Type.Literal('begin'), params: Begin }),
  choose: object({ id: Type.Integer(), method: Type.Literal('choose'), params: Choose }),
  wrong: object({ method: Type.Literal('wrong'), params: Wrong }),
  end: object({ method: Type.Literal('end'), params: End }),
} satisfies Record<string, TSchema>;

export type SeatMessage = {
  [M in keyof typeof SEAT_MESSAGES]: Static<(typeof SEAT_MESSAGES)[M]>;
}[keyof typeof SEAT_MESSAGES];

const Id = { id: Type.Integer({ description: 'That of the question.' }) };
export const SeatAnswerSchema = Type.Union([
  object({ ...Id, index: Type.Integer({ description: 'The place in `actions`, from 0.' }) }),
  object({ ...Id, action: Type.Unknown({ description: 'An action as listed, or a member of a family.' }) }),
]);
export type SeatAnswer = Static<typeof SeatAnswerSchema>;

const Ask = { ask: Type.Integer({ minimum: 0, description: "A number of the program's own." }) };
const About = object({ action: Type.Unknown() });
const PlayOn = object({
  action: Type.Unknown(),
  count: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
  policy: Type.Optional(Type.String({ maxLength: 200 })),
  budgetMs: Type.Optional(Type.Number({ minimum: 0, maximum: 60_000 })),
  most: Type.Optional(Type.Integer({ minimum: 1, maximum: 50_000 })),
});
/** What a program may ask back, as often as it likes, while it chooses. */
export const SeatQuestionSchema = Type.Union([
  object({ ...Ask, method: Type.Literal('odds'), params: About }),
  object({ ...Ask, method: Type.Literal('explain'), params: About }),
  object({ ...Ask, method: Type.Literal('rollout'), params: PlayOn }),
]);
export type SeatQuestion = Static<typeof SeatQuestionSchema>;

export const SeatReplySchema = Type.Union([
  object({
    ...Ask,
    ok: Type.Literal(true),
    result: Type.Object({}, { description: 'As the method of this name gives it.' }),
  }),
  object({
    ...Ask,
    ok: Type.Literal(false),
    error: Type.Object({ code: Type.String(), message: Type.String() }, { description: 'As the engine gives it.' }),
  }),
]);
export type SeatReply = Static<typeof SeatReplySchema>;
