import Type, { type Static } from 'typebox';
import { Check } from 'typebox/value';
import { PackSchema, problemsOf } from './data.ts';
import { clone } from './json.ts';

export const RECORD_FORMAT = 'carroccio-match/1';
export const CHECKPOINT_EVERY = 32;

const Seat = Type.Integer({ minimum: 0 });
const Pointer = Type.String();
const closed = { additionalProperties: false };

const ActionSchema = Type.Object({ type: Type.String() });

export const PatchSchema = Type.Array(
  Type.Union([
    Type.Object({ op: Type.Literal('add'), path: Pointer, value: Type.Unknown() }, closed),
    Type.Object({ op: Type.Literal('replace'), path: Pointer, value: Type.Unknown() }, closed),
    Type.Object({ op: Type.Literal('test'), path: Pointer, value: Type.Unknown() }, closed),
    Type.Object({ op: Type.Literal('remove'), path: Pointer }, closed),
    Type.Object({ op: Type.Literal('move'), path: Pointer, from: Pointer }, closed),
    Type.Object({ op: Type.Literal('copy'), path: Pointer, from: Pointer }, closed),
  ]),
);

const EntrySchema = Type.Union([
  Type.Object({ seat: Seat, action: ActionSchema }, closed),
  Type.Object({ dice: Type.Array(Type.Integer()) }, closed),
  Type.Object({ edit: PatchSchema }, closed),
]);

/** A match from its first die to its last: replayed, it gives the same state bit for bit on any machine. */
export const MatchRecordSchema = Type.Object(
  {
    format: Type.Literal(RECORD_FORMAT),
    game: Type.String(),
    version: Type.Integer(),
    scenario: Type.String(),
    options: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean()])),
    seats: Type.Integer({ minimum: 1 }),
    pack: Type.Optional(PackSchema),
    stream: Type.Union([Type.Literal('hmac-sha256'), Type.Literal('sfc32')]),
    seed: Type.String(),
    entropy: Type.Array(Type.String()),
    commitment: Type.String(),
    history: Type.Array(EntrySchema),
    /** State hashes on the way: `entry` is how many entries of the history had been played. */
    checkpoints: Type.Array(Type.Object({ entry: Type.Integer(), hash: Type.String() }, closed)),
    /** The state hash at the end of the history. */
    hash: Type.String(),
    result: Type.Union([
      Type.Null(),
      Type.Object(
        {
          rule: Type.String(),
          why: Type.String(),
          winners: Type.Array(Seat),
          scores: Type.Array(Type.Number()),
        },
        closed,
      ),
    ]),
  },
  closed,
);

export type MatchRecord = Static<typeof MatchRecordSchema>;
export type Patch = Static<typeof PatchSchema>;
export type Entry = Static<typeof EntrySchema>;
export type Checkpoint = MatchRecord['checkpoints'][number];

/** A record that cannot be replayed: damaged, of other rules, or changed by hand. */
export class BadRecord extends Error {
  override name = 'BadRecord';
}

/** Reads a record from anything; says what is wrong with it. */
export function readRecord(value: unknown): MatchRecord {
  if (Check(MatchRecordSchema, value)) return clone(value);
  throw new BadRecord(`not a match record: ${problemsOf(MatchRecordSchema, value).slice(0, 3).join('; ')}`);
}
