/** gg.S.8.4: the sky over Campaldino. */
import { at } from '@carroccio/kernel';
import type { Battle } from '../battle.ts';

/** The lowest roll that moves the marker on; a quick battle has a quick sky. */
export function worsensFrom(b: Battle): number | undefined {
  const { worsensFrom: usual, fast } = at(b.charts.weather, b.state.weather);
  return b.scenario === 'campaldino-fast' ? (fast ?? usual) : usual;
}
