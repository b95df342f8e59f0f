import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { LineCutter } from '@carroccio/engine';
import { reasonOf } from '../words/failure.ts';
import { wordsOfCommand } from './command-line.ts';

/** How a program came to its end: the system's code where it could not be started, else its exit code or signal. */
export type Ended = { kind: 'unstarted'; why: string } | { kind: 'ended'; code: number | string; said: string };

/** Of what it says to its standard error only the last is kept, for whoever looks for its fault. */
const LAST_WORDS = 2000;
/** No answer is longer. */
const LONGEST_ANSWER = 1024 * 1024;
/** So long a program may take to leave by itself once its input has ended. */
const GRACE_MS = 1000;

/** A program of somebody else's: lines in, lines out, and it may end at any time. */
export class OutsideProcess {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #hear: (news: { line: string } | Ended) => void;
  #said = '';
  #over = false;

  /** What it says to its standard error goes to `overhear`, whoever else looks for its fault. */
  constructor(command: string, hear: (news: { line: string } | Ended) => void, overhear?: (said: string) => void) {
    this.#hear = hear;
    const [program = '', ...args] = wordsOfCommand(command);
    this.#child = spawn(program, args, { stdio: 'pipe', windowsHide: true });
    const lines = new LineCutter(LONGEST_ANSWER);
    this.#child.stdout.setEncoding('utf8').on('data', (piece: string) => {
      for (const line of lines.push(piece)) if (line === null || line.trim() !== '') this.#tell({ line: line ?? '' });
    });
    this.#child.stderr.setEncoding('utf8').on('data', (piece: string) => {
      this.#said = (this.#said + piece).slice(-LAST_WORDS);
      overhear?.(piece);
    });
    // What is written to a program that has ended is lost; that it has ended is told by `close`.
    this.#child.stdin.on('error', () => undefined);
    this.#child.on('error', error => this.#end({ kind: 'unstarted', why: reasonOf(error) }));
    this.#child.on('close', (code, signal) =>
      this.#end({ kind: 'ended', code: signal ?? code ?? 0, said: this.#lastLine() }),
    );
  }

  send(message: object): void {
    if (!this.#over) this.#child.stdin.write(`${JSON.stringify(message)}\n`);
  }

  /** Ends its input, and soon the program itself where it does not leave. Nothing more is heard of it. */
  close(): void {
    if (this.#over) return;
    this.#over = true;
    this.#child.stdin.end();
    const late = setTimeout(() => this.#child.kill('SIGKILL'), GRACE_MS);
    this.#child.on('close', () => clearTimeout(late));
  }

  kill(): void {
    this.#over = true;
    this.#child.kill('SIGKILL');
  }

  #tell(news: { line: string } | Ended): void {
    if (!this.#over) this.#hear(news);
  }

  #end(ended: Ended): void {
    this.#tell(ended);
    this.#over = true;
  }

  /** The line that names what it died of, wherever its language writes it; else the last. */
  #lastLine(): string {
    const lines = this.#said.trimEnd().split('\n');
    return (lines.findLast(line => /error|exception|panic/i.test(line)) ?? lines.at(-1) ?? '').trim();
  }
}
