import { repeated } from '@carroccio/kernel';
import type { InRows, Row, Setup } from './setups.ts';
import { difference } from './shapes.ts';

const rowsOf = ({ battaglie }: Setup): InRows[] =>
  Object.values(battaglie).flatMap(({ start }) => (start.kind === 'rows' ? [start] : []));

function rowProblems({ label, hexes, units, default: placed }: Row): string[] {
  const named = (problem: string) => `${label.en}: ${problem}`;
  return [
    ...(hexes.length < units.length ? [named(`${units.length} units do not fit in ${hexes.length} hexes`)] : []),
    ...difference(units, Object.values(placed)).map(problem => named(`in the ready placement ${problem}`)),
    ...repeated(Object.values(placed)).map(unit => named(`${unit} is placed twice`)),
    ...Object.keys(placed)
      .filter(hex => !hexes.includes(hex))
      .map(hex => named(`${hex} is not in the row`)),
  ];
}

/** Those who start with a unit of their Battaglia do. */
function companionProblems({ rows, capitano, palvesari, standard, hero, carroccio, religiosi }: InRows): string[] {
  const taken = rows.flatMap(row => Object.keys(row.default));
  const companions = [capitano, ...Object.values(palvesari), standard, hero, carroccio, religiosi];
  return [
    ...companions
      .filter(hex => typeof hex === 'string' && !taken.includes(hex))
      .map(hex => `nobody of the Battaglia stands in ${hex}`),
    ...repeated(Object.values(palvesari)).map(hex => `two Palvesari stand in ${hex}`),
  ];
}

/** What is wrong with a set-up, beyond its schema. */
export function setupProblems(setup: Setup): string[] {
  const { kind, fatigueAfter, firstMover } = setup;
  const starts = rowsOf(setup);
  const rows = starts.flatMap(start => start.rows);
  const march = kind === 'free';
  return [
    ...(march === (fatigueAfter !== undefined) && march === (firstMover !== undefined)
      ? []
      : ['a free set-up, and no other, says who moves first and when fatigue begins']),
    ...rows.flatMap(rowProblems),
    ...starts.flatMap(companionProblems),
    ...repeated(rows.flatMap(({ hexes }) => hexes)).map(hex => `${hex} is in two rows`),
    ...repeated(rows.flatMap(({ units }) => units)).map(unit => `${unit} is in two rows`),
  ];
}
