/** The contest cards: two sets of four Spade, four Scudi and a warrior (pod.36.5a). */
import { Arms } from '@carroccio/table/heraldry/Arms.tsx';
import { SHIELD } from '@carroccio/table/heraldry/surfaces.ts';
import { factionArms } from '../arms.ts';
import { INK } from '../counters/tones.ts';
import type { Piece } from './cut.tsx';
import type { PrintSource } from './source.ts';

const SWORD = 'M-2.5-20L0-25L2.5-20V8H-2.5ZM-9 8H9V12H-9ZM-2 12H2V20H-2Z';
const HEATER = 'M-11-14H11V-2C11 8 6 13 0 17C-6 13-11 8-11-2Z';
const HELM = 'M-16 18V-6C-16-28 16-28 16-6V18ZM-12-2H-3V4H-12ZM3-2H12V4H3ZM-1 6H1V18H-1Z';
const [PALE, RED, YELLOW] = ['#fdf9ee', '#b3473c', '#d9b23a'];

/** How large so many signs are, and where they stand. */
const SCALES = [0, 1.4, 1, 0.8, 0.68];
const PLACES: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [],
  [[0, 0]],
  [
    [-13, 0],
    [13, 0],
  ],
  [
    [-15, -14],
    [15, -14],
    [0, 16],
  ],
  [
    [-14, -17],
    [14, -17],
    [-14, 19],
    [14, 19],
  ],
];

function Front({ sign, count, name }: { sign: string; count: number; name: string }) {
  return (
    <>
      <rect x="-36" y="-50" width="72" height="100" fill={PALE} stroke={INK} strokeWidth="1" />
      <g transform="translate(0 -4)">
        {(PLACES[count] ?? []).map(([x, y]) => (
          <path
            key={`${x} ${y}`}
            d={sign}
            transform={`translate(${x} ${y}) scale(${SCALES[count] ?? 1})`}
            fill={INK}
            fillRule="evenodd"
          />
        ))}
      </g>
      <text y="43" className="pod-print-words">
        {name}
      </text>
    </>
  );
}

const Back = ({ faction }: { faction: number }) => (
  <>
    <rect x="-36" y="-50" width="72" height="100" fill={faction === 0 ? RED : YELLOW} stroke={INK} strokeWidth="1" />
    <g transform="translate(-25 -32) scale(0.5)">
      <Arms blazon={factionArms(faction)} surface={SHIELD} manner="painted" />
    </g>
  </>
);

export const contestCards = ({ lore, words }: PrintSource): Piece[] => {
  const { swords, shields } = lore.data.battlefield.contest;
  const faces = [
    ...swords.map(count => ({ sign: SWORD, count, name: words.spade(count) })),
    ...shields.map(count => ({ sign: HEATER, count, name: words.scudi(count) })),
    { sign: HELM, count: 1, name: words.warrior },
  ];
  return [0, 1].flatMap(faction =>
    faces.map(({ sign, count, name }) => ({
      id: `${faction} ${name}`,
      label: name,
      front: <Front sign={sign} count={count} name={name} />,
      back: <Back faction={faction} />,
    })),
  );
};
