import type { BattleMap, Field } from '@carroccio/guelphs/survey';
import { Compass } from '@carroccio/table/ground/furniture/Compass.tsx';
import { HexNumbers } from '@carroccio/table/ground/furniture/HexNumbers.tsx';
import { ScaleBar } from '@carroccio/table/ground/furniture/ScaleBar.tsx';
import { UNIT } from '@carroccio/table/ground/unit.ts';
import { memo, useId, useMemo } from 'react';
import '@carroccio/table/ground/ground.css';
import './battle-ground.css';
import { Legend } from './Legend.tsx';
import { Land } from './land/Land.tsx';
import { Waters } from './land/Waters.tsx';
import { Names } from './Names.tsx';
import { planOf } from './plan.ts';
import { type BattleId, MARGIN, sheetOf } from './sheet.ts';
import { LEGEND } from './text/legend.ts';
import { Works } from './Works.tsx';

interface BattleGroundProps {
  readonly battle: BattleId;
  readonly field: Field;
  readonly map: BattleMap;
  readonly title: string;
  readonly language: 'en' | 'it';
  /** How much ground a hex is. */
  readonly hexMetres: number;
}

/** From the middle of a hex to the middle of the next. */
const HEX_ACROSS = Math.sqrt(3) * UNIT;

/** The printed map of a battle; the ground starts at 0, 0 and has MARGIN of paper around it. */
export const BattleGround = memo(function BattleGround(props: BattleGroundProps) {
  const { battle, field, map, title, language, hexMetres } = props;
  const id = useId();
  const plan = useMemo(() => planOf(field, map), [field, map]);
  const { width, height } = plan;
  const { north, stronghold } = sheetOf(battle);
  return (
    <g className="battle-ground">
      <defs>
        <clipPath id={`${id}-sheet`}>
          <rect width={width} height={height} />
        </clipPath>
        <pattern id={`${id}-hatch`} width="22" height="22" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V22" className="beyond-hatch" />
        </pattern>
      </defs>
      <rect x={-MARGIN} y={-MARGIN} width={width + 2 * MARGIN} height={height + 2 * MARGIN} className="ground-paper" />
      <g clipPath={`url(#${id}-sheet)`}>
        <Land plan={plan} />
        <path d={plan.beyond} className="beyond" />
        <path d={plan.beyond} fill={`url(#${id}-hatch)`} />
        <path d={plan.grid} className="map-grid" />
        <Waters plan={plan} />
        <Works plan={plan} kind={stronghold} />
        <Names grid={field.grid} map={map} plan={plan} language={language} id={id} />
      </g>
      <HexNumbers grid={field.grid} cells={plan.numbered} />
      <rect x={-8} y={-8} width={width + 16} height={height + 16} className="map-frame" strokeWidth={3} />
      <rect x={-22} y={-22} width={width + 44} height={height + 44} className="map-frame" strokeWidth={9} />
      <text x={0} y={-88} className="map-title">
        {title}
      </text>
      <Compass x={width - 130} y={-MARGIN / 2 - 10} radius={78} north={north} />
      <Legend right={width} y={height + 140} words={LEGEND[language]} hatch={`${id}-hatch`} />
      <ScaleBar x={20} y={height + 128} division={HEX_ACROSS} metres={hexMetres} divisions={5} />
    </g>
  );
});
