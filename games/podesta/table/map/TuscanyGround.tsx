import type { Language } from '@carroccio/kernel';
import { squareName, type World } from '@carroccio/podesta/survey';
import { Compass } from '@carroccio/table/ground/furniture/Compass.tsx';
import { NameAlong } from '@carroccio/table/ground/furniture/NameAlong.tsx';
import { drawnCentre, UNIT } from '@carroccio/table/ground/unit.ts';
import { memo, useId, useMemo } from 'react';
import '@carroccio/table/ground/ground.css';
import { Arms } from '@carroccio/table/heraldry/Arms.tsx';
import { SHIELD } from '@carroccio/table/heraldry/surfaces.ts';
import { communeArms } from '../arms.ts';
import { WORDS } from '../text/index.ts';
import './tuscany.css';
import { Legend } from './Legend.tsx';
import { type Plan, planOf } from './plan.ts';
import { Town } from './Town.tsx';

/** Paper around the printed ground. */
export const MARGIN = 140;

interface GroundProps {
  readonly world: World;
  readonly language: Language;
  readonly title: string;
}

/** The printed map of Tuscany. */
export const TuscanyGround = memo(function TuscanyGround({ world, language, title }: GroundProps) {
  const id = useId();
  const plan = useMemo(() => planOf(world), [world]);
  const { width, height } = plan;
  return (
    <g className="pod-map">
      <defs>
        <clipPath id={`${id}-sheet`}>
          <rect width={width} height={height} />
        </clipPath>
        <clipPath id={`${id}-sea`}>
          <path d={plan.sea} />
        </clipPath>
      </defs>
      <rect x={-MARGIN} y={-MARGIN} width={width + 2 * MARGIN} height={height + 2 * MARGIN} className="pod-paper" />
      <g clipPath={`url(#${id}-sheet)`}>
        <rect width={width} height={height} className="pod-plain" />
        <path d={plan.hillCountry} className="pod-hill-country" />
        <path d={plan.mountainCountry} className="pod-mountain-country" />
        <path d={plan.fields} className="pod-field" />
        <Relief plan={plan} />
        {plan.rivers.map(({ name, path }) => (
          <path key={name} d={path} className="pod-bank" data-great={name === GREAT || undefined} />
        ))}
        {plan.rivers.map(({ name, path }) => (
          <path key={name} d={path} className="pod-river" data-great={name === GREAT || undefined} />
        ))}
        <path d={plan.sea} className="pod-sea" />
        <g clipPath={`url(#${id}-sea)`}>
          {[70, 46, 24].map(breadth => (
            <path key={breadth} d={plan.sea} className="pod-coast" strokeWidth={breadth} />
          ))}
          <path d={plan.waves} className="pod-wave" />
        </g>
        <path d={plan.sea} className="pod-shore" />
        <path d={plan.grid} className="pod-grid" />
        <Names plan={plan} language={language} id={id} />
        <Towns world={world} />
      </g>
      <Squares world={world} />
      <Frame width={width} height={height} />
      <Coordinates world={world} />
      <text x={0} y={-78} className="pod-title">
        {title}
      </text>
      <Compass x={112} y={height - 190} radius={74} north={0} />
      <Legend world={world} language={language} y={height + 88} />
    </g>
  );
});

/** The river that bounds the land of half the communes. */
const GREAT = 'Arno';

function Relief({ plan: { hills, mountains } }: { plan: Plan }) {
  return (
    <>
      {hills.bodies.map(d => (
        <path key={d} d={d} className="pod-hill" />
      ))}
      <path d={hills.shades} className="pod-shade" />
      {mountains.bodies.map(d => (
        <path key={d} d={d} className="pod-mountain" />
      ))}
      <path d={mountains.shades} className="pod-shade" />
    </>
  );
}

/** Names of countries, set by hand: where their middle stands, how far they are turned. */
const COUNTRIES = [
  { key: 'sea', x: 52, y: 1130, turned: -88 },
  { key: 'apennines', x: 1130, y: 96, turned: 0 },
  { key: 'casentino', x: 1950, y: 690, turned: -78 },
  { key: 'chianti', x: 1490, y: 1070, turned: -18 },
  { key: 'maremma', x: 560, y: 1690, turned: 0 },
] as const;

/** Where along a river its name stands, in hundredths. */
const NAMED_AT: Readonly<Record<string, number>> = { Arno: 78, Chiana: 55, Ombrone: 55, Serchio: 38 };

function Names({ plan, language, id }: { plan: Plan; language: Language; id: string }) {
  const { countries } = WORDS[language];
  return (
    <>
      {plan.rivers.map(({ name, line }) => (
        <NameAlong
          key={name}
          id={`${id}-${name}`}
          text={name}
          line={line}
          className="pod-name pod-name-river"
          middle={NAMED_AT[name] ?? 50}
          drop={-20}
        />
      ))}
      {COUNTRIES.map(({ key, x, y, turned }) => (
        <text key={key} className={`pod-name pod-name-${key}`} transform={`translate(${x} ${y}) rotate(${turned})`}>
          {countries[key]}
        </text>
      ))}
    </>
  );
}

/** How far a town stands above the middle of its square: below it lie the counters of its sestieri. */
const TOWN_UP = 16;

function Towns({ world }: { world: World }) {
  return (
    <>
      {world.data.map.communes.map(({ id, name }, commune) => {
        const { x, y } = drawnCentre(world.grid, world.square[commune] ?? 0);
        return (
          <g key={id}>
            <circle cx={x} cy={y} r={52} className="pod-town-ground" />
            <Town place={{ x: x + 4, y: y - TOWN_UP }} seed={commune + 3} />
            <g transform={`translate(${x - 50} ${y - 52}) scale(0.27)`}>
              <Arms blazon={communeArms(id)} surface={SHIELD} manner="painted" />
            </g>
            <text x={x} y={y + 76} className="pod-name pod-name-commune">
              {name}
            </text>
          </g>
        );
      })}
    </>
  );
}

/** The names of the squares; the style sheet shows them as one zooms in. */
function Squares({ world }: { world: World }) {
  return (
    <g className="hex-numbers">
      {world.terrain.map((_, cell) => {
        const { x, y } = drawnCentre(world.grid, cell);
        const name = squareName(world, cell);
        return (world.communeAt[cell] ?? -1) >= 0 ? null : (
          <text key={name} className="pod-square-name" x={x - 44} y={y - 34}>
            {name}
          </text>
        );
      })}
    </g>
  );
}

function Frame({ width, height }: { width: number; height: number }) {
  return (
    <>
      <rect x={-6} y={-6} width={width + 12} height={height + 12} className="map-frame" strokeWidth={3} />
      <rect x={-46} y={-46} width={width + 92} height={height + 92} className="map-frame" strokeWidth={6} />
    </>
  );
}

/** Letters above and below, numbers on both sides. */
function Coordinates({ world: { grid } }: { world: World }) {
  const letters = Array.from({ length: grid.columns }, (_, column) => String.fromCharCode(65 + column));
  const numbers = Array.from({ length: grid.rows }, (_, row) => String(row + 1));
  return (
    <g className="pod-coordinates">
      {letters.map((letter, column) => (
        <g key={letter}>
          <text x={(column + 0.5) * UNIT} y={-26}>
            {letter}
          </text>
          <text x={(column + 0.5) * UNIT} y={grid.rows * UNIT + 26}>
            {letter}
          </text>
        </g>
      ))}
      {numbers.map((number, row) => (
        <g key={number}>
          <text x={-26} y={(row + 0.5) * UNIT}>
            {number}
          </text>
          <text x={grid.columns * UNIT + 26} y={(row + 0.5) * UNIT}>
            {number}
          </text>
        </g>
      ))}
    </g>
  );
}
