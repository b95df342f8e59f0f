/** Who goes for whom while it is being decided: an arrow from one to the other. */
import { type Battle, cellOf, onMap, sideOf } from '@carroccio/batirnos/survey';
import { centreOf } from '@carroccio/boards';
import type { Piece } from '@carroccio/table/picture.ts';
import type { Labels } from '../labels.ts';
import type { BattleSight } from '../lore.ts';

interface Aim {
  readonly unit: number;
  readonly target: number;
  readonly how: 'attack' | 'shot' | 'charge';
}

/** What the decision of the moment is about. */
function aimsOf({ decision }: BattleSight): Aim[] {
  const frame = decision?.frame;
  if (!frame) return [];
  if ('attacks' in frame)
    return frame.attacks.flatMap(([unit = -1, target = -1]) => [{ unit, target, how: 'attack' as const }]);
  switch (frame.step) {
    case 'answer':
    case 'evaded':
      return [{ unit: frame.unit, target: frame.target, how: 'shot' }];
    case 'counter':
      return [{ unit: frame.mover, target: frame.target, how: 'charge' }];
    case 'marching':
      return [{ unit: frame.unit, target: frame.target, how: 'charge' }];
    case 'rivalStep':
      return [{ unit: frame.mover, target: frame.unit, how: 'charge' }];
    default:
      return [];
  }
}

/** Board units to a cell's side; how far from the middles of the hexes an arrow begins and ends. */
const SIDE = 100;
const OUT = 46;
const SHORT = 58;

const standing = (b: Battle, unit: number): boolean => unit >= 0 && onMap(b, unit);

export function arrowPieces(labels: Labels, sight: BattleSight): Piece[] {
  const { battle: b, words } = labels;
  const aims = aimsOf(sight).filter(({ unit, target }) => standing(b, unit) && standing(b, target));
  return aims.map(({ unit, target, how }) => {
    const from = centreOf(b.field.grid, cellOf(b, unit));
    const to = centreOf(b.field.grid, cellOf(b, target));
    const [x, y] = [(to.x - from.x) * SIDE, (to.y - from.y) * SIDE];
    const long = Math.round(Math.hypot(x, y));
    const angle = Math.round((Math.atan2(y, x) * 180) / Math.PI);
    return {
      id: `a${unit}-${target}`,
      cell: cellOf(b, unit),
      seat: sideOf(b, unit),
      look: `${how}|${long}|${angle}|${sideOf(b, unit)}`,
      draw: () => <Arrow long={long} angle={angle} side={sideOf(b, unit)} how={how} />,
      label: words.said[how](labels.unit(unit), labels.unit(target)),
      rank: 3,
      shift: { x: 0, y: 0 },
      fixed: true,
    };
  });
}

interface ArrowProps {
  readonly long: number;
  readonly angle: number;
  readonly side: 0 | 1;
  readonly how: Aim['how'];
}

function Arrow({ long, angle, side, how }: ArrowProps) {
  const end = long - SHORT;
  return (
    <g className={`nq-arrow tone-seat${side}`} data-how={how} transform={`rotate(${angle})`}>
      <path className="nq-arrow-halo" d={`M${OUT} 0H${end}`} />
      <path className="nq-arrow-shaft" d={`M${OUT} 0H${end}`} />
      <path className="nq-arrow-head" d={`M${end - 12}-17L${end + 22} 0L${end - 12} 17L${end - 4} 0Z`} />
    </g>
  );
}
