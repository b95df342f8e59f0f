/** What is worth comparing: whom to activate, whether to go on, and which Order to give. All else the captain decides. */
import { type Action, type Chance, equal, type Frame } from '@carroccio/kernel';
import type { Battle } from '../../src/battle.ts';
import type { Guelphs } from '../../src/shape.ts';
import type { Choices } from '../choices.ts';
import { rankedOrders } from '../orders.ts';
import { decide } from '../policy.ts';

/** How many are compared at most. */
const COMPARED = 5;

/** The captain's choice, then others that may be better. */
export function candidates(b: Battle, frame: Frame<Guelphs>, choices: Choices, chance: Chance): Action<Guelphs>[] {
  const quick = decide(b, frame, choices, chance);
  return [quick, ...othersFor(b, frame, choices).filter(other => !equal(other, quick))].slice(0, COMPARED);
}

function othersFor(b: Battle, frame: Frame<Guelphs>, choices: Choices): readonly Action<Guelphs>[] {
  switch (frame.step) {
    case 'basic':
    case 'continuing':
    case 'interruption':
      return choices;
    case 'orders': {
      const orders = onePerUnit(rankedOrders(b, frame, choices));
      const end = choices.filter(({ type }) => type === 'endOrders');
      return [...orders.slice(0, COMPARED - 1 - end.length), ...end];
    }
    default:
      return [];
  }
}

/** The best Order of each unit, the best first. */
function onePerUnit(orders: readonly Action<Guelphs, 'order'>[]): Action<Guelphs, 'order'>[] {
  const units = new Set<number>();
  return orders.filter(({ unit }) => {
    const first = !units.has(unit);
    units.add(unit);
    return first;
  });
}
