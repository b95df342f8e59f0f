/** A sample of `npm run crash`. */
import { expect, test } from 'vitest';
import { crash } from '../src/crash/crash.ts';

test('what was answered is there after the server was killed, and once', async () => {
  const report = await crash({ kills: 2, tables: 3, between: 30, seed: 'sample' });
  expect(report).toMatchObject({ kills: 2, lost: 0, twice: 0 });
  expect(report.acknowledged).toBeGreaterThanOrEqual(90);
}, 180_000);

test('where a match is over another begins', async () => {
  const what = { game: 'batirnos', scenario: 'intro' };
  const report = await crash({ kills: 1, tables: 1, between: 150, seed: 'short', what });
  expect(report).toMatchObject({ kills: 1, lost: 0, twice: 0 });
  expect(report.matches).toBeGreaterThan(1);
}, 180_000);
