/** What the words need to name things: characters and hexes. */
import { at, type Scene } from '@carroccio/kernel';
import type { Grounds } from './03-ground/grounds.ts';
import type { Guiscard } from './shape.ts';

type Where = Pick<Scene<Guiscard>, 'scenario'>;

export interface Names {
  unit(where: Where, unit: number): string;
  code(where: Where, unit: number): string;
  hex(where: Where, cell: number): string;
  map(id: string): string;
  seat(where: Where, side: number): string;
}

const COLUMNS = 26;
const ROWS = 16;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Cells are numbered column after column, map after map; two maps are told apart by a letter before the hex. */
function hexName(cell: number, doubled: boolean): string {
  const column = Math.floor(cell / ROWS);
  const map = Math.floor(column / COLUMNS);
  const name = `${LETTERS[column % COLUMNS] ?? '?'}${(cell % ROWS) + 1}`;
  return doubled || map > 0 ? `${LETTERS[map] ?? ''}${name}` : name;
}

export const createNames = (grounds: Grounds, mapNames: ReadonlyMap<string, string>): Names => ({
  unit: ({ scenario }, unit) => at(grounds.roster(scenario).men, unit).name,
  code: ({ scenario }, unit) => at(grounds.roster(scenario).men, unit).code,
  hex: ({ scenario }, cell) => hexName(cell, scenario === 'cerami' || scenario === 'libera'),
  map: id => mapNames.get(id) ?? id,
  seat: ({ scenario }, side) => at(grounds.scenario(scenario).seats, side),
});
