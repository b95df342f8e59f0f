/** gg.S.8.4: the sky over Campaldino. */
import { at, type Flow } from '@carroccio/kernel';
import { endBattle } from '../../17-victory/scoring.ts';
import type { Battle } from '../../battle.ts';
import type { Guelphs } from '../../shape.ts';
import { GHIBELLINE } from '../../state.ts';
import type { Sky } from '../scenario.ts';

/** A quick battle has a quick sky. */
export const skyOf = (quick: boolean): Sky => ({
  worsensFrom(b) {
    const { worsensFrom: usual, fast } = at(b.charts.weather, b.state.weather);
    return quick ? (fast ?? usual) : usual;
  },
});

/** gg.S.8.4, gg.S.8.4.1: at most one box a roll; Storm ends the battle. */
export function worsen(b: Battle, flow: Flow<Guelphs>, roll: number, from: number | undefined): boolean {
  if (from === undefined || roll < from) return false;
  b.state.weather++;
  const { id } = at(b.charts.weather, b.state.weather);
  flow.emit({ type: 'weather', rule: 'gg.S.8.4', box: id });
  if (id !== 'storm') return false;
  endBattle(b, flow, 'gg.S.8.4.1', 'storm', GHIBELLINE);
  return true;
}
