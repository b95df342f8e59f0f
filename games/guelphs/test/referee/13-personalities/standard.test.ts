/** The panic of a lost Standard: whom it reaches, and what it brings on. */
import { at } from '@carroccio/kernel';
import { ruleTests } from '@carroccio/kernel/testing';
import { describe, expect } from 'vitest';
import { guelphs } from '../../../src/index.ts';
import { GHIBELLINE } from '../../../src/state.ts';
import { rolls } from '../../activations.ts';
import { DUEL, duel, field, fight, GHIBELLINES, isDisrupted, whereIs } from '../../fights.ts';
import type { Position, Table } from '../../position.ts';

const rule = ruleTests(guelphs.rulebook);

const [bearer, friend] = GHIBELLINES;
const FOOT = 'cp-guglielmino-i-arezzo-2';
const PALVESARI = 'cp-guglielmino-palvesari-arezzo-1';
const GUIDI = 'cp-novello-c-guidi-1';

/** The bearer with five hits is attacked and routs; the die of its loss follows. */
function lost(p: Position, die: number): Table {
  duel(p).put(bearer, '1009', 'E', { hits: 5 });
  p.state.standards[GHIBELLINE] = p.unit(bearer);
  return fight(p, [DUEL], [5, 4, die]);
}

const shaken = (t: Table): unknown[] => t.legal('shake').map(({ unit }) => unit);

describe('panic', () => {
  // R90, R93
  rule(
    ['gg.13.2.3b', 'gg.13.1.7', 'gg.10.8'],
    'a unit it routs leaves its Capitano a die and a way out before the next one is shaken (R90, R93)',
    () => {
      const p = field().put(friend, '0909', 'E', { hits: 5, disrupted: true }).put(FOOT, '0808', 'E');
      p.put('cp-pazzo-c-arezzo-2', '0409', 'E').capitano('pazzo', '0909', { capacity: 8 });
      const t = lost(p, 2);
      expect(shaken(t)).toHaveLength(2);
      t.dice(6, 1).act({ type: 'shake', unit: p.unit(friend) });
      expect([rolls(t), whereIs(p, friend)]).toEqual([['disruption', 'wound'], 'gone']);
      expect([t.step, t.seats, isDisrupted(p, FOOT)]).toEqual(['escape', [GHIBELLINE], false]);
      t.act({ type: 'escape', to: p.hex('0709') });
      expect([t.step, shaken(t)]).toEqual(['panic', [p.unit(FOOT)]]);
    },
  );

  rule(['gg.13.2.3b', 'gg.14.0.4'], 'lone Palvesari in its reach do not feel it', () => {
    const p = field().put(PALVESARI, '0909', 'E').put(FOOT, '0808', 'E');
    expect(shaken(lost(p, 2))).toEqual([p.unit(FOOT)]);
  });

  // Neither contact, attack nor fire.
  rule(['gg.13.2.3b', 'gg.16.4'], 'it reaches men in Reserve, who stay in Reserve', () => {
    const p = field().put(GUIDI, '0808', 'E').capitano('novello', '0808', { reserve: true });
    lost(p, 2).act({ type: 'shake', unit: p.unit(GUIDI) });
    expect([isDisrupted(p, GUIDI), at(p.state.capitani, p.battaglia('novello')).reserve]).toEqual([true, true]);
  });
});
