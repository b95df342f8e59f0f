/** A whole set-up by one press, taken back by one. */
import { guiscard } from '@carroccio/guiscard';
import { at, equal, Match } from '@carroccio/kernel';
import { Attempt } from '@carroccio/table/panel/plans.ts';
import { forAll, placementLike, placementOf } from '@carroccio/table/panel/set-up.ts';
import { lookThrough } from '@carroccio/table/sight.ts';
import { settingOf } from '@carroccio/table/testing/index.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FIELD } from '../board/board-id.ts';
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

test('the zones are drawn with how many stand there and may, and close before one’s eyes', () => {
  const match = new Match(setting.game, { scenario: 'civitate', seed: 'zones', stream: 'sfc32' });
  const seen = () => lookThrough(match.play, match.play.decision()?.seats[0] ?? 0, 'en');
  const zones = at(
    (table.layers ?? []).filter(({ id }) => id === 'zones'),
    0,
  );
  const texts = () => zones.marks(seen(), FIELD, null).flatMap(({ text = '' }) => (text === '' ? [] : [text]));
  const drawn: string[][] = [];
  for (let count = 0; count < 60 && match.play.decision()?.step !== 'movement'; count++) {
    const { decision, legal } = seen();
    if (decision?.step === 'placing') drawn.push(texts());
    match.act(decision?.seats[0] ?? 0, at(legal, 0));
  }
  expect(zones.usual).toBe(true);
  expect(drawn.flat().some(text => text.endsWith(' 0/3'))).toBe(true);
  expect(drawn.flat().some(text => text.endsWith(' 1/3'))).toBe(true);
});

test('whoever is placed is shown with his values, and who comes after him', () => {
  const { play } = new Match(setting.game, { scenario: 'civitate', seed: 'zones', stream: 'sfc32' });
  const sight = lookThrough(play, play.decision()?.seats[0] ?? 0, 'en');
  const { Matter } = table;
  if (!Matter) throw new Error('nothing is shown beside the choices');
  const page = renderToStaticMarkup(createElement(Matter, { sight }));
  expect(page).toMatch(/attack/i);
  expect(page).toMatch(/Zone A/);
  expect(page).toMatch(/\d+ men of this group after him/);
});
