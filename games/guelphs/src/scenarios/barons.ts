/** The Barons of the kingdom (gg.S.6.7). */
import type { Flow } from '@carroccio/kernel';
import type { Frames } from '../10-combat/losses.ts';
import { type Battle, card, onMap, setCell, unrolled } from '../battle.ts';
import type { Guelphs } from '../shape.ts';
import { GHIBELLINE, REMOVED } from '../state.ts';
import { takeIn } from './with-his-men.ts';

/** gg.S.6.7, R127: a Baron's rating is rolled when it first matters; on a higher die than the loyal give he has deserted (R128, R129). */
export function baronsAwake(b: Battle, flow: Flow<Guelphs>, units: readonly number[]): Frames {
  const frames: Frames = [];
  for (const unit of units) {
    if (!unrolled(b, unit) || !onMap(b, unit)) continue;
    const [die = 0] = flow.roll({ rule: 'gg.S.6.7', why: 'baron', sides: 6, seat: GHIBELLINE });
    if (die <= (b.rules.barons?.loyalTo ?? 6)) {
      b.state.barons[unit] = die;
      flow.emit({ type: 'baron', rule: 'gg.S.6.7', unit, rating: die });
    } else {
      setCell(b, unit, REMOVED);
      b.state.attacks = b.state.attacks.filter(attack => attack.unit !== unit && attack.target !== unit);
      flow.emit({ type: 'deserted', rule: 'gg.S.6.7', unit });
      takeIn(b, card(b, unit).battaglia);
      frames.push({ step: 'lastUnit', battaglia: card(b, unit).battaglia });
    }
  }
  return frames;
}
