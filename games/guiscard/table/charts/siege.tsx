/** The siege: food, events, walls, terms (chapter 11). */

import { originsIn } from '@carroccio/table/data/origin.ts';
import { ChartTable } from '@carroccio/table/rules/ChartTable.tsx';
import type { Chart } from '@carroccio/table/table.ts';
import { ruleChart } from './rule-chart.tsx';
import type { ChartSource } from './source.ts';

const PLACES = ['castle', 'farm', 'chapel'] as const;
const WALLS = ['D', 'S', 'B'] as const;
const EVENTS = ['2-5', 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20];

export const siegeCharts = (source: ChartSource): Chart[] => [
  provisionsChart(source),
  blockadeChart(source),
  ruleChart(
    source,
    'events',
    source.words.siege.events,
    EVENTS.map(event => `gui.11.6.${event}`),
  ),
  healingChart(source),
  buildingChart(source),
  bombardmentChart(source),
  patrolsChart(source),
  surrenderChart(source),
];

function provisionsChart({ data: { charts }, words, language }: ChartSource): Chart {
  const { modifiers, dice } = charts.provisions;
  const { siege, signed } = words;
  const bracket = (bounds: readonly number[], index: number): string => {
    const [least = 0, above] = [bounds[index], bounds[index - 1]];
    if (above === undefined) return words.orMore(least);
    return words.span(Math.max(1, least), above - 1);
  };
  return {
    id: 'provisions',
    title: siege.provisions,
    rules: ['gui.11.1.1a', 'gui.11.1.1b', 'gui.11.1.1c', 'gui.11.1.1d'],
    origin: originsIn([charts.provisions], language),
    body: (
      <ChartTable
        caption={siege.provisionsCaption}
        head={[siege.days, ...PLACES.map(place => siege.place(siege.places[place], dice[place]))]}
        rows={modifiers.map((modifier, index) => ({
          head: signed(modifier),
          cells: PLACES.map(place => bracket(charts.provisions[place], index)),
        }))}
      />
    ),
  };
}

function blockadeChart({ data: { charts }, words, language }: ChartSource): Chart {
  const { full, partly, none } = charts.blockade;
  const { early, earlyDays } = charts.events;
  const { siege, signed } = words;
  return {
    id: 'blockade',
    title: siege.blockade,
    rules: ['gui.11.1.2a', 'gui.11.1.2b', 'gui.11.1.4'],
    origin: originsIn([charts.blockade, charts.events], language),
    body: (
      <ChartTable
        caption={siege.blockadeCaption}
        head={[words.what, words.toDie]}
        rows={[
          { head: siege.fullBlockade(full), cells: [signed(0)] },
          { head: siege.partBlockade(full), cells: [signed(partly)] },
          { head: siege.noBlockade, cells: [signed(none)] },
          { head: siege.earlyDays(earlyDays), cells: [signed(early)] },
        ]}
      />
    ),
  };
}

function healingChart({ data: { charts }, words, language }: ChartSource): Chart {
  const { siege } = words;
  const after = (days: number | null): string => {
    if (days === null) return siege.months;
    return days === 0 ? siege.dies : siege.inDays(days);
  };
  return {
    id: 'healing',
    title: siege.healing,
    rules: ['gui.11.1.5a', 'gui.11.1.5b', 'gui.11.1.5c'],
    origin: originsIn([charts.healing], language),
    body: (
      <ChartTable
        caption={siege.healingCaption}
        head={[words.die, words.effect]}
        rows={charts.healing.days.map((days, index) => ({
          head: String(index + 1),
          cells: [{ words: after(days) }],
        }))}
      />
    ),
  };
}

function buildingChart({ data: { charts, characters }, words, table, language }: ChartSource): Chart {
  const { building } = charts;
  const { prices } = characters;
  const { siege } = words;
  const engine = `${building.stoneThrower} (${siege.withEngineer(building.engineer)})`;
  const rows = [
    [table.items.grapnel, String(building.grapnel), prices.grapnel],
    [table.items.ladder, String(building.ladder), prices.ladder],
    [table.items.stoneThrower, engine, prices.stoneThrower],
    [table.items.greekFire, words.none, prices.greekFire],
    [table.items.fireArrows, words.none, prices.fireArrows],
    [table.items.spareHorse, words.none, prices.spareHorse],
  ] as const;
  return {
    id: 'building',
    title: siege.building,
    rules: ['gui.11.2a', 'gui.11.2b', 'gui.11.6.10'],
    origin: originsIn([building, prices], language),
    body: (
      <ChartTable
        caption={siege.buildingCaption(building.builders)}
        head={[words.what, siege.days, siege.points]}
        rows={rows.map(([head, days, points]) => ({ head, cells: [days, String(points)] }))}
      />
    ),
  };
}

function bombardmentChart({ data: { charts }, words, language }: ChartSource): Chart {
  const { rows } = charts.bombardment;
  const { siege } = words;
  const columns = Array.from({ length: rows[0]?.length ?? 0 }, (_, column) => ({
    points: Math.floor(column / WALLS.length) + 1,
    wall: WALLS[column % WALLS.length] ?? 'D',
  }));
  return {
    id: 'bombardment',
    title: siege.bombardment,
    rules: ['gui.11.3.2a', 'gui.11.3.2b', 'gui.11.3.4a', 'gui.11.3.4d', 'gui.11.3.5'],
    origin: originsIn([charts.bombardment, charts.stages], language),
    body: (
      <>
        <ChartTable
          caption={siege.bombardmentCaption}
          head={[words.die, ...columns.map(({ points, wall }) => `${points} ${wall}`)]}
          rows={rows.map((cells, index) => ({
            head: String(index + 1),
            cells: cells.map(cell => cell || words.none),
          }))}
        />
        <ChartTable
          caption={siege.stagesCaption}
          head={[siege.wall, siege.stages]}
          rows={WALLS.map(wall => ({ head: siege.walls[wall], cells: [String(charts.stages[wall])] }))}
        />
      </>
    ),
  };
}

function patrolsChart({ data: { charts }, words, language }: ChartSource): Chart {
  const { byTurn } = charts.patrols;
  const { siege } = words;
  return {
    id: 'patrols',
    title: siege.patrols,
    rules: ['gui.11.4.3b', 'gui.11.4.3f'],
    origin: originsIn([charts.patrols], language),
    body: (
      <ChartTable
        caption={siege.patrolsCaption}
        head={[siege.turn, words.die]}
        rows={byTurn.map((most, index) => ({
          head: index === byTurn.length - 1 ? words.orMore(index + 1) : String(index + 1),
          cells: [words.span(1, most)],
        }))}
      />
    ),
  };
}

function surrenderChart({ data: { charts }, words, language }: ChartSource): Chart {
  const { surrender } = charts;
  const [hungryAt = 0, hungry = 0] = surrender.hungry;
  const [starvingAt = 0, starving = 0] = surrender.starving;
  const { siege, signed } = words;
  const rows = [
    [siege.twice, surrender.twice],
    [siege.thrice, surrender.thrice],
    [siege.foodFor(hungryAt), hungry],
    [siege.foodFor(starvingAt), starving],
    [siege.breach, surrender.breach],
    [siege.held, surrender.held],
    [siege.heldAndBreached, surrender.heldAndBreached],
  ] as const;
  return {
    id: 'surrender',
    title: siege.surrender,
    rules: ['gui.11.5a', 'gui.11.5b', 'gui.11.5c', 'gui.11.5.1', 'gui.11.5.1a'],
    origin: originsIn([surrender], language),
    body: (
      <ChartTable
        caption={siege.surrenderCaption(surrender.needed)}
        head={[words.what, words.toDie]}
        rows={rows.map(([head, value]) => ({ head, cells: [signed(value)] }))}
      />
    ),
  };
}
