/** Over whole recorded matches: Points and Levels are what the events say, and the state keeps to its bounds. */
import { at, type Match } from '@carroccio/kernel';
import { expect, test } from 'vitest';
import { levelStep } from '../../src/17-victory/scoring.ts';
import { groundOf } from '../../src/battle.ts';
import { parts } from '../../src/data/index.ts';
import { grounds } from '../../src/grounds.ts';
import type { Guelphs } from '../../src/shape.ts';
import { goldenMatches, SCENARIOS } from '../golden-matches.ts';
import { position } from '../position.ts';

const ground = grounds({
  charts: parts.charts.value,
  maps: parts.maps.value,
  armies: parts.armies.value,
  setups: parts.setups.value,
  specials: parts.specials.value,
});

/** What the log says each side has: the sum of its points, and its last level. */
function ledger(match: Match): { points: number[]; levels: number[] } {
  const points = [0, 0];
  const levels = [0, 0];
  for (const { event } of match.log) {
    if (!('side' in event) || typeof event.side !== 'number') continue;
    if (event.type === 'points') points[event.side] = at(points, event.side) + Number(event.points);
    if (event.type === 'level') levels[event.side] = Number(event.level);
  }
  return { points, levels };
}

const OPTIONS: Guelphs['options'] = position('campaldino').options;

const MATCHES = SCENARIOS.flatMap(scenario =>
  goldenMatches(scenario).map(match => ({ scenario, why: match.play.result?.why, match })),
);

test.each(MATCHES)('$scenario, ended by $why', ({ scenario, match }) => {
  const state: unknown = match.play.position.state;
  const { points, levels } = ledger(match);
  const steps = ([0, 1] as const).map(side =>
    levelStep({ ...groundOf(ground, scenario), state: position(scenario).state, options: OPTIONS }, side),
  );
  expect(state).toMatchObject({ levels });
  // Whatever a combat that ended the battle had not yet booked is told, but not on the track.
  if (match.play.result?.why === 'levels' || match.play.result?.why === 'storm')
    expect(state).toMatchObject({ points: points.map((total, side) => total % at(steps, side)) });
});
