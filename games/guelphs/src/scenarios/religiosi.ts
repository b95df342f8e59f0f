/** The armed Religiosi (gg.S.5.2). */
import type { Flow } from '@carroccio/kernel';
import { scoreBoth } from '../17-victory/scoring.ts';
import { type Battle, setCell, sideOf, typeOf, unitsAt } from '../battle.ts';
import type { Guelphs } from '../shape.ts';
import { REMOVED } from '../state.ts';

/** gg.S.5.2.4: Religiosi alone in a hex the enemy enters are killed, which costs both sides. */
export function killReligiosi(b: Battle, flow: Flow<Guelphs>, unit: number, cell: number): void {
  for (const other of unitsAt(b, cell)) {
    if (typeOf(b, other) !== 'R' || sideOf(b, other) === sideOf(b, unit)) continue;
    setCell(b, other, REMOVED);
    flow.emit({ type: 'removed', rule: 'gg.S.5.2.4', unit: other });
    scoreBoth(b, flow, b.rules.religiosiPoints, 'gg.S.5.2.4');
  }
}
