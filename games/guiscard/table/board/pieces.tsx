/** Everything that stands on the field. */
import { centreOf, neighbour } from '@carroccio/boards';
import { type Battle, cellOf, DEAD, sideOf, tailOf } from '@carroccio/guiscard/survey';
import type { Piece } from '@carroccio/table/picture.ts';
import { EngineCounter } from '../counters/EngineCounter.tsx';
import { FootCounter } from '../counters/FootCounter.tsx';
import { LooseHorse } from '../counters/LooseHorse.tsx';
import { manLookKey } from '../counters/look.ts';
import { RiderCounter } from '../counters/RiderCounter.tsx';
import { LadderSign, LootSign, RopeSign, SheepSign } from '../counters/Signs.tsx';
import type { Labels } from '../labels.ts';
import { manLook } from './looks.ts';
import { enginePiece, horsePiece, ladderPiece, ropePiece, unitPiece } from './piece-ids.ts';

/** Board units to a cell's side. */
const SIDE = 100;
const HERE = { x: 0, y: 0 };

/** From the lowest to the highest. */
export const RANKS = { body: 0, lying: 1, loose: 2, engine: 3, man: 4, gear: 5, marker: 6 };

/** Where one cell lies from another, in board units. */
export function offset({ field: { grid } }: Battle, from: number, to: number): { x: number; y: number } {
  const a = centreOf(grid, from);
  const b = centreOf(grid, to);
  return { x: Math.round((b.x - a.x) * SIDE), y: Math.round((b.y - a.y) * SIDE) };
}

/** Bodies of one hex lie a little apart. */
const bodyShift = (index: number): { x: number; y: number } => ({ x: 22 - 15 * index, y: 26 - 13 * index });

function menPieces(labels: Labels): Piece[] {
  const { battle: b } = labels;
  const bodies = new Map<number, number>();
  return b.roster.men.flatMap((one, unit) => {
    const cell = cellOf(b, unit);
    if (cell < 0) return [];
    const dead = b.state.health[unit] === DEAD;
    const label = labels.piece({ kind: 'unit', unit });
    const common = { id: unitPiece(unit), cell, seat: sideOf(b, unit), label };
    const before = bodies.get(cell) ?? 0;
    if (dead) bodies.set(cell, before + 1);
    const shift = dead ? bodyShift(before) : HERE;
    const rank = dead ? RANKS.body : RANKS.man;
    if (one.animal) {
      const look = { side: sideOf(b, unit), dead };
      return [{ ...common, look: `sheep|${look.side}|${dead}`, draw: () => <SheepSign {...look} />, rank, shift }];
    }
    const look = manLook(b, unit, labels.name(unit));
    const rides = look.riding >= 0 && !dead;
    return [
      {
        ...common,
        look: manLookKey(look),
        draw: () => (rides ? <RiderCounter {...look} /> : <FootCounter {...look} />),
        rank,
        shift,
        ...(rides ? { also: [tailOf(b, unit)] } : {}),
      },
    ];
  });
}

function horsePieces(labels: Labels): Piece[] {
  const { battle: b } = labels;
  return b.state.horses.flatMap(({ rider, head, tail, dead, leader, side }, horse) => {
    if (rider >= 0 || head < 0) return [];
    const look = {
      side,
      facing: labels.horseFacing(head, tail),
      dead,
      led: leader >= 0,
      name: dead ? '' : labels.horseName(horse),
    };
    return [
      {
        id: horsePiece(horse),
        cell: head,
        ...(side >= 0 ? { seat: side } : {}),
        look: Object.values(look).join('|'),
        draw: () => <LooseHorse {...look} />,
        label: labels.piece({ kind: 'horse', horse }),
        rank: dead ? RANKS.body : RANKS.loose,
        shift: HERE,
        also: [tail],
      },
    ];
  });
}

function enginePieces(labels: Labels): Piece[] {
  const { battle: b } = labels;
  return b.state.engines.flatMap(({ kind, side, head, tail, arrow, load, gone, jammed }, engine) => {
    if (gone || head < 0) return [];
    const look = { kind, side, arrow, tail: offset(b, head, tail), load: jammed ? '×' : String(Math.max(0, load)) };
    return [
      {
        id: enginePiece(engine),
        cell: head,
        seat: side,
        look: [kind, side, arrow, look.tail.x, look.tail.y, look.load].join('|'),
        draw: () => <EngineCounter {...look} />,
        label: labels.piece({ kind: 'engine', engine }),
        rank: RANKS.engine,
        shift: HERE,
        also: [tail],
      },
    ];
  });
}

function ladderPieces(labels: Labels): Piece[] {
  const { battle: b } = labels;
  return b.state.ladders.flatMap(({ side, cell, other, direction, gone }, ladder) => {
    if (gone || cell < 0) return [];
    const upright = direction >= 0;
    const end = upright ? neighbour(b.field.grid, cell, direction) : other;
    const way = end < 0 || end === cell ? { x: 0, y: -SIDE } : offset(b, cell, end);
    return [
      {
        id: ladderPiece(ladder),
        cell,
        seat: side,
        look: ['ladder', side, way.x, way.y, upright].join('|'),
        draw: () => <LadderSign side={side} x={way.x} y={way.y} upright={upright} />,
        label: labels.piece({ kind: 'ladder', ladder }),
        rank: upright ? RANKS.gear : RANKS.lying,
        shift: HERE,
      },
    ];
  });
}

function ropePieces(labels: Labels): Piece[] {
  const { battle: b } = labels;
  return b.state.grapnels.flatMap(({ side, cell, to, gone }, grapnel) => {
    if (gone || cell < 0) return [];
    const way = to < 0 ? { x: 0, y: 0 } : offset(b, cell, to);
    return [
      {
        id: ropePiece(grapnel),
        cell,
        seat: side,
        look: ['rope', side, way.x, way.y].join('|'),
        draw: () => <RopeSign side={side} x={way.x} y={way.y} />,
        label: labels.piece({ kind: 'rope', grapnel }),
        rank: RANKS.gear,
        shift: HERE,
      },
    ];
  });
}

const lootPieces = (labels: Labels): Piece[] =>
  labels.battle.state.loot.flatMap(({ cell, bearer }, index) =>
    cell < 0 || bearer >= 0
      ? []
      : [
          {
            id: `x${index}`,
            cell,
            look: 'loot',
            draw: () => <LootSign />,
            label: `${labels.words.said.loot_}: ${labels.words.said.hex(labels.hex(cell))}`,
            rank: RANKS.lying,
            shift: { x: 34, y: 26 },
          },
        ],
  );

export const standingPieces = (labels: Labels): Piece[] => [
  ...menPieces(labels),
  ...horsePieces(labels),
  ...enginePieces(labels),
  ...ladderPieces(labels),
  ...ropePieces(labels),
  ...lootPieces(labels),
];
