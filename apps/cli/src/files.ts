import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { type MatchRecord, type Pack, PackSchema, placeOfError, problemsOf } from '@carroccio/kernel';
import { Failed, messageOf, WrongUsage } from './failure.ts';

export function readJson(path: string): unknown {
  const text = readText(path);
  try {
    return JSON.parse(text);
  } catch {
    const { line, column } = placeOfError(text);
    throw new Failed(`${path} is not JSON: line ${line}, column ${column}`);
  }
}

/** Several times what a record or a pack may be, with room for spaces. */
const LARGEST_FILE = 64 * 1024 * 1024;

function readText(path: string): string {
  try {
    if (statSync(path).size > LARGEST_FILE) throw new Error(`it is larger than ${LARGEST_FILE / 1024 / 1024} MiB`);
    return readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    throw new Failed(`cannot read ${path}: ${messageOf(error)}`);
  }
}

export function readPackFile(path: string): Pack {
  const value = readJson(path);
  if (isPack(value)) return value;
  throw new Failed(`${path} is not a data pack: ${packFormProblems(value).slice(0, 3).join('; ')}`);
}

const packFormProblems = (value: unknown): string[] => problemsOf(PackSchema, value);
export const isPack = (value: unknown): value is Pack => packFormProblems(value).length === 0;

/** Puts a whole file in the place of the old one, or leaves the old one as it was. */
function writeWhole(path: string, text: string): void {
  const unfinished = `${path}.${process.pid}.tmp`;
  try {
    writeFileSync(unfinished, text, { flush: true });
    renameSync(unfinished, path);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw new Failed(`cannot save ${path}: ${messageOf(error)}`);
  }
}

export const writeRecord = (path: string, record: MatchRecord): void => writeWhole(path, `${JSON.stringify(record)}\n`);

/** A file that holds another match is not lost by a slip. */
export function refuseToOverwrite(path: string): void {
  if (existsSync(path)) throw new WrongUsage(`${path} exists already: go on with it by --load, or name another file`);
}
