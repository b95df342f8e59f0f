import type { Silhouette } from './silhouettes.ts';

interface FigureProps {
  readonly of: Silhouette;
  readonly ink: string;
  /** The line that cuts a layer out from the one behind it. */
  readonly ground: string;
  readonly mirrored: boolean;
  readonly faint: boolean;
}

export function Figure({ of, ink, ground, mirrored, faint }: FigureProps) {
  return (
    <g
      transform={mirrored ? 'scale(-1 1)' : undefined}
      fill={ink}
      stroke={ground}
      strokeWidth="1.6"
      strokeLinejoin="round"
      paintOrder="stroke"
      opacity={faint ? 0.3 : undefined}
    >
      {of.map(layer => (
        <path key={layer} d={layer} />
      ))}
    </g>
  );
}
