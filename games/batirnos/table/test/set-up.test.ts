/** What the table says before the battle begins. */
import { batirnos } from '@carroccio/batirnos';
import { Match } from '@carroccio/kernel';
import { notYet } from '@carroccio/table/panel/set-up.ts';
import { settingOf, sightOf } from '@carroccio/table/testing/index.ts';
import { markupOf } from '@carroccio/table/testing/markup.tsx';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { lay } from '../index.tsx';

test('while no division is hired the muster cannot be closed, and the rules say what is missing', () => {
  const setting = settingOf(batirnos);
  const table = lay(setting);
  const match = new Match(setting.game, { scenario: 'punti', seed: 'muster' });
  expect(match.play.decision()?.step).toBe('muster');
  const close = notYet(table, sightOf(match.play, 'en', 0));
  expect(close).toEqual({ type: 'mustered' });
  expect(match.play.explain(0, { type: 'mustered' })).toMatchObject({ rule: 'nqsb.2.1.division', reason: 'notDone' });
});

test('bar and tracks speak of Determination when the armies stand, and not before', () => {
  const setting = settingOf(batirnos);
  const table = lay(setting);
  const match = new Match(setting.game, { scenario: 'intro', seed: 'bar' });
  const { Tracks } = table;
  if (!Tracks) throw new Error('there are no tracks');
  const tracks = () => markupOf(createElement(Tracks, { sight: sightOf(match.play, 'en', 0) }));
  expect(table.bar?.(sightOf(match.play, 'en', 0)).scores).toEqual([]);
  expect(tracks()).not.toContain('<meter');
  while (match.play.decision()?.step !== 'orders') {
    const [seat = 0] = match.play.decision()?.seats ?? [];
    const [action] = match.play.legal(seat);
    if (!action) throw new Error('nothing can be done');
    match.act(seat, action);
  }
  const scores = table.bar?.(sightOf(match.play, 'en', 0)).scores ?? [];
  expect(scores).toHaveLength(2);
  expect(tracks().match(/<meter/g)).toHaveLength(2);
  for (const score of scores) expect(score).toMatch(/^Determination ([1-9]\d*)\/\1$/);
});
