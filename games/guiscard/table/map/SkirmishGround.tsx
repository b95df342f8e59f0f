import type { Data, Field } from '@carroccio/guiscard/survey';
import { Compass } from '@carroccio/table/ground/furniture/Compass.tsx';
import { ScaleBar } from '@carroccio/table/ground/furniture/ScaleBar.tsx';
import { num, UNIT } from '@carroccio/table/ground/unit.ts';
import { memo, useId, useMemo } from 'react';
import '@carroccio/table/ground/ground.css';
import type { TableWords } from '../text/index.ts';
import { Floors, Hexsides } from './Built.tsx';
import { Land } from './Land.tsx';
import { Legend } from './Legend.tsx';
import { planOf } from './plan.ts';
import './skirmish-ground.css';

/** Paper around the printed ground, for the title, the compass and the legend. */
export const MARGIN = 260;

/** gui.1.1: a hex is two metres across. */
const HEX_METRES = 2;
const HEX_ACROSS = Math.sqrt(3) * UNIT;

interface SkirmishGroundProps {
  readonly field: Field;
  readonly maps: Data['maps'];
  readonly title: string;
  readonly words: TableWords;
}

/** The printed map: boards joined, overlays upon them, hexsides drawn. It starts at 0, 0 with MARGIN of paper around. */
export const SkirmishGround = memo(function SkirmishGround({ field, maps, title, words }: SkirmishGroundProps) {
  const id = useId();
  const plan = useMemo(() => planOf(field), [field]);
  const { width, height, numbered, seams } = plan;
  const boards = field.maps.map(map => maps.maps.find(one => one.id === map)?.name ?? map);
  return (
    <g className="skirmish-ground">
      <defs>
        <clipPath id={`${id}-sheet`}>
          <rect width={width} height={height} />
        </clipPath>
        <pattern id={`${id}-hatch`} width="22" height="22" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V22" className="beyond-hatch" />
        </pattern>
      </defs>
      <rect x={-MARGIN} y={-MARGIN} width={width + 2 * MARGIN} height={height + 2 * MARGIN} className="gui-paper" />
      <g clipPath={`url(#${id}-sheet)`}>
        <Land plan={plan} />
        <path d={plan.slivers} className="gui-veil" fillRule="evenodd" />
        <Floors plan={plan} />
        <path d={plan.grid} className="map-grid" />
        <Hexsides plan={plan} />
        {seams.map(x => (
          <path key={x} d={`M${num(x)} 0V${num(height)}`} className="gui-seam" />
        ))}
        {plan.outOfUse && (
          <>
            <path d={plan.outOfUse} className="gui-out" />
            <path d={plan.outOfUse} fill={`url(#${id}-hatch)`} />
          </>
        )}
      </g>
      <g className="hex-numbers">
        {numbered.map(({ cell, name, at }) => (
          <text key={cell} className="hex-number" x={num(at.x)} y={num(at.y - 67)}>
            {name}
          </text>
        ))}
      </g>
      <rect x={-8} y={-8} width={width + 16} height={height + 16} className="map-frame" strokeWidth={3} />
      <rect x={-22} y={-22} width={width + 44} height={height + 44} className="map-frame" strokeWidth={9} />
      <text x={0} y={-92} className="gui-map-title">
        {title}
      </text>
      <text x={width - 300} y={-92} className="gui-map-names">
        {boards.join(' · ')}
      </text>
      <Compass x={width - 110} y={-MARGIN / 2 - 6} radius={74} north={0} />
      <ScaleBar x={20} y={height + 128} division={HEX_ACROSS} metres={HEX_METRES} divisions={5} />
      <Legend right={width} y={height + 140} words={words.legend} plan={plan} />
    </g>
  );
});
