/** What the table says while an army is not complete. */
import { batirnos } from '@carroccio/batirnos';
import { Match } from '@carroccio/kernel';
import { notYet } from '@carroccio/table/panel/set-up.ts';
import { settingOf, sightOf } from '@carroccio/table/testing/index.ts';
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
