interface CompassProps {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** Degrees clockwise from the top of the sheet to the north. */
  readonly north: number;
}

/** A rose of eight winds drawn for a circle of radius 100, the light half of each point to its left. */
const CARDINAL = 'M0-100L14-14L0 0Z M100 0L14 14L0 0Z M0 100L-14 14L0 0Z M-100 0L-14-14L0 0Z';
const CARDINAL_LIGHT = 'M0-100L-14-14L0 0Z M100 0L14-14L0 0Z M0 100L14 14L0 0Z M-100 0L-14 14L0 0Z';
const BETWEEN = 'M46-46L23-9L9-23Z M46 46L23 9L9 23Z M-46 46L-23 9L-9 23Z M-46-46L-23-9L-9-23Z';

export function Compass({ x, y, radius, north }: CompassProps) {
  const upright = `translate(0 -122) rotate(${-north})`;
  return (
    <g className="compass" transform={`translate(${x} ${y}) scale(${radius / 100}) rotate(${north})`}>
      <circle r="62" className="compass-ring" />
      <circle r="55" className="compass-ring" />
      <path d={BETWEEN} className="compass-dark" />
      <path d={CARDINAL_LIGHT} className="compass-light" />
      <path d={CARDINAL} className="compass-dark" />
      <text transform={upright} className="compass-letter">
        N
      </text>
    </g>
  );
}
