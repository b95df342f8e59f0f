/** Paper and how a map is cut to it. All lengths are millimetres. */

export const PAPERS = {
  a4: { short: 210, long: 297 },
  a3: { short: 297, long: 420 },
  letter: { short: 215.9, long: 279.4 },
} as const;
export type Paper = keyof typeof PAPERS;
export type Turned = 'portrait' | 'landscape';

/** White around every page: printers cannot print to the edge. */
const MARGIN = 10;
/** What two neighbouring pages of a map both show, to be glued. */
export const OVERLAP = 10;

export interface Size {
  readonly width: number;
  readonly height: number;
}

export function pageSize(paper: Paper, turned: Turned): Size {
  const { short, long } = PAPERS[paper];
  return turned === 'portrait' ? { width: short, height: long } : { width: long, height: short };
}

/** The part of a page that can be printed on. */
export function faceOf(paper: Paper, turned: Turned): Size {
  const { width, height } = pageSize(paper, turned);
  return { width: width - 2 * MARGIN, height: height - 2 * MARGIN };
}

/** One page of a map: what it shows, from the map's upper left corner. */
export interface Cut extends Size {
  readonly row: number;
  readonly column: number;
  readonly x: number;
  readonly y: number;
}

export interface CutMap {
  readonly turned: Turned;
  readonly rows: number;
  readonly columns: number;
  readonly pages: readonly Cut[];
}

/** Cuts a map to pages, turned whichever way needs fewer of them. */
export function cutMap(map: Size, paper: Paper): CutMap {
  const [upright, sideways] = [cutTo(map, paper, 'portrait'), cutTo(map, paper, 'landscape')];
  return sideways.pages.length < upright.pages.length ? sideways : upright;
}

function cutTo(map: Size, paper: Paper, turned: Turned): CutMap {
  const face = faceOf(paper, turned);
  const columns = needed(map.width, face.width);
  const rows = needed(map.height, face.height);
  const pages = Array.from({ length: rows * columns }, (_, index) => {
    const [row, column] = [Math.floor(index / columns), index % columns];
    const [x, y] = [column * (face.width - OVERLAP), row * (face.height - OVERLAP)];
    return {
      row,
      column,
      x,
      y,
      width: Math.min(face.width, map.width - x),
      height: Math.min(face.height, map.height - y),
    };
  });
  return { turned, rows, columns, pages };
}

const needed = (whole: number, page: number): number => Math.max(1, Math.ceil((whole - OVERLAP) / (page - OVERLAP)));

/** The pages of a map by the letter of their row and the number of their column: A1, A2, B1. */
export const nameOfCut = ({ row, column }: Pick<Cut, 'row' | 'column'>): string =>
  `${String.fromCharCode('A'.charCodeAt(0) + row)}${column + 1}`;
