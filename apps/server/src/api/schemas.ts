/** What HTTP requests and answers look like. */
import { PackSchema } from '@carroccio/kernel';
import Type from 'typebox';
import { PaceSchema } from '../pace/schema.ts';

const closed = { additionalProperties: false };

/** Nothing that breaks a line or turns it round. */
const NAME =
  '^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u200b-\\u200f\\u2028-\\u202e\\u2066-\\u2069\\ud800-\\udfff]*$';
/** What every database keeps as it is: no half letters, and no character that ends a text. */
export const WHOLE = '^[^\\u0000\\ud800-\\udfff]*$';
/** Text of somebody's own, of so many letters at most. */
export const text = (maxLength: number) => Type.String({ maxLength, pattern: WHOLE });
export const Name = Type.String({ minLength: 1, maxLength: 40, pattern: NAME });
export const Id = Type.String({ maxLength: 40, pattern: '^[\\w-]+$' });
export const Seat = Type.Integer({ minimum: 0, maximum: 99 });
const Options = Type.Record(
  Type.String({ maxLength: 100 }),
  Type.Union([Type.String({ maxLength: 200 }), Type.Number(), Type.Boolean()]),
  { maxProperties: 100 },
);

/** What a browser adds to the dice. */
const Entropy = Type.String({ pattern: '^[0-9a-f]{64}$' });

export const GuestWish = Type.Object({ name: Name }, closed);

const PersonSchema = Type.Object({ id: Type.String(), name: Type.String(), guest: Type.Boolean() }, closed);
export const MeSchema = Type.Object(
  {
    person: Type.Union([PersonSchema, Type.Null()]),
    /** Whether he looks after the house. */
    steward: Type.Optional(Type.Boolean()),
  },
  closed,
);

export const TableWishSchema = Type.Object(
  {
    game: text(100),
    scenario: text(200),
    options: Options,
    seats: Type.Array(
      Type.Union([
        Type.Object({ kind: Type.Literal('me') }, closed),
        Type.Object({ kind: Type.Literal('open') }, closed),
        Type.Object({ kind: Type.Literal('bot'), bot: Type.String({ maxLength: 100 }) }, closed),
        Type.Object({ kind: Type.Literal('invited'), name: Name }, closed),
      ]),
      { minItems: 1, maxItems: 100 },
    ),
    unlisted: Type.Boolean(),
    pace: Type.Optional(Type.Union([PaceSchema, Type.Null()])),
    club: Type.Optional(Type.Union([Id, Type.Null()])),
    pack: Type.Optional(Type.Union([PackSchema, Type.Null()])),
    entropy: Type.Optional(Entropy),
  },
  closed,
);

export const QuickWishSchema = Type.Object(
  {
    game: text(100),
    scenario: text(200),
    seats: Type.Integer({ minimum: 1, maximum: 100 }),
    pace: Type.Union([PaceSchema, Type.Null()]),
    entropy: Type.Optional(Entropy),
  },
  closed,
);
export const TablesQuery = Type.Object({ game: Type.Optional(text(100)) }, closed);
export const NotesSchema = Type.Object({ text: text(5000) }, closed);

export const SitWish = Type.Object({ seat: Seat, entropy: Type.Optional(Entropy) }, closed);
export const AgainWish = Type.Object({ entropy: Type.Optional(Entropy) }, closed);
export const TableParams = Type.Object({ table: Id }, closed);
export const PersonParams = Type.Object({ person: Id }, closed);
export const TableId = Type.Object({ table: Type.String() }, closed);
export const Nothing = Type.Object({}, closed);

export const TableSchema = Type.Object(
  {
    id: Type.String(),
    game: Type.String(),
    scenario: Type.String(),
    options: Type.Record(Type.String(), Type.Unknown()),
    unlisted: Type.Boolean(),
    pace: Type.Union([PaceSchema, Type.Null()]),
    club: Type.Union([Type.String(), Type.Null()]),
    pack: Type.Union([Type.Object({ title: Type.String() }, closed), Type.Null()], {
      description: 'The data pack it is played with, where there is one.',
    }),
    commitment: Type.String({ description: 'The hash of the seed, which is shown when the match is over.' }),
    created: Type.Number(),
    began: Type.Boolean(),
    over: Type.Boolean(),
    olderRules: Type.Boolean({ description: 'Whether the rules of the game have changed since it was opened.' }),
    /** Seats of whoever asks. */
    mine: Type.Array(Seat),
    /** Seats that are kept for him. */
    invited: Type.Array(Seat),
    hosting: Type.Boolean(),
    /** Whether he must choose now. */
    turn: Type.Boolean(),
    /** When his time for it is up. */
    due: Type.Union([Type.Number(), Type.Null()]),
    next: Type.Optional(
      Type.Union([Type.String(), Type.Null()], {
        description: 'Of one table that is over: the one where they play once more.',
      }),
    ),
    sitters: Type.Array(
      Type.Union([
        Type.Object({ kind: Type.Literal('person'), name: Type.String(), person: Type.String() }, closed),
        Type.Object({ kind: Type.Literal('bot'), bot: Type.String() }, closed),
        Type.Object({ kind: Type.Literal('open'), invited: Type.Optional(Type.String()) }, closed),
      ]),
    ),
  },
  closed,
);
export const TableList = Type.Object({ tables: Type.Array(TableSchema) }, closed);

const ErrorSchema = Type.Object(
  {
    error: Type.Object(
      {
        code: Type.String(),
        reason: Type.Optional(Type.String()),
        rule: Type.Optional(Type.String()),
        data: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
      },
      closed,
    ),
  },
  closed,
);

export const failures = { '4xx': ErrorSchema, '5xx': ErrorSchema };
