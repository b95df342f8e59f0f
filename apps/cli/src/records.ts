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
import { readJson } from './files.ts';
import { fileOf, isName, keptMatches } from './matches.ts';
import { meantBy } from './nearest.ts';
import { playableGame } from './registry.ts';
import { Failed } from './words/failure.ts';

/** A record and the game to replay it with. Whatever is wrong with it is the record's fault, and names its file. */
export class RecordFile {
  readonly path: string;
  readonly record: MatchRecord;
  readonly game: Game;

  constructor(registry: Registry, path: string) {
    this.path = foundFile(path);
    const value = readJson(this.path);
    if (isPackLike(value))
      throw new Failed({ code: 'is-a-pack', path: this.path, check: commandLine(['validate', this.path]) });
    this.record = this.blaming(() => readRecord(value));
    this.game = this.blaming(() => playableGame(registry, this.record.game, this.record.pack));
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

/** Whoever gives a name that no match has is told of those that there are. */
export function foundFile(path: string): string {
  const file = fileOf(path);
  if (!isName(path) || existsSync(file)) return file;
  const names = keptMatches().map(({ name }) => name);
  throw new Failed({ code: 'no-match', name: path, meant: meantBy(path, names), list: commandLine(['matches']) });
}

const isPackLike = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'format' in value && value.format === PACK_FORMAT;
