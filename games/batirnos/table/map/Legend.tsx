/** What the tints and signs of the map stand for: only what this map shows. */
import type { Field } from '@carroccio/batirnos/survey';
import { createHexGrid } from '@carroccio/boards';
import { hachures } from '@carroccio/table/ground/hachures.ts';
import { ringsAround, softOutline } from '@carroccio/table/ground/outline.ts';
import { drawnCentre } from '@carroccio/table/ground/unit.ts';
import { woods } from '@carroccio/table/ground/woods.ts';
import type { ReactNode } from 'react';
import type { TableWords } from '../text/index.ts';
import { Village } from './Village.tsx';

/** One hex, drawn like those of the map. */
const HEX = createHexGrid({ orientation: 'pointy', columns: 1, rows: 1, shifted: 'even' });
const CENTRE = drawnCentre(HEX, 0);
const RINGS = ringsAround(HEX, () => true);
const OUTLINE = softOutline(RINGS);
const TREES = woods(HEX, [0]);
const RISE = hachures(RINGS, { length: () => 26, spacing: 13, thickness: 3.4, inset: 8 });
const MIDDLE = `${CENTRE.x - 60} ${CENTRE.y}`;

interface Entry {
  readonly word: string;
  readonly sample: ReactNode;
}

function entriesOf({ letters, road, obstacle, fortified }: Field, words: TableWords['legend']): Entry[] {
  const shows = (wanted: string): boolean => letters.some(letter => wanted.includes(letter));
  const all: readonly (Entry & { readonly shown: boolean })[] = [
    {
      shown: shows('hH'),
      word: words.slope,
      sample: (
        <>
          <path d={OUTLINE} className="nq-slope" />
          <path d={RISE} className="hachures" />
          <path d={`M${MIDDLE}h120`} className="nq-crest-line" />
        </>
      ),
    },
    {
      shown: shows('w'),
      word: words.wood,
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
      shown: shows('d'),
      word: words.difficult,
      sample: (
        <>
          <path d={OUTLINE} className="nq-marsh-floor" />
          <path
            d={`M${CENTRE.x - 30} ${CENTRE.y - 20}m-16 0h32m-24 0l-3-13m9 13l0-18m8 18l3-12M${CENTRE.x + 30} ${CENTRE.y + 30}m-16 0h32m-24 0l-3-13m9 13l0-18m8 18l3-12`}
            className="nq-marsh"
          />
        </>
      ),
    },
    {
      shown: shows('a'),
      word: words.area,
      sample: (
        <>
          <path d={OUTLINE} className="nq-town-floor" />
          <Village place={CENTRE} />
        </>
      ),
    },
    {
      shown: shows('nN'),
      word: words.dune,
      sample: (
        <>
          <path d={OUTLINE} className="nq-dune" />
          <path d={RISE} className="hachures" />
        </>
      ),
    },
    { shown: shows('b'), word: words.beach, sample: <path d={OUTLINE} className="nq-sand" /> },
    { shown: shows('~'), word: words.water, sample: <path d={OUTLINE} className="nq-water" /> },
    {
      shown: fortified.includes(1),
      word: words.works,
      sample: (
        <>
          <path d={`M${MIDDLE}h120`} className="nq-bank" />
          <path d={`M${MIDDLE}m8 0v18m21 0v-18m21 0v18m21 0v-18m21 0v18m21 0v-18`} className="nq-stakes" />
        </>
      ),
    },
    {
      shown: obstacle.includes(1),
      word: words.obstacle,
      sample: (
        <>
          <path d={`M${MIDDLE}q30-30 60 0t60 0`} className="stream-bank" />
          <path d={`M${MIDDLE}q30-30 60 0t60 0`} className="stream-water" />
        </>
      ),
    },
    {
      shown: road.includes(1),
      word: words.road,
      sample: (
        <>
          <path d={`M${MIDDLE}h120`} className="nq-road-edge" />
          <path d={`M${MIDDLE}h120`} className="nq-road" />
        </>
      ),
    },
  ];
  return all.filter(({ shown }) => shown);
}

const SIZE = 0.62;
/** Room for a sample, and for each letter of its word. */
const SAMPLE = 190;
const LETTER = 20;

interface LegendProps {
  readonly field: Field;
  readonly words: TableWords['legend'];
  readonly y: number;
}

export function Legend({ field, words, y }: LegendProps) {
  const entries = entriesOf(field, words);
  const starts = entries.map((_, index) =>
    entries.slice(0, index).reduce((sum, { word }) => sum + SAMPLE + LETTER * word.length, 0),
  );
  return (
    <g className="nq-legend">
      {entries.map(({ word, sample }, index) => (
        <g key={word} transform={`translate(${(starts[index] ?? 0) + 62} ${y})`}>
          <g transform={`scale(${SIZE}) translate(${-CENTRE.x} ${-CENTRE.y})`}>{sample}</g>
          <text x={68}>{word}</text>
        </g>
      ))}
    </g>
  );
}
