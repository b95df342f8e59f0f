/** What a scenario cites is of its own battle, and every refusal is a sentence; the generic suite tries it in matches. */
import { at, Match, Teller } from '@carroccio/kernel';
import { describe, expect, test } from 'vitest';
import { belongsTo } from '../src/chapters.ts';
import { BATTLES } from '../src/scenarios/index.ts';
import { game } from './position.ts';

const belongs = belongsTo(BATTLES);

describe('the rules of a scenario', () => {
  test('are the general ones and those of its battle', () => {
    expect(belongs('gg.3.0d', 'campaldino')).toBe(true);
    expect(belongs('gg.S.1.2', 'benevento')).toBe(true);
    expect(belongs('gg.S.8.4', 'campaldino-fast')).toBe(true);
    expect(belongs('gg.S.8.4', 'montaperti')).toBe(false);
    expect(belongs('gg.S.2.2', 'montaperti')).toBe(false);
    expect(belongs('gg.S.10.1', 'campaldino')).toBe(false);
  });

  test.each([
    ['montaperti', '1 3 5'],
    ['montaperti-free', '1 2 3 4 5'],
    ['benevento', '1 6'],
    ['benevento-free', '1 2 6 7'],
    ['campaldino', '1 8'],
    ['campaldino-free', '1 2 8 9'],
    ['campaldino-fast', '1 8 10'],
  ] as const)('at %s are of the chapters %s', (scenario, chapters) => {
    const all = Array.from({ length: 14 }, (_, chapter) => chapter);
    expect(all.filter(chapter => belongs(`gg.S.${chapter}.1`, scenario)).join(' ')).toBe(chapters);
  });

  test('are without those that a free set-up replaces', () => {
    expect(belongs('gg.S.3.2.1', 'montaperti')).toBe(true);
    expect(belongs('gg.S.3.2.1', 'montaperti-free')).toBe(false);
    expect(belongs('gg.S.3.6.1', 'montaperti-free')).toBe(false);
    expect(belongs('gg.S.3.6.2', 'montaperti-free')).toBe(true);
    expect(belongs('gg.S.8.2.2', 'campaldino-free')).toBe(false);
    expect(belongs('gg.S.8.2.1', 'campaldino-free')).toBe(true);
  });
});

test.each(Object.keys(game.scenarios))('at %s what is asked and refused first cites its own rules', scenario => {
  const { play } = new Match(game, { scenario, seed: `citations ${scenario}`, stream: 'sfc32' });
  const decision = play.decision();
  const seat = at(decision?.seats ?? [], 0);
  expect(game.belongs?.(decision?.rule ?? '', scenario)).toBe(true);
  for (const attempt of [
    { type: 'place', unit: 999, to: 0 },
    { type: 'free', battaglia: 99 },
    { type: 'tradimento' },
  ]) {
    const refusal = play.explain(seat, attempt);
    if (!refusal) throw new Error('nobody may do this');
    expect(game.belongs?.(refusal.rule, scenario), refusal.rule).toBe(true);
    for (const language of ['en', 'it'] as const)
      expect(new Teller(game, play.scene, language).refusal(refusal)).not.toMatch(/\.$|\.\.|undefined|NaN/);
  }
});
