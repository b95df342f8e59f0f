/** What matches are compared by. */
import { type AnyEvent, Registry } from '@carroccio/kernel';
import { expect, test } from 'vitest';
import { guiscard } from '../src/index.ts';
import { scenario } from './table.ts';

const game = new Registry([guiscard]).game('guiscard');

function figures(id: string, told: readonly AnyEvent[]): Record<string, number[]> | undefined {
  return game.figures?.(told, { scenario: id, options: {}, seatNames: scenario(id).data.seats });
}

const rule = 'gui.1.2';

test('losses of either side: killed, drowned, taken and not freed; horses and turns', () => {
  const { roster } = scenario('imperatore').battle;
  const unit = (id: string): number => roster.byId.get(id) ?? -1;
  const told = [
    { type: 'turnBegan', rule, turn: 1 },
    { type: 'harmed', rule, unit: unit('robert'), harm: 'stunned', cause: 'combat' },
    { type: 'harmed', rule, unit: unit('serlon'), harm: 'killed', cause: 'combat' },
    { type: 'drowned', rule, unit: unit('roland') },
    { type: 'horseKilled', rule, horse: 0 },
    { type: 'turnBegan', rule, turn: 2 },
    { type: 'captured', rule, unit: unit('maniakes'), by: unit('robert') },
    { type: 'captured', rule, unit: unit('argyris'), by: unit('robert') },
    { type: 'freed', rule, unit: unit('argyris') },
    { type: 'captured', rule, unit: unit('milo'), by: unit('robert') },
    { type: 'harmed', rule, unit: unit('milo'), harm: 'killed', cause: 'combat' },
  ];
  expect(figures('imperatore', told)).toEqual({
    men: [26, 19],
    dead: [2, 1],
    taken: [0, 1],
    horses: [1, 1],
    turns: [2, 2],
  });
});

test('whoever joins a side counts with it, and a siege counts its days', () => {
  const { roster } = scenario('nido-d-aquila').battle;
  const joined = roster.men.findIndex(({ group, animal }) => group < 0 && !animal);
  const [before] = figures('nido-d-aquila', [])?.men?.slice(1) ?? [];
  const after = figures('nido-d-aquila', [
    { type: 'day', rule, day: 1, left: 20 },
    { type: 'reinforced', rule, side: 1, units: [joined] },
    { type: 'prisoners', rule, units: [joined] },
    { type: 'day', rule, day: 2, left: 19 },
  ]);
  expect([after?.men?.[1], after?.taken, after?.days]).toEqual([(before ?? 0) + 1, [0, 1], [2, 2]]);
});
