/** Tournaments, from the first entrant to the end. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY } from '../../src/pace/clock.ts';
import { House } from '../online/house.ts';
import type { Player } from '../online/player.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const WISH = {
  name: 'Palio',
  game: 'ford',
  scenario: 'ford',
  form: 'knock-out',
  both: false,
  pace: { kind: 'letter', days: 20, late: 'claim' },
  days: 10,
};

async function begun(wish: object, count: number) {
  const players: Player[] = [];
  for (let index = 0; index < count; index++) players.push(await house.guest(`P${index}`));
  const [host, ...rest] = players;
  if (!host) throw new Error('nobody');
  const { tournament } = await host.post('/api/tournaments', { ...WISH, ...wish });
  const path = `/api/tournaments/${tournament}`;
  for (const player of rest) await player.post(`${path}/enter`);
  await host.post(`${path}/start`);
  await laid(host, path, 1, Math.floor(count / 2));
  return { players, host, path };
}

/** When so many pairings of a round are at their tables: they are laid one after the other. */
const laid = (player: Player, path: string, round: number, many: number) =>
  house.until(async () => (await player.get(path)).pairings.filter(one => one.round === round).length >= many);

/** In every match under way whoever sits second resigns. */
async function resignAll(players: readonly Player[]): Promise<void> {
  for (const player of players)
    for (const { id, mine, over } of (await player.get('/api/matches')).tables) {
      if (over || !mine.includes(1)) continue;
      await player.join(id, 1);
      await player.ask('room.offer', { room: id, seat: 1, kind: 'resign' });
    }
}

test('a knock-out of four is played to its end', async () => {
  const { players, host, path } = await begun({}, 4);
  expect(await host.get(path)).toMatchObject({ round: 1, rounds: 2, pairings: [{ score: null }, { score: null }] });
  await resignAll(players);
  await laid(host, path, 2, 1);
  await resignAll(players);
  await house.until(async () => (await host.get(path)).ended);
  expect((await host.get(path)).standings.map(({ points }) => points)).toEqual([2, 1, 0, 0]);
  expect((await house.stranger().get('/api/tournaments')).tournaments).toContainEqual(
    expect.objectContaining({ name: 'Palio', ended: true }),
  );
});

test('where both sides are played, each pairing has two matches; a fifth is free', async () => {
  const { host, path } = await begun({ form: 'swiss', both: true }, 5);
  await house.until(async () => (await host.get(path)).pairings.length === 5);
  const { pairings } = await host.get(path);
  expect(pairings.filter(({ second }) => second === null)).toMatchObject([{ score: 1, table: null }]);
  expect(pairings.slice(0, 2).map(({ first, second }) => [first, second])).toEqual([
    [pairings[0]?.first, pairings[0]?.second],
    [pairings[0]?.second, pairings[0]?.first],
  ]);
});

test('what is not over when the round ends is closed, and a draw', async () => {
  const { host, path } = await begun({ form: 'round-robin' }, 2);
  await house.sleep(11 * DAY);
  await house.until(async () => (await host.get(path)).ended);
  expect((await host.get(path)).standings.map(({ points }) => points)).toEqual([0.5, 0.5]);
});

describe('a tournament', () => {
  const refused = async (player: Player, path: string, body: object = {}) =>
    (await player.request('POST', path, body)).json.error.code;

  test('is begun by its host only, once, with two at least', async () => {
    const [anna, bea] = [await house.guest('Anna'), await house.guest('Bea')];
    const { tournament } = await anna.post('/api/tournaments', WISH);
    const path = `/api/tournaments/${tournament}`;
    expect(await refused(anna, `${path}/start`)).toBe('too-few-entrants');
    await bea.post(`${path}/enter`);
    await bea.post(`${path}/enter`);
    expect(await refused(bea, `${path}/start`)).toBe('not-your-tournament');
    await bea.post(`${path}/withdraw`);
    expect(await bea.get(path)).toMatchObject({ entered: false, standings: [{ name: 'Anna' }] });
    await bea.post(`${path}/enter`);
    await anna.post(`${path}/start`);
    for (const deed of ['start', 'enter', 'withdraw'])
      expect(await refused(anna, `${path}/${deed}`)).toBe('tournament-begun');
    expect(await refused(anna, '/api/tournaments/none/enter')).toBe('unknown-tournament');
  });

  test('is not opened for what two cannot play, nor too often', async () => {
    const anna = await house.guest('Anna');
    expect(await refused(anna, '/api/tournaments', { ...WISH, scenario: 'sea' })).toBe('invalid-params');
    for (let opened = 0; opened < 5; opened++) await anna.post('/api/tournaments', WISH);
    expect(await refused(anna, '/api/tournaments', WISH)).toBe('too-many-tournaments');
  });
});
