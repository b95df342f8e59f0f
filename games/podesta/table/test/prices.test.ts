/** What works, arming and Benefici cost and bring stands on their buttons. */

import { Match } from '@carroccio/kernel';
import { podesta } from '@carroccio/podesta';
import { settingOf, sightOf } from '@carroccio/table/testing/index.ts';
import { choiceTowards, sameChance } from '@carroccio/table/testing/walk.ts';
import { expect, test } from 'vitest';
import { lay } from '../index.tsx';

const setting = settingOf(podesta);
const table = lay(setting);

/** The few words of the first such choice that a match played towards it comes to. */
function firstOf(type: string): string {
  for (let attempt = 1; attempt <= 20; attempt++) {
    const match = new Match(setting.game, { scenario: 'short', seed: `prices ${attempt}`, seats: 2, stream: 'sfc32' });
    const chance = sameChance(31 * attempt);
    for (let count = 0; count < 400 && match.play.decision(); count++) {
      const sight = sightOf(match.play);
      const found = sight.legal.find(action => action.type === type);
      if (found) return table.short?.(found, sight) ?? '';
      const [seat = 0] = match.play.decision()?.seats ?? [];
      match.act(seat, choiceTowards(match.play, seat, ['win', type], chance));
    }
  }
  throw new Error(`nobody comes to ${type}`);
}

test('a work says what material and labour cost, and what it brings', () => {
  expect(firstOf('build')).toMatch(/· 900 fl\., later 300 fl\. · (walls \+1|taxes \+1,000 fl\. a year|bonus ×2)$/);
});

test('an arming says the most that may be offered for it, a Beneficio its price', () => {
  expect(firstOf('callArming')).toMatch(/^Arm .*: at most \d+ fl\./);
  expect(firstOf('buyBeneficio')).toBe('Buy a Beneficio: 100 fl.');
});
