/** Combats for tests: an open field with a bystander of each army far away, markers, dice. */
import { at } from '@carroccio/kernel';
import { fact } from './activations.ts';
import { type Position, position, type Table } from './position.ts';

export interface Marker {
  unit: string;
  target: string;
  charge?: boolean;
}

/** Cavalry of the two armies, all alike: rating 6, armour M. */
export const GUELPHS = ['cp-vieri-c-feditori-1', 'cp-vieri-c-feditori-2', 'cp-vieri-c-feditori-3'] as const;
export const GHIBELLINES = ['cp-pazzo-c-orvieto-1', 'cp-pazzo-c-fieschi-1', 'cp-pazzo-c-arezzo-1'] as const;

/** Campaldino, long after its opening. Rows 08 to 10 are level and clear. */
export function field(): Position {
  const p = position('campaldino').empty();
  p.state.events.activations = 9;
  return p.put('cp-mangiatori-i-firenze-1', '2309', 'W').put('cp-guglielmino-i-arezzo-1', '0209', 'E');
}

export function aim(p: Position, markers: readonly Marker[]): Position {
  p.state.attacks = markers.map(({ unit, target, charge = false }) => ({
    unit: p.unit(unit),
    target: p.unit(target),
    charge,
  }));
  return p;
}

/** Step 5 of an activation with these markers on the map. */
export function stepFive(p: Position, markers: readonly Marker[], dice: number[] = []): Table {
  aim(p, markers);
  const { battaglia, side } = at(p.battle.roster.units, p.unit(at(markers, 0).unit));
  p.state.active = side;
  return p.play([{ step: 'combats', battaglia }, { step: 'continuing' }], dice);
}

/** The first marker's unit leads the attack on its target. */
export function fight(p: Position, markers: readonly Marker[], dice: number[]): Table {
  const { unit, target } = at(markers, 0);
  return stepFive(p, markers, dice).act({ type: 'combat', target: p.unit(target), lead: p.unit(unit) });
}

/** One against one in column 0 without modifiers: the Guelph in 1108 attacks the front of the Ghibelline in 1009. */
export const duel = (p: Position = field()): Position =>
  p.put(at(GUELPHS, 0), '1108', 'W').put(at(GHIBELLINES, 0), '1009', 'E');

export const DUEL: Marker = { unit: at(GUELPHS, 0), target: at(GHIBELLINES, 0) };

/** One fact of every event of a kind in the last action. */
export const facts = (t: Table, type: string, name: string): unknown[] => t.told(type).map(event => fact(event, name));

/** The result of the Shock Combat Table in the last action. */
export const result = (t: Table): unknown => facts(t, 'fought', 'result')[0];

export const hitsOf = (p: Position, id: string): number => at(p.state.hits, p.unit(id));
export const isDisrupted = (p: Position, id: string): boolean => (at(p.state.marks, p.unit(id)) & 1) === 1;
export const whereIs = (p: Position, id: string): string => {
  const cell = at(p.state.cell, p.unit(id));
  return cell < 0 ? 'gone' : p.name(cell);
};
