/** Ploughed fields here and there on open ground, as old maps show them. */
import type { Field } from '@carroccio/batirnos/survey';
import { jitter, sway } from '@carroccio/table/ground/jitter.ts';
import { drawnCentre, num } from '@carroccio/table/ground/unit.ts';

export interface Fields {
  readonly parcels: string;
  readonly furrows: string;
}

const SHARE = 0.2;
const FURROWS = 6;
const WIDE = 12;
const HALF_LONG = 46;

/** One parcel in so many open hexes, away from roads and villages. */
export function fieldsOf({ letters, road, grid }: Field): Fields {
  const drawn = letters.flatMap((letter, cell) => {
    if (letter !== '.' || road[cell] === 1 || jitter(cell, 500) > SHARE) return [];
    const middle = drawnCentre(grid, cell);
    const angle = (Math.floor(jitter(cell, 501) * 6) * Math.PI) / 6 + sway(cell, 502, 0.12);
    const along = { x: Math.cos(angle), y: Math.sin(angle) };
    const centre = { x: middle.x + sway(cell, 503, 26), y: middle.y + sway(cell, 504, 22) };
    const at = (far: number, aside: number): string =>
      `${num(centre.x + along.x * far - along.y * aside)} ${num(centre.y + along.y * far + along.x * aside)}`;
    const half = (FURROWS * WIDE) / 2;
    const parcel = `M${at(-HALF_LONG, -half)}L${at(HALF_LONG, -half)}L${at(HALF_LONG, half)}L${at(-HALF_LONG, half)}Z`;
    const furrows = Array.from({ length: FURROWS }, (_, nth) => -half + (nth + 0.5) * WIDE)
      .map(aside => `M${at(-HALF_LONG + 6, aside)}L${at(HALF_LONG - 6, aside)}`)
      .join('');
    return [{ parcel, furrows }];
  });
  return {
    parcels: drawn.map(({ parcel }) => parcel).join(''),
    furrows: drawn.map(({ furrows }) => furrows).join(''),
  };
}
