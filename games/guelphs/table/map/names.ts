import { type HexGrid, type Point, requireCell } from '@carroccio/boards';
import type { BattleMap } from '@carroccio/guelphs/survey';
import { axisOf } from '@carroccio/table/ground/axis.ts';
import { drawnCentre } from '@carroccio/table/ground/unit.ts';

type Place = BattleMap['names'][number];

export interface SetName {
  readonly key: string;
  readonly kind: Place['kind'];
  readonly at: Point;
  /** Degrees clockwise. */
  readonly turned: number;
  readonly lines: readonly string[];
}

interface Setting {
  readonly language: 'en' | 'it';
  /** Of the printed ground, which no name may leave. */
  readonly width: number;
  /** Must not be hidden by a name. */
  readonly bridge: Point | undefined;
}

/** So much longer than broad, a feature has a direction that its name follows. */
const LONG = 2.2;
/** Along a steeper feature the name stands beside it. */
const STEEPEST = 40;

/** The names that do not follow water. */
export const setNames = (grid: HexGrid, map: BattleMap, { language, width, bridge }: Setting): SetName[] =>
  map.names
    .filter(({ kind }) => kind !== 'river')
    .map(({ name, hexes, kind }) => {
      const points = hexes.map(hex => drawnCentre(grid, requireCell(grid, hex)));
      const lines = wrapped(name[language]);
      const { middle, angle, stretch } = axisOf(points);
      if (stretch <= LONG) {
        const under = withinSheet({ x: middle.x, y: middle.y + (hexes.length === 1 ? UNDER_HEX : 0) }, lines, width);
        const hides = bridge !== undefined && Math.hypot(bridge.x - under.x, bridge.y - under.y) < NEAR_BRIDGE;
        const at = hides ? { x: under.x, y: middle.y - UNDER_HEX - (lines.length - 1) * LEADING } : under;
        return { key: name.en, kind, at, turned: 0, lines };
      }
      const at = Math.abs(angle) > STEEPEST ? besideFeature(points, middle, angle) : middle;
      return { key: name.en, kind, at, turned: angle, lines };
    });

/** Names of single hexes stand under what is drawn in them. */
const UNDER_HEX = 88;
/** From one line of a name to the next. */
export const LEADING = 62;
const NEAR_BRIDGE = 200;
const CLEAR_OF_FEATURE = 110;

/** A place to the right of a steep feature, clear of its outermost hex on that hand. */
function besideFeature(points: readonly Point[], middle: Point, angle: number): Point {
  const slope = (angle * Math.PI) / 180;
  const right = { x: Math.abs(Math.sin(slope)), y: -Math.sign(Math.sin(slope)) * Math.cos(slope) };
  const reach = points.map(({ x, y }) => (x - middle.x) * right.x + (y - middle.y) * right.y);
  const distance = Math.max(...reach) + CLEAR_OF_FEATURE;
  return { x: middle.x + right.x * distance, y: middle.y + right.y * distance };
}

/** About half of a letter's width, for want of a way to measure type. */
const HALF_LETTER = 14;

function withinSheet({ x, y }: Point, lines: readonly string[], width: number): Point {
  const half = Math.max(...lines.map(({ length }) => length)) * HALF_LETTER + HALF_LETTER;
  return { x: Math.min(Math.max(x, half), width - half), y };
}

const LONGEST_LINE = 20;

function wrapped(name: string): string[] {
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const line = lines.at(-1);
    if (line === undefined || line.length + 1 + word.length > LONGEST_LINE) lines.push(word);
    else lines[lines.length - 1] = `${line} ${word}`;
  }
  return lines;
}
