/** Packs changed at random, in every game: one is refused by part and field, or it can be played with. */

import { registry } from '@carroccio/games/all';
import { type GamePackage, Generator, packFaults, pick, rehearse, startChance, tellFault } from '@carroccio/kernel';
import { describe, expect, test } from 'vitest';

// A sample: with more changes, and other seeds, this is how weak checks are found.
const CHANGES = 16;
const DECISIONS = 30;

interface Slot {
  holder: object;
  key: string;
  value: unknown;
}

/** Everything in a datum that can be changed; where it comes from is of no matter to the rules. */
const slotsIn = (datum: unknown): Slot[] =>
  typeof datum === 'object' && datum !== null
    ? Object.entries(datum)
        .filter(([key]) => key !== 'source' && key !== 'sources')
        .flatMap(([key, value]) => [{ holder: datum, key, value }, ...slotsIn(value)])
    : [];

function put({ holder, key }: Slot, value: unknown): void {
  Object.assign(holder, { [key]: value });
}

function drop({ holder, key }: Slot): void {
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else Reflect.deleteProperty(holder, key);
}

type Change = (slot: Slot, chance: Generator, all: readonly Slot[]) => void;

const CHANGE: readonly Change[] = [
  drop,
  (slot, chance) => put(slot, pick(chance, [null, 0, 1, -1, '', 'x', [], {}, true])),
  (slot, chance) => typeof slot.value === 'number' && put(slot, slot.value + pick(chance, [1, -1, 5, 1000, 1e9])),
  (slot, chance, all) =>
    typeof slot.value === 'string' &&
    put(
      slot,
      pick(
        chance,
        all.filter(({ value }) => typeof value === 'string'),
      ).value,
    ),
  ({ holder, key, value }) => {
    if (Array.isArray(holder)) holder.splice(Number(key), 0, structuredClone(value));
    else Object.assign(holder, { [`${key}x`]: structuredClone(value) });
  },
  ({ value }) => {
    if (Array.isArray(value)) for (let copy = 0; copy < 200; copy++) value.push(structuredClone(value[0]));
  },
  ({ value }, chance) => {
    if (Array.isArray(value)) value.length = chance.draw(value.length + 1);
  },
];

function changedPack({ rulebook, parts }: GamePackage, chance: Generator) {
  const name = pick(chance, Object.keys(parts));
  const value: unknown = structuredClone(parts[name]?.value);
  const all = slotsIn(value);
  pick(chance, CHANGE)(pick(chance, all), chance, all);
  const part: unknown = JSON.parse(JSON.stringify(value));
  return { format: 'carroccio-pack/1' as const, game: rulebook.id, title: 'Changed', parts: { [name]: part } };
}

describe.each(registry.packages.map(one => [one.rulebook.id, one] as const))('%s', (id, one) => {
  test('a changed pack is refused by name, or can be played with', () => {
    const chance = new Generator(startChance('sfc32', id));
    const tally = { refused: 0, played: 0 };
    for (let change = 0; change < CHANGES; change++) {
      const pack = changedPack(one, chance);
      const problems = packFaults(one, pack).map(fault => tellFault(fault, 'en'));
      if (problems.length > 0) {
        tally.refused++;
        for (const problem of problems) expect(problem).toMatch(/^\/parts\/\w+(\/.*)?: ./);
        continue;
      }
      tally.played++;
      const game = registry.game(id, pack);
      const scenarios = [1, 2].map(() => pick(chance, Object.entries(game.scenarios)));
      expect(
        rehearse({ ...game, scenarios: Object.fromEntries(scenarios) }, { matches: 1, decisions: DECISIONS }),
      ).toEqual([]);
    }
    expect(tally.refused).toBeGreaterThan(CHANGES / 4);
    expect(tally.played).toBeGreaterThan(CHANGES / 8);
  });
});
