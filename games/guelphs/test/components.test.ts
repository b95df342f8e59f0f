/** What the counters and dice are (gg.2.2), as the game uses them. */
import { at, Generator, isRoll, Match, pick, startChance } from '@carroccio/kernel';
import { ruleTests } from '@carroccio/kernel/testing';
import { expect } from 'vitest';
import { whyNoFire } from '../src/10-combat/fire.ts';
import { disrupted } from '../src/battle.ts';
import { parts } from '../src/data/index.ts';
import { guelphs } from '../src/index.ts';
import { game, position } from './position.ts';

const rule = ruleTests(guelphs.rulebook);

/** A random match, to its end. */
function randomMatch(scenario: string, seed: string): Match {
  const match = new Match(game, { scenario, seed, stream: 'sfc32' });
  const chance = new Generator(startChance('sfc32', seed));
  for (let decision = match.play.decision(); decision; decision = match.play.decision()) {
    const seat = at(decision.seats, 0);
    match.act(seat, pick(chance, match.play.legal(seat)));
  }
  return match;
}

rule('gg.2.2', 'a battle has Personalities, combat units and the markers of its tracks', () => {
  const { state, battle } = position('montaperti');
  expect(battle.roster.units.length).toBe(state.cell.length);
  expect(state.capitani).toHaveLength(battle.roster.battaglie.length);
  expect([state.standards.length, state.heroes.length]).toEqual([2, 1]);
  expect([state.points, state.levels, state.weather]).toEqual([[0, 0], [0, 0], 0]);
});

rule('gg.2.2.2c', 'crossbows and archers can shoot, and nobody else', () => {
  const { battle } = position('montaperti');
  battle.roster.units.forEach(({ type }, unit) => {
    const shooter = type === 'X' || type === 'A';
    expect(whyNoFire(battle, unit)?.rule).toBe(shooter ? undefined : 'gg.10.1');
  });
});

rule('gg.2.2.2d', 'a unit has a Disrupted side; Guelph counters are yellow, Ghibelline ones blue, by battle', () => {
  const p = position('campaldino').put('cp-vieri-c-feditori-1', '1407', 'W', { disrupted: true });
  expect(disrupted(p.battle, p.unit('cp-vieri-c-feditori-1'))).toBe(true);
  expect(disrupted(p.battle, p.unit('cp-vieri-c-feditori-2'))).toBe(false);
  const colours = (['montaperti', 'benevento', 'campaldino'] as const).map(
    battle => parts.armies.value[battle].colours,
  );
  for (const { guelph, ghibelline } of colours) {
    expect(guelph).toContain('yellow');
    expect(ghibelline).toContain('blue');
  }
  expect(new Set(colours.map(({ guelph }) => guelph)).size).toBe(3);
  expect(new Set(colours.map(({ ghibelline }) => ghibelline)).size).toBe(3);
});

rule('gg.2.2.3', 'markers record what has been ordered, fired, attacked, hit and won', () => {
  const matches = ['one', 'two', 'three'].map(seed => randomMatch('campaldino', seed));
  const told = new Set(matches.flatMap(({ log }) => log.map(({ event }) => event.type)));
  for (const marker of ['activated', 'capacity', 'ordered', 'aimed', 'hits', 'disrupted', 'points'])
    expect([...told]).toContain(marker);
});

rule('gg.2.2.4', 'every roll is of one or two six-sided dice', () => {
  for (const scenario of ['montaperti', 'benevento', 'campaldino']) {
    const rolls = randomMatch(scenario, 'dice').log.flatMap(({ event }) => (isRoll(event) ? [event] : []));
    expect(rolls.length).toBeGreaterThan(0);
    for (const { sides, dice } of rolls) {
      expect(sides).toBe(6);
      expect([1, 2]).toContain(dice.length);
    }
  }
});
