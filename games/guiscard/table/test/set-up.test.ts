/** A whole set-up by one press, taken back by one. */
import { guiscard } from '@carroccio/guiscard';
import { Match } from '@carroccio/kernel';
import { Attempt } from '@carroccio/table/panel/plans.ts';
import { placementOf } from '@carroccio/table/panel/set-up.ts';
import { settingOf } from '@carroccio/table/testing/index.ts';
import { expect, test } from 'vitest';
import { lay } from '../index.tsx';

const setting = settingOf(guiscard);
const table = lay(setting);

test.each(['civitate', 'fattoria', 'cerami'])('at %s all men of the side stand after it', scenario => {
  const match = new Match(setting.game, { scenario, seed: 'set-up', stream: 'sfc32' });
  for (let sides = 0; sides < 4; sides++) {
    const decision = match.play.decision();
    if (!decision || !table.setUp?.includes(decision.step)) break;
    const [seat = 0] = decision.seats;
    const before = match.length;
    const plan = placementOf(table, Attempt.from(match.play, { seat, language: 'en', asked: true }));
    expect(plan.length).toBeGreaterThan(1);
    expect(match.follow(seat, plan)).toMatchObject({ taken: plan.length });
    expect(match.undo(seat).ok).toBe(true);
    expect(match.length).toBe(before);
    match.redo();
  }
  const step = match.play.decision()?.step ?? '';
  expect(table.setUp).not.toContain(step);
});
