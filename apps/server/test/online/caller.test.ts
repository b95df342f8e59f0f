/** Whose requests are counted together. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { House } from './house.ts';
import type { Player } from './player.ts';

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
