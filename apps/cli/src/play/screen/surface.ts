/** What a match is written on: lines one after the other, or a screen with panes that is drawn anew. */
import type { PrintedBoard, ReadSpot } from '@carroccio/kernel';
import { boardLines } from '../../print/board.ts';
import { indented } from '../../print/columns.ts';
import { lineWidth, out } from '../../print/io.ts';
import type { Paint } from '../../print/paint.ts';
import { wrapped } from '../../print/prose.ts';

/** Between what a heading says. */
export const BETWEEN = ' │ ';

/** A board, and the places of it that can be chosen now. */
export interface Shown {
  readonly board: PrintedBoard;
  readonly places: readonly ReadSpot[];
}

export interface Surface {
  /** How wide what is written may be. */
  readonly width: number;
  /** How many choices are shown at a time. */
  readonly page: number;
  /** Who is asked and when, and how it stands: on a line of its own where both are too long for one. */
  heading(standing: string, scores: string): void;
  /** Something that has happened. */
  event(line: string): void;
  board(shown: Shown): void;
  /** How it stands while somebody else decides, for who likes to watch. */
  meanwhile(shown: () => Shown): void;
  /** What is asked. */
  prompt(lines: readonly string[]): void;
  /** What can be chosen. */
  choices(lines: readonly string[]): void;
  /** A word aside. */
  note(line: string): void;
  /** The answer to something that was looked up. */
  show(lines: readonly string[]): void;
  /** Turns to the next page of what was looked up; whether there was one. */
  turn(): boolean;
  /** Brings the board to a place. */
  centre(place: ReadSpot): void;
  /** Before a question: all that was written is to be seen. */
  flush(): void;
  /** Takes everything away, so that nobody else reads it. */
  wipe(): void;
  /** The match is left or over: what is written now stays. */
  close(): void;
}

const RULER = 60;
const WIPE = '\x1b[2J\x1b[3J\x1b[H';

/** Lines one after the other: for pipes, for screen readers, for terminals that can do no more. */
export class PlainSurface implements Surface {
  readonly page = 40;
  readonly #paint: Paint;
  /** What the signs mean is said once; "board" says it again. */
  #explained = false;

  constructor(paint: Paint) {
    this.#paint = paint;
  }

  get width(): number {
    return lineWidth();
  }

  heading(standing: string, scores: string): void {
    const line = [standing, scores].filter(Boolean).join(BETWEEN);
    const paint = this.#paint;
    out(`\n${paint.dim('──')} ${paint.bold(line)} ${paint.dim('─'.repeat(Math.max(3, RULER - line.length)))}`);
  }

  event(line: string): void {
    out(line);
  }

  board({ board }: Shown): void {
    const shown = this.#explained ? { ...board, legend: [] } : board;
    this.#explained = true;
    out('');
    for (const line of indented(boardLines(shown, this.width - 2, this.#paint))) out(line);
    out('');
  }

  meanwhile(): void {}

  prompt(lines: readonly string[]): void {
    for (const line of lines) out(line);
  }

  choices(lines: readonly string[]): void {
    for (const line of lines) out(line);
  }

  note(line: string): void {
    for (const part of wrapped(line, this.width - 2)) out(`  ${this.#paint.dim(part)}`);
  }

  show(lines: readonly string[]): void {
    for (const line of indented(lines)) out(line);
  }

  turn(): boolean {
    return false;
  }

  centre(): void {}

  flush(): void {}

  /** What has scrolled away goes too. */
  wipe(): void {
    if (process.stdout.isTTY) process.stdout.write(WIPE);
  }

  close(): void {}
}
