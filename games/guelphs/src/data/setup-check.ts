import { type Flaw, repeated, under } from '@carroccio/kernel';
import { flaw } from '../../text/data/flaws.ts';
import type { InRows, Row, Setup } from './setups.ts';

interface Placed {
  at: string;
  start: InRows;
}

const placedIn = ({ battaglie }: Setup): Placed[] =>
  Object.entries(battaglie).flatMap(([id, { start }]) =>
    start.kind === 'rows' ? [{ at: `/battaglie/${id}/start`, start }] : [],
  );

function rowFlaws({ label, hexes, units, default: placed }: Row): Flaw[] {
  const row = label.en;
  const ready = Object.values(placed);
  return [
    ...(hexes.length < units.length
      ? [flaw('/hexes', 'short-row', { row, units: units.length, hexes: hexes.length })]
      : []),
    ...units.filter(id => !ready.includes(id)).map(id => flaw('/default', 'unplaced', { row, id })),
    ...ready.filter(id => !units.includes(id)).map(id => flaw('/default', 'placed-stranger', { row, id })),
    ...repeated(ready).map(id => flaw('/default', 'placed-twice', { row, id })),
    ...Object.keys(placed)
      .filter(hex => !hexes.includes(hex))
      .map(hex => flaw(`/default/${hex}`, 'outside-row', { row, hex })),
  ];
}

/** Those who start with a unit of their Battaglia do. */
function companionFlaws({ rows, capitano, palvesari, standard, hero, carroccio, religiosi }: InRows): Flaw[] {
  const taken = rows.flatMap(row => Object.keys(row.default));
  const companions = [capitano, ...Object.values(palvesari), standard, hero, carroccio, religiosi];
  return [
    ...companions.flatMap(hex => (typeof hex === 'string' && !taken.includes(hex) ? [flaw('', 'alone', { hex })] : [])),
    ...repeated(Object.values(palvesari)).map(hex => flaw('/palvesari', 'palvesari-together', { hex })),
  ];
}

/** What is wrong with a set-up, beyond its schema. */
export function setupFlaws(setup: Setup): Flaw[] {
  const { kind, fatigueAfter, firstMover } = setup;
  const starts = placedIn(setup);
  const rows = starts.flatMap(({ start }) => start.rows);
  const march = kind === 'free';
  return [
    ...(march === (fatigueAfter !== undefined) && march === (firstMover !== undefined)
      ? []
      : [flaw('', 'free-setup', {})]),
    ...starts.flatMap(({ at, start }) =>
      start.rows.flatMap((row, index) => under(`${at}/rows/${index}`, rowFlaws(row))),
    ),
    ...starts.flatMap(({ at, start }) => under(at, companionFlaws(start))),
    ...repeated(rows.flatMap(({ hexes }) => hexes)).map(hex => flaw('/battaglie', 'hex-in-two-rows', { hex })),
    ...repeated(rows.flatMap(({ units }) => units)).map(id => flaw('/battaglie', 'unit-in-two-rows', { id })),
  ];
}
