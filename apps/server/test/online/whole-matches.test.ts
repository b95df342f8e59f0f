/** A match of each game, played over sockets to its end by people who choose anything. */
import { registry } from '@carroccio/games/all';
import { Generator, startChance } from '@carroccio/kernel';
import { anyChoice } from '@carroccio/kernel/suite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { House } from './house.ts';
import type { Player, Seen } from './player.ts';

let house: House;
beforeAll(async () => {
  house = await House.open(registry);
});
afterAll(() => house.close());

/** Whether the seat must choose: who may speak in another's turn keeps silent, or it would never end. */
const isAsked = ({ decision, at }: Seen, seat: number): boolean =>
  at !== null && (decision?.seats.includes(seat) ?? false);

/** Chooses for a seat until something is taken: what a form can hold is not always what the rules allow. */
async function choose(player: Player, table: string, seat: number, chance: Generator): Promise<void> {
  for (let tries = 0; tries < 1000; tries++) {
    const { at } = player.of(table, seat);
    if (at === null || !isAsked(player.of(table, seat), seat)) return;
    const choice = anyChoice(player.of(table, seat), chance) ?? {};
    const answer = await player.act(table, seat, choice, `${seat} ${chance.draw(2 ** 30)}`, at);
    if (!answer.ok) throw new Error(JSON.stringify(answer.error));
    if (answer.result.taken === 1) return;
  }
  throw new Error('nothing that was chosen is legal');
}

test.each([
  ['guelphs', 'montaperti'],
  ['batirnos', ''],
  ['guiscard', ''],
  ['podesta', ''],
])('%s', async (game, wanted) => {
  const { scenarios } = registry.game(game);
  const scenario = Object.keys(scenarios).find(id => id === wanted) ?? Object.keys(scenarios)[0] ?? '';
  const chance = new Generator(startChance('sfc32', '7'));
  const [anna, bea] = [await house.guest('Anna'), await house.guest('Bea')];
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const { table } = await anna.post('/api/tables', { game, scenario, options: {}, seats, unlisted: false });
  await bea.post(`/api/tables/${table}/sit`, { seat: 1 });
  const players = [anna, bea];
  await Promise.all(players.map((player, seat) => player.join(table, seat)));
  await Promise.all(
    players.map(async (player, seat) => {
      for (;;) {
        await player.until(() => isAsked(player.of(table, seat), seat) || player.of(table, seat).result !== null);
        if (player.of(table, seat).result) return;
        await choose(player, table, seat, chance);
      }
    }),
  );
  expect(anna.of(table, 0).result).toEqual(bea.of(table, 1).result);
  expect((await anna.get('/api/matches')).tables).toContainEqual(expect.objectContaining({ id: table, over: true }));
});
