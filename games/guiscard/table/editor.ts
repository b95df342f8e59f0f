/** Setting up a position by hand: each change is a patch of the state. */
import { neighbour } from '@carroccio/boards';
import {
  type Battle,
  cellOf,
  DEAD,
  FIRED,
  GONE,
  type Guiscard,
  HEALTHY,
  hexCost,
  isMounted,
  livingAt,
  MOVED,
  man,
  STUNNED,
  sideOf,
  tailOf,
  WOUNDED,
} from '@carroccio/guiscard/survey';
import { at, type Patch, type Seat } from '@carroccio/kernel';
import type { PositionEditor } from '@carroccio/table/table.ts';
import { pieceRef, unitOf, unitPiece } from './board/piece-ids.ts';
import { Labels } from './labels.ts';
import type { Lore, SkirmishSight } from './lore.ts';
import { both } from './text/index.ts';

const set = (path: string, value: unknown): Patch[number] => ({ op: 'replace', path: `/state/${path}`, value });

/** A hex in which a man, or his horse, can stand and nobody else does. */
const isFree = (b: Battle, unit: number, cell: number): boolean =>
  cell >= 0 && b.field.closed[cell] === 0 && hexCost(b, cell, isMounted(b, unit)) >= 0 && livingAt(b, cell, unit) < 0;

const behind = (b: Battle, head: number, facing: number): number =>
  neighbour(b.field.grid, head, (((facing + 3) % 6) + 6) % 6);

const WAYS = [0, 1, 2, 3, 4, 5] as const;

/** The way he faces; from off the map, the first for which there is room. */
function facingAt(b: Battle, labels: Labels, unit: number, head: number): number {
  const own = cellOf(b, unit) >= 0 ? labels.horseFacing(cellOf(b, unit), tailOf(b, unit)) : 0;
  return WAYS.map(turned => (own + turned) % 6).find(way => isFree(b, unit, behind(b, head, way))) ?? -1;
}

function move(b: Battle, labels: Labels, unit: number, cell: number): Patch {
  if (b.state.health[unit] !== DEAD && !isFree(b, unit, cell)) return [];
  const awaited = b.state.entries.flatMap(({ units }, entry) =>
    units.includes(unit)
      ? [
          set(
            `entries/${entry}/units`,
            units.filter(one => one !== unit),
          ),
        ]
      : [],
  );
  if (!isMounted(b, unit)) return [set(`cell/${unit}`, cell), ...awaited];
  const facing = facingAt(b, labels, unit, cell);
  return facing < 0 ? [] : [set(`cell/${unit}`, cell), set(`tail/${unit}`, behind(b, cell, facing)), ...awaited];
}

function turn(b: Battle, labels: Labels, unit: number, by: 1 | -1): Patch {
  const head = cellOf(b, unit);
  if (!isMounted(b, unit) || head < 0) return [];
  const own = labels.horseFacing(head, tailOf(b, unit));
  const way = [1, 2, 3, 4, 5].map(step => own + by * step).find(facing => isFree(b, unit, behind(b, head, facing)));
  return way === undefined ? [] : [set(`tail/${unit}`, behind(b, head, way))];
}

/** gui.1.2a, gui.1.2i: the faces of a counter; in the saddle nobody is stunned or dead. */
function faces(b: Battle, unit: number): readonly number[] {
  if (man(b, unit).animal) return [HEALTHY, DEAD];
  return isMounted(b, unit) ? [HEALTHY, WOUNDED] : [HEALTHY, STUNNED, WOUNDED, DEAD];
}

function damage(b: Battle, unit: number, by: 1 | -1): Patch {
  const all = faces(b, unit);
  const next = all[all.indexOf(at(b.state.health, unit)) + by];
  return next === undefined ? [] : [set(`health/${unit}`, next)];
}

/** Off the map for good, with whatever he was about to do. */
function remove(b: Battle, unit: number): Patch {
  const { attacks, charges, tasks } = b.state;
  return [
    set(`cell/${unit}`, GONE),
    set(`tail/${unit}`, -1),
    set(
      'attacks',
      attacks.filter(({ attackers, defenders }) => ![...attackers, ...defenders].includes(unit)),
    ),
    set(
      'charges',
      charges.filter(charge => ![charge.unit, charge.target, charge.counter].includes(unit)),
    ),
    set(
      'tasks',
      tasks.filter(task => task.unit !== unit),
    ),
  ];
}

/** gui.2.1: a phase of his own begins, with nothing left over from what was being decided. */
function turnOf({ state }: Battle, seat: Seat): Patch {
  if (state.siege) return [];
  const later = seat === state.first ? [{ step: 'phase', side: 1 - seat }] : [];
  return [
    { op: 'replace', path: '/stack', value: [{ step: 'turnEnd' }, ...later, { step: 'phase', side: seat }] },
    set('turn', Math.max(1, state.turn)),
  ];
}

export function createEditor(lore: Lore): PositionEditor<Guiscard> {
  const edit = (
    sight: SkirmishSight,
    piece: string,
    how: (b: Battle, labels: Labels, unit: number) => Patch,
  ): Patch => {
    const labels = new Labels(lore, sight);
    const unit = unitOf(pieceRef(labels.battle, piece));
    return unit < 0 ? [] : how(labels.battle, labels, unit);
  };
  const toggle = (sight: SkirmishSight, piece: string, mark: number): Patch =>
    edit(sight, piece, (b, _, unit) => [set(`marks/${unit}`, at(b.state.marks, unit) ^ mark)]);
  return {
    move: (sight, piece, cell) => edit(sight, piece, (b, labels, unit) => move(b, labels, unit, cell)),
    turn: (sight, piece, by) => edit(sight, piece, (b, labels, unit) => turn(b, labels, unit, by)),
    damage: (sight, piece, by) => edit(sight, piece, (b, _, unit) => damage(b, unit, by)),
    marks: [
      { id: 'moved', name: both(words => words.editor.moved), toggle: (sight, piece) => toggle(sight, piece, MOVED) },
      { id: 'fired', name: both(words => words.editor.fired), toggle: (sight, piece) => toggle(sight, piece, FIRED) },
    ],
    remove: (sight, piece) => edit(sight, piece, (b, _, unit) => remove(b, unit)),
    absent(sight) {
      const labels = new Labels(lore, sight);
      const { battle: b } = labels;
      return b.roster.men.flatMap((_, unit) =>
        cellOf(b, unit) < 0 && sideOf(b, unit) >= 0
          ? [{ piece: unitPiece(unit), label: labels.piece({ kind: 'unit', unit }), seat: sideOf(b, unit) }]
          : [],
      );
    },
    turnOf: (sight, seat) => turnOf(lore.battle(sight), seat),
  };
}
