/** Every message of the protocol as a schema: the types, the checks, and `docs/protocol.schema.json` come from here. */
import { MatchRecordSchema, MOST_DICE, PackSchema, PatchSchema } from '@carroccio/kernel';
import Type, { type Static, type TSchema } from 'typebox';
import { Printed } from './data.ts';
import { Family } from './family.ts';
import { PushSchema, ROOM_MESSAGES } from './rooms/messages.ts';
import type { RoomResults } from './rooms/methods.ts';
import { SEAT_MESSAGES, SeatAnswerSchema, SeatQuestionSchema, SeatReplySchema } from './seats/messages.ts';

const closed = { additionalProperties: false };
const object = <P extends Record<string, TSchema>>(properties: P) => Type.Object(properties, closed);
const optional = Type.Optional;

const Text = Type.String({ maxLength: 10_000 });
const Id = Type.String({ maxLength: 200 });
const Seat = Type.Integer({ minimum: 0, maximum: 99 });
const Language = Type.Union([Type.Literal('en'), Type.Literal('it')]);
const OptionValue = Type.Union([Type.String(), Type.Number(), Type.Boolean()]);
const Options = Type.Record(Type.String(), OptionValue);
const ByLanguage = object({ en: Type.String(), it: Type.String() });

/** The set of errors is closed: a client can handle them all. */
export const ERROR_CODES = [
  'too-large',
  'not-json',
  'invalid-request',
  'unknown-method',
  'invalid-params',
  'unknown-game',
  'unknown-match',
  'unknown-rule',
  'unknown-bot',
  'refused',
  'denied',
  'no-odds',
  'bad-record',
  'bad-edit',
  'impossible-dice',
  'too-many-matches',
  'internal',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

export const RequestSchema = object({
  id: Type.Union([Type.String({ maxLength: 200 }), Type.Number()]),
  method: Id,
  params: optional(Type.Unknown()),
});

const ErrorSchema = object({
  code: Type.Enum([...ERROR_CODES]),
  message: Type.String({ description: 'The same in words, in the language of `lang`; English without it.' }),
  rule: optional(Type.String({ description: 'The rule that refuses.' })),
  reason: optional(Type.String({ description: 'Why, where the code alone does not say it.' })),
  data: optional(
    Type.Record(Type.String(), Type.Unknown(), {
      description: 'All that a client needs to say it in words of its own.',
    }),
  ),
});

const ResponseId = Type.Union([Type.String(), Type.Number(), Type.Null()]);
export const ResponseSchema = Type.Union([
  object({ id: ResponseId, ok: Type.Literal(true), result: Type.Unknown() }),
  object({ id: ResponseId, ok: Type.Literal(false), error: ErrorSchema }),
]);
export type Response = Static<typeof ResponseSchema>;
export type ProtocolError = Static<typeof ErrorSchema>;

const Action = Type.Object(
  { type: Type.String() },
  { description: 'A small typed object, as `legal` lists or describes it.' },
);
const Event = Type.Object(
  { type: Type.String(), rule: Type.String() },
  { description: "What happened; the other fields are the game's." },
);
const Result = object({
  rule: Type.String(),
  why: Type.String(),
  winners: Type.Array(Seat),
  scores: Type.Array(Type.Union([Type.Number(), Type.Null()]), { description: 'By seat; null: it has no score.' }),
});

const Decision = Type.Union([
  object({ over: Type.Literal(true), result: Result, text: optional(Type.String()) }),
  object({
    over: Type.Literal(false),
    step: Type.String(),
    rule: Type.String(),
    sealed: Type.Boolean({ description: 'Whether several seats choose in secret at the same time.' }),
    seats: Type.Array(
      object({
        seat: Seat,
        must: Type.Boolean({ description: 'False for a seat that may act but is not waited for.' }),
        at: Type.Integer({ description: "The decision's number for this seat; send it with `act`." }),
        actions: optional(
          Type.Integer({
            description:
              'How many legal actions it has: those listed, and the families of them. Not where `legal` was asked for.',
          }),
        ),
      }),
    ),
    frame: Type.Object({ step: Type.String() }),
    text: optional(Type.String()),
  }),
]);
export type DecisionMessage = Static<typeof Decision>;

const Happened = {
  events: Type.Array(Event),
  text: optional(Type.Array(Type.String(), { description: 'The events in words, when `lang` was given.' })),
};

const Likelihood = {
  chance: Type.String({ description: 'Exact, in lowest terms: "5/36".' }),
  probability: Type.Number(),
};
export type EventMessage = Static<typeof Event>;

const Scenario = object({
  id: Type.String(),
  title: ByLanguage,
  about: optional(ByLanguage),
  seats: Type.Array(object({ id: Type.String(), title: ByLanguage })),
  fewest: Type.Integer(),
});

const Option = object({
  id: Type.String(),
  rule: Type.String(),
  label: ByLanguage,
  values: Type.Array(OptionValue),
  default: OptionValue,
  scenarios: optional(Type.Array(Type.String())),
});

const GameMessage = object({
  id: Type.String(),
  title: ByLanguage,
  rules: Type.Integer({ description: 'How many rules its catalogue has.' }),
  playable: Type.Boolean(),
  version: optional(Type.Integer()),
  about: optional(ByLanguage),
  scenarios: Type.Array(Scenario),
  bots: Type.Array(Type.String()),
  options: optional(Type.Array(Option)),
  parts: optional(Type.Array(Type.String(), { description: 'What a data pack can replace.' })),
  reconstructed: optional(
    Type.Array(Type.String(), { description: 'The parts, or pieces of them, that are reconstructed.' }),
  ),
});
export type GameMessageType = Static<typeof GameMessage>;

const Chances = Type.Array(Type.Number(), { description: 'By seat: the chance to win, from 0 to 1.' });
const AmountFields = {
  points: Type.Number({ description: 'A chance: 0.1 is ten of a hundred.' }),
  error: Type.Number({ description: 'One standard error.' }),
};
const Amount = object(AmountFields);

/** Copies and matches played on, at once. */
const Many = Type.Integer({ minimum: 1, maximum: 1000, description: 'How many; one without it.' });
const Legal = object({
  seat: Seat,
  at: Type.Union([Type.Integer(), Type.Null()]),
  actions: Type.Array(Action),
  families: Type.Array(Family, { description: 'Actions that are described and not listed.' }),
  any: optional(
    Type.Unsafe<Static<typeof Action>>({ ...Action, description: 'One drawn at random, listed or of a family.' }),
  ),
  text: optional(Type.Array(Type.String())),
});
/** Whoever plays on asks for the next list with the action before it. */
const WithLists = {
  legal: optional(Type.Boolean({ description: 'Whether the answer has the legal actions of the next to choose.' })),
};
const Lists = { legal: optional(Legal) };
const Entry = Type.Integer({ minimum: 0, description: 'After how many entries of the history.' });
const AsInRecord = {
  record: optional(
    Type.Boolean({ description: "For analysis: entries are those of the record, others' secret actions too." }),
  ),
};
/** Every method has it: errors are told in it. */
const lang = { lang: optional(Language) };
const match = { match: Id };
/** The params of what is asked about a match. */
const of = { ...match, ...lang };

export const MESSAGES = {
  hello: {
    params: object({
      ...lang,
      details: optional(
        Type.Boolean({
          description: 'Also what scenarios are about, options, parts of the data and where they are from.',
        }),
      ),
    }),
    result: object({
      name: Type.String(),
      version: Type.String(),
      protocol: Type.Integer(),
      games: Type.Array(GameMessage),
    }),
  },
  new: {
    params: object({
      game: Id,
      scenario: Id,
      options: optional(Options),
      seats: optional(Type.Integer()),
      seed: optional(Text),
      entropy: optional(Type.Array(Text, { maxItems: 16 })),
      pack: optional(PackSchema),
      ...WithLists,
      ...lang,
    }),
    result: object({ ...match, commitment: Type.String(), decision: Decision, ...Happened, ...Lists }),
  },
  decision: { params: object(of), result: Decision },
  legal: {
    params: object({
      ...of,
      seat: optional(Seat),
      filter: optional(Type.Record(Type.String(), Type.Unknown())),
      any: optional(Type.Boolean({ description: 'Whether one of them is to be drawn at random.' })),
    }),
    result: Legal,
  },
  act: {
    params: object({ ...of, seat: Seat, action: Type.Unknown(), at: optional(Type.Integer()), ...WithLists }),
    result: object({ decision: Decision, ...Happened, ...Lists }),
  },
  follow: {
    params: object({
      ...of,
      seat: Seat,
      actions: Type.Array(Type.Unknown(), { minItems: 1, maxItems: 500 }),
      at: optional(Type.Integer()),
    }),
    result: object({
      taken: Type.Integer({ description: 'How many of the actions were taken.' }),
      stopped: Type.Enum(['done', 'over', 'interrupted', 'refused']),
      by: optional(Type.Array(Seat, { description: 'Who has to decide first.' })),
      refusal: optional(Type.Object({ rule: Type.String(), reason: Type.String() })),
      why: optional(Type.String({ description: 'The refusal in words, when `lang` was given.' })),
      decision: Decision,
      ...Happened,
    }),
  },
  explain: {
    params: object({ ...of, seat: Seat, action: Type.Unknown(), at: optional(Type.Integer()) }),
    result: object({
      legal: Type.Boolean(),
      refusal: optional(Type.Object({ rule: Type.String(), reason: Type.String() })),
      text: optional(Type.String()),
    }),
  },
  odds: {
    params: object({ ...of, seat: Seat, action: Type.Unknown() }),
    result: object({
      success: Type.Union([object(Likelihood), Type.Null()], {
        description: 'How likely the yes is, where one question is asked.',
      }),
      modifiers: Type.Array(object({ rule: Type.String(), value: Type.Number() })),
      outcomes: Type.Array(
        object({
          ...Likelihood,
          events: Type.Array(Event, { description: 'As the likeliest way to this outcome tells them.' }),
          text: optional(Type.String({ description: 'What it means for the pieces, when `lang` was given.' })),
          ways: Type.Array(object({ ...Likelihood, ...Happened }), {
            description: 'The ways to this outcome where there are several (other totals, other cards).',
          }),
        }),
      ),
    }),
  },
  data: {
    params: object({ ...of, parts: optional(Type.Array(Id, { maxItems: 100 })) }),
    result: object({
      game: Type.String(),
      version: Type.Integer(),
      scenario: Type.String(),
      options: Options,
      seatNames: Type.Array(Type.String()),
      pack: Type.Union([object({ title: Type.String(), parts: Type.Array(Type.String()) }), Type.Null()], {
        description: 'The data pack of the match, and the parts it replaces.',
      }),
      ...Printed,
      parts: Type.Record(Type.String(), Type.Unknown(), {
        description: "The parts of the game's data that were asked for, whole, with the pack's in their place.",
      }),
    }),
  },
  view: {
    params: object({
      ...of,
      seat: Type.Union([Seat, Type.Null()]),
      entry: optional(Entry),
      ...AsInRecord,
      readable: optional(
        Type.Boolean({ description: 'Names in the place of numbers, lists joined by what they are of.' }),
      ),
    }),
    result: object({ view: Type.Object({}) }),
  },
  log: {
    params: object({ ...of, seat: Type.Union([Seat, Type.Null()]), after: optional(Entry), ...AsInRecord }),
    result: object({
      entries: Type.Integer({ description: 'How many entries the history has for the seat.' }),
      last: Type.Union([Seat, Type.Null()], { description: 'Who took the last action.' }),
      log: Type.Array(object({ entry: Type.Integer(), event: Event })),
    }),
  },
  branch: { params: object({ ...of, entry: Entry }), result: object({ ...match, decision: Decision }) },
  clone: {
    params: object({ ...of, seat: optional(Seat), count: optional(Many), seed: optional(Text) }),
    result: object({ matches: Type.Array(Id), seat: Seat, decision: Decision }),
  },
  rollout: {
    params: object({
      ...of,
      seat: optional(Seat),
      action: optional(Type.Unknown({ description: 'What the seat does first.' })),
      count: optional(Many),
      policy: optional(Id),
      budgetMs: optional(Type.Number({ minimum: 0, maximum: 60_000 })),
      most: optional(Type.Integer({ minimum: 1, maximum: 50_000 })),
      seed: optional(Text),
    }),
    result: object({
      seat: Seat,
      policy: Type.String(),
      wins: Type.Array(Type.Integer(), { description: 'By seat; a shared win counts for each winner.' }),
      draws: Type.Integer(),
      unfinished: Type.Integer({ description: 'Given up after `most` actions.' }),
      results: Type.Array(
        Type.Union([
          object({
            winners: Type.Array(Seat),
            scores: Result.properties.scores,
            why: Type.String(),
            length: Type.Integer(),
          }),
          Type.Null(),
        ]),
      ),
    }),
  },
  state: { params: object(of), result: object({ state: Type.Object({}) }) },
  dice: {
    params: object({ ...of, values: Type.Array(Type.Integer(), { maxItems: MOST_DICE }) }),
    result: object({ decision: Decision }),
  },
  edit: { params: object({ ...of, patch: PatchSchema }), result: object({ decision: Decision }) },
  undo: {
    params: object({ ...of, seat: optional(Seat), consent: optional(Type.Array(Seat, { maxItems: 100 })) }),
    result: object({ decision: Decision }),
  },
  redo: { params: object(of), result: object({ decision: Decision }) },
  save: { params: object(of), result: object({ record: MatchRecordSchema }) },
  load: { params: object({ record: Type.Unknown(), ...lang }), result: object({ ...match, decision: Decision }) },
  close: { params: object(of), result: object({}) },
  bot: {
    params: object({
      ...of,
      seat: optional(Seat),
      level: Id,
      budgetMs: optional(Type.Number({ minimum: 0, maximum: 3_600_000 })),
      seed: optional(Text),
    }),
    result: object({
      seat: Seat,
      action: Action,
      evaluation: optional(Type.Number()),
      considered: optional(Type.Array(object({ action: Action, chance: Type.Number(), error: Type.Number() }))),
    }),
  },
  afterwards: {
    params: object({
      ...of,
      worlds: optional(
        Type.Integer({ minimum: 2, maximum: 1000, description: 'Imagined worlds for each moment: more are surer.' }),
      ),
      seed: optional(Text),
    }),
    result: object({
      care: object({ worlds: Type.Integer(), again: Type.Integer() }),
      seed: Type.String(),
      start: Chances,
      entries: Type.Array(
        object({
          entry: Type.Integer(),
          seat: Type.Union([Seat, Type.Null()]),
          chances: Chances,
          luck: optional(Type.Array(Amount, { description: 'By seat: what was rolled or drawn, against the mean.' })),
          cost: optional(
            object({
              ...AmountFields,
              better: Action,
              gave: Type.Array(Type.Number(), { description: 'By seat: what the choice gave or took.' }),
            }),
          ),
        }),
      ),
      luck: Type.Array(Amount),
      cost: Type.Array(Amount),
      rest: Type.Array(Type.Number(), { description: 'By seat: what neither luck nor one costly choice explains.' }),
      turning: Type.Array(
        object({ entry: Type.Integer(), by: Type.Enum(['luck', 'choice']), seat: Seat, ...AmountFields }),
      ),
      text: optional(Type.Array(Type.String(), { description: 'What it came to in words, when `lang` was given.' })),
    }),
  },
  rule: {
    params: object({ id: Id, ...lang }),
    result: object({
      id: Type.String(),
      game: Type.String(),
      kind: Type.String(),
      title: Type.String(),
      says: Type.String(),
      see: Type.Array(Type.String()),
      table: optional(Type.Unknown()),
      rulings: Type.Array(Type.String(), { description: 'The rulings that concern it.' }),
      ruling: optional(
        object({
          asks: Type.String({ description: 'The question that it answers.' }),
          why: Type.String(),
          others: Type.Array(Type.String(), { description: 'Readings that were possible and were not taken.' }),
          option: optional(Type.String({ description: 'The option of the game that switches it.' })),
        }),
      ),
      citedBy: Type.Array(Type.String(), { description: 'Where the code enforces it and the tests prove it.' }),
    }),
  },
  ...ROOM_MESSAGES,
} satisfies Record<string, { params: TSchema; result: TSchema }>;

export type Method = keyof typeof MESSAGES;
export type Params<M extends Method> = Static<(typeof MESSAGES)[M]['params']>;
/** What rooms answer has types of its own, which the schemas describe to others. */
export type ResultOf<M extends Method> = M extends keyof RoomResults
  ? RoomResults[M]
  : Static<(typeof MESSAGES)[M]['result']>;

/** One JSON Schema document that describes them all. */
export const protocolSchema = (): object => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'The Carroccio engine protocol, version 1',
  request: RequestSchema,
  response: ResponseSchema,
  methods: MESSAGES,
  push: PushSchema,
  seat: { told: SEAT_MESSAGES, answer: SeatAnswerSchema, question: SeatQuestionSchema, reply: SeatReplySchema },
});
