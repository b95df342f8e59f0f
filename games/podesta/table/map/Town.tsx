import type { Point } from '@carroccio/boards';
import { jitter } from '@carroccio/table/ground/jitter.ts';
import { num } from '@carroccio/table/ground/unit.ts';

/** One building, drawn from its foot upwards. */
interface Building {
  readonly walls: string;
  readonly roof: string;
}

const house = (x: number, y: number, wide: number, high: number): Building => ({
  walls: `M${x} ${y}v${-high}h${wide}v${high}Z`,
  roof: `M${x - 2} ${y - high}L${x + wide / 2} ${num(y - high - wide * 0.42)}L${x + wide + 2} ${y - high}Z`,
});

const tower = (x: number, y: number, wide: number, high: number): Building => {
  const merlon = wide / 3;
  return {
    walls: `M${x} ${y}v${-high}h-1.5v-5h${num(merlon + 1)}v2.5h${num(merlon)}v-2.5h${num(merlon + 1)}v5h-1v${high}Z`,
    roof: '',
  };
};

const dome = (x: number, y: number, wide: number, high: number): Building => ({
  walls: `M${x} ${y}v${-high}h${wide}v${high}Z`,
  roof: `M${x - 1} ${y - high}q${wide / 2} ${num(-wide * 1.1)} ${wide + 2} 0ZM${num(x + wide / 2 - 1)} ${num(y - high - wide * 0.5)}v-8h2v8Z`,
});

/** A walled town: houses, as many towers as chance raised, a curtain with its gate in front. */
function buildingsOf(seed: number): Building[] {
  const high = (salt: number, least: number, more: number): number => Math.round(least + jitter(seed, salt) * more);
  return [
    tower(-26, -2, 7, high(1, 20, 16)),
    tower(12, -4, 7, high(2, 22, 16)),
    ...(jitter(seed, 3) > 0.45 ? [dome(-12, 2, 17, 14)] : [house(-12, 2, 18, 14)]),
    house(-38, 6, 16, 11),
    house(22, 5, 17, 12),
    tower(3, 8, 6, high(4, 22, 12)),
    house(-18, 10, 15, 9),
    house(8, 11, 16, 9),
  ];
}

const CURTAIN = 'M-46 22V8h4v-3h5v3h5v-3h5v3h5v-3h5v3h6v-3h5v3h5v-3h5v3h6v-3h5v3h5v-3h5v3h5v-3h5v3h6V22Z';
const GATE = 'M-6 22V15a6 6 0 0 1 12 0V22Z';

export function Town({ place: { x, y }, seed }: { place: Point; seed: number }) {
  return (
    <g transform={`translate(${num(x)} ${num(y)})`}>
      {buildingsOf(seed).map(({ walls, roof }) => (
        <g key={walls}>
          <path d={walls} className="pod-wall" />
          {roof && <path d={roof} className="pod-roof" />}
        </g>
      ))}
      <path d={CURTAIN} className="pod-wall" />
      <path d={GATE} className="pod-gate" />
    </g>
  );
}
