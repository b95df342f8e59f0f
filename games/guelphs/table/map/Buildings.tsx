import type { Point } from '@carroccio/boards';
import { num } from '@carroccio/table/ground/unit.ts';
import type { Stronghold } from './sheet.ts';

/** One building in its hex: what catches the light, what is roofed, what is dark. Drawn from the foot upwards. */
interface Drawing {
  readonly walls: string;
  readonly roofs: string;
  readonly dark: string;
}

interface House extends Point {
  readonly wide: number;
  readonly high: number;
  readonly roof: number;
}

const house = ({ x, y, wide, high, roof }: House): Drawing => ({
  walls: `M${x} ${y}v${-high}h${wide}v${high}Z`,
  roofs: `M${x - 3} ${y - high}l${wide * 0.16} ${-roof}h${wide * 0.68 + 6}l${wide * 0.16} ${roof}Z`,
  dark: `M${x + wide * 0.42} ${y}v${-high * 0.62}h${wide * 0.2}v${high * 0.62}Z`,
});

/** A tower with battlements. */
const tower = ({ x, y, wide, high }: Omit<House, 'roof'>): Drawing => {
  const merlon = wide / 5;
  const teeth = `h${merlon}v5h${merlon}v-5h${merlon}v5h${merlon}v-5h${merlon}`;
  return {
    walls: `M${x} ${y}v${-high}h-2v-9${teeth.replace(`h${merlon}`, `h${merlon + 2}`)}h2v9h-2v${high}Z`,
    roofs: '',
    dark: `M${x + wide / 2 - 2} ${y - high * 0.7}h4v9h-4Z`,
  };
};

const steeple = ({ x, y, wide, high, roof }: House): Drawing => ({
  walls: `M${x} ${y}v${-high}h${wide}v${high}Z`,
  roofs: `M${x - 2} ${y - high}L${x + wide / 2} ${y - high - roof}L${x + wide + 2} ${y - high}Z`,
  dark:
    `M${x + wide / 2 - 2.5} ${y - high + 5}h5v9h-5Z` +
    `M${x + wide / 2 - 1.2} ${y - high - roof - 12}h2.4v4h4v2.4h-4v6h-2.4v-6h-4v-2.4h4Z`,
});

/** A wall with battlements and a gate. */
const curtain = ({ x, y, wide, high }: Omit<House, 'roof'>): Drawing => ({
  walls: `M${x} ${y}v${-high}${'h5v-5h6v5'.repeat(Math.floor(wide / 11))}h5v${high}Z`,
  roofs: '',
  dark: `M${x + wide / 2 - 6} ${y}v-11a8 8 0 0 1 16 0v11Z`,
});

const STRONGHOLDS: Readonly<Record<Stronghold, readonly Drawing[]>> = {
  castle: [
    tower({ x: -10, y: 4, wide: 28, high: 52 }),
    house({ x: -44, y: 20, wide: 34, high: 16, roof: 14 }),
    house({ x: 20, y: 20, wide: 30, high: 16, roof: 13 }),
    tower({ x: -66, y: 34, wide: 20, high: 40 }),
    tower({ x: 46, y: 34, wide: 20, high: 40 }),
    curtain({ x: -48, y: 40, wide: 94, high: 24 }),
  ],
  town: [
    steeple({ x: -30, y: -8, wide: 14, high: 34, roof: 16 }),
    house({ x: -16, y: -8, wide: 34, high: 16, roof: 14 }),
    house({ x: -62, y: 14, wide: 32, high: 15, roof: 13 }),
    house({ x: 24, y: 10, wide: 36, high: 17, roof: 14 }),
    tower({ x: -24, y: 24, wide: 18, high: 44 }),
    house({ x: -4, y: 32, wide: 34, high: 16, roof: 14 }),
    house({ x: -58, y: 46, wide: 34, high: 16, roof: 14 }),
    house({ x: 36, y: 46, wide: 28, high: 15, roof: 12 }),
  ],
  abbey: [
    steeple({ x: 28, y: 6, wide: 18, high: 50, roof: 20 }),
    house({ x: -46, y: 10, wide: 72, high: 26, roof: 18 }),
    house({ x: -62, y: 42, wide: 30, high: 15, roof: 12 }),
    house({ x: 30, y: 42, wide: 32, high: 15, roof: 12 }),
    curtain({ x: -32, y: 44, wide: 60, high: 14 }),
  ],
};

/** The drawings are sketched small; this fills their hexes. */
const SCALE = 1.2;

const FARM: readonly Drawing[] = [
  house({ x: -8, y: -4, wide: 44, high: 19, roof: 16 }),
  house({ x: -44, y: 18, wide: 38, high: 17, roof: 14 }),
];

function Drawn({ place: { x, y }, drawings }: { place: Point; drawings: readonly Drawing[] }) {
  return (
    <g transform={`translate(${num(x)} ${num(y)}) scale(${SCALE})`}>
      {drawings.map(({ walls, roofs, dark }) => (
        <g key={walls}>
          <path d={walls} className="building-wall" />
          {roofs && <path d={roofs} className="building-roof" />}
          <path d={dark} className="building-dark" />
        </g>
      ))}
    </g>
  );
}

export const StrongholdAt = ({ place, kind }: { place: Point; kind: Stronghold }) => (
  <Drawn place={place} drawings={STRONGHOLDS[kind]} />
);

export const FarmAt = ({ place }: { place: Point }) => <Drawn place={place} drawings={FARM} />;
