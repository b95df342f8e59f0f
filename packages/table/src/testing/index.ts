/** For tests only: the promises every table makes, beside those of every game (`@carroccio/kernel/testing`). */
import { type AnyEvent, type GamePackage, isRule, LANGUAGES, type Options } from '@carroccio/kernel';
import { sampledTables } from '@carroccio/kernel/suite';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Setting } from '../sight.ts';
import type { AnySight, Table } from '../table.ts';
import { markupOf } from './markup.tsx';
import {
  boardProblems,
  drawingProblems,
  layerProblems,
  meantProblems,
  planProblems,
  refusableProblems,
  repeated,
  spotProblems,
  toldProblems,
  wordProblems,
} from './moment.ts';
import { settingOf, sightOf, type TableWalk, walkTable } from './walk.ts';

export { testExercises } from './exercises.ts';
export { testLessons } from './lessons.ts';
export { markupOf, settingOf, sightOf, type TableWalk, walkTable };

export interface TableSample {
  /** How many actions of each scenario are looked at; the scenarios share out the numbers of seats. */
  readonly actions: number;
  /** One moment in so many is read in both languages and asked what is meant; one in ten times as many is drawn, layers too. */
  readonly oneIn?: number;
  /** See `TableWalk`. */
  readonly prefers?: readonly string[];
  readonly options?: (scenario: string) => Options | undefined;
}

/** In the tests around it, what asks how wide the screen is gets a wide one. */
export function onWideScreen(): void {
  beforeEach(() => void vi.stubGlobal('window', { matchMedia: () => ({ matches: true }) }));
  afterEach(() => void vi.unstubAllGlobals());
}

/** Every game's table test calls it. */
export function testTable(
  one: GamePackage,
  lay: (setting: Setting) => Table,
  { actions, oneIn = 1, prefers = [], options = () => undefined }: TableSample,
): void {
  const setting = settingOf(one);
  const { game } = setting;
  const table = lay(setting);

  describe(`the table of ${one.rulebook.id} keeps the promises every table makes`, () => {
    onWideScreen();

    test.each(sampledTables(game))('$scenario with $seats seats', ({ scenario, seats }) => {
      const chosen = options(scenario);
      const walk: TableWalk = { scenario, seats, actions, prefers, ...(chosen ? { options: chosen } : {}) };
      const earlier: AnyEvent[] = [];
      let before: AnySight | null = null;
      let moments = 0;
      walkTable(game, walk, (play, told) => {
        const sight = sightOf(play);
        const read = moments % oneIn === 0;
        const drawn = moments % (10 * oneIn) === 0 || play.result !== null;
        const problems = [
          ...boardProblems(table, [sight, sightOf(play, 'it', null)]),
          ...spotProblems(table, sight),
          ...refusableProblems(table, sight),
          ...(before ? toldProblems(table, told, before, earlier) : []),
          ...(read ? [...wordProblems(table, play), ...meantProblems(table, play, moments)] : []),
          ...(read ? planProblems(table, play, moments) : []),
          ...(drawn ? layerProblems(table, play, moments) : []),
          ...(drawn ? drawingProblems(table, play, told, moments) : []),
        ];
        if (problems.length > 0) expect(problems, `at moment ${moments}`).toEqual([]);
        earlier.push(...told);
        before = sight;
        moments++;
      });
      expect(moments).toBeGreaterThan(1);
    });

    test.each(LANGUAGES)('its charts and pages in %s have names and rules that exist', language => {
      const charts = table.charts?.(language) ?? [];
      const sheets = Object.keys(game.scenarios).flatMap(scenario => table.sheets?.(scenario, language) ?? []);
      expect(repeated(charts.map(({ id }) => id))).toEqual([]);
      // Nobody is handed an aid with a chart missing.
      expect((table.aid ?? []).filter(wanted => !charts.some(({ id }) => id === wanted))).toEqual([]);
      for (const { id, title, rules, origin, body } of charts) {
        expect(
          [title, origin].every(words => words.trim() !== ''),
          id,
        ).toBe(true);
        expect(
          rules.filter(rule => !isRule(game.rulebook, rule)),
          id,
        ).toEqual([]);
        expect(markupOf(body), id).not.toMatch(/undefined|NaN|\[object/);
      }
      for (const { id, title } of sheets) expect(title, id).not.toBe('');
      for (const scenario of Object.keys(game.scenarios))
        expect(JSON.stringify(table.briefing?.(scenario, language) ?? null), scenario).not.toMatch(
          /undefined|NaN|\[object/,
        );
      expect((table.layers ?? []).every(({ name }) => name[language] !== '')).toBe(true);
      expect((table.series ?? []).every(({ name }) => name[language] !== '')).toBe(true);
    });
  });
}
