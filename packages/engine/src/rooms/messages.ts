/** The messages of a room: the worker of a page and a server speak exactly these. */
import { PatchSchema } from '@carroccio/kernel';
import Type, { type TSchema } from 'typebox';
import { Family } from '../family.ts';
import { AroundPushSchema } from './around.ts';
import { OFFER_KINDS, SETTLED_KINDS } from './talks.ts';

const closed = { additionalProperties: false };
const object = <P extends Record<string, TSchema>>(properties: P) => Type.Object(properties, closed);
const nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

const Id = Type.String({ maxLength: 200 });
const Seat = Type.Integer({ minimum: 0, maximum: 99 });
const Eyes = nullable(Seat);
const Action = Type.Object({ type: Type.String() });
const Event = Type.Object({ type: Type.String(), rule: Type.String() });
const Refusal = Type.Object({ rule: Type.String(), reason: Type.String() });
const Fields = Type.Record(Type.String({ maxLength: 100 }), Type.Unknown());
/** More than any plan has. */
const MOST_PLANNED = 500;

const Decision = object({
  step: Type.String(),
  rule: Type.String(),
  sealed: Type.Boolean({ description: 'Whether several seats choose in secret at the same time.' }),
  seats: Type.Array(Seat, { description: 'Who must still choose.' }),
  invited: Type.Array(Seat, { description: 'Who may act as well.' }),
  frame: Type.Object({ step: Type.String() }),
});

const Result = object({
  rule: Type.String(),
  why: Type.String(),
  winners: Type.Array(Seat),
  scores: Type.Array(nullable(Type.Number())),
});

const WindowSchema = object({
  eyes: Eyes,
  entries: Type.Integer({ description: 'How many entries the history has for these eyes.' }),
  last: nullable(Seat),
  decision: nullable(Decision),
  at: nullable(Type.Integer({ description: "The decision's number for this seat; send it with `room.act`." })),
  legal: Type.Array(Action),
  families: Type.Array(Family),
  chosen: Type.Array(Action, { description: 'What the seat has chosen in the secret decision under way.' }),
  result: nullable(Result),
  state: Type.Union([object({ whole: Type.Object({}) }), object({ change: PatchSchema })], {
    description: 'The state as these eyes see it, or a JSON Patch on the one they had.',
  }),
  log: object({
    stay: Type.Integer({ description: 'So many lines stay as they were.' }),
    more: Type.Array(object({ entry: Type.Integer(), event: Event })),
  }),
});

const Offer = object({
  id: Type.Integer(),
  kind: Type.Enum([...OFFER_KINDS]),
  by: Seat,
  waiting: Type.Array(Seat, { description: 'Who has still to agree.' }),
});

const StandingSchema = {
  step: Id,
  action: Fields,
  while: Fields,
  until: nullable(Id),
  beside: Type.Optional(Type.Array(Id, { maxItems: 100 })),
};

const told = {
  windows: Type.Array(WindowSchema),
  offers: Type.Array(Offer),
  standing: Type.Array(
    object({
      ...StandingSchema,
      id: Type.Integer(),
      seat: Seat,
      given: Type.Integer(),
      ended: nullable(Type.Enum(['until', 'asked', 'differs', 'unclear'])),
    }),
  ),
  settled: nullable(object({ kind: Type.Enum([...SETTLED_KINDS]), by: Seat })),
};
const Told = object(told);

/** What a room sends by itself, whenever somebody else has changed something; a server also what goes on around it. */
export const PushSchema = Type.Union([
  object({ push: Type.Literal('moment'), room: Id, told: Told }),
  AroundPushSchema,
]);

const Language = Type.Union([Type.Literal('en'), Type.Literal('it')]);
const room = { room: Id, lang: Type.Optional(Language) };
const own = { ...room, seat: Seat };

const Likelihood = { chance: Type.String(), probability: Type.Number() };
const Way = object({ ...Likelihood, events: Type.Array(Event) });
const Odds = object({
  success: nullable(object(Likelihood)),
  modifiers: Type.Array(object({ rule: Type.String(), value: Type.Number() })),
  outcomes: Type.Array(object({ ...Likelihood, events: Type.Array(Event), ways: Type.Array(Way) })),
});

export const ROOM_MESSAGES = {
  'room.join': {
    params: object({
      ...room,
      eyes: Type.Array(Eyes, { minItems: 1, maxItems: 101, description: 'Seats that look; null looks on.' }),
      plays: Type.Optional(
        Type.Array(Seat, { maxItems: 100, description: 'Seats that act; without it, those that look.' }),
      ),
      asked: Type.Optional(Type.Array(Seat, { maxItems: 100 })),
      easy: Type.Optional(Type.Array(Seat, { maxItems: 100 })),
    }),
    result: object({
      table: object({
        game: Type.String(),
        version: Type.Integer(),
        scenario: Type.String(),
        options: Type.Record(Type.String(), Type.Unknown()),
        seatNames: Type.Array(Type.String()),
      }),
      ...told,
    }),
  },
  'room.leave': { params: object(room), result: object({}) },
  'room.act': {
    params: object({
      ...own,
      at: Type.Integer(),
      key: Type.String({ minLength: 1, maxLength: 100, description: 'Sent twice, it is done once.' }),
      actions: Type.Array(Type.Unknown(), { minItems: 1, maxItems: MOST_PLANNED }),
    }),
    result: object({
      taken: Type.Integer({ description: 'How many of the actions were taken.' }),
      stopped: Type.Enum(['done', 'over', 'interrupted', 'refused']),
      by: Type.Optional(Type.Array(Seat, { description: 'Who has to decide first.' })),
      refusal: Type.Optional(Refusal),
      ...told,
    }),
  },
  'room.odds': {
    params: object({ ...own, action: Type.Unknown() }),
    result: Type.Union([object({ odds: Odds }), object({ none: Type.String() }), object({ refusal: Refusal })]),
  },
  'room.explain': {
    params: object({ ...own, action: Type.Unknown() }),
    result: object({ refusal: nullable(Refusal) }),
  },
  'room.undo': { params: object(own), result: Told },
  'room.redo': { params: object(room), result: Told },
  'room.offer': {
    params: object({ ...own, kind: Type.Enum(['resign', ...OFFER_KINDS]) }),
    result: Told,
  },
  'room.answer': {
    params: object({ ...own, offer: Type.Integer(), agree: Type.Boolean() }),
    result: Told,
  },
  'room.resume': { params: object(room), result: Told },
  'room.hold': { params: object({ ...own, ...StandingSchema }), result: Told },
  'room.release': { params: object({ ...own, answer: Type.Integer() }), result: Told },
  'room.ask': { params: object({ ...own, always: Type.Boolean() }), result: Told },
  'room.guess': {
    params: object({ ...own, seed: Type.String({ maxLength: 200 }) }),
    result: object({ position: Type.Object({}), at: nullable(Type.Integer()) }),
  },
} satisfies Record<string, { params: TSchema; result: TSchema }>;
