/** Setting up a position by hand: each change is a patch of the state. */

import {
  type Batirnos,
  type Battle,
  counts,
  effectOn,
  exists,
  facingOf,
  GONE,
  IMPASSABLE,
  isArtillery,
  LASTING,
  leaderCard,
  onMap,
  PARALYSED,
  ROUTED,
  SECOND,
  SHAKEN,
  sideOf,
  strengthOf,
  troopOf,
  typeOf,
  unitAt,
} from '@carroccio/batirnos/survey';
import { turn } from '@carroccio/boards';
import { at, type Patch, type Seat } from '@carroccio/kernel';
import type { PositionEditor } from '@carroccio/table/table.ts';
import { cellOfPiece, leaderPiece, type PieceRef, pieceRef, sideOfPiece, unitPiece } from './board/piece-ids.ts';
import { Labels } from './labels.ts';
import type { BattleSight, Lore } from './lore.ts';
import { both } from './text/index.ts';

const set = (path: string, value: unknown): Patch[number] => ({ op: 'replace', path: `/state/${path}`, value });

/** What a unit's loss, or its return, means for the Determination of its side (nqsb.3.2.4). */
function booked(b: Battle, unit: number, by: 1 | -1): Patch {
  if (!counts(b, unit)) return [];
  const side = sideOf(b, unit);
  return [set(`ledger/${side}/units`, Math.max(0, at(b.state.ledger, side).units + by * troopOf(b, unit).points))];
}

const isLost = ({ state }: Battle, unit: number): boolean => state.cell[unit] === GONE || state.cell[unit] === ROUTED;

/** A unit stands alone in its hex, on ground it can enter; it comes back with the strength it had, or one point. */
function moveUnit(b: Battle, unit: number, cell: number): Patch {
  const barred = b.field.terrain[cell] === IMPASSABLE || effectOn(b, unit, cell)?.enter === 'no';
  if (barred || unitAt(b, cell) >= 0) return [];
  return [
    set(`cell/${unit}`, cell),
    ...(strengthOf(b, unit) < 1 ? [set(`strength/${unit}`, 1)] : []),
    ...(isLost(b, unit) ? booked(b, unit, -1) : []),
  ];
}

/** A leader stands where no enemy does. */
function moveLeader(b: Battle, leader: number, cell: number): Patch {
  const unit = unitAt(b, cell);
  const side = sideOfPiece(b, { kind: 'leader', leader });
  if (b.field.terrain[cell] === IMPASSABLE || (unit >= 0 && sideOf(b, unit) !== side)) return [];
  const fallen = (b.state.health[leader] ?? 0) < 1;
  return [set(`post/${leader}`, cell), ...(fallen ? [set(`health/${leader}`, 1)] : [])];
}

function move(b: Battle, ref: PieceRef, cell: number): Patch {
  if (ref.kind === 'unit') return moveUnit(b, ref.unit, cell);
  return ref.kind === 'leader' ? moveLeader(b, ref.leader, cell) : [];
}

function damage(b: Battle, ref: PieceRef, by: 1 | -1): Patch {
  if (ref.kind === 'order') return [];
  const [path, now, full] =
    ref.kind === 'unit'
      ? [`strength/${ref.unit}`, strengthOf(b, ref.unit), troopOf(b, ref.unit).strength]
      : [`health/${ref.leader}`, b.state.health[ref.leader] ?? 0, leaderCard(b, ref.leader).strength];
  const left = now - by;
  return left < 1 || left > full ? [] : [set(path, left)];
}

const toggle = (b: Battle, ref: PieceRef, mark: number): Patch =>
  ref.kind === 'unit' ? [set(`marks/${ref.unit}`, (b.state.marks[ref.unit] ?? 0) ^ mark)] : [];

/** Only guns are limbered, only dragoons dismount. */
const toggleSecond = (b: Battle, ref: PieceRef): Patch =>
  ref.kind === 'unit' && (isArtillery(b, ref.unit) || typeOf(b, ref.unit) === 'Dr') ? toggle(b, ref, SECOND) : [];

function remove(b: Battle, ref: PieceRef): Patch {
  if (ref.kind === 'unit') return isLost(b, ref.unit) ? [] : [set(`cell/${ref.unit}`, GONE), ...booked(b, ref.unit, 1)];
  return ref.kind === 'leader' ? [set(`post/${ref.leader}`, GONE)] : [];
}

function absent(b: Battle): { ref: PieceRef; piece: string }[] {
  const all: { ref: PieceRef; piece: string }[] = [
    ...b.roster.units.flatMap((_, unit) =>
      exists(b, unit) ? [{ ref: { kind: 'unit' as const, unit }, piece: unitPiece(unit) }] : [],
    ),
    ...b.roster.leaders.flatMap((_, leader) =>
      (b.state.leader[leader] ?? -1) >= 0
        ? [{ ref: { kind: 'leader' as const, leader }, piece: leaderPiece(leader) }]
        : [],
    ),
  ];
  return all.filter(({ ref }) => cellOfPiece(b, ref) < 0);
}

/** The turn begins anew, with the initiative of this side: orders go to the discards, what was done is forgotten. */
function turnOf({ state, roster }: Battle, seat: Seat): Patch {
  const discards = ([0, 1] as const).map(side => {
    const { discard, table } = at(state.cards, side);
    const orders = state.order.filter((number, division) => number > 0 && roster.divisions[division]?.side === side);
    return [...discard, ...table, ...orders];
  });
  const none = state.order.map(() => 0);
  return [
    { op: 'replace', path: '/stack', value: [{ step: 'planning' }] },
    set('turn', Math.max(0, state.turn - 1)),
    set('initiative', seat),
    set('order', none),
    set('focus', none),
    set('priority', none),
    ...discards.flatMap((discard, side) => [set(`cards/${side}/discard`, discard), set(`cards/${side}/table`, [])]),
    set(
      'marks',
      state.marks.map(marks => marks & LASTING),
    ),
    set(
      'losses',
      state.losses.map(() => 0),
    ),
    ...['results', 'contacts', 'fought', 'standing', 'rode'].map(list => set(list, [])),
  ];
}

export function createEditor(lore: Lore): PositionEditor<Batirnos> {
  const edit = (sight: BattleSight, piece: string, how: (b: Battle, ref: PieceRef) => Patch): Patch => {
    const b = lore.battle(sight);
    const ref = pieceRef(b, piece);
    return ref ? how(b, ref) : [];
  };
  return {
    move: (sight, piece, cell) => edit(sight, piece, (b, ref) => move(b, ref, cell)),
    turn: (sight, piece, by) =>
      edit(sight, piece, (b, ref) =>
        ref.kind === 'unit' && onMap(b, ref.unit) ? [set(`facing/${ref.unit}`, turn(facingOf(b, ref.unit), by))] : [],
      ),
    damage: (sight, piece, by) => edit(sight, piece, (b, ref) => damage(b, ref, by)),
    marks: [
      {
        id: 'shaken',
        name: both(words => words.editor.shaken),
        toggle: (sight, piece) => edit(sight, piece, (b, ref) => toggle(b, ref, SHAKEN)),
      },
      {
        id: 'paralysed',
        name: both(words => words.editor.paralysed),
        toggle: (sight, piece) => edit(sight, piece, (b, ref) => toggle(b, ref, PARALYSED)),
      },
      {
        id: 'second',
        name: both(words => words.editor.second),
        toggle: (sight, piece) => edit(sight, piece, toggleSecond),
      },
    ],
    remove: (sight, piece) => edit(sight, piece, remove),
    absent(sight) {
      const labels = new Labels(lore, sight);
      const b = labels.battle;
      return absent(b).map(({ ref, piece }) => ({ piece, label: labels.piece(ref), seat: sideOfPiece(b, ref) }));
    },
    turnOf: (sight, seat) => turnOf(lore.battle(sight), seat),
  };
}
