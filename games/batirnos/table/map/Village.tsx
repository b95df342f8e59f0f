/** A village, farm or suburb in its hex, seen at a slant from the south. */
import type { Point } from '@carroccio/boards';
import { num } from '@carroccio/table/ground/unit.ts';

interface House extends Point {
  readonly wide: number;
  readonly high: number;
  readonly roof: number;
}

const walls = ({ x, y, wide, high }: House): string => `M${x} ${y}v${-high}h${wide}v${high}Z`;
const roofs = ({ x, y, wide, high, roof }: House): string =>
  `M${x - 3} ${y - high}l${num(wide * 0.16)} ${-roof}h${num(wide * 0.68 + 6)}l${num(wide * 0.16)} ${roof}Z`;
const doors = ({ x, y, wide, high }: House): string =>
  `M${num(x + wide * 0.42)} ${y}v${num(-high * 0.6)}h${num(wide * 0.18)}v${num(high * 0.6)}Z`;

const HOUSES: readonly House[] = [
  { x: 22, y: -26, wide: 34, high: 15, roof: 13 },
  { x: -64, y: -14, wide: 32, high: 14, roof: 12 },
  { x: -6, y: 12, wide: 38, high: 17, roof: 14 },
  { x: 38, y: 30, wide: 30, high: 14, roof: 12 },
  { x: -56, y: 40, wide: 40, high: 17, roof: 14 },
];

const TOWER = { walls: 'M-34-22v-40h16v40Z', roof: 'M-37-62l11-26l11 26Z', dark: 'M-28.500-52h5v10h-5Z' };
const CROSS = 'M-27.2-99h2.400v4h4v2.400h-4v6h-2.400v-6h-4v-2.400h4Z';

export function Village({ place: { x, y } }: { place: Point }) {
  return (
    <g transform={`translate(${num(x)} ${num(y)})`}>
      <path d={TOWER.walls} className="nq-wall" />
      <path d={TOWER.roof} className="nq-roof" />
      <path d={TOWER.dark + CROSS} className="nq-dark" />
      {HOUSES.map(house => (
        <g key={`${house.x} ${house.y}`}>
          <path d={walls(house)} className="nq-wall" />
          <path d={roofs(house)} className="nq-roof" />
          <path d={doors(house)} className="nq-dark" />
        </g>
      ))}
    </g>
  );
}

/** Baskets of earth around a battery. */
export function Gabions({ place: { x, y } }: { place: Point }) {
  return (
    <g transform={`translate(${num(x)} ${num(y)})`}>
      {[-150, -118, -90, -62, -30].map(angle => {
        const turn = (angle * Math.PI) / 180;
        return (
          <circle
            key={angle}
            className="nq-gabion"
            cx={num(72 * Math.cos(turn))}
            cy={num(72 * Math.sin(turn))}
            r="13"
          />
        );
      })}
    </g>
  );
}
