/** What the bot thinks with: the table as its seat may see it, and how much of the match is left. */
import type { Action, Described } from '@carroccio/kernel';
import { at } from '@carroccio/kernel';
import { governed } from '../src/09-money/money.ts';
import { endsByTheClock, type ScenarioId } from '../src/scenarios/index.ts';
import type { Podesta } from '../src/shape.ts';
import { now, type Player, type State } from '../src/state.ts';
import type { Table } from '../src/world.ts';
import { reckonedStrengths } from './war/strength.ts';

export type Choice = Action<Podesta>;
export type Choices = readonly Choice[];
export type ChoiceOf<T extends Choice['type']> = Extract<Choice, { type: T }>;

/** Months of play in an hour at the table, for a match that ends by the clock. */
const MONTHS_AN_HOUR = 4;

export interface Mind {
  readonly table: Table;
  readonly state: State;
  readonly seat: number;
  /** Whose knowledge it is, whoever's eyes it looks through. */
  readonly viewer: number;
  readonly me: Player;
  /** Months still to be played, this one included. */
  readonly monthsLeft: number;
  /** Months in which a debt may still be asked for: who plays by the clock does not know which is the last. */
  readonly answerable: number;
  /** The communes the seat governs. */
  readonly communes: readonly number[];
  /** How strong a company is, as far as the viewer can tell. */
  strength(unit: number): number;
  /** What the seat may name besides the choices it is given. */
  readonly families: readonly Described[];
}

export function mindOf(table: Table, scenario: ScenarioId, seat: number, families: readonly Described[]): Mind {
  const { state } = table;
  const monthsLeft = Math.max(1, monthsOf(table, scenario) - now(state) + 1);
  let strengths: readonly number[] | undefined;
  return {
    table,
    state,
    seat,
    viewer: seat,
    me: at(state.players, seat),
    monthsLeft,
    answerable: isByTheClock(table, scenario) ? Number.POSITIVE_INFINITY : monthsLeft,
    communes: governed(state, seat),
    strength(unit) {
      strengths ??= reckonedStrengths(table, seat);
      return at(strengths, unit);
    },
    families,
  };
}

/** The same table from another seat, as far as the bot can tell: it reckons with no card it does not know. */
export const eyesOf = (mind: Mind, seat: number): Mind => ({
  ...mind,
  seat,
  me: { ...at(mind.state.players, seat), mercator: [] },
  communes: governed(mind.state, seat),
  families: [],
});

const lengthOf = ({ world }: Table, scenario: ScenarioId) =>
  world.data.lengths.lengths.find(({ id }) => id === scenario);

function isByTheClock(table: Table, scenario: ScenarioId): boolean {
  const length = lengthOf(table, scenario);
  return length !== undefined && endsByTheClock(length);
}

function monthsOf(table: Table, scenario: ScenarioId): number {
  if (isByTheClock(table, scenario)) return table.options.hours * MONTHS_AN_HOUR;
  return (lengthOf(table, scenario)?.years ?? 1) * table.world.data.lengths.months;
}

/** The best of some choices, by a measure; the first of equals. */
export function best<T>(choices: readonly T[], measure: (choice: T) => number): { choice: T; value: number } {
  let found = at(choices, 0);
  let value = Number.NEGATIVE_INFINITY;
  for (const choice of choices) {
    const measured = measure(choice);
    if (measured <= value) continue;
    found = choice;
    value = measured;
  }
  return { choice: found, value };
}

/** The best choice of one kind that is worth more than nothing. */
export function bestOf<T>(choices: readonly T[], measure: (choice: T) => number): T | undefined {
  if (choices.length === 0) return undefined;
  const { choice, value } = best(choices, measure);
  return value > 0 ? choice : undefined;
}

export const ofType = <T extends Choice['type']>(choices: Choices, type: T): ChoiceOf<T>[] =>
  choices.filter((choice): choice is ChoiceOf<T> => choice.type === type);

/** The first choice of one of these kinds, in the order they are named; otherwise the first there is. */
export function plain(choices: Choices, ...types: Choice['type'][]): Choice {
  for (const type of types) {
    const found = choices.find(choice => choice.type === type);
    if (found) return found;
  }
  return at(choices, 0);
}
