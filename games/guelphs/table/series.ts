/** What is counted over a match. */
import { type Guelphs, groundOf } from '@carroccio/guelphs/survey';
import { at, type Scene, type Told } from '@carroccio/kernel';
import type { Series } from '@carroccio/table/table.ts';
import type { Lore } from './lore.ts';
import { both } from './text/index.ts';

/** The hits a unit had before: the last that was told of it. */
function hitsBefore(unit: number, earlier: readonly Told<Guelphs>[]): number {
  const last = earlier.findLast(event => (event.type === 'hits' || event.type === 'cameBack') && event.unit === unit);
  return last && 'hits' in last ? last.hits : 0;
}

export function createSeries({ ground }: Lore): readonly Series<Guelphs>[] {
  const sideOf = ({ scenario }: Scene<Guelphs>, unit: number): number =>
    at(groundOf(ground, scenario).roster.units, unit).side;
  return [
    {
      id: 'points',
      name: both(words => words.series.points),
      counts: event => (event.type === 'points' ? { seat: event.side, amount: event.points } : null),
    },
    {
      id: 'hits',
      name: both(words => words.series.hits),
      counts: (event, scene, earlier) =>
        event.type === 'hits'
          ? { seat: sideOf(scene, event.unit), amount: event.hits - hitsBefore(event.unit, earlier) }
          : null,
    },
    {
      id: 'routs',
      name: both(words => words.series.routs),
      // gg.S.3.8.3, gg.S.8.11.1: a unit that fails to rally has routed before.
      counts: (event, scene) =>
        event.type === 'routed' && !['gg.S.3.8.3', 'gg.S.8.11.1'].includes(event.rule)
          ? { seat: sideOf(scene, event.unit), amount: 1 }
          : null,
    },
  ];
}
