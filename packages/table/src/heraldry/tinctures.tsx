import type { Tincture } from './blazon.ts';

/** Painted in colours, or engraved: lines and dots for tinctures, as in books without colour (Petra Sancta). */
export type Manner = 'painted' | 'engraved';

/** What fills a tincture, in one drawing. */
export type Fill = (tincture: Tincture) => string;

export const PAINT: Readonly<Record<Tincture, string>> = {
  gules: 'var(--gules)',
  azure: 'var(--azure)',
  or: 'var(--or)',
  vert: 'var(--vert)',
  purpure: 'var(--purpure)',
  sable: 'var(--sable)',
  argent: 'var(--argent)',
};

const TILE = 10;

/** In a tile: gules upright, azure level, vert bendwise, purpure the other way, sable both, or in dots. */
const LINES: Readonly<Record<Tincture, string>> = {
  argent: '',
  or: 'M2.500 2.500h.01M7.500 7.500h.01',
  gules: 'M2.500 0v10M7.500 0v10',
  azure: 'M0 2.500h10M0 7.500h10',
  vert: 'M-1-1 11 11M-1 9 1 11M9-1 11 1M-1 4 6 11M4-1 11 6',
  purpure: 'M-1 11 11-1M-1 1 1-1M9 11 11 9M-1 6 6-1M4 11 11 4',
  sable: 'M1.250 0v10M3.750 0v10M6.250 0v10M8.750 0v10M0 1.250h10M0 3.750h10M0 6.250h10M0 8.750h10',
};

const TINCTURES: readonly Tincture[] = ['gules', 'azure', 'or', 'vert', 'purpure', 'sable', 'argent'];

export const fillOf =
  (id: string, manner: Manner): Fill =>
  tincture =>
    manner === 'painted' ? PAINT[tincture] : `url(#${id}-${tincture})`;

/** The engraver's patterns, for the drawing with this id. */
export function Hatchings({ id }: { id: string }) {
  return (
    <defs>
      {TINCTURES.map(tincture => (
        <pattern key={tincture} id={`${id}-${tincture}`} width={TILE} height={TILE} patternUnits="userSpaceOnUse">
          <rect width={TILE} height={TILE} fill="#fff" />
          <path
            d={LINES[tincture]}
            fill="none"
            stroke="#000"
            strokeWidth={tincture === 'or' ? 2 : 1.1}
            strokeLinecap={tincture === 'or' ? 'round' : 'butt'}
          />
        </pattern>
      ))}
    </defs>
  );
}
