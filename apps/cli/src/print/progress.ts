const BAR = 30;
const EVERY_MS = 100;

/** A bar on standard error, where it does not get between the results; nothing when nobody watches. */
export class Progress {
  readonly #all: number;
  readonly #began = performance.now();
  #done = 0;
  #drawn = Number.NEGATIVE_INFINITY;

  constructor(all: number) {
    this.#all = all;
  }

  step(): void {
    this.#done++;
    const now = performance.now();
    if (!process.stderr.isTTY || now - this.#drawn < EVERY_MS) return;
    this.#drawn = now;
    const part = this.#done / this.#all;
    const filled = Math.round(part * BAR);
    const bar = '█'.repeat(filled) + '░'.repeat(BAR - filled);
    const speed = Math.round((this.#done * 1000) / (now - this.#began));
    process.stderr.write(`\r${bar} ${Math.floor(part * 100)}%  ${this.#done}/${this.#all}  ${speed}/s\x1b[K`);
  }

  /** Wipes the bar, so that something else can be written. */
  clear(): void {
    if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
    this.#drawn = Number.NEGATIVE_INFINITY;
  }
}
