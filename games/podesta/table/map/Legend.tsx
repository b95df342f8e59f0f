import type { Language } from '@carroccio/kernel';
import { TERRAINS, type World } from '@carroccio/podesta/survey';
import type { ReactNode } from 'react';
import { WORDS } from '../text/index.ts';
import { hills, mountains } from './relief.ts';
import { Town } from './Town.tsx';

const HERE = [{ cell: 7, centre: { x: 0, y: 0 } }];
const HILL = hills(HERE);
const MOUNTAIN = mountains(HERE);
const ENTRY = 400;

/** A small sample of each kind of ground. */
const SAMPLES: Readonly<Record<(typeof TERRAINS)[number], ReactNode>> = {
  plain: <rect x={-50} y={-40} width={100} height={80} className="pod-plain" />,
  hill: (
    <>
      <rect x={-50} y={-40} width={100} height={80} className="pod-hill-country" />
      {HILL.bodies.map(d => (
        <path key={d} d={d} className="pod-hill" />
      ))}
      <path d={HILL.shades} className="pod-shade" />
    </>
  ),
  mountain: (
    <>
      <rect x={-50} y={-40} width={100} height={80} className="pod-mountain-country" />
      {MOUNTAIN.bodies.map(d => (
        <path key={d} d={d} className="pod-mountain" />
      ))}
      <path d={MOUNTAIN.shades} className="pod-shade" />
    </>
  ),
  river: (
    <>
      <rect x={-50} y={-40} width={100} height={80} className="pod-plain" />
      <path d="M-48 14Q-14 -26 8 4T48 -12" className="pod-bank" />
      <path d="M-48 14Q-14 -26 8 4T48 -12" className="pod-river" />
    </>
  ),
  commune: <Town place={{ x: 0, y: 10 }} seed={5} />,
  sea: <rect x={-50} y={-40} width={100} height={80} className="pod-sea" />,
};

/** What the signs of the map stand for, and the speed points each ground costs. */
export function Legend({ world, language, y }: { world: World; language: Language; y: number }) {
  const words = WORDS[language];
  return (
    <g className="pod-legend" transform={`translate(60 ${y})`}>
      {TERRAINS.map((terrain, index) => {
        const cost = world.costs[index] ?? 0;
        return (
          <g key={terrain} transform={`translate(${index * ENTRY} 0)`}>
            <g transform="scale(0.8)">{SAMPLES[terrain]}</g>
            <text x={56}>{words.terrainCost(words.terrain[terrain], cost)}</text>
          </g>
        );
      })}
    </g>
  );
}
