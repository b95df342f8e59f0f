/** Regions of the ground as outlines, carried on under the frame of the sheet. */
import type { HexGrid } from '@carroccio/boards';
import { ringsAround, softOutline } from '@carroccio/table/ground/outline.ts';
import { padded } from '@carroccio/table/ground/padded.ts';
import { polygon } from '@carroccio/table/ground/path.ts';

export interface Regions {
  /** Rounded, as land and water are. */
  soft(inside: (cell: number) => boolean): string;
  /** Along the hexsides, as floors are. */
  sharp(inside: (cell: number) => boolean): string;
}

export function regionsOf(grid: HexGrid): Regions {
  const sheet = padded(grid);
  return {
    soft: inside => softOutline(ringsAround(sheet.grid, cell => inside(sheet.shows[cell] ?? 0), sheet.offset)),
    sharp: inside =>
      ringsAround(grid, inside)
        .map(ring => polygon(ring.map(({ to }) => to)))
        .join(''),
  };
}
