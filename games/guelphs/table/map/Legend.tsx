import { createHexGrid } from '@carroccio/boards';
import { hachures } from '@carroccio/table/ground/hachures.ts';
import { ringsAround, softOutline } from '@carroccio/table/ground/outline.ts';
import { drawnCentre } from '@carroccio/table/ground/unit.ts';
import { woods } from '@carroccio/table/ground/woods.ts';
import type { ReactNode } from 'react';
import { HILL_HACHURES } from './land/relief.ts';
import type { LegendWords } from './text/legend.ts';
import { STEPS } from './tints.ts';

/** One hex, drawn like those of the map. */
const HEX = createHexGrid({ orientation: 'flat', columns: 1, rows: 1, shifted: 'even' });
const CENTRE = drawnCentre(HEX, 0);
const RINGS = ringsAround(HEX, () => true);
const OUTLINE = softOutline(RINGS);
const HILL = HILL_HACHURES.map(style => hachures(RINGS, style)).join('');
const TREES = woods(HEX, [0]);

const LEVELS = STEPS.slice(0, -1);
const SHARES = ['1', '1½', '2', '2½', '3'];
const BOX = 92;
/** Room for a sample and its word. */
const ENTRY = 420;

interface LegendProps {
  /** Its right edge and its middle. */
  readonly right: number;
  readonly y: number;
  readonly words: LegendWords;
  /** The pattern of ground out of play. */
  readonly hatch: string;
}

/** What the tints and signs of the map stand for. */
export function Legend({ right, y, words, hatch }: LegendProps) {
  const entries: { word: string; sample: ReactNode }[] = [
    {
      word: words.hill,
      sample: (
        <>
          <path d={OUTLINE} className="ground-tint level-4" />
          <path d={HILL} className="hachures" />
        </>
      ),
    },
    {
      word: words.woods,
      sample: (
        <>
          <path d={OUTLINE} className="woods-floor" />
          <path d={TREES.trunks} className="tree-trunk" />
          <path d={TREES.crowns} className="tree-crown" />
          <path d={TREES.shades} className="tree-shade" />
        </>
      ),
    },
    {
      word: words.stream,
      sample: (
        <>
          <path d={STREAM} className="stream-bank" />
          <path d={STREAM} className="stream-water" />
        </>
      ),
    },
    {
      word: words.beyond,
      sample: (
        <>
          <path d={OUTLINE} className="beyond" />
          <path d={OUTLINE} fill={`url(#${hatch})`} />
        </>
      ),
    },
  ];
  const levelsWide = LEVELS.length * BOX;
  const start = right - entries.length * ENTRY - levelsWide - 60;
  return (
    <g transform={`translate(${start} ${y})`} className="legend">
      <text x={-24} textAnchor="end">
        {words.level}
      </text>
      {LEVELS.map((step, index) => (
        <g key={step} transform={`translate(${index * BOX} 0)`}>
          <rect
            y={-BOX / 2}
            width={BOX}
            height={BOX}
            className={`ground-tint level-${String(step).replace('.', '-')}`}
          />
          <text x={BOX / 2} textAnchor="middle">
            {SHARES[index]}
          </text>
        </g>
      ))}
      {entries.map(({ word, sample }, index) => (
        <g key={word} transform={`translate(${levelsWide + 130 + index * ENTRY} 0)`}>
          <g transform={`scale(0.68) translate(${-CENTRE.x} ${-CENTRE.y})`}>{sample}</g>
          <text x={84}>{word}</text>
        </g>
      ))}
    </g>
  );
}

const STREAM = 'M10 110Q50 40 90 84T190 66';
