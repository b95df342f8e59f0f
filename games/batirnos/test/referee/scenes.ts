/** What the cases of the referee share: answers given without thinking, and what is offered. */
import { at } from '@carroccio/kernel';
import { initialState } from '../../src/02-armies/setup-steps.ts';
import type { ScenarioId } from '../../src/scenarios/index.ts';
import { GONE, type Side } from '../../src/state.ts';
import { type Condition, type Position, position, redrawn, type Table, type World } from '../battlefield.ts';
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

/** French A at 1007 and the Spanish B at 1006, face to face, both generals near; neither has moved. */
export const faced = (a: string, b: string, is: Condition = {}, other: Condition = {}): Position =>
  position()
    .lead(0, 0, '1010', 'villequier')
    .lead(1, 0, '1003', 'villequier')
    .put('A', 0, a, '1007', 'N', is)
    .put('B', 1, b, '1006', 'S', other);

/** The same, a hex between them. */
export const spaced = (a: string, b: string, is: Condition = {}, other: Condition = {}): Position =>
  faced(a, b, is, other).put('B', 1, b, '1005', 'S', other);

/** Who falls back when the melee phase ends, by the first way offered, in order. */
export const fallenBack = (p: Position): string[] => {
  const t = p.play({ step: 'cavalryBack' });
  while (t.step === 'retreating') t.act(at(t.legal('fallBack'), 0));
  return t.told('fellBack').map(({ unit }) => p.label(unit));
};

/** How the battle ends, if it does, with this Determination: why, and who wins. */
export const verdict = (p: Position, determination: [number, number] = [9, 9]) => {
  p.state.determination = determination;
  const { result } = p.play({ step: 'endCheck' }).play;
  return result ? [result.why, result.winners] : null;
};

/** Gives a division a card, turned for a focus or not. */
export const assign = (p: Position, side: Side, place: number, card: number, focus = false) => ({
  type: 'assign',
  division: p.division(side, place),
  card,
  focus,
});

/** The rule that abilities of order cards come under. */
export const ABILITY = 'nqsb.2.5.2.ability';

/** What may be done now; nothing once the test is over. */
export const offered = (t: Table): string[] => (t.step === null ? [] : types(t));

/** Where a unit on the march may go on to. */
export const steps = (t: Table): string[] => t.legal('step').map(({ to }) => t.position.name(Number(to)));

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

const levelled = new Map<string, World>();
/** Rocroi made level, with these hexes of wood (w), difficult ground (d) or buildings (a), and these roads. */
export function ground(letters: Readonly<Record<string, string>>, roads: string[][] = []): Position {
  const key = JSON.stringify([letters, roads]);
  const known = levelled.get(key);
  if (known) return position('rocroi', {}, known);
  const rows = Array.from({ length: 13 }, (_, row) =>
    Array.from({ length: 22 }, (_, column) => letters[`${two(column + 1)}${two(row + 1)}`] ?? '.').join(''),
  );
  const made = redrawn('rocroi', { grid: rows, roads, obstacles: [] });
  levelled.set(key, made);
  return position('rocroi', {}, made);
}
const two = (number: number): string => String(number).padStart(2, '0');
