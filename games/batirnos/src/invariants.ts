/** What must be true after every action. */
import { at } from '@carroccio/kernel';
import { passable } from './05-movement/movement.ts';
import { counts } from './10-command/losses.ts';
import { type Battle, divisionSlot, effectOn, exists, leaderSlot, onMap, sideOf, slot, troopOf } from './battle.ts';
import { GONE, ROUTED } from './state.ts';

/** Every card is in one place. */
function cardProblems({ state, roster }: Battle): string[] {
  return state.cards.flatMap(({ hand, top, pile, bottom, discard, table }, side) => {
    const orders = state.order.filter((number, division) => number > 0 && roster.divisions[division]?.side === side);
    const all = [...hand, ...top, ...pile, ...bottom, ...discard, ...table, ...orders];
    return new Set(all).size === all.length ? [] : [`a card of side ${side} is in two places`];
  });
}

/** Every unit is in one hex, alone but for one that passes through, on ground it can cross. */
function unitProblems(b: Battle, marching: boolean): string[] {
  const { state } = b;
  const found: string[] = [];
  const taken = new Map<number, number>();
  state.cell.forEach((cell, unit) => {
    if (!exists(b, unit)) return;
    const strength = at(state.strength, unit);
    const full = troopOf(b, unit).strength;
    if (strength < 0 || strength > full) found.push(`unit ${unit} has strength ${strength}`);
    if (cell >= 0 && strength === 0) found.push(`unit ${unit} fights on without strength`);
    if (cell < 0) return;
    if (!passable(b, unit, cell)) found.push(`unit ${unit} stands where nobody can`);
    if (!marching && effectOn(b, unit, cell)?.enter === 'no') found.push(`unit ${unit} stands on forbidden ground`);
    const other = taken.get(cell);
    if (other !== undefined && !marching) found.push(`units ${other} and ${unit} share a hex`);
    taken.set(cell, unit);
  });
  return found;
}

/** Determination is what the losses say (nqsb.3.2.4). */
function ledgerProblems(b: Battle): string[] {
  const { state } = b;
  return state.ledger.flatMap((ledger, side) => {
    let lost = 0;
    state.cell.forEach((cell, unit) => {
      if (exists(b, unit) && sideOf(b, unit) === side && counts(b, unit) && (cell === GONE || cell === ROUTED))
        lost += troopOf(b, unit).points;
    });
    const never = state.cell.reduce(
      (sum, cell, unit) =>
        cell === ROUTED &&
        exists(b, unit) &&
        slot(b, unit).side === side &&
        divisionSlot(b, slot(b, unit).division).arrival
          ? sum + troopOf(b, unit).points
          : sum,
      0,
    );
    return ledger.units === lost || ledger.units + never >= lost
      ? []
      : [`side ${side} has lost ${lost}, not ${ledger.units}`];
  });
}

export function invariants(b: Battle, marching: boolean): string[] {
  const { state } = b;
  return [
    ...cardProblems(b),
    ...unitProblems(b, marching),
    ...ledgerProblems(b),
    ...state.post.flatMap((post, leader) => {
      const unit = post >= 0 ? state.cell.indexOf(post) : -1;
      return unit >= 0 && onMap(b, unit) && sideOf(b, unit) !== leaderSlot(b, leader).side && !marching
        ? [`leader ${leader} stands among the enemy`]
        : [];
    }),
    ...state.results.slice(3).map(() => 'a test was made for nothing'),
  ];
}
