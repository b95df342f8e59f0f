/** The counters of an army: units, shaken on their backs, and commanders. */
import type { Leader, Troop } from '@carroccio/batirnos/survey';
import { at } from '@carroccio/kernel';
import { LEADER_SIZE, LeaderCounter } from '../counters/LeaderCounter.tsx';
import type { LeaderLook, UnitLook } from '../counters/look.ts';
import { UNIT_SIZE, UnitCounter } from '../counters/UnitCounter.tsx';
import type { Piece } from './cut.tsx';
import type { PrintSource } from './source.ts';

/** Of every kind of troops that can be mustered, so many counters are printed. */
const MUSTERED = 2;
const NO_DIVISION = -1;

const boxOf = (size: number): string => `${-size / 2} ${-size / 2} ${size} ${size}`;

function UnitFace({ look }: { look: UnitLook }) {
  return (
    <svg viewBox={boxOf(UNIT_SIZE)} role="img" aria-label={look.name}>
      <UnitCounter {...look} />
    </svg>
  );
}

function LeaderFace({ look }: { look: LeaderLook }) {
  return (
    <svg viewBox={boxOf(LEADER_SIZE)} role="img" aria-label={look.name}>
      <LeaderCounter {...look} />
    </svg>
  );
}

/** Dragoons on foot and guns on the road have a counter of their own. */
const hasSecond = ({ type }: Troop): boolean => type === 'Dr' || type === 'AL' || type === 'AP';

interface Placed {
  readonly id: string;
  readonly side: 0 | 1;
  readonly troop: Troop;
  readonly name: string;
  readonly division: number;
}

function unitPieces({ table }: PrintSource, { id, side, troop, name, division }: Placed): Piece[] {
  const { type, nation, strength, series } = troop;
  return series.slice(0, hasSecond(troop) ? 2 : 1).map(({ abilities }, nth) => {
    const look: UnitLook = {
      side,
      type,
      code: table.codes[type],
      nation,
      name,
      division,
      facing: null,
      strength,
      full: strength,
      second: nth === 1,
      open: abilities.includes('open'),
      shaken: false,
      paralysed: false,
      ambushed: false,
      moved: false,
      fired: false,
    };
    return { id: `${id} ${nth}`, front: <UnitFace look={look} />, back: <UnitFace look={{ ...look, shaken: true }} /> };
  });
}

export function unitsOf(source: PrintSource, side: 0 | 1): Piece[] {
  const { data, ground, language } = source;
  const { units, divisions } = ground.roster;
  if (ground.setup.muster)
    return data.troops.troops.flatMap(troop =>
      Array.from({ length: MUSTERED }, (_, copy) =>
        unitPieces(source, {
          id: `${troop.id} ${copy}`,
          side,
          troop,
          name: troop.name[language],
          division: NO_DIVISION,
        }),
      ).flat(),
    );
  return units.flatMap((unit, index) =>
    unit.side === side
      ? unitPieces(source, {
          id: String(index),
          side,
          troop: at(data.troops.troops, unit.troop),
          name: unit.name?.[language] ?? '',
          division: at(divisions, unit.division).place,
        })
      : [],
  );
}

function leaderPiece(
  { language }: PrintSource,
  { name, nation, morale, strength }: Leader,
  placed: Pick<LeaderLook, 'side' | 'kind' | 'division'>,
  id: string,
): Piece {
  const look: LeaderLook = { ...placed, nation, name: name[language], morale, strength, full: strength };
  return { id, front: <LeaderFace look={look} />, back: <LeaderFace look={look} /> };
}

export function leadersOf(source: PrintSource, side: 0 | 1): Piece[] {
  const { data, ground } = source;
  if (ground.setup.muster)
    return data.generals.leaders.map(leader => {
      const kind = leader.role === 'character' ? 'character' : 'division';
      return leaderPiece(source, leader, { side, kind, division: NO_DIVISION }, leader.id);
    });
  return ground.roster.leaders.flatMap((slot, index) => {
    if (slot.side !== side) return [];
    const place = ground.roster.divisions.find(({ leader }) => leader === index)?.place ?? NO_DIVISION;
    const leader = at(data.generals.leaders, slot.card);
    return [leaderPiece(source, leader, { side, kind: slot.role, division: place }, String(index))];
  });
}
