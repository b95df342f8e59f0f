/** A replay of a match in play: what its reader may not know stays secret in whatever begins from there. */
import { loadPackage } from '@carroccio/games';
import { at, Match, type MatchRecord, Registry, replay } from '@carroccio/kernel';
import { expect, test } from 'vitest';
import type { KeptMatch } from '../../src/keep/database.ts';
import { Reel } from '../../src/pages/replay/reel.ts';
import { Counted } from './counted.ts';

const GAME = 'batirnos';
const registry = new Registry([await loadPackage(GAME)]);
const game = registry.game(GAME);

/** Some choices, each the first that can be made. */
function begun(): MatchRecord {
  const match = new Match(game, { scenario: 'intro', seed: 'kept', stream: 'sfc32' });
  for (let choices = 0; choices < 6; choices++) {
    const { play } = match;
    const seat = at(play.decision()?.seats ?? [], 0);
    match.act(seat, at(play.legal(seat), 0));
  }
  return match.record();
}

const kept: KeptMatch = {
  id: 'x',
  game: GAME,
  scenario: 'intro',
  kind: 'match',
  sitters: [{ kind: 'person' }, { kind: 'bot', bot: 'random' }],
  began: 0,
  played: 0,
  entries: 0,
  winners: null,
};

async function beginningAt(entry: number, record: MatchRecord, match = kept): Promise<MatchRecord> {
  const reel = await Reel.open(new Counted(registry), { match, record });
  return (await reel.beginning(entry)).record;
}

const dealt = (record: MatchRecord): unknown => replay(game, record).play.position.state;

test('while a match is in play, a branch holds neither its cards nor its coming dice nor what was played', async () => {
  const record = begun();
  const branch = await beginningAt(2, record);
  expect(branch.seed).not.toBe(record.seed);
  expect(branch.history.every(entry => 'edit' in entry)).toBe(true);
  expect(dealt(branch)).not.toEqual(dealt(record));
});

test('what is analysed already is open: its branch is what was played', async () => {
  const record = begun();
  const branch = await beginningAt(2, record, { ...kept, kind: 'analysis' });
  expect(branch).toMatchObject({ seed: record.seed, history: record.history.slice(0, 2) });
});
