/** A game's course: every lesson taken to its end with the real rules, and the match they lead to. */
import { type AnyAction, type Game, LANGUAGES, Match, ruleText } from '@carroccio/kernel';
import { describe, expect, test } from 'vitest';
import { type Course, isMeant, type Meant, meantOf } from '../lesson.ts';

/** What those who decide may do now that the lesson means. */
function offered(match: Match, meant: Meant): { seat: number; action: AnyAction } | undefined {
  const [seat] = match.play.decision()?.seats ?? [];
  const action = seat === undefined ? undefined : meantOf(match.play, seat, meant);
  return seat === undefined || !action ? undefined : { seat, action };
}

function doIt(match: Match, meant: Meant): void {
  const found = offered(match, meant);
  expect(found, `nobody can ${JSON.stringify(meant)}`).toBeDefined();
  if (found) expect(match.act(found.seat, found.action).ok).toBe(true);
}

export function testLessons(game: Game, { lessons, match }: Course): void {
  test(`the course of ${game.rulebook.id} has lessons with names of their own, and leads to a match that there is`, () => {
    expect(lessons.length).toBeGreaterThan(0);
    expect(new Set(lessons.map(({ id }) => id)).size).toBe(lessons.length);
    expect(() => new Match(game, { ...match, seed: 'first' })).not.toThrow();
  });

  describe.each(lessons.map(lesson => ({ lesson, name: lesson.id })))('$name', ({ lesson }) => {
    test('goes from its first step to its last by the rules', () => {
      const { id, scenario, options = {}, position } = lesson;
      const match = new Match(game, { scenario, options, seed: id });
      expect(match.edit(position)).toEqual({ ok: true });
      for (const { first = [], dice, want } of lesson.steps) {
        for (const meant of first) doIt(match, meant);
        if (dice) expect(match.script(dice)).toEqual({ ok: true });
        if (want) {
          expect(match.play.decision()?.seats[0], JSON.stringify(want)).toBe(lesson.seat);
          // What it wants can be told from everything else that is legal.
          const told = match.play.legal(lesson.seat).filter(action => isMeant(action, want));
          expect(told.length === 0 ? [meantOf(match.play, lesson.seat, want)] : told).toHaveLength(1);
          doIt(match, want);
        }
      }
      // All dice the lesson has laid out were rolled: none is left to surprise whoever plays on.
      expect(match.play.position.chance.script).toEqual([]);
    });

    test('says something at every step, in both languages', () => {
      for (const language of LANGUAGES) {
        expect(lesson.title[language]).not.toBe('');
        expect(lesson.about[language]).not.toBe('');
        expect(lesson.finished[language].length).toBeGreaterThan(0);
        for (const { say, otherwise } of lesson.steps) {
          expect(say[language].length).toBeGreaterThan(0);
          expect(say[language].every(paragraph => paragraph.trim() !== '')).toBe(true);
          expect(otherwise?.[language] ?? 'the general hint').not.toBe('');
        }
      }
      for (const { say } of lesson.steps) expect(say.en).not.toEqual(say.it);
    });

    test('names rules and a scenario that there are, and points at the map', () => {
      const rules = lesson.steps.flatMap(({ rules: named = [] }) => named);
      expect(rules.filter(rule => !ruleText(game.rulebook, rule, 'en'))).toEqual([]);
      expect(Object.keys(game.scenarios)).toContain(lesson.scenario);
      for (const { point } of lesson.steps) if (point) expect(point.cell).toBeGreaterThanOrEqual(0);
    });
  });
}
