/** Armies raised whole: the sets that could be called up company by company, and no other. */
import { canonical, type Frame, Generator, Play, pick, startChance } from '@carroccio/kernel';
import { expect, test } from 'vitest';
import { inForce } from '../../src/24-annales/lasting.ts';
import { hasMarched, mayLeave, musterPlaces, troopsIn } from '../../src/26-armies/army.ts';
import { anySet, largest, type Pool } from '../../src/families/sets.ts';
import type { Podesta } from '../../src/shape.ts';
import type { State } from '../../src/state.ts';
import { communeNamed, game, position, rule, sestiere, world } from '../position.ts';

/** Every set that can be called up one company after the other, in any order. */
function calledUp(state: State, seat: number, commune: number): Set<string> {
  const found = new Set<string>();
  const call = (chosen: readonly number[]): void => {
    for (const unit of troopsIn(state, seat, commune)) {
      if (chosen.includes(unit) || hasMarched(state, unit) || !mayLeave(state, seat, commune, chosen, unit)) continue;
      const more = [...chosen, unit].sort((a, b) => a - b);
      if (found.has(canonical(more))) continue;
      found.add(canonical(more));
      call(more);
    }
  };
  call([]);
  return found;
}

/** Every set of some numbers but the empty one. */
const subsets = (of: readonly number[]): number[][] =>
  Array.from({ length: 2 ** of.length - 1 }, (_, index) => of.filter((_, place) => ((index + 1) >> place) & 1));

const isMilitary = (frame: { step: string }): frame is Frame<Podesta, 'military'> => frame.step === 'military';
const isState = (state: object): state is State => 'communes' in state;

test('in random matches an army can be raised of what could be called up, and of nothing else', () => {
  let raised = 0;
  for (const seed of ['musters a', 'musters b', 'musters c']) {
    const chance = new Generator(startChance('sfc32', seed));
    const { play } = Play.begin(game, { scenario: 'short', seats: 3, seed, stream: 'sfc32' });
    for (let count = 0; count < 1500 && !play.result; count++) {
      const decision = play.decision();
      const seat = pick(chance, decision?.seats ?? []);
      const { state } = play.look;
      if (decision && isMilitary(decision.frame) && isState(state)) {
        const table = { world, state, options: position(3).options, seats: 3 };
        const places = inForce(state, 'noWar', seat) ? [] : musterPlaces(table, seat);
        const families = play.families(seat).filter(({ type }) => type === 'raise');
        expect(families.map(({ same }) => same.commune)).toEqual(places);
        for (const commune of places) {
          const all = calledUp(state, seat, commune);
          for (const units of subsets(troopsIn(state, seat, commune).slice(0, 9))) {
            const refusal = play.explain(seat, { type: 'raise', commune, units });
            expect([canonical(units), refusal === null]).toEqual([canonical(units), all.has(canonical(units))]);
            if (refusal) expect(['pod.29l', 'pod.26c']).toContain(refusal.rule);
            raised++;
          }
        }
      }
      play.apply(seat, play.anyAction(seat, chance));
    }
  }
  expect(raised).toBeGreaterThan(100);
});

rule('pod.29l', 'chance calls up every set there is, and no other', () => {
  const { state } = position(2).govern(0, 'firenze', 1, 3, 5);
  const commune = communeNamed('firenze');
  const troops = troopsIn(state, 0, commune);
  expect(troops).toContain(sestiere('firenze', 1));
  const pool: Pool = { of: troops, allows: (chosen, unit) => mayLeave(state, 0, commune, chosen, unit) };
  expect(largest(pool)).toHaveLength(troops.length - 1);
  const chance = new Generator(startChance('sfc32', 'sets'));
  const drawn = new Set(Array.from({ length: 300 }, () => canonical(anySet(chance, pool, 1))));
  expect([...drawn].sort()).toEqual([...calledUp(state, 0, commune)].sort());
});
