/** What whoever looks after the house can count. */
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { House } from './house.ts';
import type { Player } from './player.ts';

const logged: string[] = [];

let house: House;
beforeAll(async () => {
  const connections = { burst: 1, perSecond: 0 };
  house = await House.open(
    undefined,
    { messages: { burst: 3, perSecond: 0 }, connections },
    { log: l => logged.push(l) },
  );
});
afterAll(() => house.close());

async function figuresOf({ host }: Player): Promise<Map<string, number>> {
  const text = await (await fetch(`http://${host}/metrics`)).text();
  return new Map([...text.matchAll(/^carroccio_(\w+) (\S+)$/gm)].map(([, name = '', value]) => [name, Number(value)]));
}

test('what is done, what waits, what was refused, and how the process fares', async () => {
  const anna = await house.guest('Anna');
  const seats = [{ kind: 'me' }, { kind: 'me' }];
  const { table } = await anna.post('/api/tables', {
    game: 'ford',
    scenario: 'ford',
    options: {},
    seats,
    unlisted: true,
  });
  const before = await figuresOf(anna);
  expect(before.get('connections')).toBe(0);
  await anna.join(table, 0, 1);
  await anna.act(table, 0, anna.of(table, 0).legal[0] ?? {});
  // Nobody's room may be forgotten at any moment; one that somebody is in is open.
  await house.until(async () => ((await figuresOf(anna)).get('rooms') ?? 0) >= 1);
  await anna.ask('room.leave', { room: table });
  expect(await anna.ask('room.leave', { room: table })).toMatchObject({ ok: false, error: { code: 'denied' } });
  const after = await figuresOf(anna);
  const more = (name: string) => (after.get(name) ?? Number.NaN) - (before.get(name) ?? Number.NaN);
  expect(more('connections')).toBe(1);
  expect(more('actions_total')).toBeGreaterThanOrEqual(1);
  expect(more('commits_total')).toBeGreaterThanOrEqual(1);
  expect(more('commit_seconds_total')).toBeGreaterThan(0);
  expect(more('too_fast_total')).toBe(1);
  expect(after.get('faults_total')).toBe(logged.length);
  expect(after.get('jobs_due')).toBeGreaterThanOrEqual(0);
  expect(after.get('longest_block_seconds')).toBeGreaterThanOrEqual(0);
  expect(after.get('memory_bytes')).toBeGreaterThan(1e6);
});

test('each has its kind and a line in words, and stands in the documentation', async () => {
  const host = house.stranger();
  const text = await (await fetch(`http://${host.host}/metrics`)).text();
  const names = [...(await figuresOf(host)).keys()];
  const page = await readFile(new URL('../../../../docs/hosting.md', import.meta.url), 'utf8');
  for (const name of names) {
    expect(text).toMatch(new RegExp(`^# HELP carroccio_${name} .+\\.$`, 'm'));
    expect(text).toMatch(
      new RegExp(`^# TYPE carroccio_${name} ${name.endsWith('_total') ? 'counter' : 'gauge'}$`, 'm'),
    );
    expect(page).toContain(`carroccio_${name}`);
  }
});
