/** Activations and turns as frames (gg.3.0i, gg.4.0). */
import type { Flow, Frame } from '@carroccio/kernel';
import type { Battle } from '../battle.ts';
import type { ActivationKind, Guelphs } from '../shape.ts';

/** gg.4.0: the eight steps; orders, combats, clearing and the Victory check follow each other. */
export const activate = (index: number, kind: ActivationKind, capacity: number): Frame<Guelphs> => ({
  step: 'activation',
  battaglia: index,
  kind,
  capacity,
});

export function passTurn(b: Battle, flow: Flow<Guelphs>): void {
  flow.emit({ type: 'passed', rule: 'gg.3.0i', side: b.state.active });
  flow.next({ step: 'changeRoles' });
}
