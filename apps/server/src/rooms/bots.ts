import type { ThinkJob } from '@carroccio/bots';
import { type AnyAction, type Choice, clone, type Seat } from '@carroccio/kernel';
import { newId } from '../online/session.ts';
import type { Guest, LiveRoom } from './live-room.ts';

interface Terms {
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

/** Bots that sit at tables: whenever one of them must choose, it thinks, and acts like anybody else. */
export class Bots {
  readonly #terms: Terms;
  readonly #thinking = new Map<LiveRoom, Promise<void>>();
  #stopped = false;

  constructor(terms: Terms) {
    this.#terms = terms;
  }

  /** Something has changed in a room: perhaps a bot has to choose. */
  look(room: LiveRoom): void {
    if (this.#stopped || this.#thinking.has(room) || !botToMove(room)) return;
    const done = this.#play(room).then(
      () => {
        this.#thinking.delete(room);
        // What changed at the last moment was not looked at.
        this.look(room);
      },
      (error: unknown) => {
        this.#thinking.delete(room);
        if (!this.#stopped) this.#terms.failed(`a bot at table ${room.table.id}`, error);
      },
    );
    this.#thinking.set(room, done);
  }

  /** What is being thought is thought no further. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await Promise.all(this.#thinking.values());
  }

  async #play(room: LiveRoom): Promise<void> {
    while (!this.#stopped) {
      const turn = await room.run(() => turnOf(room));
      if (!turn) return;
      const { action } = await this.#terms.think(turn.job);
      if (this.#stopped) return;
      await act(room, turn, action);
    }
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
    position: clone(play.position),
    seat: mover.seat,
    bot: mover.bot,
    seed: newId(),
    budgetMs: BUDGET_MS,
  };
  return { seat: mover.seat, at, job };
}

/** A bot sits down to act, and needs to be told nothing. */
async function act(room: LiveRoom, { seat, at }: Turn, action: AnyAction): Promise<void> {
  const guest: Guest = { told: () => undefined };
  await room.run(() => {
    const desk = room.join(guest, [], [seat], []);
    try {
      return desk.act(seat, [action], at, newId());
    } finally {
      room.leave(guest);
    }
  });
}
