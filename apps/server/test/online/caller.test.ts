/** Whose requests are counted together. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Limits } from '../../src/index.ts';
import { House } from './house.ts';
import { type Answered, Player } from './player.ts';

const guests = async (player: Player, ...forwarded: string[]) => {
  const all: number[] = [];
  for (const address of forwarded)
    all.push((await player.request('POST', '/api/guests', { name: 'Anna' }, { 'x-forwarded-for': address })).status);
  return all;
};

describe.each([
  ['no proxy', 0, ['203.0.113.1', '203.0.113.2'], [200, 429]],
  ['one proxy', 1, ['203.0.113.1', '203.0.113.2', '203.0.113.1'], [200, 200, 429]],
  ['one proxy, and an address that the asker wrote', 1, ['203.0.113.7, 203.0.113.3', '203.0.113.3'], [200, 429]],
  ['two proxies', 2, ['203.0.113.4, 192.0.2.1', '203.0.113.5, 192.0.2.1', '203.0.113.4, 192.0.2.1'], [200, 200, 429]],
  ['fewer proxies than were said', 2, ['203.0.113.6', '203.0.113.6'], [200, 429]],
  ['one house of IPv6', 1, ['2001:db8:1:2::a', '2001:db8:1:2:3:4:5:6', '2001:db8:1:3::a'], [200, 429, 200]],
  ['IPv4 in IPv6', 1, ['::ffff:203.0.113.8', '203.0.113.8', '::ffff:203.0.113.9'], [200, 429, 200]],
] as const)('behind %s', (_, proxies, addresses, answers) => {
  let house: House;
  beforeAll(async () => {
    const one = { burst: 1, perSecond: 0 };
    house = await House.open(undefined, { changes: one, connections: one }, { proxies, clock: () => 0 });
  });
  afterAll(() => house.close());

  test('what changes something is counted by address', async () => {
    expect(await guests(house.stranger(), ...addresses)).toEqual(answers);
  });

  test('so are connections', async () => {
    const met: number[] = [];
    const player = house.stranger();
    for (const address of addresses)
      met.push(
        await player.connect({ 'x-forwarded-for': address }).then(
          () => 200,
          () => 429,
        ),
      );
    expect(met).toEqual(answers);
  });
});

const problemOf = ({ error }: Answered): string => error?.reason ?? error?.code ?? '';

const two = { burst: 2, perSecond: 0 };
const strict = (limits: Partial<Limits>) => House.open(undefined, limits, { proxies: 1, clock: () => 0 });

describe('one person', () => {
  test('is counted wherever he asks from', async () => {
    const house = await strict({ changes: two });
    const from = (address: string) => ({ 'x-forwarded-for': address });
    const anna = house.stranger();
    await anna.request('POST', '/api/guests', { name: 'Anna' }, from('203.0.113.1'));
    const met: number[] = [];
    for (const address of ['203.0.113.5', '203.0.113.6', '203.0.113.7'])
      met.push((await anna.request('POST', '/api/tables/none/leave', {}, from(address))).status);
    expect(met).toEqual([404, 404, 429]);
    await house.close();
  });

  test('is counted by however many connections he asks', async () => {
    const house = await strict({ messages: two });
    const anna = await house.guest('Anna');
    const told: string[] = [];
    for (let times = 0; times < 3; times++) {
      await anna.connect();
      told.push(problemOf(await anna.ask('room.join', { room: 'none', eyes: [null] })));
    }
    expect(told).toEqual(['unknown-match', 'unknown-match', 'too-fast']);
    await house.close();
  });
});

describe('one address', () => {
  test('asks only so much, also where it changes nothing', async () => {
    const house = await strict({ reads: two });
    const anna = house.stranger();
    const met: number[] = [];
    for (let times = 0; times < 3; times++) met.push((await anna.request('GET', '/api/tables')).status);
    expect(met).toEqual([200, 200, 429]);
    // A host can look after it all the same.
    expect((await anna.request('GET', '/healthz')).status).toBe(200);
    await house.close();
  });

  test('has only so many connections at once, and may come back when one is closed', async () => {
    const house = await strict({ together: 1 });
    const anna = house.stranger();
    await anna.connect();
    const again = () => {
      const other = new Player(() => anna.host);
      const come = other.connect().then(
        () => 'in',
        () => 'out',
      );
      return come.finally(() => other.hangUp());
    };
    expect(await again()).toBe('out');
    anna.hangUp();
    await house.until(async () => (await again()) === 'in');
    await house.close();
  });
});
