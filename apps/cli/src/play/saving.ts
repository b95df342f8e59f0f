import { statSync } from 'node:fs';
import { grownLine, type Match } from '@carroccio/kernel';
import { addLine, refuseToOverwrite, writeRecord } from '../files.ts';
import { complaintOf, Failed, reasonOf } from '../words/failure.ts';
import { keepSeated, type Seated } from './seats/seated.ts';

/** What is on disk of a match. */
interface Written {
  readonly entries: number;
  readonly bytes: number;
}

/**
 * Keeps the match in a file, when there is one: its record, then a line for all that is done at a time. Who leaves has the
 * whole record in it; whoever is cut off, all but a line that was not finished.
 */
export class Saving {
  #file: string | undefined;
  readonly #seated: Seated;
  /** Nothing while the record must be written whole. */
  #written: Written | undefined;
  /** Whether lines stand below the record. */
  #grown = false;

  constructor(file: string | undefined, seated: Seated) {
    this.#file = file;
    this.#seated = seated;
    if (file !== undefined) keepSeated(file, seated);
  }

  get file(): string | undefined {
    return this.#file;
  }

  keep(match: Match): void {
    const file = this.#file;
    if (file === undefined) return;
    const written = this.#written;
    if (!written) {
      this.#whole(file, match);
      return;
    }
    const stayed = match.takeStayed();
    if (stayed === null) return;
    // After a line that could not be finished the record is written whole again.
    this.#written = undefined;
    try {
      const bytes = addLine(file, grownLine(match, written.entries, stayed), written.bytes);
      this.#written = { entries: match.length, bytes };
      this.#grown = true;
    } catch (error) {
      this.#fail(file, match, error);
    }
  }

  /** Nothing more comes: the record is whole in its file. */
  close(match: Match): void {
    const file = this.#file;
    if (file === undefined || !this.#grown) return;
    // What another has written to it is not lost.
    if (!this.#written || statSync(file, { throwIfNoEntry: false })?.size === this.#written.bytes)
      this.#whole(file, match);
  }

  /** Saves in another file from now on; if that fails, the old one stays. */
  moveTo(file: string, match: Match): void {
    if (file !== this.#file) refuseToOverwrite(file);
    writeRecord(file, match.record());
    keepSeated(file, this.#seated);
    if (file !== this.#file) this.close(match);
    this.#file = file;
    this.#note(file, match);
  }

  #whole(file: string, match: Match): void {
    writeRecord(file, match.record());
    this.#note(file, match);
  }

  #note(file: string, match: Match): void {
    match.takeStayed();
    this.#written = { entries: match.length, bytes: statSync(file).size };
    this.#grown = false;
  }

  #fail(file: string, match: Match, error: unknown): void {
    if (complaintOf(error)?.code === 'written-elsewhere') {
      this.#file = undefined;
      throw error;
    }
    const why = reasonOf(error);
    // Somebody has thrown it away.
    if (why !== 'ENOENT') throw new Failed({ code: 'cannot-save', path: file, why });
    this.#whole(file, match);
  }
}
