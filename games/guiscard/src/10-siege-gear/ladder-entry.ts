/** Ladders brought onto the table by two of those who wait beside it (gui.10.1.2a, gui.11.4.1d). */
import { at, type Frame, type Steps } from '@carroccio/kernel';
import { volleyAt } from '../03-ground/going.ts';
import { entryOf, isWaiting, sidesOpen, spend } from '../04-movement/journey.ts';
import { bodyCost, hexCost, isPassable, place, stepCost } from '../04-movement/movement.ts';
import { whyNotBrought } from '../04-movement/moving-whys.ts';
import { ladenOf, partyPotential } from '../04-movement/pace.ts';
import { around, type Battle, type BattleOf, isMounted, isOccupied, man, setMark, sideOf } from '../battle.ts';
import { closed } from '../missing.ts';
import type { Guiscard } from '../shape.ts';
import { HAULER, MOVED } from '../state.ts';

type MovementOffers = Steps<Guiscard>['movement']['offers'];
interface Way {
  cell: number;
  other: number;
  cost: number;
  edge: number;
}

/** Each comes by a side along which he waits. */
function sharedSides(b: Battle, unit: number, mate: number): number[] {
  const [one, two] = [entryOf(b, unit), entryOf(b, mate)];
  return one && two ? sidesOpen(one).filter(side => sidesOpen(two).includes(side)) : [];
}

/** Two free hexes, the second on the edge, by which a pair comes in. */
function* waysIn(b: Battle, unit: number, mate: number): Generator<Way> {
  const mp = Math.max(partyPotential(b, [unit, mate]), 2);
  for (const edge of sharedSides(b, unit, mate))
    for (const other of b.field.edges[edge] ?? []) {
      if (!isPassable(b, mate, other, false) || isOccupied(b, other)) continue;
      for (const cell of around(b, other)) {
        const step = isOccupied(b, cell) ? -1 : stepCost(b, unit, other, cell, false);
        const cost = hexCost(b, other, false) + bodyCost(b, other) + step;
        if (step >= 0 && cost <= mp) yield { cell, other, cost, edge };
      }
    }
}
const canBring = (b: Battle, unit: number, mate: number): boolean => !waysIn(b, unit, mate).next().done;

const porters = (b: Battle, side: number): number[] =>
  b.state.cell.flatMap((_, unit) =>
    sideOf(b, unit) === side && isWaiting(b, unit) && !isMounted(b, unit) && !man(b, unit).animal ? [unit] : [],
  );
const matesOf = (b: Battle, unit: number): number[] =>
  porters(b, sideOf(b, unit)).filter(mate => mate !== unit && canBring(b, unit, mate));
const hasMate = (b: Battle, unit: number): boolean =>
  porters(b, sideOf(b, unit)).some(mate => mate !== unit && canBring(b, unit, mate));

const pairUp = (ladder: number, unit: number, mate: number): Frame<Guiscard> => ({
  step: 'ladderEntry',
  ladder,
  unit,
  mate,
});

export const ladderEntryOffers = (battle: BattleOf): Pick<MovementOffers, 'bringLadder'> => ({
  bringLadder: {
    list(look, { side }) {
      const b = battle(look);
      const ladder = b.state.ladders.findIndex(
        one => one.side === side && !one.gone && one.cell < 0 && one.bearers.length === 0,
      );
      if (ladder < 0) return [];
      return porters(b, side)
        .filter(unit => hasMate(b, unit))
        .map(unit => ({ type: 'bringLadder', ladder, unit }));
    },
    why: (look, { side }, _seat, { ladder, unit }) => whyNotBrought(battle(look), side, ladder, unit),
    take(flow, frame, _seat, { ladder, unit }) {
      const [mate, ...others] = matesOf(battle(flow), unit);
      const alone = mate !== undefined && others.length === 0;
      flow.next(alone ? pairUp(ladder, unit, mate) : { step: 'ladderMate', ladder, unit }, frame);
    },
  },
});

export const ladderEntrySteps = (battle: BattleOf): Pick<Steps<Guiscard>, 'ladderMate' | 'ladderEntry'> => ({
  ladderMate: {
    rule: 'gui.10.1.2a',
    seats: (look, { unit }) => [sideOf(battle(look), unit)],
    offers: {
      serve: {
        list: (look, { unit }) => matesOf(battle(look), unit).map(mate => ({ type: 'serve', unit: mate })),
        why: (look, { ladder, unit }, _seat, { unit: mate }) => {
          const b = battle(look);
          return whyNotBrought(b, sideOf(b, unit), ladder, mate);
        },
        take: (flow, { ladder, unit }, _seat, { unit: mate }) => flow.next(pairUp(ladder, unit, mate)),
      },
    },
  },

  ladderEntry: {
    rule: 'gui.10.1.2a',
    seats(look, { unit, mate }) {
      const b = battle(look);
      return canBring(b, unit, mate) ? [sideOf(b, unit)] : [];
    },
    offers: {
      carryTo: {
        list: (look, { unit, mate }) =>
          [...waysIn(battle(look), unit, mate)]
            .filter(
              (one, index, all) => all.findIndex(two => two.cell === one.cell && two.other === one.other) === index,
            )
            .map(({ cell, other }) => ({ type: 'carryTo', cell, other })),
        why: (look, _frame, _seat, { cell }) => closed(battle(look), 'gui.10.1.2a', cell),
        take(flow, { ladder, unit, mate }, _seat, { cell, other }) {
          const b = battle(flow);
          const ways = [...waysIn(b, unit, mate)].filter(way => way.cell === cell && way.other === other);
          const { cost, edge } = at(ways, 0);
          for (const bearer of [unit, mate]) {
            const entry = entryOf(b, bearer);
            if (entry) {
              entry.units = entry.units.filter(one => one !== bearer);
              entry.came[edge] = (entry.came[edge] ?? 0) + 1;
            }
            setMark(b, bearer, MOVED | HAULER);
            spend(b, { unit: bearer, potential: ladenOf(b, bearer), spent: 0 }, cost);
          }
          place(b, unit, cell);
          place(b, mate, other);
          Object.assign(at(b.state.ladders, ladder), { cell, other, bearers: [unit, mate], direction: -1 });
          flow.emit({ type: 'ladderCarried', rule: 'gui.10.1.2a', ladder, to: cell });
          flow.next(...[unit, mate].map(volleyAt), {
            step: 'ladderParty',
            ladder,
            mp: Math.max(0, partyPotential(b, [unit, mate]) - cost),
            spent: cost,
            entered: 1,
          });
        },
      },
      hold: { list: () => [{ type: 'hold' }], take: () => undefined },
    },
  },
});
