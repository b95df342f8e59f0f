/** Command Capacity (gg.4.4, gg.16.5, gg.S.10.1). */
import { at, type Flow } from '@carroccio/kernel';
import { type Battle, battaglia } from '../battle.ts';
import type { Guelphs } from '../shape.ts';
import type { Side } from '../state.ts';

export const capacityOf = (b: Battle, index: number): number => at(b.state.capitani, index).capacity;

/** Whether a Battaglia has a Capitano or Adjutant in play. */
export const commanded = (b: Battle, index: number): boolean => {
  const { capitano } = battaglia(b, index);
  return capitano !== null && capacityOf(b, index) > 0;
};

function setCapacity(b: Battle, flow: Flow<Guelphs>, index: number, to: number, rule: string): void {
  const capitano = at(b.state.capitani, index);
  if (to === capitano.capacity) return;
  flow.emit({ type: 'capacity', rule, battaglia: index, from: capitano.capacity, to });
  capitano.capacity = to;
}

/** gg.4.4c: never below 1. gg.S.10.1: in the fast game a drop from 6 or higher is of two spaces. */
export function dropCapacity(b: Battle, flow: Flow<Guelphs>, index: number, rule: string): void {
  const now = capacityOf(b, index);
  const { tiring } = b.rules;
  if (tiring && now >= tiring.from) setCapacity(b, flow, index, Math.max(1, now - tiring.spaces), tiring.rule);
  else setCapacity(b, flow, index, Math.max(1, now - 1), rule);
}

/** gg.13.1.6: what a wound costs; only a loss of one space is doubled by gg.S.10.1 (R142). */
export function loseCapacity(b: Battle, flow: Flow<Guelphs>, index: number, spaces: number, rule: string): void {
  if (spaces === 1) dropCapacity(b, flow, index, rule);
  else setCapacity(b, flow, index, Math.max(1, capacityOf(b, index) - spaces), rule);
}

/** gg.13.1.11 */
export function halveCapacity(b: Battle, flow: Flow<Guelphs>, index: number): void {
  setCapacity(b, flow, index, Math.ceil(capacityOf(b, index) / 2), 'gg.13.1.11');
}

/** gg.4.4b, gg.5.4.1c, gg.16.5a: never above the starting value. */
export function raiseCapacity(b: Battle, flow: Flow<Guelphs>, index: number, spaces: number, rule: string): void {
  const start = battaglia(b, index).capitano?.capacity ?? 0;
  setCapacity(b, flow, index, Math.min(start, capacityOf(b, index) + spaces), rule);
}

/** gg.4.4.1, gg.16.3: on a 12 every other marker of both sides drops too, Reserves included. */
export function confusion(b: Battle, flow: Flow<Guelphs>, roller: number): void {
  flow.emit({ type: 'confusion', rule: 'gg.4.4.1' });
  b.roster.battaglie.forEach((_, index) => {
    if (index !== roller && commanded(b, index)) dropCapacity(b, flow, index, 'gg.4.4.1');
  });
}

/** The released Capitani of a side. */
export const releasedOf = (b: Battle, side: Side): number[] =>
  b.roster.battaglie.flatMap((one, index) =>
    one.side === side && commanded(b, index) && !at(b.state.capitani, index).reserve ? [index] : [],
  );

/** gg.17.3 (R14): the highest released Command Capacity of a side; 0 without one. */
export const highestCapacity = (b: Battle, side: Side): number =>
  Math.max(0, ...releasedOf(b, side).map(index => capacityOf(b, index)));
