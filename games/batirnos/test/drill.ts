/** Short ways into the phases of a turn. */

import { newMelee } from '../src/07-melee/melee-steps.ts';
import { actingUnits } from '../src/10-command/command.ts';
import type { Side } from '../src/state.ts';
import type { Position, Table } from './battlefield.ts';

/** The fire of a division. */
export const firing = (p: Position, side: Side = 0, place = 0, barrage = false): Table =>
  p.play({ step: 'firing', division: p.division(side, place), barrage, done: [] });

/** The movement of a division. */
export const moving = (p: Position, side: Side = 0, place = 0): Table => {
  const division = p.division(side, place);
  return p.play({ step: 'moving', division, commanded: actingUnits(p.battle, division, 'move'), budged: false });
};

/** The melee of these units. */
export const fighting = (p: Position, ...labels: string[]): Table => {
  const units = labels.map(label => p.unit(label));
  return p.play(newMelee(p.battle.roster.units[units[0] ?? 0]?.side ?? 0, units, 'division'));
};

export const rallying = (p: Position, side: Side = 0, place = 0): Table =>
  p.play({ step: 'rallying', division: p.division(side, place) });

export const shoot = (p: Position, unit: string, target: string) => ({
  type: 'shoot',
  unit: p.unit(unit),
  target: p.unit(target),
});

export const march = (p: Position, unit: string, { road = false, alone = false } = {}) => ({
  type: 'march',
  unit: p.unit(unit),
  road,
  alone,
});

export const charge = (p: Position, unit: string, target: string) => ({
  type: 'charge',
  unit: p.unit(unit),
  target: p.unit(target),
  alone: false,
});

export const step = (p: Position, hex: string) => ({ type: 'step', to: p.hex(hex) });
export const halt = (p: Position, corner = 'N') => ({ type: 'halt', facing: p.facing(corner) });
export const fallBack = (p: Position, hex: string) => ({ type: 'fallBack', to: p.hex(hex) });
export const evade = (p: Position, unit: string, hex: string) => ({
  type: 'evade',
  unit: p.unit(unit),
  to: p.hex(hex),
});
export const join = (p: Position, unit: string) => ({ type: 'join', unit: p.unit(unit) });

export const HOLD = { type: 'hold' };
export const READY = { type: 'ready' };
export const STAY = { type: 'stay' };
export const FIRE_BACK = { type: 'fireBack' };
export const STOP = { type: 'stopTest' };
export const DRAW_ON = { type: 'drawOn' };
export const DECLINE = { type: 'decline' };

/** Cards due and successes of the tests told, in order. */
export const tests = (t: Table): [due: number, drawn: number, successes: number][] =>
  t.told('tested').map(({ due, cards, successes }) => [due, cards.length, successes]);

export const strength = (p: Position, label: string): number => p.state.strength[p.unit(label)] ?? -1;
export const marks = (p: Position, label: string): number => p.state.marks[p.unit(label)] ?? 0;
export const types = (t: Table): string[] => [...new Set(t.legal().map(({ type }) => type))].sort();
