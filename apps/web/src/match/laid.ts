/** A game laid on the table: its rules, its words, its look. */

import { loadPackage } from '@carroccio/games';
import { dataWith, type Game, type GamePackage, type Language, type Pack, Registry, Teller } from '@carroccio/kernel';
import type { Setting } from '@carroccio/table/sight.ts';
import type { Table } from '@carroccio/table/table.ts';
import { loadTable } from '../tables.ts';

export interface Laid {
  readonly package: GamePackage;
  readonly game: Game;
  readonly setting: Setting;
  readonly table: Table;
}

const plain = new Map<string, Promise<Laid>>();

/** Loads a game on demand; with a pack, built on its data. */
export function layTable(id: string, pack?: Pack): Promise<Laid> {
  if (pack) return lay(id, pack);
  const known = plain.get(id) ?? lay(id);
  plain.set(id, known);
  return known;
}

async function lay(id: string, pack?: Pack): Promise<Laid> {
  const [loaded, makeTable] = await Promise.all([loadPackage(id), loadTable(id)]);
  const game = new Registry([loaded]).game(id, pack);
  const setting: Setting = { game, data: dataWith(loaded.parts, pack), pack };
  return { package: loaded, game, setting, table: makeTable(setting) };
}

export const tellerOf = (
  { game }: Pick<Laid, 'game'>,
  scene: { scenario: string; options: Record<string, string | number | boolean>; seatNames: readonly string[] },
  language: Language,
): Teller => new Teller(game, scene, language);
