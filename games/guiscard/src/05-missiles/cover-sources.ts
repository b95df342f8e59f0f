/** Why a target has the cover it has, for whoever looks at the table. */
import { sideOf } from '@carroccio/boards';
import { barrierAt, terrainAt } from '../03-ground/works.ts';
import type { Battle } from '../battle.ts';
import { BRUSH, CHAPEL_WINDOW, SLIT } from '../field.ts';
import { cornerCover, doorCover, groundCover, shelters } from './cover.ts';
import { LIGHT, MEDIUM, NONE, type Origin, passing } from './passing.ts';
import { judge, openings, sightBetween } from './sight.ts';
import { type Trace, traceCentres, traceFrom } from './trace.ts';

/** What gives a target its cover: its ground, a hexside, brush on the way, the opening shot through, a corner. */
export interface CoverSource {
  readonly kind: 'ground' | 'side' | 'brush' | 'opening' | 'sided';
  readonly cover: number;
  /** The hex, or the side, that gives it. */
  readonly at: number;
}

/** Everything along one line that gives cover, each with its own. */
function sourcesOn(
  b: Battle,
  from: number,
  to: number,
  trace: Trace,
  origin: Origin,
  shortRange: number,
): CoverSource[] {
  const slit = origin.corner === true || [SLIT, CHAPEL_WINDOW].includes(barrierAt(b, origin.side));
  const crossed = trace.crossed.flatMap(pair =>
    [...new Set(pair)]
      .filter(side => side >= 0)
      .map(side => ({ kind: 'side' as const, cover: passing(b, side, from, to, origin).cover, at: side })),
  );
  const brush = trace.cells
    .flatMap(pair => pair.filter(cell => cell >= 0 && terrainAt(b, cell) === BRUSH))
    .map(cell => ({ kind: 'brush' as const, cover: LIGHT, at: cell }));
  const sided = cornerCover(b, from, to) || doorCover(b, to);
  return [
    { kind: 'ground' as const, cover: groundCover(b, from, to, trace, shortRange, slit), at: to },
    ...crossed,
    ...brush.slice(0, 1),
    { kind: 'opening' as const, cover: shelters(b, origin, to) ? MEDIUM : NONE, at: origin.side },
    { kind: 'sided' as const, cover: sided ? MEDIUM : NONE, at: to },
  ].filter(({ cover }) => cover > NONE);
}

/** Why a hex has the cover it has from another: what gives as much along the line that counts (gui.5.5.1a). */
export function coverSources(b: Battle, from: number, to: number, shortRange: number): CoverSource[] {
  const sight = sightBetween(b, from, to, shortRange);
  if (!sight.open) return [];
  const lines = [
    { trace: traceCentres(b, from, to), origin: { cell: from, side: -1 } },
    ...openings(b, from, to).map(({ direction, vertex, side }) => ({
      trace: traceFrom(b, from, direction, vertex, to),
      origin: { cell: from, side, corner: vertex },
    })),
  ];
  const counted = lines.find(({ trace, origin }) => {
    const seen = judge(b, from, to, trace, origin, shortRange);
    return seen.open && seen.cover === sight.cover;
  });
  const sources = counted ? sourcesOn(b, from, to, counted.trace, counted.origin, shortRange) : [];
  const deciding = sources.filter(({ kind, cover }) => kind === 'sided' || cover === sight.cover);
  if (deciding.length > 0 || sight.cover === NONE) return deciding;
  // gui.9.3.5: in at a slit, exactly in line with it.
  return b.field.slits
    .filter(({ cell }) => cell === to)
    .slice(0, 1)
    .map(({ direction }) => ({ kind: 'side', cover: sight.cover, at: sideOf(b.field.grid, to, direction) }));
}
