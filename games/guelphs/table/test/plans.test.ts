/** A unit in hand: an attack, a charge and a march as one thing, taken back as one. */
import type { AnyAction, Match } from '@carroccio/kernel';
import { Attempt, plansTo, takenInHand, within } from '@carroccio/table/panel/plans.ts';
import { expect, test } from 'vitest';
import { BOARD } from '../board/board-id.ts';
import { lay } from '../index.tsx';
import { namesIn } from '../lessons/position.ts';
import { facing, feditori, fieschi, setting } from './positions.ts';

const table = lay(setting);
const { hex } = namesIn('campaldino');

/** Two presses: the unit, then a place or whoever stands there. */
function pressed(match: Match, hexName: string, piece?: string): readonly (readonly AnyAction[])[] {
  const from = Attempt.from(match.play, { seat: 0, language: 'en', asked: true });
  const spot = { board: BOARD, cell: hex(hexName), ...(piece === undefined ? {} : { piece }) };
  return plansTo(table, from, takenInHand(table, from, feditori), feditori, spot).map(({ actions }) => actions);
}

const kinds = (actions: readonly AnyAction[]): string => actions.map(({ type }) => type).join(' ');
const orders = (plans: readonly (readonly AnyAction[])[]) => plans.map(([order]) => order?.order);

test('an adjacent enemy is attacked by two presses, and the whole is taken back as one', () => {
  const match = facing('1307');
  const plans = pressed(match, '1307', fieschi);
  expect(orders(plans)).toEqual(['move']);
  const [plan = []] = plans;
  expect(kinds(plan)).toBe('order stop attack');
  const before = JSON.stringify(match.play.position.state);
  expect(match.follow(0, plan)).toMatchObject({ taken: 3, stopped: 'done' });
  expect(match.undo(0).ok).toBe(true);
  expect(JSON.stringify(match.play.position.state)).toBe(before);
});

test('an enemy four hexes away is charged or come up to and attacked: one asks which, and it is one thing', () => {
  const match = facing('1007');
  const plans = pressed(match, '1007', fieschi);
  expect(orders(plans)).toContain('charge');
  for (const plan of plans) expect(kinds(plan)).toMatch(/^order( step| turn)+ stop attack$/);
  const charge = plans.find(([order]) => order?.order === 'charge') ?? [];
  expect(match.follow(0, charge)).toMatchObject({ taken: charge.length });
});

test('where a unit in hand may go is known before anything is spent', () => {
  const match = facing('0907');
  const entries = match.length;
  const from = Attempt.from(match.play, { seat: 0, language: 'en', asked: true });
  const cells = within(table, takenInHand(table, from, feditori), BOARD);
  expect(cells).toEqual(expect.arrayContaining([hex('1307'), hex('1207')]));
  expect(match.length).toBe(entries);
  expect(pressed(match, '1307').map(kinds)).toContain('order step');
});
