/** Tuscany: ground, distances, communes (chapters 2, 4 and 26). */
import { at } from '@carroccio/kernel';
import { squareName, TERRAINS } from '@carroccio/podesta/survey';
import { originsIn } from '@carroccio/table/data/origin.ts';
import { ChartTable } from '@carroccio/table/rules/ChartTable.tsx';
import type { Chart } from '@carroccio/table/table.ts';
import type { ChartSource } from './source.ts';

export const landCharts = (source: ChartSource): Chart[] => [
  terrainChart(source),
  distancesChart(source),
  communesChart(source),
];

function terrainChart({ data: { map }, words: { land }, language }: ChartSource): Chart {
  return {
    id: 'terrain',
    title: land.terrain,
    rules: ['pod.26e', 'pod.26f', 'pod.26g'],
    origin: originsIn([map.terrain], language),
    body: (
      <ChartTable
        caption={land.terrainCaption(map.allowance)}
        head={[land.ground, land.points]}
        rows={TERRAINS.map(name => ({
          head: land.grounds[name],
          cells: [map.terrain[name].cost === null ? { words: land.impassable } : String(map.terrain[name].cost)],
        }))}
      />
    ),
  };
}

function distancesChart({ data: { map }, world, words, language }: ChartSource): Chart {
  const { land } = words;
  return {
    id: 'distances',
    title: land.distances,
    rules: ['pod.26a', 'pod.26b', 'pod.26d', 'pod.26e'],
    origin: originsIn([map.communes.map(({ sources }) => sources.filter(({ of }) => of.includes('square')))], language),
    body: (
      <div className="pod-distances">
        <ChartTable
          caption={land.distancesCaption(map.allowance)}
          head={[land.commune, ...map.communes.map(({ name }) => name)]}
          rows={map.communes.map(({ name }, from) => ({
            head: name,
            cells: map.communes.map((_, to) => {
              const points = at(world.home, to)[at(world.square, from)] ?? 0;
              if (from === to) return words.none;
              return points <= map.allowance ? { strong: String(points) } : String(points);
            }),
          }))}
        />
      </div>
    ),
  };
}

function communesChart({ data: { map }, world, names, words: { land }, language }: ChartSource): Chart {
  return {
    id: 'communes',
    title: land.communes,
    rules: ['pod.2b', 'pod.4e', 'pod.4f'],
    origin: originsIn([map.communes], language),
    body: (
      <ChartTable
        caption={land.communesCaption}
        head={[land.commune, land.square, land.faction, land.given]}
        rows={map.communes.map(({ name, from }, commune) => ({
          head: name,
          cells: [
            squareName(world, at(world.square, commune)),
            { words: names.faction(at(world.faction, commune)) },
            { words: from === null ? land.never : land.merchants(from) },
          ],
        }))}
      />
    ),
  };
}
