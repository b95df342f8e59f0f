import { act } from '@carroccio/kernel/testing';
import { expect } from 'vitest';
import { riding } from './race.ts';
import { rule } from './rulebook.ts';

rule(['pal.1.1', 'pal.5.1'], 'is won by the horse that first completes its laps', () => {
  const short = riding(1, { come: [34, 30] });
  act(short, 0, { type: 'ride', squares: 1 });
  expect(short.play.result).toBeNull();
  const match = riding(2, { come: [34, 30] });
  act(match, 0, { type: 'ride', squares: 2 });
  expect(match.play.result).toMatchObject({ why: 'finish', winners: [0], scores: [36, 30] });
});

rule('pal.6.1', 'ends after the laps agreed on', () => {
  for (const laps of [1, 2, 3] as const) {
    const match = riding(1, { laps, come: [laps * 18 - 1, 0] });
    act(match, 0, { type: 'ride', squares: 1 });
    expect(match.play.result?.why).toBe('finish');
  }
});

rule(['pal.1.1', 'pal.5.2'], 'ends at dusk, won by who has come furthest', () => {
  for (const [other, winners] of [
    [16, [0]],
    [18, [0, 1]],
    [20, [1]],
  ] as const) {
    const match = riding(1, { laps: 3, round: 12, come: [17, other] });
    act(match, 0, { type: 'ride', squares: 1 });
    expect(match.play.result).toMatchObject({ why: 'dusk', winners });
  }
});
