import type { MatchRecord, Seat } from '@carroccio/kernel';
import type { EngineClient } from '../../engine/client.ts';
import { newSeed } from '../../engine/seed.ts';

/**
 * A match in play as a seat might imagine it: what is hidden from it is drawn anew, and so are the coming dice. What
 * was played before is not in it, since it would tell what was drawn.
 */
export async function imaginedRecord(
  engine: EngineClient,
  room: string,
  seat: Seat,
  { game, scenario, options, seats, pack }: MatchRecord,
): Promise<MatchRecord> {
  const { position } = await engine.ask('room.guess', { room, seat, seed: newSeed() });
  const beginning = { game, scenario, options, seats, seed: newSeed() };
  const { match } = await engine.ask('new', pack ? { ...beginning, pack } : beginning);
  const { state, stack } = position;
  const patch = [
    { op: 'replace' as const, path: '/state', value: state },
    { op: 'replace' as const, path: '/stack', value: stack },
  ];
  await engine.ask('edit', { match, patch });
  const { record } = await engine.ask('save', { match });
  await engine.ask('close', { match });
  return record;
}
