import type { Ground } from '@carroccio/batirnos/survey';
import type { Language } from '@carroccio/kernel';
import { Compass } from '@carroccio/table/ground/furniture/Compass.tsx';
import { HexNumbers } from '@carroccio/table/ground/furniture/HexNumbers.tsx';
import { memo, useId, useMemo } from 'react';
import '@carroccio/table/ground/ground.css';
import './battle-ground.css';
import { WORDS } from '../text/index.ts';
import { Legend } from './Legend.tsx';
import { Communications, Objectives } from './Objectives.tsx';
import { planOf } from './plan.ts';
import { Gabions, Village } from './Village.tsx';

/** Paper around the printed ground, for the title, the compass and the legend. */
export const MARGIN = 240;

interface BattleGroundProps {
  readonly ground: Ground;
  readonly title: string;
  readonly language: Language;
}

/** The printed map of a battle; the ground starts at 0, 0 and has MARGIN of paper around it. */
export const BattleGround = memo(function BattleGround({ ground, title, language }: BattleGroundProps) {
  const id = useId();
  const { field, setup } = ground;
  const plan = useMemo(() => planOf(field, setup.map), [field, setup]);
  const { width, height } = plan;
  return (
    <g className="battle-ground">
      <defs>
        <clipPath id={`${id}-sheet`}>
          <rect width={width} height={height} />
        </clipPath>
      </defs>
      <rect x={-MARGIN} y={-MARGIN} width={width + 2 * MARGIN} height={height + 2 * MARGIN} className="nq-paper" />
      <g clipPath={`url(#${id}-sheet)`}>
        <rect width={width} height={height} className="nq-plain" />
        <path d={plan.slopes} className="nq-slope" />
        <path d={plan.crests} className="nq-crest" />
        <path d={plan.sand} className="nq-sand" />
        <path d={plan.dunes} className="nq-dune" />
        <path d={plan.hachures} className="hachures" />
        <path d={plan.grains} className="nq-grains" />
        <path d={plan.fields.parcels} className="nq-parcels" />
        <path d={plan.fields.furrows} className="nq-furrows" />
        <path d={plan.grass} className="nq-grass" />
        <path d={plan.marshFloor} className="nq-marsh-floor" />
        <path d={plan.townFloor} className="nq-town-floor" />
        <path d={plan.woodsFloor} className="woods-floor" />
        <path d={plan.water} className="nq-water" />
        <path d={plan.waterLines} className="nq-water-lines" />
        <path d={plan.marsh} className="nq-marsh" />
        <path d={plan.crestLines} className="nq-crest-line" />
        <path d={plan.roads} className="nq-road-edge" />
        <path d={plan.roads} className="nq-road" />
        <path d={plan.streams} className="stream-bank" />
        <path d={plan.streams} className="stream-water" />
        <path d={plan.woods.trunks} className="tree-trunk" />
        <path d={plan.woods.crowns} className="tree-crown" />
        <path d={plan.woods.shades} className="tree-shade" />
        <path d={plan.slivers} className="nq-veil" fillRule="evenodd" />
        <path d={plan.grid} className="map-grid" />
        <path d={plan.works.banks} className="nq-bank" />
        <path d={plan.works.stakes} className="nq-stakes" />
        {plan.towns.map(({ cell, place }) => (
          <Village key={cell} place={place} />
        ))}
        {plan.gabions.map(place => (
          <Gabions key={`${place.x} ${place.y}`} place={place} />
        ))}
        <Communications ground={ground} />
        <Objectives ground={ground} language={language} />
      </g>
      <HexNumbers grid={field.grid} cells={plan.cells} />
      <rect x={-8} y={-8} width={width + 16} height={height + 16} className="map-frame" strokeWidth={3} />
      <rect x={-22} y={-22} width={width + 44} height={height + 44} className="map-frame" strokeWidth={9} />
      <text x={0} y={-84} className="nq-title">
        {title}
      </text>
      <Compass x={width - 110} y={-MARGIN / 2 - 4} radius={72} north={0} />
      <Legend field={field} words={WORDS[language].legend} y={height + 126} />
    </g>
  );
});
