import type { Grid } from '@carroccio/boards';
import type { ReactNode } from 'react';

/** Something that stands on a board. */
export interface Piece {
  readonly id: string;
  readonly cell: number;
  /** Whose it is, if anybody's. */
  readonly seat?: number;
  /** Equal strings mean equal drawings: a piece is drawn again only when its look changes. */
  readonly look: string;
  /** Drawn around 0, 0 in board units (a cell's side is 100). */
  draw(): ReactNode;
  /** In words, for those who hear the board: name, state, ratings. */
  readonly label: string;
  /** Pieces of one cell lie on each other in this order; the lowest is at the bottom. */
  readonly rank: number;
  /** Shifted from the centre of its cell. */
  readonly shift?: { readonly x: number; readonly y: number };
  /** Further cells it lies on: a horse is two long. */
  readonly also?: readonly number[];
  /** Stays where it is when the stack of its cell is fanned out: an arrow, a flame. */
  readonly fixed?: boolean;
}

/** One board of a table: the map, or the field of a battle that opens inside it. */
export interface BoardPicture {
  readonly id: string;
  readonly title: string;
  readonly grid: Grid;
  /** Room around the cells for title, compass and scale, in board units. */
  readonly margin: number;
  /** The printed map, in board units. The same element every time, so that it is drawn once. */
  readonly ground: ReactNode;
  readonly pieces: readonly Piece[];
  /** The cell in words: number, ground, height. */
  cellName(cell: number): string;
  /** What is printed on a cell, where that is not its number on the grid: what a person types who means it. */
  placeName?(cell: number): string;
}

/** Where an action points, or a person. */
export interface Spot {
  readonly board: string;
  readonly cell: number;
  readonly piece?: string;
  /** The piece that would go there: shown once that piece is selected, when others have choices of their own. */
  readonly of?: string;
  /** Looked at more often than chosen: even a single choice there is not taken by a press, but offered in a menu. */
  readonly offered?: true;
  /** One of the directions of the cell's corners or sides, when the action is to face there. */
  readonly facing?: { readonly direction: number; readonly towards: 'corner' | 'side' };
}

/** A mark that a layer puts on a cell. */
export interface CellMark {
  readonly cell: number;
  /** `bare`: nothing but its text, for marks that may lie on half the map. */
  readonly texture: 'dots' | 'hatch' | 'cross' | 'outline' | 'fill' | 'bare';
  /** Which of the sides' colours, or the table's own. */
  readonly tone: 'seat0' | 'seat1' | 'seat2' | 'seat3' | 'seat4' | 'seat5' | 'legal' | 'plain' | 'danger';
  /** A number or letter in the cell: the cost to get there. */
  readonly text?: string;
}

/** A line that a layer draws from one cell to another. */
export interface BoardLine {
  readonly from: number;
  readonly to: number;
  readonly tone: CellMark['tone'];
  /** Drawn in pieces: what should reach from one to the other does not. */
  readonly broken: boolean;
}

/** Something that happened at a place, shown for a moment. */
export interface Cue {
  readonly board: string;
  readonly cell: number;
  readonly text: string;
  readonly tone: 'bad' | 'good' | 'plain';
  /** A line is drawn from here: where a shot came from. */
  readonly from?: number;
}
