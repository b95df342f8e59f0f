/** The unwilling contingent of Volterra (gg.S.5.1). */
import type { Flow } from '@carroccio/kernel';
import { disrupt, type Frames, rout } from '../../10-combat/losses.ts';
import { around, type Battle, card, cellOf, disrupted, onMap, sideOf, unitsWhere } from '../../battle.ts';
import type { Guelphs } from '../../shape.ts';
import { GUELPH } from '../../state.ts';

/** gg.S.5.1.2, gg.S.5.1.3, R121: Palvesari, who are never Disrupted, are units that steady it too (R25). */
export function volterraAttacked(b: Battle, flow: Flow<Guelphs>, target: number): Frames {
  if (!b.options.volterra || !card(b, target).volterra || !onMap(b, target)) return [];
  const steadied = around(b, cellOf(b, target)).some(cell =>
    unitsWhere(b, unit => cellOf(b, unit) === cell).some(
      unit => sideOf(b, unit) === GUELPH && !card(b, unit).volterra && !disrupted(b, unit),
    ),
  );
  return steadied ? disrupt(b, flow, target, 'gg.S.5.1.2') : rout(b, flow, target, true);
}
