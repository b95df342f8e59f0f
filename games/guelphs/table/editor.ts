/** Setting up a position by hand: each change is a patch of the state. */
import { turn } from '@carroccio/boards';
import {
  type Battle,
  battaglia,
  card,
  companionsOf,
  DISRUPTED,
  enemyAt,
  FIRED,
  facingOf,
  type Guelphs,
  isMissile,
  isRated,
  onMap,
  printedRating,
  prohibited,
  REMOVED,
  ROUTED,
  type Side,
  sideOf,
  unitsAt,
} from '@carroccio/guelphs/survey';
import { at, type Patch, type Seat } from '@carroccio/kernel';
import type { PositionEditor } from '@carroccio/table/table.ts';
import {
  battagliaOfPiece,
  capitanoPiece,
  cellOfPiece,
  heroPiece,
  type PieceRef,
  pieceRef,
  sideOfPiece,
  standardPiece,
  unitPiece,
} from './board/piece-ids.ts';
import { Labels } from './labels.ts';
import type { BattleSight, Lore } from './lore.ts';
import { both } from './text/index.ts';

const set = (path: string, value: unknown): Patch[number] => ({ op: 'replace', path: `/state/${path}`, value });

/** A unit of the side in a hex that a Standard or a Hero could ride with. */
const bearerIn = (b: Battle, cell: number, side: Side): number =>
  unitsAt(b, cell).find(unit => sideOf(b, unit) === side && isRated(b, unit)) ?? -1;

/** Whoever is put on the map stands where units can, and not among enemies. */
const open = (b: Battle, cell: number, side: Side): boolean => !prohibited(b.field, cell) && enemyAt(b, cell, side) < 0;

function moveUnit(b: Battle, unit: number, cell: number): Patch {
  if (!open(b, cell, sideOf(b, unit))) return [];
  const hits = at(b.state.hits, unit);
  const broken = isRated(b, unit) && !onMap(b, unit) && hits >= printedRating(b, unit);
  const along = onMap(b, unit) ? companionsOf(b, unit) : [];
  return [
    ...[unit, ...along].map(one => set(`cell/${one}`, cell)),
    ...(broken ? [set(`hits/${unit}`, 0)] : []),
    ...withoutAttacks(b, unit),
  ];
}

/** The markers of a unit's attack, and on it, go with it. */
function withoutAttacks({ state: { attacks } }: Battle, unit: number): Patch {
  const kept = attacks.filter(attack => attack.unit !== unit && attack.target !== unit);
  return kept.length === attacks.length ? [] : [set('attacks', kept)];
}

function moveCapitano(b: Battle, index: number, cell: number): Patch {
  const { side, capitano } = battaglia(b, index);
  if (!capitano || !open(b, cell, side)) return [];
  const fallen = at(b.state.capitani, index).capacity === 0;
  return [
    set(`capitani/${index}/cell`, cell),
    ...(fallen ? [set(`capitani/${index}/capacity`, capitano.capacity)] : []),
  ];
}

/** A Standard or a Hero rides with a unit, or is gone. */
function bear(ref: PieceRef, unit: number): Patch {
  if (ref.kind === 'standard') return [set(`standards/${ref.side}`, unit)];
  return ref.kind === 'hero' ? [set(`heroes/${ref.hero}`, unit)] : [];
}

function move(b: Battle, ref: PieceRef, cell: number): Patch {
  if (ref.kind === 'unit') return moveUnit(b, ref.unit, cell);
  if (ref.kind === 'capitano') return moveCapitano(b, ref.battaglia, cell);
  const bearer = bearerIn(b, cell, sideOfPiece(b, ref));
  return bearer < 0 ? [] : bear(ref, bearer);
}

/** A unit that leaves the map takes with it who rides with it. */
function removeUnit(b: Battle, unit: number): Patch {
  const { state } = b;
  return [
    set(`cell/${unit}`, isRated(b, unit) ? ROUTED : REMOVED),
    ...state.standards.flatMap((bearer, side) => (bearer === unit ? [set(`standards/${side}`, -1)] : [])),
    ...state.heroes.flatMap((bearer, hero) => (bearer === unit ? [set(`heroes/${hero}`, -1)] : [])),
    ...withoutAttacks(b, unit),
  ];
}

function remove(b: Battle, ref: PieceRef): Patch {
  if (ref.kind === 'unit') return removeUnit(b, ref.unit);
  if (ref.kind !== 'capitano') return bear(ref, -1);
  return [set(`capitani/${ref.battaglia}/cell`, REMOVED), set(`capitani/${ref.battaglia}/capacity`, 0)];
}

function turnUnit(b: Battle, unit: number, by: 1 | -1): Patch {
  const facing = turn(facingOf(b, unit), by);
  // gg.14.0.1: Palvesari face as those they stand with.
  const along = isMissile(b, unit) ? companionsOf(b, unit) : [];
  return [unit, ...along].map(one => set(`facing/${one}`, facing));
}

/** Hits, as many as leave the unit on the map; for a Capitano his Command Capacity. */
function damage(b: Battle, ref: PieceRef, by: 1 | -1): Patch {
  if (ref.kind === 'capitano') {
    const start = battaglia(b, ref.battaglia).capitano?.capacity ?? 0;
    const left = at(b.state.capitani, ref.battaglia).capacity - by;
    return left < 1 || left > start ? [] : [set(`capitani/${ref.battaglia}/capacity`, left)];
  }
  if (ref.kind !== 'unit') return [];
  const hits = at(b.state.hits, ref.unit) + by;
  return hits < 0 || hits >= printedRating(b, ref.unit) ? [] : [set(`hits/${ref.unit}`, hits)];
}

const toggle = (b: Battle, ref: PieceRef, mark: number): Patch =>
  ref.kind === 'unit' && isRated(b, ref.unit) ? [set(`marks/${ref.unit}`, at(b.state.marks, ref.unit) ^ mark)] : [];

function toggleReserve(b: Battle, ref: PieceRef): Patch {
  const index = battagliaOfPiece(b, ref);
  return index < 0 ? [] : [set(`capitani/${index}/reserve`, !at(b.state.capitani, index).reserve)];
}

/** Everything that is not on the map. */
function absent(b: Battle): { ref: PieceRef; piece: string }[] {
  const all: { ref: PieceRef; piece: string }[] = [
    ...b.roster.units.map((_, unit) => ({ ref: { kind: 'unit' as const, unit }, piece: unitPiece(unit) })),
    ...b.roster.battaglie.flatMap(({ capitano }, index) =>
      capitano ? [{ ref: { kind: 'capitano' as const, battaglia: index }, piece: capitanoPiece(index) }] : [],
    ),
    ...([0, 1] as const).flatMap(side =>
      b.roster.battaglie.some(one => one.side === side && one.standard)
        ? [{ ref: { kind: 'standard' as const, side }, piece: standardPiece(side) }]
        : [],
    ),
    ...b.roster.heroes.map((_, hero) => ({ ref: { kind: 'hero' as const, hero }, piece: heroPiece(hero) })),
  ];
  const playable = ({ ref }: { ref: PieceRef }): boolean =>
    ref.kind !== 'unit' || card(b, ref.unit).type !== 'R' || b.options.religiosi;
  return all.filter(({ ref }) => cellOfPiece(b, ref) < 0).filter(playable);
}

/** gg.3.0d: a Basic Activation, with nothing left over from what was being decided; who can do nothing passes. */
function turnOf(b: Battle, seat: Seat): Patch {
  return [
    { op: 'replace', path: '/stack', value: [{ step: 'changeRoles' }, { step: 'basic', optional: false }] },
    set('active', seat),
    set('attacks', []),
    set('attacked', []),
    set('combat', null),
    set('rode', []),
    set('row', { battaglia: -1, times: 0 }),
    set('events/run', -1),
    set('events/marching', false),
    set('events/activations', Math.max(b.state.events.activations, OPENINGS_OVER)),
  ];
}

/** gg.S.1.2: after so many activations no opening of a scenario is in force any more. */
const OPENINGS_OVER = 3;

export function createEditor(lore: Lore): PositionEditor<Guelphs> {
  const edit = (sight: BattleSight, piece: string, how: (b: Battle, ref: PieceRef) => Patch): Patch => {
    const b = lore.battle(sight);
    const ref = pieceRef(b, piece);
    return ref ? how(b, ref) : [];
  };
  return {
    move: (sight, piece, cell) => edit(sight, piece, (b, ref) => move(b, ref, cell)),
    turn: (sight, piece, by) => edit(sight, piece, (b, ref) => (ref.kind === 'unit' ? turnUnit(b, ref.unit, by) : [])),
    damage: (sight, piece, by) => edit(sight, piece, (b, ref) => damage(b, ref, by)),
    marks: [
      {
        id: 'disrupted',
        name: both(words => words.editor.disrupted),
        toggle: (sight, piece) => edit(sight, piece, (b, ref) => toggle(b, ref, DISRUPTED)),
      },
      {
        id: 'fired',
        name: both(words => words.editor.fired),
        toggle: (sight, piece) =>
          edit(sight, piece, (b, ref) => (ref.kind === 'unit' && isMissile(b, ref.unit) ? toggle(b, ref, FIRED) : [])),
      },
      {
        id: 'reserve',
        name: both(words => words.editor.reserve),
        toggle: (sight, piece) => edit(sight, piece, toggleReserve),
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
