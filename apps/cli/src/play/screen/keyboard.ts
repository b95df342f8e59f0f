import { createInterface, type Interface } from 'node:readline';
import { setImmediate } from 'node:timers/promises';

/** The input ended, or somebody pressed Ctrl-C: the match is left. */
export class Left extends Error {
  override name = 'Left';
}

/** Somebody pressed Ctrl-C while something else was under way. */
export const INTERRUPTED = Symbol('interrupted');

/** Lines that people type, one for each question; piped input works the same. */
export class Keyboard {
  readonly #reader: Interface;
  readonly #typed: string[] = [];
  /** Whether a person sits at a terminal. */
  readonly interactive = process.stdin.isTTY === true && process.stdout.isTTY;
  #ended = false;
  #interrupted = false;
  /** Whether a question is open, which Ctrl-C leaves; what is under way otherwise it only interrupts. */
  #asking = false;
  #wake: (() => void) | undefined;

  constructor() {
    // Without a history: the next person at the keyboard could look up what the last one typed.
    this.#reader = this.interactive
      ? createInterface({ input: process.stdin, output: process.stdout, historySize: 0 })
      : createInterface({ input: process.stdin });
    this.#reader.on('line', line => {
      this.#typed.push(line);
      this.#wake?.();
    });
    this.#reader.on('close', this.#end);
    this.#reader.on('SIGINT', this.#interrupt);
    process.on('SIGINT', this.#interrupt);
    if (this.interactive) process.stdout.on('resize', this.#redraw);
  }

  /** Between the turns of bots, nobody is asked: a moment in which Ctrl-C is heard. */
  async interrupted(): Promise<boolean> {
    await setImmediate();
    return this.#takeInterrupt();
  }

  /** Before each question, and when the window changes its size. */
  draw: () => void = () => undefined;

  async ask(question: string): Promise<string> {
    this.draw();
    if (this.interactive) {
      this.#reader.setPrompt(question);
      // What was begun while a bot thought is gone on with.
      this.#reader.prompt(true);
    } else process.stdout.write(question);
    this.#asking = true;
    await this.#woken(() => this.#typed.length > 0 || this.#ended);
    this.#asking = false;
    const line = this.#interrupted ? undefined : this.#typed.shift();
    if (line === undefined) throw new Left();
    // A transcript of piped input reads like one of a terminal.
    if (!this.interactive) process.stdout.write(`${line}\n`);
    return line.trim();
  }

  /**
   * Waits for what is under way, and hears what is typed meanwhile: lines that `hear` has no answer to are kept for the
   * next question. What comes by a pipe is for questions only.
   */
  async during<T>(
    work: T | Promise<T>,
    words: string,
    hear: (line: string) => boolean | Promise<boolean>,
  ): Promise<T | typeof INTERRUPTED> {
    if (!(work instanceof Promise)) return work;
    let over = false;
    const ended = work.finally(() => {
      over = true;
      this.#wake?.();
    });
    ended.catch(() => undefined);
    this.#show(words);
    let kept = this.#typed.length;
    while (!over && !this.#interrupted) {
      await this.#woken(() => over || this.#interrupted || (this.interactive && this.#typed.length > kept));
      const [line] = this.interactive ? this.#typed.splice(kept, 1) : [];
      if (line === undefined) continue;
      if (!(await hear(line.trim()))) this.#typed.splice(kept++, 0, line);
      this.draw();
      this.#show(words);
    }
    if (this.interactive) process.stdout.write('\r\x1b[K');
    return this.#takeInterrupt() ? INTERRUPTED : ended;
  }

  close(): void {
    process.off('SIGINT', this.#interrupt);
    process.stdout.off('resize', this.#redraw);
    this.#reader.close();
  }

  #takeInterrupt(): boolean {
    const interrupted = this.#interrupted;
    // Where no person sits it ends the input for good.
    if (!this.#ended) this.#interrupted = false;
    return interrupted;
  }

  async #woken(until: () => boolean): Promise<void> {
    while (!until()) {
      await new Promise<void>(resolve => {
        this.#wake = resolve;
      });
    }
  }

  #show(words: string): void {
    if (!this.interactive) return;
    this.#reader.setPrompt(words);
    this.#reader.prompt(true);
  }

  readonly #redraw = (): void => {
    this.draw();
    this.#reader.prompt(true);
  };

  readonly #end = (): void => {
    this.#ended = true;
    this.#wake?.();
  };

  readonly #interrupt = (): void => {
    this.#interrupted = true;
    if (this.interactive && !this.#asking) this.#wake?.();
    else this.#end();
  };
}
