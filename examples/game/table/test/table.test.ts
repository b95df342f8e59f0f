/** The table of Il Palio: what it makes of matches, and its lesson. */
import { palio } from '@carroccio/example';
import { at, Match } from '@carroccio/kernel';
import { settingOf, sightOf, testLessons, testTable } from '@carroccio/table/testing/index.ts';
import { expect, it } from 'vitest';
import { lay } from '../index.tsx';
import { course } from '../lessons/index.ts';

const setting = settingOf(palio);
const table = lay(setting);

testTable(palio, lay, { actions: 60 });
testLessons(setting.game, course);

it('offers the squares of a ride on the board, and keeps the cards for the one who holds them', () => {
  const match = new Match(setting.game, { scenario: 'piazza', seats: 2, seed: 'table' });
  expect(table.needsSecrets?.({ step: 'rope' })).toBe(true);
  for (const seat of [0, 1]) match.act(seat, { type: 'rein' });
  const sight = sightOf(match.play);
  expect(table.needsSecrets?.({ step: 'ride' })).toBe(false);
  expect(sight.legal.every(action => table.spot(action, sight) !== null)).toBe(true);
});

it('puts a horse where analysis wants it', () => {
  const match = new Match(setting.game, { scenario: 'piazza', seats: 2, seed: 'table' });
  const cell = at(table.boards(sightOf(match.play)), 0).grid.names.indexOf('0601');
  expect(match.edit(table.editor?.move?.(sightOf(match.play), 'horse1', cell) ?? [])).toEqual({ ok: true });
  expect(sightOf(match.play).state).toMatchObject({ come: [0, 3] });
});
