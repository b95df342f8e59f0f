/** Several who must go back: their owner chooses who goes first, where it can make a difference (gui.6.2e, R26). */
import type { Steps } from '@carroccio/kernel';
import {
  around,
  type Battle,
  type BattleOf,
  cellOf,
  cellsOf,
  hexesBetween,
  isOccupied,
  lives,
  sideOf,
} from '../battle.ts';
import { notAmong } from '../missing.ts';
import type { Guiscard, Retreat } from '../shape.ts';
import type { Frames } from './harm.ts';
import { retreatSpots } from './retreat.ts';

type OrderStep = 'retreats' | 'retreatOrder';

/** Retreats of one combat as one matter of their owner's. */
export function inOwnersOrder(frames: Frames): Frames {
  const pending = frames.flatMap(({ step, ...frame }) => (step === 'retreat' && 'firsts' in frame ? [frame] : []));
  if (pending.length < 2) return frames;
  return [...frames.filter(({ step }) => step !== 'retreat'), { step: 'retreats', pending }];
}

/** Hexes a retreat may use: those it may enter, those around a friend who would make room, all within a longer way. */
function groundOf(b: Battle, frame: Retreat): Set<number> {
  const { unit, left } = frame;
  const ground = new Set(retreatSpots(b, frame).flatMap(({ to, tail }) => (tail < 0 ? [to] : [to, tail])));
  for (const cell of [...ground]) if (isOccupied(b, cell, unit)) for (const next of around(b, cell)) ground.add(next);
  for (let far = 1; far < left; far++)
    for (const cell of [...ground]) for (const next of around(b, cell)) ground.add(next);
  return ground;
}

/** Whether one man's going first can change what is open to the other. */
function hinder(b: Battle, one: Retreat, two: Retreat): boolean {
  const [here, there] = [cellsOf(b, one.unit), cellsOf(b, two.unit)];
  if (here.some(cell => there.some(other => hexesBetween(b, cell, other) <= 1))) return true;
  const ground = groundOf(b, one);
  return (
    [...groundOf(b, two), ...there].some(cell => ground.has(cell)) || here.some(cell => groundOf(b, two).has(cell))
  );
}

const orderMatters = (b: Battle, pending: readonly Retreat[]): boolean =>
  pending.some((one, index) => pending.slice(index + 1).some(two => hinder(b, one, two)));

export const orderSteps = (battle: BattleOf): Pick<Steps<Guiscard>, OrderStep> => ({
  retreats: {
    rule: 'gui.6.2e',
    run(flow, { pending }) {
      const b = battle(flow);
      // Whoever went before may have pushed him aside.
      const left = pending
        .filter(({ unit }) => lives(b, unit))
        .map(frame => ({ ...frame, start: cellOf(b, frame.unit) }));
      if (orderMatters(b, left)) flow.next({ step: 'retreatOrder', pending: left });
      else flow.next(...left.map(frame => ({ step: 'retreat' as const, ...frame })));
    },
  },

  retreatOrder: {
    rule: 'gui.6.2e',
    seats: (look, { pending }) => pending.slice(0, 1).map(({ unit }) => sideOf(battle(look), unit)),
    offers: {
      goFirst: {
        list: (_look, { pending }) => pending.map(({ unit }) => ({ type: 'goFirst', unit })),
        why: (look, _frame, _seat, { unit }) => notAmong(battle(look), 'gui.6.2e', unit),
        take: (flow, { pending }, _seat, { unit }) =>
          flow.next(
            ...pending.filter(frame => frame.unit === unit).map(frame => ({ step: 'retreat' as const, ...frame })),
            { step: 'retreats', pending: pending.filter(frame => frame.unit !== unit) },
          ),
      },
    },
  },
});
