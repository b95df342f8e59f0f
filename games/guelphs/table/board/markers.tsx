/** The markers of a battle to cut out (gg.2.2.3), and the Command Capacity of every Capitano (gg.2.2.1e). */
import type { Ground, Side } from '@carroccio/guelphs/survey';
import { Shield } from '@carroccio/table/heraldry/Bearings.tsx';
import type { ReactNode } from 'react';
import { battagliaArms } from '../arms.ts';
import { BADGES } from '../counters/badges.ts';
import { groundFor, INK, PAPER } from '../counters/colours.ts';
import { Disrupted, Fired, Hits } from '../counters/marks.tsx';
import { called } from '../labels.ts';
import type { TableWords } from '../text/index.ts';
import { AttackMarker } from './AttackMarker.tsx';

export interface Marker {
  readonly id: string;
  readonly ground: string;
  readonly sign: ReactNode;
  readonly words: string;
  /** How many a battle needs. */
  readonly count: number;
}

const SIDES = [0, 1] as const;
const HITS: readonly (readonly [hits: number, count: number])[] = [
  [1, 14],
  [2, 12],
  [3, 10],
  [4, 6],
  [5, 4],
  [6, 2],
];
const ATTACKS = 14;
const CHARGES = 8;

const TURNED = 'M-20-9A21 21 0 1 1-18 12M-22-21V-8H-9';
const CLOUD = 'M-24 14H20A12 12 0 0 0 20-10A18 18 0 0 0-14-12A14 14 0 0 0-24 14Z';
const MARCHING = 'M-26 14L-8-16L0 0L8-16L26 14Z';

const line = { fill: 'none', stroke: INK, strokeWidth: 5, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** Letters beside the side's own sign: colour alone does not tell whose it is. */
const ofSide = (side: Side, said: string): ReactNode => (
  <>
    <path d={BADGES[side]} transform="translate(-33 -22) scale(1.1)" fill={INK} />
    <text x="8" y="18" className="counter-rating" fill={INK}>
      {said}
    </text>
  </>
);

const arrow = (side: Side, charge: boolean): ReactNode => (
  <g transform="translate(0 -2) scale(0.86)">
    <AttackMarker side={side} charge={charge} angle={-90} />
  </g>
);

export function markersOf({ battle, roster }: Ground, words: TableWords): Marker[] {
  const { markers } = words.sheets;
  const plain = (id: string, count: number, said: string, sign: ReactNode): Marker => ({
    id,
    count,
    words: said,
    sign,
    ground: PAPER,
  });
  const forSide = (side: Side): Marker[] => {
    const own = (id: string, count: number, said: string, sign: ReactNode): Marker => ({
      ...plain(`${id} ${side}`, count, said, sign),
      ground: groundFor(battle, side),
    });
    return [
      own('attack', ATTACKS, markers.attack, arrow(side, false)),
      own('charge', CHARGES, markers.charge, arrow(side, true)),
      own('first', 1, markers.activation, ofSide(side, 'I')),
      own('second', 1, markers.activation, ofSide(side, 'II')),
      own('orders', 1, markers.orders, ofSide(side, markers.ordersShort)),
      own('points', 1, markers.points, ofSide(side, markers.pointsShort)),
      own('level', 1, markers.level, ofSide(side, markers.levelShort)),
    ];
  };
  const capacities = roster.battaglie.flatMap(({ id, side, capitano }) =>
    capitano
      ? [
          {
            id: `capacity ${id}`,
            count: 1,
            ground: groundFor(battle, side),
            words: called(words, capitano.name),
            sign: (
              <>
                <Shield blazon={battagliaArms(id, side)} size={42} x={-42} y={-32} />
                <text x="24" y="14" className="counter-rating" fill={INK}>
                  {capitano.capacity}
                </text>
              </>
            ),
          },
        ]
      : [],
  );
  return [
    ...HITS.map(([hits, count]) =>
      plain(`hits ${hits}`, count, markers.hits, <Hits x={0} y={-2} scale={2} count={hits} />),
    ),
    plain('disrupted', 12, markers.disrupted, <Disrupted x={0} y={-2} scale={1.2} />),
    plain('fired', 12, markers.fired, <Fired x={0} y={-2} scale={2.2} />),
    plain('reorganization', 6, markers.reorganization, <path d={TURNED} {...line} />),
    ...SIDES.flatMap(forSide),
    ...capacities,
    plain('weather', 1, markers.weather, <path d={CLOUD} {...line} />),
    plain('turn', 1, markers.turn, <path d={MARCHING} {...line} />),
  ];
}
