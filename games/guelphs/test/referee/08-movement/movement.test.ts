/** Corners of Orders, movement and reactions, where two or three chapters meet. */
import { at } from '@carroccio/kernel';
import { ruleTests } from '@carroccio/kernel/testing';
import { describe, expect } from 'vitest';
import { guelphs } from '../../../src/index.ts';
import { bare, capacityOf, named, orderable, orders, playOn, pointsLeft, rolls } from '../../activations.ts';
import { hexes, isDisrupted, march, ordered, stop, where } from '../../drill.ts';
import type { Position } from '../../position.ts';

const rule = ruleTests(guelphs.rulebook);

const HORSE = 'cp-vieri-c-feditori-1';
const HORSE_2 = 'cp-vieri-c-feditori-2';
const HORSE_3 = 'cp-vieri-c-feditori-3';
const FOOT = 'cp-mangiatori-i-firenze-1';
const ENEMY_HORSE = 'cp-pazzo-c-orvieto-1';
const ENEMY_HORSE_2 = 'cp-pazzo-c-fieschi-1';
const ENEMY_FOOT = 'cp-guglielmino-i-arezzo-1';
const CROSSBOWS = 'cp-guglielmino-x-arezzo-1';
const PALVESARI = 'cp-guglielmino-palvesari-arezzo-1';

const capitanoAt = (p: Position, id: string): string => {
  const { cell } = at(p.state.capitani, p.battaglia(id));
  return cell < 0 ? 'gone' : p.name(cell);
};

describe('Withdraw', () => {
  rule(['gg.5.3.4', 'gg.13.1.9'], 'a lone enemy Capitano behind does not bar it: he must escape (R28)', () => {
    const p = bare('campaldino').put(HORSE, '1009', 'E').put(ENEMY_HORSE, '0409', 'E');
    p.put(HORSE_2, '0908', 'E').capitano('vieri', '1009').capitano('pazzo', '0909', { capacity: 8 });
    const t = ordered(p, 'vieri', 'withdraw', HORSE);
    expect(hexes(t, 'back')).toEqual(['0909']);
    t.act({ type: 'back', to: p.hex('0909') });
    expect([t.step, t.seats]).toEqual(['escape', [1]]);
    t.act({ type: 'escape', to: p.hex('0709') });
    expect([where(p, HORSE), capitanoAt(p, 'pazzo'), t.step]).toEqual(['0909', '0709', 'orders']);
  });

  rule(
    ['gg.5.3.4', 'gg.14.0.1'],
    'the rear hex must be empty: not even that of their own Palvesari will do (R28)',
    () => {
      const p = bare('campaldino').put(CROSSBOWS, '1009', 'E').put(PALVESARI, '0909', 'E').put(HORSE, '2309', 'W');
      expect(hexes(ordered(p, 'guglielmino', 'withdraw', CROSSBOWS), 'back')).toEqual(['0908']);
      // Under Move/Attack it may end there.
      const q = bare('campaldino').put(CROSSBOWS, '1009', 'W').put(PALVESARI, '0909', 'W').put(HORSE, '2309', 'W');
      stop(march(ordered(q, 'guglielmino', 'move', CROSSBOWS), '0909'));
      expect(where(q, CROSSBOWS)).toBe('0909');
    },
  );
});

describe('friends in the way', () => {
  rule('gg.8.3.1b', 'one beside lone Palvesari cannot be ridden through, one beside a lone Capitano can (R25)', () => {
    const through = (put: (p: Position) => Position): boolean => {
      const p = put(bare('campaldino').put(HORSE, '1509', 'W').put(HORSE_2, '1409', 'W').put(ENEMY_FOOT, '0209', 'E'));
      return hexes(ordered(p, 'vieri', 'move', HORSE), 'step').includes('1409');
    };
    expect(through(p => p)).toBe(true);
    expect(through(p => p.put(PALVESARI, '1308', 'E'))).toBe(false);
    expect(through(p => p.capitano('guglielmino', '1308'))).toBe(true);
  });

  rule('gg.12.1.2', 'no Carica! from beside lone Palvesari, but from beside a lone Capitano (R25)', () => {
    const may = (put: (p: Position) => Position): boolean => {
      const p = put(bare('campaldino').put(HORSE, '1509', 'W').put(ENEMY_FOOT, '1209', 'E').capitano('vieri', '1509'));
      return orderable(p.play(orders(p, 'vieri')), 'charge').length === 1;
    };
    expect(may(p => p)).toBe(true);
    expect(may(p => p.put(PALVESARI, '1609', 'W'))).toBe(false);
    expect(may(p => p.capitano('guglielmino', '1609'))).toBe(true);
  });
});

describe('reactions to a move', () => {
  rule(
    ['gg.6.2d', 'gg.12.1a', 'gg.17.1.1a'],
    'a charged unit that routs of its own turn scores, and leaves the Carica! without target or advance (R92)',
    () => {
      const p = bare('campaldino').put(HORSE, '1008', 'E').put(ENEMY_HORSE, '1209', 'E', { hits: 5, disrupted: true });
      p.put(ENEMY_HORSE_2, '2009', 'E');
      const t = stop(march(ordered(p, 'vieri', 'charge', HORSE, [3, 2]), '1108'));
      t.act({ type: 'react', unit: p.unit(ENEMY_HORSE), facing: p.facing('NE') });
      expect([where(p, ENEMY_HORSE), where(p, HORSE), p.state.points]).toEqual(['gone', '1108', [2, 0]]);
      expect([t.step, p.state.attacks]).toEqual(['orders', []]);
      expect(t.act({ type: 'endOrders' }).step).toBe('continuing');
    },
  );

  rule(
    ['gg.10.4.2', 'gg.10.3.2b'],
    'a natural 12 at a unit that leaves a hex wounds the Capitano who stays in it',
    () => {
      const p = bare('campaldino').put(CROSSBOWS, '1209', 'E').put(HORSE, '1309', 'E');
      p.capitano('vieri', '1309', { capacity: 6 });
      const t = ordered(p, 'vieri', 'move', HORSE, [6, 6, 4]).act({ type: 'step', to: p.hex('1409') });
      t.act({ type: 'shoot', unit: p.unit(CROSSBOWS) });
      expect(rolls(t)).toEqual(['fire', 'wound']);
      expect([capacityOf(p, 'vieri'), capitanoAt(p, 'vieri')]).toEqual([4, '1309']);
      expect([where(p, HORSE), isDisrupted(p, HORSE), t.step]).toEqual(['1409', true, 'move']);
    },
  );
});

describe('an activation that loses its head', () => {
  rule(
    ['gg.13.1.10', 'gg.13.1.11', 'gg.5.2.1'],
    'the active Capitano killed among his Orders: the points stay, the range is that of his Adjutant',
    () => {
      const p = bare('campaldino').put(CROSSBOWS, '1209', 'E').put(HORSE, '1309', 'E').put(HORSE_2, '1709', 'E');
      p.put(HORSE_3, '2309', 'W').capitano('vieri', '1309', { capacity: 5 });
      const t = ordered(p, 'vieri', 'move', HORSE, [6, 6, 6, 3]).act({ type: 'step', to: p.hex('1409') });
      t.act({ type: 'shoot', unit: p.unit(CROSSBOWS) });
      expect([rolls(t), p.state.points]).toEqual([
        ['fire', 'wound', 'capitanoPoints'],
        [0, 3],
      ]);
      expect([t.step, t.seats]).toEqual(['adjutant', [0]]);
      t.act({ type: 'adjutant', unit: p.unit(HORSE_3) });
      expect([capacityOf(p, 'vieri'), t.step, where(p, HORSE)]).toEqual([3, 'move', '1409']);
      stop(t);
      expect([t.step, pointsLeft(t)]).toEqual(['orders', 5]);
      stop(t.act({ type: 'order', order: 'move', unit: p.unit(HORSE_2) }));
      expect(pointsLeft(t)).toBe(3);
      stop(t.act({ type: 'order', order: 'move', unit: p.unit(HORSE_3) }));
      expect(pointsLeft(t)).toBe(2);
    },
  );

  rule(
    ['gg.13.1.12', 'gg.17.2.1', 'gg.4.0.8'],
    'his last unit shot down on its way: he leaves play, the Victory check is still made, the side goes on',
    () => {
      const p = bare('campaldino').put(CROSSBOWS, '1209', 'E').put(HORSE, '1309', 'E', { hits: 5, disrupted: true });
      p.put(FOOT, '2009', 'E').capitano('vieri', '1709', { capacity: 6 }).capitano('mangiatori', '2009');
      p.state.levels = [2, 0];
      const t = ordered(p, 'vieri', 'move', HORSE, [6, 5, 6, 1, 1]).act({ type: 'step', to: p.hex('1409') });
      t.act({ type: 'shoot', unit: p.unit(CROSSBOWS) });
      expect([where(p, HORSE), capitanoAt(p, 'vieri')]).toEqual(['gone', 'gone']);
      playOn(t, 'continuing');
      expect(p.state.levels).toEqual([3, 0]);
      expect(named(t, 'continuum')).toContain(p.battaglia('mangiatori'));
      expect(named(t, 'continuum')).not.toContain(p.battaglia('vieri'));
    },
  );
});
