import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { faultsOf, type MatchRecord, type Pack, PackSchema, placeOfError } from '@carroccio/kernel';
import { Failed, reasonOf, WrongUsage } from './failure.ts';

export function readJson(path: string): unknown {
  const text = readText(path);
  try {
    return JSON.parse(text);
  } catch {
    const { line, column } = placeOfError(text);
    throw new Failed({ code: 'not-json', path, line, column });
  }
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

export function readPackFile(path: string): Pack {
  const value = readJson(path);
  if (isPack(value)) return value;
  throw new Failed({ code: 'not-a-pack', path, faults: faultsOf(PackSchema, value) });
}

export const isPack = (value: unknown): value is Pack => faultsOf(PackSchema, value).length === 0;

/** Puts a whole file in the place of the old one, or leaves the old one as it was. */
function writeWhole(path: string, text: string): void {
  const unfinished = `${path}.${process.pid}.tmp`;
  try {
    writeFileSync(unfinished, text, { flush: true });
    renameSync(unfinished, path);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw new Failed({ code: 'cannot-save', path, why: reasonOf(error) });
  }
}

export const writeRecord = (path: string, record: MatchRecord): void => writeWhole(path, `${JSON.stringify(record)}\n`);

/** A file that holds another match is not lost by a slip. */
export function refuseToOverwrite(path: string): void {
  if (existsSync(path)) throw new WrongUsage({ code: 'exists', path });
}
