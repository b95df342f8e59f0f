/** A sample of `npm run hostile`. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hostile } from '../src/hostile/hostile.ts';

test('nothing hostile is accepted, and nothing changes', async () => {
  const place = mkdtempSync(join(tmpdir(), 'carroccio-hostile-'));
  const report = await hostile({ messages: 2000, seed: 'sample', place });
  rmSync(place, { recursive: true });
  expect(report).toMatchObject({ messages: 2000, accepted: 0, faults: 0, changes: 0, amiss: [], alive: true });
  expect(report.played).toBeGreaterThan(0);
  expect(Object.keys(report.kinds).length).toBe(17);
}, 180_000);
