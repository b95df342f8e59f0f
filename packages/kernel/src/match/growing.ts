/** A match that is written as it is played: what is there already stays, and what was done is added. */
import { placeOfError } from '../json/json-place.ts';
import type { Match } from './match.ts';
import { type Checkpoint, type Entry, type MatchRecord, RECORD_FORMAT } from './record.ts';

/** A line of a list to which lines are only ever added. */
export type ListLine =
  | Entry
  /** All but the first so many entries are taken back. */
  | { stay: number };

/** What was done since so many entries were written, of which the first `stayed` are as they were. */
export const linesSince = (match: Match, written: number, stayed: number): ListLine[] => [
  ...(stayed < written ? [{ stay: stayed }] : []),
  ...match.rows(stayed).map(({ entry }) => entry),
];

/** The same as one line to be added to a file that begins with the record of the match. */
export function grownLine(match: Match, written: number, stayed: number): string {
  const grown: Grown = {
    lines: linesSince(match, written, stayed),
    checkpoints: match.rows(stayed).flatMap(({ hash }, index) => (hash ? [{ entry: stayed + index + 1, hash }] : [])),
    hash: match.play.hash(),
    result: match.play.result,
  };
  return `${JSON.stringify(grown)}\n`;
}

interface Grown extends Pick<MatchRecord, 'checkpoints' | 'hash'> {
  readonly lines: readonly ListLine[];
  readonly result: Match['play']['result'];
}

/** What a file of JSON holds; or where it stops being JSON. */
export type Held =
  | {
      readonly value: unknown;
      /** Whether its last line was half written, and is left out. */
      readonly torn: boolean;
    }
  | { readonly wrong: { readonly line: number; readonly column: number } };

/**
 * Reads JSON; where that is the record of a match on one line, the lines after it are what was done next. Whether it is a
 * record in good order is for others to say.
 */
export function heldIn(text: string): Held {
  const whole = parsed(text);
  if (whole) return { value: whole.value, torn: false };
  const [first = '', ...lines] = text.split('\n');
  const begun = parsed(first)?.value;
  if (!isRecordLike(begun)) return { wrong: placeOfError(text) };
  const last = lines.pop() ?? '';
  const record: RecordLike = { ...begun, history: [...begun.history], checkpoints: [...begun.checkpoints] };
  for (const [index, line] of lines.entries()) {
    const grown = parsed(line)?.value;
    if (!isGrown(grown)) return { wrong: { line: index + 2, column: placeOfError(line).column } };
    grow(record, grown);
  }
  const grown = parsed(last)?.value;
  if (isGrown(grown)) grow(record, grown);
  return { value: record, torn: last !== '' && !isGrown(grown) };
}

function parsed(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}

interface RecordLike {
  readonly history: unknown[];
  checkpoints: unknown[];
  hash?: unknown;
  result?: unknown;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isRecordLike = (value: unknown): value is RecordLike =>
  isObject(value) &&
  'format' in value &&
  value.format === RECORD_FORMAT &&
  'history' in value &&
  Array.isArray(value.history) &&
  'checkpoints' in value &&
  Array.isArray(value.checkpoints);

const isGrown = (value: unknown): value is Grown =>
  isObject(value) &&
  'lines' in value &&
  Array.isArray(value.lines) &&
  'checkpoints' in value &&
  Array.isArray(value.checkpoints) &&
  'hash' in value &&
  'result' in value;

function grow(record: RecordLike, { lines, checkpoints, hash, result }: Grown): void {
  for (const line of lines) {
    if (isObject(line) && 'stay' in line) {
      const { stay } = line;
      record.history.splice(stay);
      record.checkpoints = record.checkpoints.filter(one => !isCheckpoint(one) || one.entry <= stay);
    } else record.history.push(line);
  }
  record.checkpoints.push(...checkpoints);
  record.hash = hash;
  record.result = result;
}

const isCheckpoint = (value: unknown): value is Checkpoint => isObject(value) && 'entry' in value;
