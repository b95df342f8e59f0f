/** The lines of the summary's plot. */
import type { Batirnos } from '@carroccio/batirnos/survey';
import { at, type Scene } from '@carroccio/kernel';
import type { Series } from '@carroccio/table/table.ts';
import type { Lore } from './lore.ts';
import { both } from './text/index.ts';

export function createSeries({ ground }: Lore): readonly Series<Batirnos>[] {
  const sideOf = ({ scenario }: Scene<Batirnos>, unit: number): number => at(ground[scenario].roster.units, unit).side;
  return [
    {
      id: 'determination',
      name: both(words => words.series.determination),
      counts: event => (event.type === 'determination' ? { seat: event.side, amount: event.lost } : null),
    },
    {
      id: 'losses',
      name: both(words => words.series.losses),
      counts: (event, scene) =>
        event.type === 'losses' ? { seat: sideOf(scene, event.unit), amount: event.losses } : null,
    },
    {
      id: 'shaken',
      name: both(words => words.series.shaken),
      counts: (event, scene) => (event.type === 'shaken' ? { seat: sideOf(scene, event.unit), amount: 1 } : null),
    },
    {
      id: 'successes',
      name: both(words => words.series.successes),
      counts: event => (event.type === 'tested' ? { seat: event.side, amount: event.successes } : null),
    },
  ];
}
