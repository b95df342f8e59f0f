/** Buildings, tents and piers laid on a map (gui.8.1). */
import { directionNamed, neighbour, sideOf } from '@carroccio/boards';
import type { Overlay } from '../data/overlays.ts';
import {
  CHAPEL_WINDOW,
  CLEAR,
  CLOTH,
  COURTYARD,
  DECK,
  DOOR,
  ENTRANCE,
  INTERIOR,
  type LaidOverlay,
  LOW_WALL,
  TENT,
  TENT_OPENING,
  WALL,
  WINDOW,
} from '../field.ts';
import { addArea, type Builder, hexName, LETTERS } from './ground-builder.ts';

const INSIDE: Readonly<Record<string, number>> = { courtyard: COURTYARD, tent: TENT };

/** gui.8.1: walls are all sides between different rooms or towards the outside, but for the openings. */
export function layOverlay(build: Builder, overlay: Overlay, laid: LaidOverlay, index: number, prefix: string): void {
  const { grid, terrain, barrier, ids } = build;
  if (overlay.hexes.length > 0) {
    const cells = overlay.hexes.map(hex => ids.get(prefix + hex) ?? -1);
    for (const cell of cells) terrain[cell] = DECK;
    addArea(build, 'deck', cells, index);
    return;
  }
  const anchor = laid.anchor ?? 'A1';
  const left = LETTERS.indexOf(anchor.charAt(0));
  const top = Number(anchor.slice(1)) - 1;
  const cellAt = (column: number, row: number): number => ids.get(prefix + hexName(left + column, top + row)) ?? -1;
  const letterOf = new Map<number, string>();
  overlay.rows.forEach((line, row) => {
    [...line].forEach((letter, column) => {
      letterOf.set(cellAt(column, row), letter);
    });
  });
  for (const letter of Object.keys(overlay.letters)) {
    const kind = overlay.letters[letter] ?? '';
    const cells = [...letterOf].filter(([, found]) => found === letter).map(([cell]) => cell);
    for (const cell of cells) {
      terrain[cell] = INSIDE[kind] ?? INTERIOR;
      build.base[cell] = CLEAR;
    }
    if (overlay.noParapet.includes(letter)) build.noParapet.add(build.areas.length);
    addArea(build, kind, cells, index);
  }
  const isTent = overlay.openings.length > 0;
  for (const [cell, letter] of letterOf)
    for (let way = 0; way < 6; way++) {
      const next = neighbour(grid, cell, way);
      if (letterOf.get(next) !== letter) barrier[sideOf(grid, cell, way)] = isTent ? CLOTH : WALL;
    }
  const sideNamed = (name: string): [side: number, cell: number] => {
    const [hex = 'a1', way = 'N'] = name.split(':');
    const cell = cellAt(hex.charCodeAt(0) - 'a'.charCodeAt(0), Number(hex.slice(1)) - 1);
    return [sideOf(grid, cell, directionNamed(grid, way)), cell];
  };
  const mark = (names: readonly string[], code: number, door: boolean): void => {
    for (const name of names) {
      const [side, cell] = sideNamed(name);
      barrier[side] = code;
      if (door) build.doorHex.set(side, cell);
    }
  };
  mark(overlay.doors, DOOR, true);
  mark(overlay.entrances, ENTRANCE, true);
  mark(overlay.windows, WINDOW, false);
  mark(overlay.chapelWindows, CHAPEL_WINDOW, false);
  mark(overlay.lowWalls, LOW_WALL, false);
  mark(overlay.openings, TENT_OPENING, false);
  // gui.8.2.2: chapel windows are slits.
  for (const name of overlay.chapelWindows) {
    const [, cell] = sideNamed(name);
    build.slits.push({ cell, direction: directionNamed(grid, name.split(':')[1] ?? 'N'), vertex: false });
  }
  const cells = [...letterOf.keys()];
  const xs = cells.map(cell => grid.plane.x[cell] ?? 0);
  const ys = cells.map(cell => grid.plane.y[cell] ?? 0);
  for (const { column, row, touches } of overlay.corners) {
    const cell = cellAt(column, row - 1);
    if (cell < 0) continue;
    const way = touches.split(':')[1] ?? '';
    const east = way.endsWith('E');
    const south = way.startsWith('S');
    build.corners.push({
      cell,
      x: east ? Math.max(...xs) : Math.min(...xs),
      y: south ? Math.max(...ys) : Math.min(...ys),
      east,
      south,
    });
  }
}
