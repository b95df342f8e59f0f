import type { Point } from '@carroccio/boards';
import { polyline } from '../path.ts';

interface NameAlongProps {
  /** Unique in the page. */
  readonly id: string;
  readonly text: string;
  readonly line: readonly Point[];
  readonly className: string;
  /** Where along the line the middle of the name stands, in hundredths. */
  readonly middle: number;
  /** How far the foot of the letters stands below the line. */
  readonly drop: number;
}

/** A name set along a line of the ground, never upside down. */
export function NameAlong({ id, text, line, className, middle, drop }: NameAlongProps) {
  return (
    <>
      <path id={id} d={polyline(readable(line))} fill="none" />
      <text className={className} dy={drop}>
        <textPath href={`#${id}`} startOffset={`${middle}%`}>
          {text}
        </textPath>
      </text>
    </>
  );
}

/** From left to right; a line that runs straight up or down is read from the bottom. */
function readable(line: readonly Point[]): readonly Point[] {
  const [first, last] = [line[0], line.at(-1)];
  if (first === undefined || last === undefined) return line;
  const across = last.x - first.x;
  const down = last.y - first.y;
  const backwards = Math.abs(across) < Math.abs(down) / 4 ? down > 0 : across < 0;
  return backwards ? line.toReversed() : line;
}
