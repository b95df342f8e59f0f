/** Three processes serve one match, one of them is killed without a word, and play goes on. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { registry } from '@carroccio/games/all';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Database, makeDatabase } from '../database.ts';
import { Player } from '../online/player.ts';

const MAIN = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

interface Node {
  readonly child: ChildProcess;
  readonly host: string;
}

let database: Database;
let nodes: Node[];

async function start(): Promise<Node> {
  const env = { ...process.env, DATABASE_URL: String(database.place), PORT: '0', HOST: '' };
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(createInterface(child.stdout), 'line');
  return { child, host: `127.0.0.1:${/:(\d+)/.exec(line)?.[1]}` };
}

beforeEach(async () => {
  database = await makeDatabase();
  nodes = await Promise.all([start(), start(), start()]);
});

afterEach(async () => {
  const gone = nodes.map(({ child }) => (child.exitCode ?? child.signalCode) || once(child, 'exit'));
  for (const { child } of nodes) child.kill('SIGKILL');
  await Promise.all(gone);
  await database.drop();
});

test('two play and one looks on, each by another process; when one process dies its player goes on by the next', async () => {
  const at = [0, 1, 2];
  const players = at.map(who => new Player(() => nodes[at[who] ?? 0]?.host ?? ''));
  const [anna, bea, cia] = players;
  if (!anna || !bea || !cia) throw new Error('nobody is there');
  for (const [who, player] of players.entries()) await player.post('/api/guests', { name: `Guest ${who}` });
  const [game] = registry.playable;
  const wish = {
    game: game?.rulebook.id,
    scenario: Object.keys(game?.scenarios ?? {})[0],
    options: {},
    unlisted: true,
  };
  const { table } = await anna.post('/api/tables', { ...wish, seats: [{ kind: 'me' }, { kind: 'open' }] });
  await bea.post(`/api/tables/${table}/sit`, { seat: 1 });
  await Promise.all([anna.join(table, 0), bea.join(table, 1), cia.join(table, null)]);

  /** Plays so many actions, whoever's they are; every one is seen by all. */
  const play = async (count: number): Promise<void> => {
    for (let done = 0; done < count; done++) {
      const able = (): [Player, number] | undefined =>
        [anna, bea].flatMap((player, seat): [Player, number][] => {
          const { at: number, legal } = player.of(table, seat);
          return number !== null && legal.length > 0 ? [[player, seat]] : [];
        })[0];
      await Promise.race([anna, bea].map(player => player.until(() => able() !== undefined)));
      const [player, seat] = able() ?? expect.fail('nobody is to choose');
      const { result } = await player.act(table, seat, player.of(table, seat).legal[0] ?? {});
      expect(result.taken).toBe(1);
    }
    const { entries } = anna.of(table, 0);
    await bea.until(() => bea.of(table, 1).entries >= entries);
    await cia.until(() => cia.of(table, null).entries >= Math.min(entries, bea.of(table, 1).entries));
  };

  await play(6);
  const before = anna.of(table, 0).entries;
  nodes[0]?.child.kill('SIGKILL');
  await anna.gone();
  at[0] = 1;
  await anna.join(table, 0);
  expect(anna.of(table, 0).entries).toBe(before);
  await play(6);
  expect(anna.of(table, 0).state).toEqual(bea.of(table, 1).state);
});
