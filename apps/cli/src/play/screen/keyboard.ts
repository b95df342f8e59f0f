import { createInterface, type Interface } from 'node:readline';
import { setImmediate } from 'node:timers/promises';

/** The input ended, or somebody pressed Ctrl-C: the match is left. */
export class Left extends Error {
  override name = 'Left';
}

/** Lines that people type, one for each question; piped input works the same. */
export class Keyboard {
  readonly #reader: Interface;
  readonly #typed: string[] = [];
  /** Whether a person sits at a terminal. */
  readonly interactive = process.stdin.isTTY === true && process.stdout.isTTY;
  #ended = false;
  #interrupted = false;
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
  async listen(): Promise<void> {
    await setImmediate();
    if (this.#interrupted) throw new Left();
  }

  /** Before each question, and when the window changes its size. */
  draw: () => void = () => undefined;

  async ask(question: string): Promise<string> {
    this.draw();
    if (this.interactive) {
      this.#reader.setPrompt(question);
      this.#reader.prompt();
    } else process.stdout.write(question);
    while (this.#typed.length === 0 && !this.#ended) {
      await new Promise<void>(resolve => {
        this.#wake = resolve;
      });
    }
    const line = this.#interrupted ? undefined : this.#typed.shift();
    if (line === undefined) throw new Left();
    // A transcript of piped input reads like one of a terminal.
    if (!this.interactive) process.stdout.write(`${line}\n`);
    return line.trim();
  }

  close(): void {
    process.off('SIGINT', this.#interrupt);
    process.stdout.off('resize', this.#redraw);
    this.#reader.close();
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
    this.#end();
  };
}
