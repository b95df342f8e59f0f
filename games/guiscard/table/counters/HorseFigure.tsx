import { INK, LEATHER, liveryOf } from './colours.ts';
import { HORSE_BODY, HORSE_EARS, HORSE_MANE, HORSE_TAIL, SADDLE } from './figures.ts';

/** Bays, chestnuts, greys: the same horse always has the same coat. */
const COATS = ['#8a5a34', '#6b4327', '#a37347', '#4d3524', '#b9a78d'] as const;

const coatOf = (code: string): string =>
  COATS[(code.charCodeAt(0) + code.charCodeAt(1) * 3 + code.charCodeAt(2) * 7) % COATS.length] ?? COATS[0];

/** A horse from above: its head at 0, 0, its tail a hex behind. */
export function HorseFigure({ code, saddled }: { code: string; saddled: boolean }) {
  const line = { stroke: INK, strokeWidth: 2, strokeLinejoin: 'round' as const };
  return (
    <>
      <path d={HORSE_TAIL} fill="#2b1c12" />
      <path d={HORSE_BODY} fill={coatOf(code)} {...line} />
      <path d={HORSE_EARS} fill={coatOf(code)} {...line} />
      <path d={HORSE_MANE} fill="#2b1c12" />
      {saddled && <path d={SADDLE} fill={code === '' ? LEATHER : liveryOf(code).shield} {...line} />}
    </>
  );
}
