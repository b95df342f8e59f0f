/** Every lesson of every game, taken to its end with the real rules. */

import { loadPackage, SHELVES } from '@carroccio/games';
import { type AnyAction, LANGUAGES, Match, Registry, ruleText } from '@carroccio/kernel';
import { isMeant, type Meant } from '@carroccio/table/lesson.ts';
import { describe, expect, it } from 'vitest';
import { loadLessons } from '../../src/tables.ts';

const taught = await Promise.all(
  SHELVES.map(async ({ id }) => {
    const game = new Registry([await loadPackage(id)]).game(id);
    return (await loadLessons(id)).map(lesson => ({ game, lesson, name: lesson.id }));
  }),
);
const lessons = taught.flat();

/** What those who decide may do now that the lesson means. */
function offered(match: Match, meant: Meant): { seat: number; action: AnyAction } | undefined {
  const [seat] = match.play.decision()?.seats ?? [];
  const action = seat === undefined ? undefined : match.play.legal(seat).find(legal => isMeant(legal, meant));
  return seat === undefined || !action ? undefined : { seat, action };
}

function doIt(match: Match, meant: Meant): void {
  const found = offered(match, meant);
  expect(found, `nobody can ${JSON.stringify(meant)}`).toBeDefined();
  if (found) expect(match.act(found.seat, found.action).ok).toBe(true);
}

it('there are lessons, and no two share a name', () => {
  expect(lessons.length).toBeGreaterThan(0);
  expect(new Set(lessons.map(({ name }) => name)).size).toBe(lessons.length);
});

describe.each(lessons)('$name', ({ game, lesson }) => {
  it('goes from its first step to its last by the rules', () => {
    const { id, scenario, options = {}, position } = lesson;
    const match = new Match(game, { scenario, options, seed: id });
    expect(match.edit(position)).toEqual({ ok: true });
    for (const { first = [], dice, want } of lesson.steps) {
      for (const meant of first) doIt(match, meant);
      if (dice) expect(match.script(dice)).toEqual({ ok: true });
      if (want) {
        expect(match.play.decision()?.seats[0], JSON.stringify(want)).toBe(lesson.seat);
        // What it wants can be told from everything else that is legal.
        expect(match.play.legal(lesson.seat).filter(action => isMeant(action, want))).toHaveLength(1);
        doIt(match, want);
      }
    }
    // All dice the lesson has laid out were rolled: none is left to surprise whoever plays on.
    expect(match.play.position.chance.script).toEqual([]);
  });

  it('says something at every step, in both languages', () => {
    for (const language of LANGUAGES) {
      expect(lesson.title[language]).not.toBe('');
      expect(lesson.about[language]).not.toBe('');
      for (const { say, otherwise } of lesson.steps) {
        expect(say[language].length).toBeGreaterThan(0);
        expect(say[language].every(paragraph => paragraph.trim() !== '')).toBe(true);
        expect(otherwise?.[language] ?? 'the general hint').not.toBe('');
      }
    }
    for (const { say } of lesson.steps) expect(say.en).not.toEqual(say.it);
  });

  it('names rules and a scenario that there are, and points at the map', () => {
    const rules = lesson.steps.flatMap(({ rules: named = [] }) => named);
    expect(rules.filter(rule => !ruleText(game.rulebook, rule, 'en'))).toEqual([]);
    expect(Object.keys(game.scenarios)).toEqual(expect.arrayContaining([lesson.scenario, lesson.next]));
    for (const { point } of lesson.steps) if (point) expect(point.cell).toBeGreaterThanOrEqual(0);
  });
});
