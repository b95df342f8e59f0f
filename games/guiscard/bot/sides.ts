/** Which side the scenario, or the action of a siege, sets to what. */
import type { Battle } from '../src/battle.ts';
import { victoryOf } from '../src/scenarios/victories.ts';

/** The side that must come into the works, or -1. */
export function stormers(b: Battle): number {
  const victory = victoryOf(b.scenario.victory);
  if (victory?.kind === 'assault' || victory?.kind === 'tower' || victory?.kind === 'capture') return victory.side;
  const { siege } = b.state;
  return siege?.action === 'assault' ? (siege.shutIn ? 1 : 0) : -1;
}

/** Raiders burn what the scenario pays for; those who storm burn the works, and those in the camp the camp. */
export function wantsFire(b: Battle, side: number): boolean {
  const victory = victoryOf(b.scenario.victory);
  if (victory?.kind === 'burning') return side === victory.raiders;
  return b.state.siege?.action === 'camp' ? side === 1 : side === stormers(b);
}
