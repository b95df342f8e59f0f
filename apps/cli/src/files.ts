import {
  appendFileSync,
  closeSync,
  constants,
  existsSync,
  fstatSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import {
  faultsOf,
  type Held,
  heldIn,
  isPack,
  type MatchRecord,
  type Pack,
  PackSchema,
  packIn,
  RECORD_FORMAT,
  type Registry,
} from '@carroccio/kernel';
import { gameOfCsv, isCsv, packOfCsv } from './packs/csv.ts';
import { packageNamed } from './registry.ts';
import { Failed, reasonOf, WrongUsage } from './words/failure.ts';

export const readJson = (path: string): unknown => readHeld(path).value;

/** What a file of JSON holds, and whether its last line was half written. */
export const readHeld = (path: string): Extract<Held, { value: unknown }> => jsonIn(path, readText(path));

function jsonIn(path: string, text: string): Extract<Held, { value: unknown }> {
  const held = heldIn(text);
  if ('wrong' in held) throw new Failed({ code: 'not-json', path, ...held.wrong });
  return held;
}

/** Several times what a record or a pack may be, with room for spaces. */
const LARGEST_FILE = 64 * 1024 * 1024;

function readText(path: string): string {
  try {
    if (statSync(path).size <= LARGEST_FILE) return readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    throw new Failed({ code: 'cannot-read', path, why: reasonOf(error) });
  }
  throw new Failed({ code: 'large-file', path, mebibytes: LARGEST_FILE / 1024 / 1024 });
}

/** What a file holds: JSON, or a pack written as CSV. */
export function readData(registry: Registry, path: string): unknown {
  const text = readText(path);
  return isCsv(text, path)
    ? packOfCsv(packageNamed(registry, gameOfCsv(text, path)), text, path)
    : jsonIn(path, text).value;
}

/** A pack, or the pack that a recorded match was played with. */
export function readPackFile(registry: Registry, path: string): Pack {
  const value = packIn(readData(registry, path));
  const packed = isRecordLike(value) && 'pack' in value ? value.pack : value;
  if (isPack(packed)) return packed;
  throw new Failed({ code: 'not-a-pack', path, faults: faultsOf(PackSchema, value) });
}

export const isRecordLike = (value: unknown): value is object & { format: typeof RECORD_FORMAT } =>
  typeof value === 'object' && value !== null && 'format' in value && value.format === RECORD_FORMAT;

/** Puts a whole file in the place of the old one, or leaves the old one as it was. */
export function writeWhole(path: string, text: string): void {
  const unfinished = `${path}.${process.pid}.tmp`;
  try {
    writeFileSync(unfinished, text, { flush: true });
    renameSync(unfinished, path);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw new Failed({ code: 'cannot-save', path, why: reasonOf(error) });
  }
}

/** Adds a line to a file that nobody else has written to since it had so many bytes; gives back how many it has then. */
export function addLine(path: string, line: string, bytes: number): number {
  const file = openSync(path, constants.O_WRONLY | constants.O_APPEND);
  try {
    if (fstatSync(file).size !== bytes) throw new Failed({ code: 'written-elsewhere', path });
    writeSync(file, line);
    fsyncSync(file);
    return fstatSync(file).size;
  } finally {
    closeSync(file);
  }
}

export const writeRecord = (path: string, record: MatchRecord): void => writeWhole(path, `${JSON.stringify(record)}\n`);

/** A file to which lines are added as they come; it is there before the first. */
export function growing(path: string): (text: string) => void {
  const add = (text: string): void => {
    try {
      appendFileSync(path, text);
    } catch (error) {
      throw new Failed({ code: 'cannot-save', path, why: reasonOf(error) });
    }
  };
  add('');
  return add;
}

/** A file that holds another match is not lost by a slip. */
export function refuseToOverwrite(path: string): void {
  if (existsSync(path)) throw new WrongUsage({ code: 'exists', path });
}
