import Type, { type Static, type TSchema } from 'typebox';
import { Check } from 'typebox/value';
import { PackSchema } from '../books/data.ts';
import { type Fault, faultsOf } from '../books/fault.ts';
import { Trouble } from '../game/trouble.ts';
import { MOST_OPERATIONS, measure, RECORD_BOUNDS } from '../json/bounds.ts';
import { clone } from '../json/json.ts';
import { patchProblem } from './edit.ts';

export const RECORD_FORMAT = 'carroccio-match/1';
export const CHECKPOINT_EVERY = 32;
/** Matches that people or bots play have some thousands at most. */
export const MOST_ENTRIES = 100_000;
/** How many results can be scripted at once. */
export const MOST_DICE = 1000;
/** How many operations all edits of a match may have together. */
const MOST_EDITING = 10_000;

const Seat = Type.Integer({ minimum: 0, maximum: 99 });
const Text = Type.String({ maxLength: 10_000 });
const Name = Type.String({ maxLength: 200 });
const Pointer = Type.String({ maxLength: 1000 });
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
  { maxItems: MOST_OPERATIONS },
);

const EntrySchema = Type.Union([
  Type.Object(
    {
      seat: Seat,
      action: ActionSchema,
      /** Actions that a person did as one thing have the same number. */
      plan: Type.Optional(Type.Integer({ minimum: 1 })),
      /** The machine took it: nothing else could be done, and everybody knew. */
      forced: Type.Optional(Type.Literal(true)),
    },
    closed,
  ),
  Type.Object({ dice: Type.Array(Type.Integer(), { maxItems: MOST_DICE }) }, closed),
  Type.Object({ edit: PatchSchema }, closed),
]);

const CheckpointSchema = Type.Object({ entry: Type.Integer({ minimum: 1 }), hash: Name }, closed);

/** A match from its first die to its last: replayed, it gives the same state bit for bit on any machine. */
export const MatchRecordSchema = Type.Object(
  {
    format: Type.Literal(RECORD_FORMAT),
    game: Name,
    version: Type.Integer(),
    scenario: Name,
    options: Type.Record(Type.String(), Type.Union([Name, Type.Number(), Type.Boolean()])),
    seats: Type.Integer({ minimum: 1, maximum: 100 }),
    pack: Type.Optional(PackSchema),
    stream: Type.Union([Type.Literal('hmac-sha256'), Type.Literal('sfc32')]),
    seed: Text,
    entropy: Type.Array(Text, { maxItems: 16 }),
    commitment: Name,
    history: Type.Array(EntrySchema, { maxItems: MOST_ENTRIES }),
    /** State hashes on the way, in order: `entry` is how many entries of the history had been played. */
    checkpoints: Type.Array(CheckpointSchema, { maxItems: MOST_ENTRIES }),
    /** The state hash at the end of the history. */
    hash: Name,
    result: Type.Union([
      Type.Null(),
      Type.Object(
        {
          rule: Name,
          why: Name,
          winners: Type.Array(Seat, { maxItems: 100 }),
          scores: Type.Array(Type.Union([Type.Number(), Type.Null()]), { maxItems: 100 }),
        },
        closed,
      ),
    ]),
  },
  closed,
);

export type MatchRecord = Static<typeof MatchRecordSchema>;
/** What never changes in the record of a match. */
export type RecordHead = Omit<MatchRecord, 'history' | 'checkpoints' | 'hash' | 'result'>;
export type Patch = Static<typeof PatchSchema>;
export type Entry = Static<typeof EntrySchema>;
export type Checkpoint = MatchRecord['checkpoints'][number];

/** A record that cannot be replayed: damaged, of other rules, or changed by hand. */
export class BadRecord extends Trouble {
  override name = 'BadRecord';
  readonly code = 'bad-record';
}

/** Everything wrong with the form of a would-be record; nothing when it can be tried. */
export function recordFaults(value: unknown): Fault[] {
  const faults: Fault[] = [];
  isSound(value, faults);
  return faults;
}

/** Reads a record from anything; says what is wrong with it. */
export function readRecord(value: unknown): MatchRecord {
  const faults: Fault[] = [];
  if (isSound(value, faults)) return clone(value);
  throw new BadRecord({ code: 'no-record', faults });
}

/** Whether a value is a record that can be tried; if not, `faults` tells why. */
function isSound(value: unknown, faults: Fault[]): value is MatchRecord {
  if (hasForm(value, faults)) faults.push(...checkpointFaults(value), ...editFaults(value));
  return faults.length === 0;
}

function hasForm(value: unknown, faults: Fault[]): value is MatchRecord {
  faults.push(...formFaults(value));
  return faults.length === 0;
}

/**
 * What costs little is looked at first, and the entries one by one up to the first that is wrong: a record of any
 * length is refused at once.
 */
function formFaults(value: unknown): Fault[] {
  const { beyond } = measure(value, RECORD_BOUNDS);
  if (beyond) return [{ path: '', of: 'record', ...beyond }];
  const long = lengthFaults(value);
  if (long.length > 0) return long;
  const head = faultsOf(MatchRecordSchema, without(value, ['history', 'checkpoints']));
  if (head.length > 0) return head;
  return [
    ...firstFaults(EntrySchema, listOf(value, 'history'), '/history'),
    ...firstFaults(CheckpointSchema, listOf(value, 'checkpoints'), '/checkpoints'),
  ];
}

function lengthFaults(value: unknown): Fault[] {
  const history = listOf(value, 'history');
  const edits = history.map(entry => listOf(entry, 'edit').length).filter(length => length > 0);
  const operations = edits.reduce((sum, length) => sum + length, 0);
  const faults: Fault[] = [];
  if (history.length > MOST_ENTRIES) faults.push({ path: '/history', code: 'entries', limit: MOST_ENTRIES });
  if (operations > MOST_EDITING) faults.push({ path: '/history', code: 'edits', limit: MOST_EDITING });
  if (listOf(value, 'checkpoints').length > history.length) faults.push({ path: '/checkpoints', code: 'checkpoints' });
  return faults;
}

const fieldOf = (value: unknown, field: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, field)
    ? Object.getOwnPropertyDescriptor(value, field)?.value
    : undefined;

function listOf(value: unknown, field: string): readonly unknown[] {
  const list = fieldOf(value, field);
  return Array.isArray(list) ? list : [];
}

/** The value with these lists empty. */
function without(value: unknown, fields: readonly string[]): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return {
    ...value,
    ...Object.fromEntries(fields.filter(field => Array.isArray(fieldOf(value, field))).map(field => [field, []])),
  };
}

function firstFaults(schema: TSchema, list: readonly unknown[], where: string): Fault[] {
  const wrong = list.findIndex(item => !Check(schema, item));
  return wrong < 0 ? [] : faultsOf(schema, list[wrong], `${where}/${wrong}`);
}

function checkpointFaults({ checkpoints, history }: MatchRecord): Fault[] {
  const wrong = checkpoints.findIndex(({ entry }, index) => {
    const before = checkpoints[index - 1];
    return entry > history.length || (before !== undefined && entry <= before.entry);
  });
  return wrong < 0 ? [] : [{ path: `/checkpoints/${wrong}/entry`, code: 'checkpoint-order' }];
}

const editFaults = ({ history }: MatchRecord): Fault[] =>
  history.flatMap((entry, index): Fault[] => {
    const problem = 'edit' in entry && patchProblem(entry.edit);
    return problem ? [{ path: `/history/${index}/edit`, code: 'edit', problem }] : [];
  });
