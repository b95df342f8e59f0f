/** Units that may not end an Order just anywhere (gg.S.3.4.2, gg.S.6.8.2a). */
import { type Battle, battleOn } from '../battle.ts';

/** The battle with a unit standing elsewhere, for questions about where a move would end. */
function asIf(b: Battle, unit: number, cell: number): Battle {
  const { state } = b;
  return battleOn(b, b.roster, { ...state, cell: state.cell.with(unit, cell) }, b.options);
}

/** gg.S.3.4.2 (R117), gg.S.6.8.2a (R129): whether a bound unit may end its move in a hex. */
export function boundTo(b: Battle, unit: number): (cell: number) => boolean {
  const known = new Map<number, boolean>();
  return cell => {
    const found = known.get(cell);
    if (found !== undefined) return found;
    const ok = b.rules.mayStand(asIf(b, unit, cell), unit);
    known.set(cell, ok);
    return ok;
  };
}
