/** A server of the test's own, on a database of its own, that can be stopped and started again; on PostgreSQL three of them, and people come to each in turn. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { doThink } from '@carroccio/bots';
import type { Registry } from '@carroccio/kernel';
import { registry as tiny } from '../../../../packages/kernel/test/tiny/index.ts';
import { type Limits, type OnlineOptions, type RunningServer, startServer } from '../../src/index.ts';
import { type Database, isShared, makeDatabase } from '../database.ts';
import { onServer } from '../on-server.ts';
import { Player } from './player.ts';

const WIDE: Limits = {
  changes: { burst: 1e6, perSecond: 1e6 },
  connections: { burst: 1e6, perSecond: 1e6 },
  reads: { burst: 1e6, perSecond: 1e6 },
  messages: { burst: 1e6, perSecond: 1e6 },
  together: 1e6,
};

export class House {
  readonly #pages = mkdtempSync(join(tmpdir(), 'carroccio-online-'));
  readonly #database: Database;
  readonly #registry: Registry;
  readonly #limits: Limits;
  readonly #more: Partial<OnlineOptions>;
  readonly #players: Player[] = [];
  readonly #nodes: { port: number; server?: RunningServer }[];
  /** How far its clock is ahead. */
  #ahead = 0;

  private constructor(database: Database, registry: Registry, limits: Limits, more: Partial<OnlineOptions>) {
    this.#database = database;
    this.#nodes = Array.from({ length: isShared() ? 3 : 1 }, () => ({ port: 0 }));
    this.#registry = registry;
    this.#limits = limits;
    this.#more = more;
  }

  static async open(
    registry: Registry = tiny,
    limits: Partial<Limits> = {},
    more: Partial<OnlineOptions> = {},
  ): Promise<House> {
    const house = new House(await makeDatabase(), registry, { ...WIDE, ...limits }, more);
    await house.start();
    return house;
  }

  /** Where the database is. */
  get place(): string | URL {
    return this.#database.place;
  }

  async start(): Promise<void> {
    for (const node of this.#nodes) {
      node.server = await startServer({ port: node.port, root: this.#pages, online: this.#online() });
      node.port = node.server.port;
    }
  }

  async stop(): Promise<void> {
    for (const { server } of this.#nodes) await server?.close();
    for (const player of this.#players) await player.gone();
  }

  #online(): OnlineOptions {
    return {
      data: this.#database.place,
      registry: this.#registry,
      limits: this.#limits,
      clock: () => Date.now() + this.#ahead,
      ...this.#more,
      think: async job => doThink(this.#registry, job, () => 0),
    };
  }

  /** It stands still for so long, and is started again. */
  async sleep(milliseconds: number): Promise<void> {
    await this.stop();
    await this.pass(milliseconds);
    await this.start();
  }

  /** So much time goes by. */
  async pass(milliseconds: number): Promise<void> {
    this.#ahead += milliseconds;
    // Jobs go by the time of the database, which cannot be set: they are due so much earlier.
    const { place } = this.#database;
    if (typeof place !== 'string')
      await onServer(
        place,
        `update graphile_worker._private_jobs set run_at = run_at - make_interval(secs => ${milliseconds / 1000})`,
      );
  }

  /** When something holds that the house does by itself. */
  async until(holds: () => Promise<boolean>): Promise<void> {
    while (!(await holds())) await new Promise(resolve => setTimeout(resolve, 10));
  }

  /** Somebody comes who has said his name. */
  async guest(name: string): Promise<Player> {
    const player = this.stranger();
    await player.post('/api/guests', { name });
    return player;
  }

  /** Somebody comes who has not. */
  stranger(): Player {
    const node = this.#nodes[this.#players.length % this.#nodes.length];
    const player = new Player(() => `127.0.0.1:${node?.port}`);
    this.#players.push(player);
    return player;
  }

  async close(): Promise<void> {
    for (const player of this.#players) player.hangUp();
    await this.stop();
    await this.#database.drop();
    rmSync(this.#pages, { recursive: true });
  }
}
