import { existsSync } from 'node:fs';
import {
  type Game,
  type Match,
  type MatchRecord,
  PACK_FORMAT,
  type Registry,
  readRecord,
  replay,
} from '@carroccio/kernel';
import { commandLine } from './command-line.ts';
import type { Context } from './context.ts';
import { readHeld } from './files.ts';
import { fileOf, isName, keptMatches } from './matches.ts';
import { meantBy } from './nearest.ts';
import { err } from './print/io.ts';
import { playableGame } from './registry.ts';
import { wordsOf } from './words/complaint-text.ts';
import { errorLine, Failed } from './words/failure.ts';

/** A record and the game to replay it with. Whatever is wrong with it is the record's fault, and names its file. */
export class RecordFile {
  readonly path: string;
  readonly record: MatchRecord;
  readonly game: Game;
  /** What is to be told of the file though it can be read. */
  readonly warning: Failed | null;

  constructor(registry: Registry, path: string) {
    this.path = foundFile(path);
    const { value, torn } = readHeld(this.path);
    if (isPackLike(value))
      throw new Failed({ code: 'is-a-pack', path: this.path, check: commandLine(['validate', this.path]) });
    this.record = this.blaming(() => readRecord(value));
    this.game = this.blaming(() => playableGame(registry, this.record.game, this.record.pack));
    const entries = this.record.history.length;
    this.warning = torn ? new Failed({ code: 'half-written', path: this.path, entries }) : null;
  }

  replay(visit?: (match: Match, entry: number) => void): Match {
    return this.blaming(() => replay(this.game, this.record, visit));
  }

  blaming<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      throw new Failed({ code: 'in-file', path: this.path, why: error });
    }
  }
}

/** A record to look at: what is to be told of its file is said aside. */
export function openRecord({ registry, language }: Context, path: string): RecordFile {
  const file = new RecordFile(registry, path);
  if (file.warning) err(errorLine(wordsOf(file.warning, language)));
  return file;
}

/** Whoever gives a name that no match has is told of those that there are. */
export function foundFile(path: string): string {
  const file = fileOf(path);
  if (!isName(path) || existsSync(file)) return file;
  const names = keptMatches().map(({ name }) => name);
  throw new Failed({ code: 'no-match', name: path, meant: meantBy(path, names), list: commandLine(['matches']) });
}

const isPackLike = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'format' in value && value.format === PACK_FORMAT;
