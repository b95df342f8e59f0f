/** A whole set-up by one press, taken back by one. */
import { guiscard } from '@carroccio/guiscard';
import { at, equal, Match } from '@carroccio/kernel';
import { Attempt } from '@carroccio/table/panel/plans.ts';
import { forAll, placementLike, placementOf } from '@carroccio/table/panel/set-up.ts';
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

test('in a siege all who are left come by one side of the map, as one thing', () => {
  const match = new Match(setting.game, { scenario: 'nido-d-aquila', seed: 'set-up', stream: 'sfc32' });
  const bySide = { type: 'patrol', edge: 4 };
  let seat = 0;
  for (let count = 0; count < 400; count++) {
    seat = match.play.decision()?.seats[0] ?? 0;
    const legal = match.play.legal(seat);
    if (match.play.decision()?.step === 'siegeSetup' && legal.some(action => equal(action, bySide))) break;
    match.act(seat, legal.find(({ type }) => ['assault', 'endDay', 'wait'].includes(type)) ?? at(legal, 0));
  }
  const from = Attempt.from(match.play, { seat, language: 'en', asked: true });
  const sides = forAll(table, from.sight);
  expect(sides).toContainEqual(bySide);
  const plan = placementLike(table, from, bySide);
  expect(plan.filter(({ type }) => type === 'patrol').length).toBeGreaterThan(5);
  expect(plan.every(action => action.type !== 'patrol' || action.edge === 4)).toBe(true);
  expect(match.follow(seat, plan)).toMatchObject({ taken: plan.length });
  expect(match.play.decision()?.step).not.toBe('siegeSetup');
});
