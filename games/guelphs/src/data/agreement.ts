import type { Battaglia } from './armies.ts';
import type { Data } from './index.ts';
import { isPlayable } from './map-check.ts';
import type { InRows, Setup, Start } from './setups.ts';
import { difference } from './shapes.ts';

const hexesOf = (start: Start): string[] => {
  if (start.kind === 'rows') return start.rows.flatMap(({ hexes }) => hexes);
  return start.kind === 'arras-historical' ? [start.of] : start.hexes;
};

const COMPANIONS = ['capitano', 'standard', 'hero', 'carroccio', 'religiosi'] as const;

function battagliaProblems(battaglia: Battaglia, start: InRows): string[] {
  const { units, palvesari } = battaglia;
  const placed = new Map(start.rows.flatMap(row => Object.entries(row.default)));
  const isMissile = (id: string | undefined) => units.some(unit => unit.id === id && 'XA'.includes(unit.type));
  return [
    ...difference(
      units.map(({ id }) => id),
      start.rows.flatMap(row => row.units),
    ),
    ...difference(
      palvesari.map(({ id }) => id),
      Object.keys(start.palvesari),
    ),
    ...COMPANIONS.filter(kind => Boolean(battaglia[kind]) !== Boolean(start[kind])).map(
      kind => `its ${kind} has ${start[kind] ? 'a hex but no counter' : 'no hex'}`,
    ),
    ...Object.entries(start.palvesari)
      .filter(([, hex]) => !isMissile(placed.get(hex)))
      .map(([id]) => `${id} is not with a missile unit`),
  ];
}

function setupProblems({ maps, armies }: Data, { battle, battaglie }: Setup): string[] {
  return Object.entries(battaglie).flatMap(([id, { start }]) => {
    const battaglia = armies[battle].battaglie.find(one => one.id === id);
    if (!battaglia) return [`${id} is not in the army`];
    return [
      ...hexesOf(start)
        .filter(hex => !isPlayable(maps[battle], hex))
        .map(hex => `${hex} cannot be stood in`),
      ...(start.kind === 'rows' ? battagliaProblems(battaglia, start) : []),
    ].map(problem => `${id}: ${problem}`);
  });
}

/** Where set-ups, maps and armies contradict each other, as they may once a data pack has replaced one of them. */
export const disagreements = (data: Data): string[] =>
  Object.entries(data.setups).flatMap(([id, setup]) =>
    setupProblems(data, setup).map(problem => `setups: ${id}: ${problem}`),
  );
