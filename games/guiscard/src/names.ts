/** What the words need to name things: characters and hexes. */
import { at, type Scene } from '@carroccio/kernel';
import { LETTERS } from './03-ground/ground-builder.ts';
import type { Grounds } from './03-ground/grounds.ts';
import type { Maps } from './data/maps.ts';
import type { Guiscard } from './shape.ts';

type Where = Pick<Scene<Guiscard>, 'scenario'>;

export interface Names {
  unit(where: Where, unit: number): string;
  code(where: Where, unit: number): string;
  hex(where: Where, cell: number): string;
  map(id: string): string;
  seat(where: Where, side: number): string;
}

/** Cells are numbered column after column, map after map; two maps are told apart by a letter before the hex. */
function hexName(cell: number, { columns, rows }: Maps, doubled: boolean): string {
  const column = Math.floor(cell / rows);
  const map = Math.floor(column / columns);
  const name = `${LETTERS[column % columns] ?? '?'}${(cell % rows) + 1}`;
  return doubled || map > 0 ? `${LETTERS[map] ?? ''}${name}` : name;
}

export function createNames(grounds: Grounds, maps: Maps): Names {
  const mapNames = new Map(maps.maps.map(({ id, name }) => [id, name]));
  const isDoubled = (id: string): boolean => grounds.rules(id).choosesMaps || grounds.scenario(id).maps.length > 1;
  return {
    unit: ({ scenario }, unit) => at(grounds.roster(scenario).men, unit).name,
    code: ({ scenario }, unit) => at(grounds.roster(scenario).men, unit).code,
    hex: ({ scenario }, cell) => hexName(cell, maps, isDoubled(scenario)),
    map: id => mapNames.get(id) ?? id,
    seat: ({ scenario }, side) => at(grounds.scenario(scenario).seats, side),
  };
}
