/** Matches saved by name: files of a folder of their own, which every command finds again. */
import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { Failed, reasonOf } from './words/failure.ts';

const ENDING = '.json';

/** `CARROCCIO_HOME`, or where the system keeps what programs keep for a person. */
export function matchesFolder(env: NodeJS.ProcessEnv = process.env): string {
  if (env.CARROCCIO_HOME) return join(env.CARROCCIO_HOME, 'matches');
  return join(env.XDG_DATA_HOME || join(homedir(), '.local', 'share'), 'carroccio', 'matches');
}

/** Whether this is a name and no path to a file. */
export const isName = (given: string): boolean => /^[\p{L}\p{N}][\p{L}\p{N} _-]*$/u.test(given);

/** The file that is meant: that of the match of this name, or the path itself. A file that is there goes before a name. */
export const fileOf = (given: string): string =>
  isName(given) && !existsSync(given) ? join(matchesFolder(), `${given}${ENDING}`) : given;

/** As somebody would call it: a match saved by name by its name, another by its path. */
export const nameOf = (file: string): string => (dirname(file) === matchesFolder() ? basename(file, ENDING) : file);

/** Makes the folder for matches, if this file is to be in it. */
export function makeRoom(file: string): void {
  if (dirname(file) !== matchesFolder()) return;
  try {
    mkdirSync(matchesFolder(), { recursive: true });
  } catch (error) {
    throw new Failed({ code: 'cannot-make-folder', path: matchesFolder(), why: reasonOf(error) });
  }
}

export interface Kept {
  readonly name: string;
  readonly file: string;
  readonly saved: Date;
}

/** Every match that was saved by name, the last one first. */
export function keptMatches(): Kept[] {
  const folder = matchesFolder();
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter(file => file.endsWith(ENDING))
    .map(file => ({
      name: file.slice(0, -ENDING.length),
      file: join(folder, file),
      saved: statSync(join(folder, file)).mtime,
    }))
    .sort((a, b) => b.saved.getTime() - a.saved.getTime());
}
