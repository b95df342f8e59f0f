/** A server of the test's own, on a folder of its own, that can be stopped and started again. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { doThink } from '@carroccio/bots';
import type { Registry } from '@carroccio/kernel';
import { registry as tiny } from '../../../../packages/kernel/test/tiny/index.ts';
import { type Limits, type RunningServer, startServer } from '../../src/index.ts';
import { Player } from './player.ts';

const WIDE: Limits = {
  changes: { burst: 1e6, perSecond: 1e6 },
  connections: { burst: 1e6, perSecond: 1e6 },
  messages: { burst: 1e6, perSecond: 1e6 },
};

export class House {
  readonly folder = mkdtempSync(join(tmpdir(), 'carroccio-online-'));
  readonly #registry: Registry;
  readonly #limits: Limits;
  readonly #players: Player[] = [];
  #server: RunningServer | undefined;
  port = 0;
  /** How far its clock is ahead. */
  #ahead = 0;

  private constructor(registry: Registry, limits: Limits) {
    this.#registry = registry;
    this.#limits = limits;
  }

  static async open(registry: Registry = tiny, limits: Partial<Limits> = {}): Promise<House> {
    const house = new House(registry, { ...WIDE, ...limits });
    await house.start();
    return house;
  }

  async start(): Promise<void> {
    this.#server = await startServer({
      port: this.port,
      root: this.folder,
      online: {
        data: join(this.folder, 'data'),
        registry: this.#registry,
        limits: this.#limits,
        clock: () => Date.now() + this.#ahead,
        think: async job => doThink(this.#registry, job, () => 0),
      },
    });
    this.port = this.#server.port;
  }

  async stop(): Promise<void> {
    await this.#server?.close();
    for (const player of this.#players) await player.gone();
  }

  /** It stands still for so long, and is started again. */
  async sleep(milliseconds: number): Promise<void> {
    await this.stop();
    this.#ahead += milliseconds;
    await this.start();
  }

  /** So much time goes by. */
  pass(milliseconds: number): void {
    this.#ahead += milliseconds;
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
    const player = new Player(() => `127.0.0.1:${this.port}`);
    this.#players.push(player);
    return player;
  }

  async close(): Promise<void> {
    for (const player of this.#players) player.hangUp();
    await this.stop();
    rmSync(this.folder, { recursive: true });
  }
}
