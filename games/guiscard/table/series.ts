/** What is counted over a match: men wounded, men lost. */
import type { Guiscard } from '@carroccio/guiscard/survey';
import type { Scene, Told } from '@carroccio/kernel';
import type { Series } from '@carroccio/table/table.ts';
import type { Lore } from './lore.ts';
import { both } from './text/index.ts';

export function createSeries({ grounds }: Lore): readonly Series<Guiscard>[] {
  /** By his group; in armies bought by points, by who hired him. */
  const sideOf = ({ scenario }: Scene<Guiscard>, unit: number, earlier: readonly Told<Guiscard>[]): number => {
    const group = grounds.roster(scenario).men[unit]?.group ?? -1;
    const side = grounds.scenario(scenario).groups[group]?.side;
    if (side !== undefined) return side;
    const hired = earlier.find(event => event.type === 'reinforced' && event.units.includes(unit));
    return hired?.type === 'reinforced' ? hired.side : 0;
  };
  return [
    {
      id: 'wounds',
      name: both(words => words.series.wounds),
      counts: (event, scene, earlier) =>
        event.type === 'harmed' && event.harm === 'wounded'
          ? { seat: sideOf(scene, event.unit, earlier), amount: 1 }
          : null,
    },
    {
      id: 'losses',
      name: both(words => words.series.losses),
      counts: (event, scene, earlier) =>
        event.type === 'drowned' || event.type === 'captured' || (event.type === 'harmed' && event.harm === 'killed')
          ? { seat: sideOf(scene, event.unit, earlier), amount: 1 }
          : null,
    },
  ];
}
