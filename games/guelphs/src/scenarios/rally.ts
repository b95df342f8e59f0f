/** Rally: routed units come back by the Carroccio (gg.S.3.8, gg.S.8.11.1). */
import type { Refusal, Steps } from '@carroccio/kernel';
import { whyNotSpecial } from '../05-orders/orders.ts';
import { flights } from '../08-movement/entering.ts';
import { alignPalvesari, mayStackWith } from '../08-movement/movement.ts';
import {
  type Battle,
  type BattleOf,
  battaglia,
  isRated,
  marked,
  printedRating,
  setCell,
  sideOf,
  unitsAt,
} from '../battle.ts';
import { FACINGS, prohibited } from '../field.ts';
import type { Guelphs, OrdersFrame } from '../shape.ts';
import { ORDERED, ROUTED, type Side } from '../state.ts';

/** gg.S.3.8.4, gg.S.8.11.1, R139: the hexes in which rallied units may come back. */
function rallyHexes(b: Battle, side: Side): number[] {
  const near = b.rules.rallyPoints?.(b, side) ?? [];
  return near.filter(cell => !prohibited(b.field, cell) && unitsAt(b, cell).every(unit => sideOf(b, unit) === side));
}

/** gg.S.3.8.1, R119: routed units of the Battaglia, but those that have routed again in this Rally (gg.S.3.8.3). */
const ralliable = (b: Battle, index: number): number[] =>
  battaglia(b, index).units.filter(
    unit => b.state.cell[unit] === ROUTED && isRated(b, unit) && !marked(b, unit, ORDERED),
  );

/** gg.5.4, gg.S.3.8, gg.S.6.9 */
export function whyNoRally(b: Battle, frame: OrdersFrame): Refusal<Guelphs> | undefined {
  const { battaglia: index } = frame;
  const { cites, rallyPoints } = b.rules;
  if (!rallyPoints) return { rule: cites.noRally, reason: 'noCarroccio', battaglia: index };
  const special = whyNotSpecial(frame);
  if (special) return special;
  if (rallyPoints(b, battaglia(b, index).side).length === 0)
    return { rule: cites.rally('gg.S.3.8'), reason: 'noCarroccio', battaglia: index };
  return ralliable(b, index).length > 0
    ? undefined
    : { rule: cites.rally('gg.S.3.8.1'), reason: 'nobodyRouted', battaglia: index };
}

/** gg.S.3.8.4, gg.9.0.1 */
const hasRoom = (b: Battle, unit: number, to: number): boolean => mayStackWith(b, unit, unitsAt(b, to));

/** Why a unit does not come back in a hex. */
function whyNoComeback(b: Battle, index: number, unit: number, to: number): Refusal<Guelphs> | undefined {
  if (!ralliable(b, index).includes(unit))
    return { rule: b.rules.cites.rally('gg.S.3.8.1'), reason: 'notRallied', unit };
  if (!rallyHexes(b, battaglia(b, index).side).includes(to))
    return { rule: b.rules.cites.rally('gg.S.3.8.4'), reason: 'noRallyHere', cell: to };
  return hasRoom(b, unit, to) ? undefined : { rule: 'gg.9.0.1', reason: 'noRoom', cell: to };
}

/** R119: which routed units can come back where, each with any facing. */
function comebacks(b: Battle, index: number): { type: 'comeBack'; unit: number; to: number; facing: number }[] {
  const hexes = rallyHexes(b, battaglia(b, index).side);
  return ralliable(b, index).flatMap(unit =>
    hexes
      .filter(to => hasRoom(b, unit, to))
      .flatMap(to => FACINGS.map(facing => ({ type: 'comeBack' as const, unit, to, facing }))),
  );
}

export const rallySteps = (battle: BattleOf): Pick<Steps<Guelphs>, 'comingBack'> => ({
  /** gg.S.3.8.2, gg.S.3.8.3, gg.S.3.8.4 */
  comingBack: {
    rule: 'gg.5.4',
    open: true,
    cites: look => battle(look).rules.cites.rally('gg.S.3.8'),
    seats(look, { battaglia: index, left }) {
      const b = battle(look);
      return left > 0 && comebacks(b, index).length > 0 ? [battaglia(b, index).side] : [];
    },
    offers: {
      comeBack: {
        list: (look, { battaglia: index }) => comebacks(battle(look), index),
        why: (look, { battaglia: index }, _, { unit, to }) => whyNoComeback(battle(look), index, unit, to),
        odds: () => ({ modifiers: [], succeeds: told => told.some(event => event.type === 'cameBack') }),
        take(flow, frame, seat, { unit, to, facing }) {
          const b = battle(flow);
          const rule = b.rules.cites.rally('gg.S.3.8.3');
          const [hits = 0] = flow.roll({ rule, why: 'rallyHits', sides: 6, seat });
          b.state.marks[unit] = ORDERED;
          if (hits < printedRating(b, unit)) {
            setCell(b, unit, to);
            b.state.facing[unit] = facing;
            b.state.hits[unit] = hits;
            alignPalvesari(b);
            flow.emit({ type: 'cameBack', rule, unit, to, hits });
            flow.next(...flights(b, unit, to));
          } else flow.emit({ type: 'routed', rule, unit });
          flow.next({ ...frame, left: frame.left - 1 });
        },
      },
      endRally: { list: () => [{ type: 'endRally' }], take: () => undefined },
    },
  },
});
