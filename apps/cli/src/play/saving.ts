import type { Match } from '@carroccio/kernel';
import { refuseToOverwrite, writeRecord } from '../files.ts';

/** Keeps the match in a file, when there is one. */
export class Saving {
  #file: string | undefined;

  constructor(file: string | undefined) {
    this.#file = file;
  }

  get file(): string | undefined {
    return this.#file;
  }

  keep(match: Match): void {
    if (this.#file !== undefined) writeRecord(this.#file, match.record());
  }

  /** Saves in another file from now on; if that fails, the old one stays. */
  moveTo(file: string, match: Match): void {
    if (file !== this.#file) refuseToOverwrite(file);
    writeRecord(file, match.record());
    this.#file = file;
  }
}
