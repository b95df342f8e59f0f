/** The frame of a miniature, and the diapered ground behind it. */
import { type ReactNode, useId } from 'react';
import { Drawing, type Drawn } from '../ui/icons/Drawing.tsx';
import './pictures.css';

const WIDTH = 480;
const HEIGHT = 300;

interface FrameProps {
  drawn: Drawn;
  children: ReactNode;
}

/** A gold fillet between two lines of ink; whatever reaches beyond it is cut. */
export function Frame({ drawn, children }: FrameProps) {
  const id = useId();
  return (
    <Drawing box={[WIDTH, HEIGHT]} {...drawn}>
      <clipPath id={id}>
        <rect x={8} y={8} width={WIDTH - 16} height={HEIGHT - 16} />
      </clipPath>
      <g className="picture">
        <rect className="or lined" x={2} y={2} width={WIDTH - 4} height={HEIGHT - 4} rx={1} />
        <g clipPath={`url(#${id})`}>{children}</g>
        <rect className="outline" x={8} y={8} width={WIDTH - 16} height={HEIGHT - 16} />
      </g>
    </Drawing>
  );
}

interface DiaperProps {
  ground: string;
  lines: string;
}

/** Lozenges with a flower in each, as painters filled a sky with before they painted skies. */
export function Diaper({ ground, lines }: DiaperProps) {
  const id = useId();
  return (
    <>
      <pattern id={id} width={22} height={22} patternUnits="userSpaceOnUse">
        <rect width={22} height={22} fill={ground} />
        <path d="M0 11 11 0 22 11 11 22z" fill="none" stroke={lines} strokeWidth={1} />
        <path
          d="M11 8v6M8 11h6M0-2v4M-2 0h4M22-2v4M20 0h4M0 20v4M-2 22h4M22 20v4M20 22h4"
          stroke={lines}
          strokeWidth={1.4}
          strokeLinecap="round"
        />
      </pattern>
      <rect width={WIDTH} height={HEIGHT} fill={`url(#${id})`} />
    </>
  );
}
