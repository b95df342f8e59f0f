/** What was done at a moment of a replay, in words. */
import { loadPackage } from '@carroccio/games';
import { Match, Registry, Teller } from '@carroccio/kernel';
import { expect, test } from 'vitest';
import { doneInWords } from '../../src/pages/replay/told.ts';
import { replayText } from '../../src/text/replay.ts';

test('what another seat was forced to is told once, though the match goes on', async () => {
  const game = new Registry([await loadPackage('guelphs')]).game('guelphs');
  const match = new Match(game, { scenario: 'benevento-free', seed: 'told' });
  for (const type of ['deploy', 'deploy', 'ready', 'ready']) match.act(match.play.decision()?.seats[0] ?? 0, { type });
  match.takeForced();
  const teller = new Teller(game, match.play.scene, 'en');
  const { history } = match.record();
  const words = (viewer: number | null) =>
    doneInWords(
      { done: entry => history[entry - 1], viewer, record: { result: null }, kept: { kind: 'match' } },
      5,
      match.log.filter(({ entry }) => entry === 5),
      teller,
      replayText.en,
    );
  const [marcher, other] = [1, 0];
  expect(words(marcher)).toBe(`${teller.seat(marcher)}: March on`);
  for (const viewer of [other, null])
    expect(words(viewer)).toBe(`${teller.seat(marcher)}: March on (nothing else could be done)`);
});
