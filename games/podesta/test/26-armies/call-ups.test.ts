/** Companies called up in secret: what is described is what can be called, whole or company by company, and chance calls all of it. */
import { canonical, type Described, Generator, Play, pick, startChance } from '@carroccio/kernel';
import { expect, test } from 'vitest';
import { game } from '../position.ts';

/** Every set of some numbers, the empty one too. */
const subsets = (of: readonly number[]): number[][] =>
  Array.from({ length: 2 ** of.length }, (_, index) => of.filter((__, place) => (index >> place) & 1));

const numbers = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter(Number.isInteger).sort((a, b) => a - b) : [];

function setNamed({ fields }: Described, name: string): { of: number[]; least: number; most: number } {
  const found = fields.find(({ field }) => field === name);
  return found?.kind === 'set'
    ? { of: numbers(found.of), least: found.least, most: found.most }
    : { of: [], least: 0, most: 0 };
}

const payersOf = ({ same, fields }: Described): number[] => {
  const found = fields.find(({ field }) => field === 'from');
  return found?.kind === 'one' ? numbers(found.of) : numbers([same.from]);
};

/** The sets of companies that can be called up at all, whoever pays. */
const callable = (play: Play, seat: number, family: Described): number[][] =>
  subsets(setNamed(family, 'units').of).filter(units =>
    payersOf(family).some(from => play.explain(seat, { type: 'enlist', units, counters: [], from }) === null),
  );

function checkCall(play: Play, seat: number, family: Described): void {
  const { of, least, most } = setNamed(family, 'units');
  const sets = callable(play, seat, family);
  const known = new Set(sets.map(canonical));
  expect([Math.min(...sets.map(({ length }) => length)), Math.max(...sets.map(({ length }) => length))]).toEqual([
    least,
    most,
  ]);
  expect([...new Set(sets.flat())].sort((a, b) => a - b)).toEqual(of);
  // Whoever comes one of many can also be called before the others: no set is open only as a whole.
  for (const units of sets)
    if (units.length > least)
      for (const last of units) expect(known).toContain(canonical(units.filter(unit => unit !== last)));
  const riders = setNamed(family, 'counters').of;
  const chance = new Generator(startChance('sfc32', 'call ups'));
  const drawn = new Set<string>();
  for (let count = 0; count < 100 * sets.length && drawn.size < sets.length; count++) {
    const action = play.anyAction(seat, chance);
    expect(play.explain(seat, action)).toBeNull();
    if (action.type !== 'enlist') continue;
    drawn.add(canonical(numbers(action.units)));
    for (const counter of numbers(action.counters)) expect(riders).toContain(counter);
  }
  expect(drawn).toEqual(known);
}

test('in random matches what is called up in secret is what was described, and chance calls up all of it', () => {
  const chance = new Generator(startChance('sfc32', 'call ups'));
  const { play } = Play.begin(game, { scenario: 'short', seats: 3, seed: 'call ups b', stream: 'sfc32' });
  let met = 0;
  while (!play.result && met < 8) {
    const seat = pick(chance, play.decision()?.seats ?? []);
    for (const family of play.families(seat)) {
      const { length } = setNamed(family, 'units').of;
      if (family.type !== 'enlist' || length === 0 || length > 6) continue;
      checkCall(play, seat, family);
      met++;
    }
    play.apply(seat, play.anyAction(seat, chance));
  }
  expect(met).toBe(8);
});
