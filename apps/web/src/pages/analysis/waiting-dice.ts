import type { Session } from '../../match/session.ts';

/** The results that were set and have not fallen yet. */
export async function waitingDice({ engine, match }: Pick<Session, 'engine' | 'match'>): Promise<readonly number[]> {
  const { state: position } = await engine.ask('state', { match });
  const chance = 'chance' in position ? position.chance : null;
  const script = typeof chance === 'object' && chance !== null && 'script' in chance ? chance.script : [];
  return Array.isArray(script) ? script.filter(value => typeof value === 'number') : [];
}
