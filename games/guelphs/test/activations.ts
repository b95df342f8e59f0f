/** Activations for tests: a battle past its opening, and the frames of one Capitano. */
import { type AnyEvent, at, type Frame } from '@carroccio/kernel';
import type { ActivationKind, Guelphs, ScenarioId } from '../src/shape.ts';
import { type Position, position, type Table } from './position.ts';

type Options = Partial<Guelphs['options']>;

/** The historical set-up with the opening activations behind it. */
export function underway(scenario: ScenarioId, options?: Options): Position {
  const battle = position(scenario, options);
  battle.state.events.activations = 9;
  return battle;
}

/** An empty field in the middle of a battle. */
export const bare = (scenario: ScenarioId, options?: Options): Position => underway(scenario, options).empty();

export const capacityOf = (p: Position, id: string): number => at(p.state.capitani, p.battaglia(id)).capacity;

export const capacities = (p: Position, ...ids: string[]): number[] => ids.map(id => capacityOf(p, id));

/** His whole activation, then the choice of a Continuum. */
export const activation = (p: Position, id: string, kind: ActivationKind = 'basic'): Frame<Guelphs>[] => [
  { step: 'activation', battaglia: p.battaglia(id), kind, capacity: capacityOf(p, id) },
  { step: 'continuing' },
];

/** Step 4 of his activation with so many points, then the rest of it. */
export const orders = (p: Position, id: string, points = 6, kind: ActivationKind = 'basic'): Frame<Guelphs>[] => {
  const battaglia = p.battaglia(id);
  p.state.active = at(p.battle.roster.battaglie, battaglia).side;
  return [
    { step: 'orders', battaglia, kind, points, begun: false, compagnia: -1, attacks: 0 },
    { step: 'combats', battaglia },
    { step: 'clearing', battaglia },
    { step: 'victoryCheck' },
    { step: 'continuing' },
  ];
};

/** The Battaglie an action may name. */
export const named = (table: Table, type: string): unknown[] => table.legal(type).map(action => action.battaglia);

export const pointsLeft = (table: Table): unknown => table.play.decision()?.frame.points;

/** The units that may be given an Order of this kind. */
export const orderable = (table: Table, order: string): unknown[] =>
  table.legal('order').flatMap(action => (action.order === order ? [action.unit] : []));

/** What was rolled for in the last action. */
export const rolls = (table: Table): string[] =>
  table.events.flatMap(event => (event.type === 'roll' ? [String(event.why)] : []));

/** What happened in the last action, by the names of the events. */
export const story = (table: Table): string[] => table.events.map(({ type }) => type);

/** One fact of an event. */
export const fact = (event: AnyEvent | undefined, name: string): unknown =>
  event && Object.entries(event).find(([key]) => key === name)?.[1];

/** Lets nobody react, and takes the first choice otherwise, until this step. */
export function playOn(table: Table, step: string): void {
  while (table.step !== null && table.step !== step)
    table.act(table.legal('hold')[0] ?? table.legal('noAttack')[0] ?? table.legal()[0] ?? { type: 'none' });
}
