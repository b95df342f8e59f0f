/** The carroccio: the war wagon around which a commune rallied. */
import { useId } from 'react';
import { Drawing, type Drawn } from '../ui/icons/Drawing.tsx';
import './pictures.css';

const HEX = 'M0-9.600 23-4.800V4.800L0 9.600-23 4.800V-4.800z';
const TARGE = 'M0 0h30v16c0 11-8 17-15 21C8 33 0 27 0 16z';
const SPOKES = 'M0-38V38M-38 0H38M-27-27 27 27M27-27-27 27';
const BANNER = 'M182 42c38-16 76 18 128 2 16-5 34-8 50-4l-28 37 28 37c-16-4-34-1-50 4-52 16-90-18-128-2z';

/** The rows of hexes it stands on: where each begins, how many. */
const ROWS = [
  { x: 84, y: 318, hexes: 6 },
  { x: 61, y: 332.4, hexes: 7 },
  { x: 38, y: 346.8, hexes: 8 },
];

/** The targes on its side: ground and charge of each. */
const TARGES = [
  { ground: 'argent', charge: 'gules', d: 'M12 0h6v37h-6zM0 11h30v6H0z' },
  { ground: 'gules', charge: 'argent', d: 'M12 0h6v37h-6zM0 11h30v6H0z' },
  { ground: 'argent', charge: 'sable', d: 'M0 17h30v20H0z' },
  { ground: 'azure', charge: 'or', d: 'M-4 4 4-4l32 30-8 8z' },
  { ground: 'or', charge: 'vert', d: 'M15 0h15v37H15z' },
];

function Ground() {
  return (
    <g className="ground">
      {ROWS.flatMap(({ x, y, hexes }) =>
        Array.from({ length: hexes }, (_, index) => (
          <path key={`${y} ${index.toString()}`} d={HEX} transform={`translate(${x + 46 * index} ${y})`} />
        )),
      )}
    </g>
  );
}

function Wheel({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 302)`}>
      <path className="spoke-edges" d={SPOKES} />
      <path className="spokes" d={SPOKES} />
      <circle className="rim-edges" r="37" />
      <circle className="rim-wood" r="37" />
      <circle className="or lined" r="9" />
      <circle className="sable" r="2.500" />
    </g>
  );
}

function Banner({ clip }: { clip: string }) {
  return (
    <>
      <clipPath id={clip}>
        <path d={BANNER} />
      </clipPath>
      <path className="argent" d={BANNER} />
      <g className="gules" clipPath={`url(#${clip})`}>
        <path d="M228 20h24v120h-24z" />
        <path d="M182 67c38-16 76 18 128 2 16-5 34-8 50-4v24c-16-4-34-1-50 4-52 16-90-18-128-2z" />
      </g>
      <path className="outline" d={BANNER} />
      <circle className="or lined" cx="178" cy="22" r="9" />
      <path className="or lined" d="M176 1h4v4h4v4h-4v5h-4V9h-4V5h4z" />
    </>
  );
}

function Targes({ clip }: { clip: string }) {
  return (
    <>
      <clipPath id={clip}>
        <path d={TARGE} />
      </clipPath>
      {TARGES.map(({ ground, charge, d }, index) => (
        <g key={`${ground} ${charge}`} transform={`translate(${84 + 51 * index} 222)`}>
          <g clipPath={`url(#${clip})`}>
            <path className={ground} d="M0 0h30v37H0z" />
            <path className={charge} d={d} />
          </g>
          <path className="outline" d={TARGE} />
        </g>
      ))}
    </>
  );
}

export function Wagon(drawn: Drawn) {
  const id = useId();
  return (
    <Drawing box={[400, 366]} {...drawn}>
      <g className="picture">
        <Ground />
        <path className="rope" d="M178 34 62 212M178 34l160 178" />
        <path className="pole" d="M262 212v-50M284 212v-62M306 212v-50" />
        <path className="argent lined" d="M262 140l6 22h-12zM284 128l6 22h-12zM306 140l6 22h-12z" />
        <path className="wood lined" d="M174 30h8v184h-8z" />
        <Banner clip={`${id}-banner`} />
        <path
          className="wood lined"
          d="M92 214v-46c0-14 9-21 20-21s20 7 20 21v46h-7v-45c0-10-6-14-13-14s-13 4-13 14v45z"
        />
        <path className="or lined" d="M112 165c7 0 8 8 8 13s1.500 8 4 10h-24c2.500-2 4-5 4-10s1-13 8-13z" />
        <circle className="or lined" cx="112" cy="191" r="3" />
        <path className="pole" d="M76 272 12 292M18 278l-9 27" />
        <path className="wood lined" d="M56 214h288l-18 70H74z" />
        <path className="plank" d="M61 232h278M66 250h268M70 267h260" />
        <path className="or lined" d="M50 207h300v9H50z" />
        <Targes clip={`${id}-targe`} />
        <Wheel x={118} />
        <Wheel x={282} />
      </g>
    </Drawing>
  );
}
