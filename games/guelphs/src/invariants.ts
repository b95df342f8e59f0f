/** What must be true after every action. */

import { mayStopIn } from './08-movement/movement.ts';
import { type Battle, battaglia, card, cellOf, inPlay, isRated, printedRating, unitsWhere } from './battle.ts';
import { prohibited } from './field.ts';

/** While a combat or an Order is carried out, or a rout worked out, some do not hold yet. */
export interface UnderWay {
  order: boolean;
  rout: boolean;
}

export function invariants(b: Battle, underWay: UnderWay): string[] {
  const { state } = b;
  const units = unitsWhere(b, () => true);
  const settled = state.combat === null;
  return [
    ...units
      .filter(unit => prohibited(b.field, cellOf(b, unit)))
      .map(unit => `${card(b, unit).id} stands where nobody can`),
    ...units
      .filter(
        unit =>
          settled && isRated(b, unit) && !card(b, unit).baron && (state.hits[unit] ?? 0) >= printedRating(b, unit),
      )
      .map(unit => `${card(b, unit).id} should have routed`),
    ...overstacked(b)
      .filter(() => !underWay.order)
      .map(unit => `${card(b, unit).id} has no room where it stands`),
    ...state.capitani.flatMap(({ capacity }, index) => {
      const start = battaglia(b, index).capitano?.capacity ?? 0;
      return capacity < 0 || capacity > start
        ? [`the Command Capacity of ${battaglia(b, index).id} is ${capacity}`]
        : [];
    }),
    ...state.standards.flatMap((unit, side) =>
      unit >= 0 && !underWay.rout && !inPlay(b, unit) ? [`the Standard of side ${side} stands alone`] : [],
    ),
    ...state.heroes.flatMap((unit, hero) =>
      unit >= 0 && !underWay.rout && !inPlay(b, unit) ? [`hero ${hero} stands alone`] : [],
    ),
    ...state.levels.filter(level => level < 0).map(level => `a Victory Level is ${level}`),
  ];
}

/** Units that stand where the stacking rules do not let them stay (gg.9.0.1). */
const overstacked = (b: Battle): number[] =>
  unitsWhere(b, unit => isRated(b, unit) && !mayStopIn(b, unit, cellOf(b, unit)));
