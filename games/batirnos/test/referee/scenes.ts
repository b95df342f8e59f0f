/** What the cases of the referee share: answers given without thinking, and what is offered. */
import { at } from '@carroccio/kernel';
import { initialState } from '../../src/02-armies/setup-steps.ts';
import type { ScenarioId } from '../../src/scenarios/index.ts';
import { GONE } from '../../src/state.ts';
import { type Position, position, type Table } from '../battlefield.ts';
import { STOP, types } from '../drill.ts';

/** Every test ends as soon as it may. */
export const settle = (t: Table): Table => {
  while (t.step === 'enough') t.act(STOP);
  return t;
};

/** Everybody who must go back does, by the first way offered. */
export const settleBack = (t: Table): Table => {
  while (t.step === 'enough' || t.step === 'retreating')
    t.act(t.step === 'enough' ? STOP : at(t.legal('fallBack').concat(t.legal()), 0));
  return t;
};

/** What may be done now; nothing once the test is over. */
export const offered = (t: Table): string[] => (t.step === null ? [] : types(t));

/** Where the actions of a kind lead. */
export const places = (t: Table, type: string): string[] =>
  [...new Set(t.legal(type).map(({ to }) => t.position.name(Number(to))))].sort();

/** A scenario in this turn with nobody on the map: those still to come are still to come. */
export function bare(scenario: ScenarioId, turn: number, options = {}): Position {
  const p = position(scenario, options);
  Object.assign(p.state, initialState(p.ground, p.options));
  p.state.turn = turn;
  for (const cards of p.state.cards) cards.pile = Array.from({ length: 30 }, (_, index) => index + 1);
  p.state.troop = p.state.troop.map((troop, unit) => (at(p.state.cell, unit) >= 0 ? -1 : troop));
  p.state.cell = p.state.cell.map(cell => (cell >= 0 ? GONE : cell));
  p.state.post = p.state.post.map(post => (post >= 0 ? GONE : post));
  return p;
}
