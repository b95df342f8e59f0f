import type { ThinkJob } from '@carroccio/bots';
import { type AnyAction, type Choice, clone, type Seat } from '@carroccio/kernel';
import Type from 'typebox';
import type { Jobs } from '../jobs/jobs.ts';
import { jobKind } from '../jobs/kind.ts';
import { newId } from '../online/session.ts';
import type { Along } from '../storage/entries.ts';
import type { Guest, LiveRoom } from './live-room.ts';
import type { Rooms } from './rooms.ts';

const THINK = jobKind('think', Type.Object({ table: Type.String() }));

interface Terms {
  readonly jobs: Jobs;
  readonly rooms: Pick<Rooms, 'open'>;
  think(job: ThinkJob): Promise<Choice>;
  failed(what: string, error: unknown): void;
}

interface Turn {
  readonly seat: Seat;
  readonly at: number;
  readonly job: ThinkJob;
}

/** How long a bot may think. */
const BUDGET_MS = 1000;

/**
 * Bots that sit at tables: whenever one of them must choose there is a job to think about it, kept with what asked for
 * the choice. Whichever process does it, the bot acts like anybody else.
 */
export class Bots {
  readonly #terms: Terms;

  constructor(terms: Terms) {
    this.#terms = terms;
    terms.jobs.on(THINK, ({ table }) => this.#move(table));
  }

  /** What is kept with something that was done in a room. */
  along(room: LiveRoom): Along | null {
    if (!botToMove(room)) return null;
    return change => this.#ask(room.table.id, change);
  }

  /** A room is open: perhaps a bot has to choose. */
  look(room: LiveRoom): void {
    if (botToMove(room)) this.expect(room.table.id);
  }

  /** At this table a bot may have to choose. */
  expect(table: string): void {
    this.#ask(table).catch((error: unknown) => this.#terms.failed(`a bot at table ${table}`, error));
  }

  #ask(table: string, change?: Parameters<Along>[0]): Promise<void> {
    return this.#terms.jobs.add(THINK, { table }, { key: `think ${table}`, ...(change ? { change } : {}) });
  }

  async #move(table: string): Promise<void> {
    const room = await this.#terms.rooms.open(table);
    const turn = await room.run(() => turnOf(room));
    if (!turn) return;
    const { action } = await this.#terms.think(turn.job);
    await act(room, turn, action);
  }
}

function botToMove(room: LiveRoom): { seat: Seat; bot: string } | null {
  if (room.settled) return null;
  for (const seat of room.match.play.decision()?.seats ?? []) {
    const bot = room.botOf(seat);
    if (bot !== null) return { seat, bot };
  }
  return null;
}

function turnOf(room: LiveRoom): Turn | null {
  const mover = botToMove(room);
  if (!mover) return null;
  const { play } = room.match;
  const at = play.at(mover.seat);
  if (at === null) return null;
  const job: ThinkJob = {
    kind: 'think',
    game: room.table.game,
    ...(room.table.pack ? { pack: room.table.pack } : {}),
    position: clone(play.position),
    seat: mover.seat,
    bot: mover.bot,
    seed: newId(),
    budgetMs: BUDGET_MS,
  };
  return { seat: mover.seat, at, job };
}

/** A bot sits down to act, and needs to be told nothing. If others have come before it, there is another job by now. */
async function act(room: LiveRoom, { seat, at }: Turn, action: AnyAction): Promise<void> {
  const guest: Guest = { told: () => undefined };
  await room.run(() => {
    if (room.match.play.at(seat) !== at || room.settled) return;
    const desk = room.join(guest, [], [seat], []);
    try {
      const { taken } = desk.act(seat, [action], at, newId());
      if (taken === 0) throw new Error(`a bot chose ${JSON.stringify(action)}`);
    } finally {
      room.leave(guest);
    }
  });
}
