import { at, isRoll, oddsOf, Play } from '@carroccio/kernel';
import { expect, test } from 'vitest';
import { registry } from './tiny/index.ts';

const ford = registry.game('ford');

function charged(): Play {
  const { play } = Play.begin(ford, { scenario: 'ford', seed: 'odds' });
  play.apply(0, { type: 'march', unit: 2 });
  play.apply(1, { type: 'march', unit: 5 });
  play.apply(0, { type: 'charge', unit: 2, target: 5 });
  return play;
}

/** Which of the two is hit, if any, for every roll of morale, attack and defence, counted by hand. */
function tally(bonus: number, tieHits: boolean): Record<string, number> {
  const counts: Record<string, number> = { balked: 36, attacker: 0, defender: 0, nobody: 0 };
  const count = (what: string) => {
    counts[what] = (counts[what] ?? 0) + 5;
  };
  for (let attack = 1; attack <= 6; attack++)
    for (let defence = 1; defence <= 6; defence++) {
      const margin = attack - defence - bonus;
      count(margin < 0 ? 'attacker' : margin > 0 || tieHits ? 'defender' : 'nobody');
    }
  return counts;
}

test.each([
  ['brace', 1, false],
  ['counter', 2, true],
] as const)('the exact odds of %s are those counted by hand', (type, bonus, tieHits) => {
  const play = charged();
  const before = play.hash();
  const odds = oddsOf(play, 1, { type });
  const found: Record<string, number> = { balked: 0, attacker: 0, defender: 0, nobody: 0 };
  for (const { probability, events } of odds?.outcomes ?? []) {
    const last = at(events, events.length - 1);
    const what =
      last.type === 'hit'
        ? 'unit' in last && last.unit === 2
          ? 'attacker'
          : 'defender'
        : last.type === 'parried'
          ? 'nobody'
          : last.type;
    found[what] = Math.round(probability * 216);
    expect(events.some(isRoll)).toBe(false);
  }
  expect(found).toEqual(tally(bonus, tieHits));
  expect(odds?.modifiers.map(({ value }) => value)).toEqual([bonus]);
  expect(play.hash()).toBe(before);
});

test('fractions are in lowest terms and add up to one', () => {
  const outcomes = oddsOf(charged(), 1, { type: 'brace' })?.outcomes ?? [];
  expect(outcomes.find(({ events }) => events.some(event => event.type === 'balked'))?.chance).toBe('1/6');
  expect(outcomes.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12);
});

test('there are none where dice alone do not decide', () => {
  const { play } = Play.begin(ford, { scenario: 'ford', seed: 'odds' });
  expect(oddsOf(play, 0, { type: 'rest' })).toBeNull();
});
