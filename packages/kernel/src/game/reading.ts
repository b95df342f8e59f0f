/** What somebody without a picture can read of a match: the same that the table in the browser shows, in words. */
import type { Language, RuleId } from '../books/rulebook.ts';
import type { Play } from '../play/play.ts';
import type { AnyAction } from './erased.ts';
import type { Seat } from './shape.ts';

/** A piece of a page without its looks. */
export type Block =
  | { readonly kind: 'heading'; readonly words: string }
  | { readonly kind: 'line'; readonly words: string }
  | { readonly kind: 'item'; readonly words: string }
  | { readonly kind: 'fact'; readonly name: string; readonly words: string }
  | {
      readonly kind: 'table';
      readonly caption: string;
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    };

export interface ReadPiece {
  readonly id: string;
  /** -1 when it is not on a board. */
  readonly cell: number;
  readonly seat?: Seat;
  /** Name, state, ratings. */
  readonly label: string;
}

export interface ReadBoard {
  readonly id: string;
  readonly title: string;
  readonly pieces: readonly ReadPiece[];
  /** By cell: the name that is printed on it. */
  readonly names: readonly string[];
  /** The cell in words: number, ground, height. */
  cellName(cell: number): string;
}

export interface ReadSpot {
  /** The name that is printed on the cell. */
  readonly place?: string;
  readonly board: string;
  readonly cell: number;
  readonly piece?: string;
}

export interface ReadChart {
  readonly id: string;
  readonly title: string;
  /** The rules it belongs to. */
  readonly rules: readonly RuleId[];
  /** Whether it is from the rulebook or reconstructed. */
  readonly origin: string;
  readonly body: readonly Block[];
}

/** The cell of a chart that applies now: a row by its head, a column by its head or its number from 0 after the rows' heads. */
export interface ChartMark {
  readonly chart: string;
  readonly row?: string;
  readonly column?: string | number;
  /** What it applies to. */
  readonly why?: string;
}

/** So much of something that can be spent. */
export interface Stock {
  /** "florins". */
  readonly name: string;
  /** "florin". */
  readonly one: string;
  readonly amount: number;
}

/** A match at one moment, through the eyes of a seat. */
export interface Reading {
  readonly boards: readonly ReadBoard[];
  /** The pieces that are not on a board: still to come, or gone; with where they are instead, if that is said. */
  readonly absent: readonly (ReadPiece & { readonly place?: string })[];
  /** All that is to be said of a piece. */
  card(piece: string): readonly Block[];
  /** The cards that the seat holds, with what they say. */
  hand(): readonly Block[];
  tracks(): readonly Block[];
  /** What is always in sight: when it is, the phase, the numbers that win or pay, by seat. */
  bar(): { readonly when: string; readonly phase: string; readonly scores: readonly string[] } | null;
  /** What somebody must know who has never read the rules: aims, sides, length. */
  brief(): readonly Block[];
  /** Where an action points. */
  spot(action: AnyAction): ReadSpot | null;
  /** What there is to be spent by such an action. */
  means(action: AnyAction): string | null;
  /** What the seat can spend now: florins, points. What a choice costs is what is gone of it afterwards. */
  stock(): readonly Stock[];
  marks(): readonly ChartMark[];
}

export interface Reader {
  /** Whether cards are held in this game. */
  readonly cards: boolean;
  read(play: Play, seat: Seat | null, language: Language): Reading;
  charts(language: Language): readonly ReadChart[];
}
