/** A sample of `npm run crash`. */
import { expect, test } from 'vitest';
import { crash } from '../src/crash/crash.ts';

test('what was answered is there after the server was killed, and once', async () => {
  const report = await crash({ kills: 2, tables: 3, between: 30, seed: 'sample' });
  expect(report).toMatchObject({ kills: 2, lost: 0, twice: 0 });
  expect(report.acknowledged).toBeGreaterThanOrEqual(90);
}, 180_000);
