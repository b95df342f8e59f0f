/** Everything that stands on the map. */
import {
  type Battle,
  card,
  cellOf,
  divisionSlot,
  generalOf,
  inPlay,
  NO_FOCUS,
  onMap,
  postOf,
  sideOf,
  unitAt,
} from '@carroccio/batirnos/survey';
import type { Piece } from '@carroccio/table/picture.ts';
import { PHASES } from '../cards/icons.tsx';
import { type OrderLook, OrderMarker } from '../cards/OrderMarker.tsx';
import { LeaderCounter } from '../counters/LeaderCounter.tsx';
import { lookOf } from '../counters/look.ts';
import { UnitCounter } from '../counters/UnitCounter.tsx';
import type { Labels } from '../labels.ts';
import type { BattleSight } from '../lore.ts';
import { arrowPieces } from './arrows.tsx';
import { leaderLook, unitLook } from './looks.ts';
import { leaderPiece, orderPiece, unitPiece } from './piece-ids.ts';

const RANKS = { unit: 0, leader: 1, order: 2 };

/** A leader with a unit lies small on its upper edge; several beside each other. */
const SMALL = 0.6;
const WITH_UNIT = { x: -30, y: -74 };
const APART = 62;
const ORDER_BESIDE = { x: 62, y: 24 };
const ORDER_WITH_UNIT = { x: 18, y: -78 };

const unitPieces = (labels: Labels): Piece[] =>
  labels.battle.roster.units.flatMap((_, unit) => {
    const { battle: b } = labels;
    if (!onMap(b, unit)) return [];
    const look = unitLook(labels, unit);
    return [
      {
        id: unitPiece(unit),
        cell: cellOf(b, unit),
        seat: sideOf(b, unit),
        look: lookOf(look),
        draw: () => <UnitCounter {...look} />,
        label: labels.piece({ kind: 'unit', unit }),
        rank: RANKS.unit,
        shift: { x: 0, y: 0 },
      },
    ];
  });

function leaderPieces(labels: Labels): Piece[] {
  const { battle: b } = labels;
  const seen = new Map<number, number>();
  return b.roster.leaders.flatMap((_, leader) => {
    if (!inPlay(b, leader)) return [];
    const cell = postOf(b, leader);
    const before = seen.get(cell) ?? 0;
    seen.set(cell, before + 1);
    const look = leaderLook(labels, leader);
    const joined = unitAt(b, cell) >= 0;
    return [
      {
        id: leaderPiece(leader),
        cell,
        seat: look.side,
        look: `${lookOf(look)}|${joined}`,
        draw: () => (
          <g transform={joined ? `scale(${SMALL})` : undefined}>
            <LeaderCounter {...look} />
          </g>
        ),
        label: labels.piece({ kind: 'leader', leader }),
        rank: RANKS.leader,
        shift: joined ? { x: WITH_UNIT.x - before * APART, y: WITH_UNIT.y } : { x: before * 34 - 10, y: before * 26 },
      },
    ];
  });
}

interface Order {
  readonly division: number;
  readonly card: number;
  readonly focused: boolean;
  readonly faceDown: boolean;
}

/** Revealed orders, and those the one who looks has just put down. */
function ordersOf(b: Battle, sight: BattleSight): Order[] {
  const open = b.state.order.flatMap((number, division) =>
    number > 0
      ? [{ division, card: number, focused: (b.state.focus[division] ?? NO_FOCUS) !== NO_FOCUS, faceDown: false }]
      : [],
  );
  const hidden = (sight.chosen ?? []).flatMap(one =>
    one.type === 'assign' ? [{ division: one.division, card: one.card, focused: one.focus, faceDown: true }] : [],
  );
  return [...open, ...hidden];
}

function orderPieces(labels: Labels, sight: BattleSight): Piece[] {
  const { battle: b, words } = labels;
  return ordersOf(b, sight).flatMap(({ division, card: number, focused, faceDown }) => {
    const general = generalOf(b, division);
    if (!inPlay(b, general)) return [];
    const printed = card(b, number);
    const cell = postOf(b, general);
    const { side } = divisionSlot(b, division);
    const look: OrderLook = {
      side,
      faceDown,
      priority: b.state.priority[division] ?? printed.priority,
      actions: PHASES.filter(phase => printed[phase]),
      focused,
    };
    return [
      {
        id: orderPiece(division),
        cell,
        seat: side,
        look: `${number}|${faceDown}|${focused}|${look.priority}`,
        draw: () => <OrderMarker {...look} />,
        label: faceDown
          ? words.said.orderFaceDown(labels.orderCard(number), labels.division(division))
          : labels.order(division),
        rank: RANKS.order,
        shift: unitAt(b, cell) >= 0 ? ORDER_WITH_UNIT : ORDER_BESIDE,
      },
    ];
  });
}

export const piecesOf = (labels: Labels, sight: BattleSight): Piece[] => [
  ...unitPieces(labels),
  ...leaderPieces(labels),
  ...orderPieces(labels, sight),
  ...arrowPieces(labels, sight),
];
