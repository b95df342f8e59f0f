/** A screen with panes: the board, what has happened, what is asked. Drawn anew before each question, and it fits. */
import { stripVTControlCharacters } from 'node:util';
import type { PrintedMap, ReadSpot } from '@carroccio/kernel';
import { boardLines, broken, trackLines } from '../../print/board.ts';
import type { Paint } from '../../print/paint.ts';
import { type Corner, cornerFor, fits, windowLines } from '../../print/window.ts';
import { BETWEEN, type Shown, type Surface } from './surface.ts';

const ENTER = '\x1b[?1049h\x1b[H\x1b[2J';
const LEAVE = '\x1b[?1049l';
const NARROWEST = 40;
const LOWEST = 12;
/** Of what has happened, so many lines are kept. */
const REMEMBERED = 200;
const ORIGIN: Corner = { column: 0, line: 0 };

interface PaneWords {
  /** Below what is longer than the screen. */
  more(left: number): string;
  /** Where lines beside the map are left out. */
  left(lines: number): string;
  /** Where a map is larger than its pane. */
  part: string;
  /** Where there is no colour: the places that can be chosen. */
  places(names: string): string;
}

/** A terminal's own measures, and where to write. */
export interface Terminal {
  readonly columns: number;
  readonly rows: number;
  write(text: string): void;
}

const plainLength = (line: string): number => Array.from(stripVTControlCharacters(line)).length;

const shortened = (line: string, width: number): string =>
  line.length <= width ? line : `${line.slice(0, width - 1)}…`;

export class PaneSurface implements Surface {
  readonly #terminal: Terminal;
  readonly #paint: Paint;
  readonly #words: PaneWords;
  #open = false;
  #heading: readonly string[] = [];
  #log: string[] = [];
  #shown: Shown | null = null;
  #prompt: readonly string[] = [];
  #choices: readonly string[] = [];
  #notes: string[] = [];
  #reading: readonly string[] = [];
  readonly #corners = new Map<string, Corner>();
  #centred: ReadSpot | null = null;

  constructor(terminal: Terminal, paint: Paint, words: PaneWords) {
    this.#terminal = terminal;
    this.#paint = paint;
    this.#words = words;
  }

  get width(): number {
    return Math.max(NARROWEST, this.#terminal.columns);
  }

  get #height(): number {
    return Math.max(LOWEST, this.#terminal.rows);
  }

  /** About a third of the screen. */
  get page(): number {
    return Math.max(4, Math.floor((this.#height - 4) / 3));
  }

  heading(standing: string, scores: string): void {
    const line = [standing, scores].filter(Boolean).join(BETWEEN);
    const fits = line.length <= this.width - 4;
    this.#heading = fits || scores === '' ? [line] : [standing, scores];
    this.#prompt = [];
    this.#choices = [];
    this.#reading = [];
    this.#centred = null;
  }

  event(line: string): void {
    this.#log = [...this.#log, line].slice(-REMEMBERED);
  }

  board(shown: Shown): void {
    this.#shown = shown;
  }

  meanwhile(shown: () => Shown): void {
    this.#shown = shown();
    this.#prompt = [];
    this.#choices = [];
    this.flush();
  }

  prompt(lines: readonly string[]): void {
    this.#prompt = lines;
  }

  choices(lines: readonly string[]): void {
    this.#choices = lines;
    this.#reading = [];
  }

  note(line: string): void {
    this.#notes.push(line);
  }

  show(lines: readonly string[]): void {
    this.#reading = lines.flatMap(line => this.#fitted(line));
  }

  turn(): boolean {
    if (this.#reading.length === 0) return false;
    this.#reading = this.#reading.slice(this.#readingRoom());
    this.flush();
    return true;
  }

  centre(place: ReadSpot): void {
    this.#centred = place;
    this.#reading = [];
  }

  wipe(): void {
    this.#log = [];
    this.#heading = [];
    this.#prompt = [];
    this.#choices = [];
    this.#notes = [];
    this.#reading = [];
    this.#shown = null;
    this.flush();
  }

  flush(): void {
    const lines = this.#lines();
    // One line at the bottom is for what is typed.
    const room = this.#height - 1;
    const drawn = lines.slice(0, room).map(line => `${line}\x1b[K`);
    this.#terminal.write(`${this.#open ? '' : ENTER}\x1b[H${drawn.join('\r\n')}\r\n\x1b[J\x1b[${this.#height};1H`);
    this.#open = true;
    this.#notes = [];
  }

  close(): void {
    if (this.#open) this.#terminal.write(LEAVE);
    this.#open = false;
  }

  /** As many lines as there are above the one that is typed on. */
  #lines(): string[] {
    const { bold, dim } = this.#paint;
    const below = this.#below();
    const heads = this.#heading.map(head => {
      const title = shortened(` ${head} `, this.width - 2);
      return `${dim('──')}${bold(title)}${dim('─'.repeat(Math.max(0, this.width - title.length - 2)))}`;
    });
    const room = this.#height - 1 - heads.length - below.length;
    const above = this.#reading.length > 0 ? this.#readingLines(room) : this.#boardAndLog(room);
    const filled = [...above, ...Array.from({ length: Math.max(0, room - above.length) }, () => '')].slice(0, room);
    return [...heads, ...filled, ...below];
  }

  /** What is asked, and words aside. */
  #below(): string[] {
    const lines = [...this.#prompt, ...this.#choices, ...this.#notes.map(note => `  ${this.#paint.dim(note)}`)];
    const fitted = lines.flatMap(line => this.#fitted(line));
    const most = Math.max(6, Math.floor((this.#height * 3) / 5));
    return fitted.length <= most ? fitted : [...fitted.slice(0, 2), ...fitted.slice(2 - most)];
  }

  /** A line that is too long is broken; paint does not count, and is taken off where it would be broken. */
  #fitted(line: string): string[] {
    return plainLength(line) <= this.width ? [line] : broken(stripVTControlCharacters(line), this.width);
  }

  #readingRoom(): number {
    return Math.max(1, this.#height - 1 - this.#heading.length - this.#below().length - 1);
  }

  #readingLines(room: number): string[] {
    if (this.#reading.length <= room) return [...this.#reading];
    const shown = this.#reading.slice(0, room - 1);
    return [...shown, this.#paint.dim(this.#words.more(this.#reading.length - shown.length))];
  }

  #boardAndLog(room: number): string[] {
    const log = this.#lastOfLog(Math.max(2, Math.floor(room / 4)));
    const board = this.#boardLines(room - log.length);
    return [...board, ...this.#lastOfLog(room - board.length)];
  }

  /** The last of what has happened, as much as there is room for; none of it begins in the middle. */
  #lastOfLog(room: number): string[] {
    let lines: string[] = [];
    for (const event of this.#log.toReversed()) {
      const fitted = this.#fitted(event);
      if (lines.length + fitted.length > room) return lines.length > 0 ? lines : fitted.slice(0, room);
      lines = [...fitted, ...lines];
    }
    return lines;
  }

  #boardLines(height: number): string[] {
    if (!this.#shown || height <= 0) return [];
    const { board } = this.#shown;
    const map = this.#mapInFront();
    if (!map) return boardLines(board, this.width, this.#paint).slice(0, height);
    const tracks = trackLines(board.tracks, this.width);
    const spare = Math.max(0, height - map.lines.length - 1);
    const beside = Math.min(tracks.length, Math.max(spare, Math.floor(height / 5)));
    const mapLines = this.#mapLines(map, height - beside);
    return [...mapLines, ...this.#cutTo(height - mapLines.length, tracks)];
  }

  /** As many lines as there is room for; where some are left out, the last says so. */
  #cutTo(room: number, lines: readonly string[]): readonly string[] {
    if (lines.length <= room || room <= 0) return lines.slice(0, Math.max(0, room));
    const shown = lines.slice(0, room - 1);
    return [...shown, this.#paint.dim(shortened(this.#words.left(lines.length - shown.length), this.width))];
  }

  #mapLines(map: PrintedMap, height: number): string[] {
    const places = this.#shown?.places.filter(({ board }) => board === map.board) ?? [];
    const cells = new Set(places.map(({ cell }) => cell));
    const words = this.#footer(map, { width: this.width, height }, places);
    const room = { width: this.width, height: height - words.length };
    const goal = this.#centred?.board === map.board ? new Set([this.#centred.cell]) : cells;
    const corner = cornerFor(map, goal, room, this.#corners.get(map.board) ?? ORIGIN);
    this.#corners.set(map.board, corner);
    return [...windowLines(map, corner, room, this.#paint, cells), ...words];
  }

  #footer(map: PrintedMap, room: { width: number; height: number }, places: readonly ReadSpot[]): string[] {
    const names = [...new Set(places.map(({ place = '' }) => place))].filter(Boolean).join(' ');
    return [
      ...(fits(map, room) ? [] : [this.#words.part]),
      ...(names === '' || this.#paint.isColorSupported ? [] : [this.#words.places(names)]),
    ].map(line => this.#paint.dim(shortened(line, this.width)));
  }

  /** The map on which something can be chosen now, or that was asked for; else the first. */
  #mapInFront(): PrintedMap | undefined {
    const { board, places } = this.#shown ?? { board: { maps: [] }, places: [] };
    const wanted = this.#centred?.board ?? places[0]?.board;
    return board.maps.find(map => map.board === wanted) ?? board.maps[0];
  }
}
