import type { OptionValue, Patch } from '@carroccio/kernel';
import type { EngineClient } from '../engine/client.ts';
import { Thinker } from '../engine/thinker.ts';
import { Session } from '../match/session.ts';

interface Begun {
  /** Also the seed of its dice. */
  readonly id: string;
  readonly game: string;
  readonly scenario: string;
  readonly seats: number;
  readonly options?: Readonly<Record<string, OptionValue>>;
  /** Changes the scenario's first position into the one wanted. */
  readonly position: Patch;
}

/** A match to learn on, in a position of its own, with the learner at all seats. Nothing of it is kept. */
export async function openToLearn(engine: EngineClient, begun: Begun): Promise<Session> {
  const { id, game, scenario, seats, options = {}, position } = begun;
  const { match } = await engine.ask('new', { game, scenario, seats, options: { ...options }, seed: id });
  await engine.ask('edit', { match, patch: position });
  return Session.open({
    engine,
    match,
    kept: {
      id: `lesson ${id}`,
      game,
      scenario,
      kind: 'analysis',
      sitters: Array.from({ length: seats }, () => ({ kind: 'person' as const })),
      began: 0,
      played: 0,
      entries: 0,
      winners: null,
    },
    table: { needsSecrets: () => false },
    thinker: new Thinker(game),
    keepSitters: async () => undefined,
    pace: () => 0,
    budgetMs: 0,
    asked: true,
  });
}
