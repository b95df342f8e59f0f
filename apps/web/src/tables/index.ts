import type { Setting } from '../table/sight.ts';
import type { Table } from '../table/table.ts';

type Lay = (setting: Setting) => Table;

const TABLES: Readonly<Record<string, () => Promise<Lay>>> = {
  guelphs: () => import('./guelphs/index.tsx').then(({ layGuelphs }) => layGuelphs),
};

export const hasTable = (game: string): boolean => Object.hasOwn(TABLES, game);

export function loadTable(game: string): Promise<Lay> {
  const load = TABLES[game];
  if (!load) throw new Error(`"${game}" has no table in the browser yet`);
  return load();
}
