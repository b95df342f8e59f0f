import type { Match } from '@carroccio/kernel';
import { refuseToOverwrite, writeRecord } from '../files.ts';
import { keepSeated, type Seated } from './seats/seated.ts';

/** Keeps the match in a file, when there is one. */
export class Saving {
  #file: string | undefined;
  readonly #seated: Seated;

  constructor(file: string | undefined, seated: Seated) {
    this.#file = file;
    this.#seated = seated;
    if (file !== undefined) keepSeated(file, seated);
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
    keepSeated(file, this.#seated);
    this.#file = file;
  }
}
