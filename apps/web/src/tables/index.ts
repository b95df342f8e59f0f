import type { Setting } from '../table/sight.ts';
import type { Table } from '../table/table.ts';

type Lay = (setting: Setting) => Table;

const TABLES: Readonly<Record<string, () => Promise<Lay>>> = {
  batirnos: () => import('./batirnos/index.tsx').then(({ layBatirnos }) => layBatirnos),
  guelphs: () => import('./guelphs/index.tsx').then(({ layGuelphs }) => layGuelphs),
  podesta: () => import('./podesta/index.tsx').then(({ layPodesta }) => layPodesta),
  guiscard: () => import('./guiscard/index.tsx').then(({ layGuiscard }) => layGuiscard),
};

export function loadTable(game: string): Promise<Lay> {
  const load = TABLES[game];
  if (!load) throw new Error(`"${game}" has no table in the browser`);
  return load();
}
