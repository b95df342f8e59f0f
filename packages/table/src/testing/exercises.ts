/** A game's exercises: each has one answer that is clearly the best by the engine's odds, and words for its question. */
import { figuresOf, type Game, LANGUAGES, Match } from '@carroccio/kernel';
import { describe, expect, test } from 'vitest';
import type { Exercises } from '../exercise.ts';

/** Less could not be seen on the board. */
const CLEAR = 0.05;

export function testExercises(game: Game, { kinds, words, exercises }: Exercises): void {
  describe(`the exercises of ${game.rulebook.id}`, () => {
    test('are there, with names of their own, and words for every question', () => {
      expect(exercises.length).toBeGreaterThanOrEqual(12);
      expect(new Set(exercises.map(({ id }) => id)).size).toBe(exercises.length);
      expect(Object.keys(words).sort()).toEqual(Object.keys(kinds).sort());
      for (const { kind } of exercises) expect(Object.keys(kinds)).toContain(kind);
      for (const language of LANGUAGES)
        for (const word of Object.values(words)) expect(Object.values(word[language])).not.toContain('');
    });

    test.each(exercises)('$id: the best is told from the rest by the odds', exercise => {
      const { scenario, options, seats, seat, kind, position, best } = exercise;
      const match = new Match(game, { scenario, options, seats, seed: exercise.id });
      expect(match.edit(position)).toEqual({ ok: true });
      expect(match.play.decision()?.seats).toContain(seat);
      const question = kinds[kind];
      if (!question) throw new Error(`nobody knows what "${kind}" asks`);
      const [first, ...others] = figuresOf(match.play, seat, question);
      expect(first?.action).toEqual(best);
      expect(others.length).toBeGreaterThan(0);
      for (const { figure } of others) expect((first?.figure ?? 0) - figure).toBeGreaterThan(CLEAR);
    });
  });
}
