/** Units that may not end an Order just anywhere: Rangoni's men (gg.S.3.4.2), and the one with Manfredi (gg.S.6.8.2a). */
import { at } from '@carroccio/kernel';
import { unitsInCommand } from '../05-orders/command.ts';
import { type Battle, battaglia, battleOn, card, cellOf } from '../battle.ts';
import { keepsCompany } from './manfredi.ts';

/** The battle with a unit standing elsewhere, for questions about where a move would end. */
function asIf(b: Battle, unit: number, cell: number): Battle {
  const { state } = b;
  return battleOn(b, b.roster, { ...state, cell: state.cell.with(unit, cell) }, b.options);
}

const inCommand = (b: Battle, unit: number): boolean => unitsInCommand(b, card(b, unit).battaglia).has(unit);

/** Whether a unit about to move is bound at all; one that is out of Rangoni's command already cannot move out of it. */
export function isBound(b: Battle, unit: number): boolean {
  const index = card(b, unit).battaglia;
  const { id } = battaglia(b, index);
  if (id === 'rangoni') return b.state.events.tradimento === 'pending' && inCommand(b, unit);
  return id === 'manfredi' && at(b.state.capitani, index).cell === cellOf(b, unit);
}

/** gg.S.3.4.2 (R117), gg.S.6.8.2a (R129): whether a bound unit may end its move in a hex. */
export function boundTo(b: Battle, unit: number): (cell: number) => boolean {
  const known = new Map<number, boolean>();
  const index = card(b, unit).battaglia;
  const allowed = battaglia(b, index).id === 'manfredi' ? (there: Battle) => keepsCompany(there, index) : undefined;
  return cell => {
    const found = known.get(cell);
    if (found !== undefined) return found;
    const there = asIf(b, unit, cell);
    const ok = allowed ? allowed(there) : inCommand(there, unit);
    known.set(cell, ok);
    return ok;
  };
}

/** The rule that binds a unit. */
export const boundRule = (b: Battle, unit: number): string =>
  battaglia(b, card(b, unit).battaglia).id === 'manfredi' ? 'gg.S.6.8.2a' : 'gg.S.3.4.2';
