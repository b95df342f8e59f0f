/** Corners of fire, charges and Echelon, and of who comes back from a rout. */
import { at } from '@carroccio/kernel';
import { ruleTests } from '@carroccio/kernel/testing';
import { describe, expect } from 'vitest';
import { guelphs } from '../../../src/index.ts';
import { DISRUPTED, GHIBELLINE, ROUTED } from '../../../src/state.ts';
import { bare, orderable, orders, rolls } from '../../activations.ts';
import { alone, hitsOf, isDisrupted, march, modifiersOf, ordered, stop, units, where } from '../../drill.ts';
import { fight, result } from '../../fights.ts';
import type { Position } from '../../position.ts';

const rule = ruleTests(guelphs.rulebook);

const HORSE = 'cp-vieri-c-feditori-1';
const HORSE_2 = 'cp-vieri-c-feditori-2';
const ENEMY_HORSE = 'cp-pazzo-c-orvieto-1';
const ENEMY_HORSE_2 = 'cp-pazzo-c-fieschi-1';
const CROSSBOWS = 'cp-guglielmino-x-arezzo-1';
const ARCHERS = 'cp-guglielmino-a-arezzo-1';
const PALVESARI = 'cp-guglielmino-palvesari-arezzo-1';
const GUELPH_BOWS = 'cp-compagnia-rossa-a-firenze-1';

describe('volleys', () => {
  // R55
  rule(
    ['gg.14.0.2a', 'gg.10.1.2b'],
    'a volley along a corner of the front meets the pavises; one along a corner behind it does not',
    () => {
      const bears = (hex: string, corner: string): boolean => {
        const p = bare('campaldino').put(CROSSBOWS, '1209', 'E').put(PALVESARI, '1209', 'E');
        p.put(GUELPH_BOWS, hex, corner).put(HORSE, '2009', 'W').capitano('vieri', hex);
        const t = p.play(orders(p, 'vieri')).act({ type: 'order', order: 'fire', unit: p.unit(GUELPH_BOWS) });
        const shot = { type: 'fireAt', target: p.unit(CROSSBOWS), facing: p.facing(corner) };
        return modifiersOf(t, shot)?.some(({ value }) => value === -2) ?? false;
      };
      expect([bears('1409', 'W'), bears('1307', 'SW'), bears('1310', 'NW')]).toEqual([true, true, true]);
      expect([bears('1009', 'E'), bears('1107', 'SE'), bears('1110', 'NE')]).toEqual([false, false, false]);
    },
  );

  // R28
  rule(
    ['gg.10.4.1', 'gg.10.4.2', 'gg.11.0b'],
    'who withdraws from one volley into another is Disrupted by the first and takes hits of the second',
    () => {
      const p = bare('campaldino').put(HORSE, '1309', 'W').put(CROSSBOWS, '1209', 'E').put(ARCHERS, '1410', 'NE');
      p.put(HORSE_2, '2009', 'W').capitano('vieri', '1309');
      const t = ordered(p, 'vieri', 'withdraw', HORSE, [6, 5, 6, 5, 6]);
      t.act({ type: 'back', to: p.hex('1409') });
      expect([t.step, units(t, 'shoot')]).toEqual(['exitFire', [CROSSBOWS]]);
      t.act({ type: 'shoot', unit: p.unit(CROSSBOWS) });
      expect([isDisrupted(p, HORSE), hitsOf(p, HORSE), where(p, HORSE)]).toEqual([true, 0, '1409']);
      expect([t.step, units(t, 'shoot')]).toEqual(['entryFire', [ARCHERS]]);
      t.act({ type: 'shoot', unit: p.unit(ARCHERS) });
      expect([rolls(t), hitsOf(p, HORSE), p.state.points]).toEqual([['fire', 'disruption'], 1, [0, 1]]);
    },
  );
});

describe('countercharge', () => {
  // R66
  rule(['gg.12.2', 'gg.6.2d'], 'who is Disrupted by his own turn towards the charge has lost the right to it', () => {
    const step = (die: number): string | null => {
      const p = bare('campaldino').put(HORSE, '0909', 'E').put(ENEMY_HORSE, '1209', 'NW', { hits: 2 });
      p.put(ENEMY_HORSE_2, '2009', 'E');
      const t = stop(march(ordered(p, 'vieri', 'charge', HORSE, [die]), '1009', '1109'));
      t.act({ type: 'react', unit: p.unit(ENEMY_HORSE), facing: p.facing('W') });
      return t.act({ type: 'attack', target: p.unit(ENEMY_HORSE) }).step;
    };
    expect([step(4), step(5)]).toEqual(['countercharge', 'orders']);
  });
});

describe('Echelon', () => {
  // R69
  rule(['gg.12.3.1', 'gg.13.2.4'], 'the Standard comes up with the unit that bears it', () => {
    const p = bare('campaldino').put(ENEMY_HORSE, '1209', 'E').put(ENEMY_HORSE_2, '1109', 'E').put(HORSE, '1309', 'W');
    p.state.standards[1] = p.unit(ENEMY_HORSE_2);
    const t = ordered(p, 'pazzo', 'echelon', ENEMY_HORSE).act({ type: 'comeUp', unit: p.unit(ENEMY_HORSE_2) });
    expect([where(p, ENEMY_HORSE_2), p.state.standards[1]]).toEqual(['1209', p.unit(ENEMY_HORSE_2)]);
    expect(units(t, 'attack', 'target')).toEqual([HORSE]);
  });

  // R69, R129
  rule(
    ['gg.12.3.1', 'gg.S.6.8.2a', 'gg.S.6.8.2b'],
    'the front unit of Manfredi may change places though he has ridden: he stays, with the one that comes up',
    () => {
      const [familia, saracens] = ['bn-manfredi-c-fam-regis-1', 'bn-manfredi-c-saracens-1'];
      const p = bare('benevento')
        .put(familia, '1409', 'E')
        .put(saracens, '1309', 'E')
        .put('bn-charles-c-anjou-1', '2009');
      p.capitano('manfredi', '1409');
      at(p.state.capitani, p.battaglia('manfredi')).moved = true;
      const t = p.play(orders(p, 'manfredi'));
      expect(orderable(t, 'echelon')).toEqual([p.unit(familia)]);
      t.act({ type: 'order', order: 'echelon', unit: p.unit(familia) }).act({ type: 'comeUp', unit: p.unit(saracens) });
      expect([where(p, saracens), where(p, familia)]).toEqual(['1409', '1309']);
      expect(p.name(at(p.state.capitani, p.battaglia('manfredi')).cell)).toBe('1409');
      expect([t.step, t.legal('endOrders').length]).toEqual(['orders', 1]);
    },
  );
});

// R25
rule('gg.5.3.3', 'a unit is put in order beside a lone Capitano, not beside lone Palvesari (R25)', () => {
  const may = (put: (p: Position) => Position): boolean => {
    const p = put(bare('campaldino').put(HORSE, '1209', 'E', { disrupted: true }).capitano('vieri', '1209'));
    return orderable(p.put(ENEMY_HORSE, '0209', 'E').play(orders(p, 'vieri')), 'reorganize').length === 1;
  };
  expect(may(p => p.capitano('pazzo', '1309'))).toBe(true);
  expect(may(p => p.put(PALVESARI, '1309', 'E'))).toBe(false);
});

describe('who has rallied', () => {
  // R91, R119
  rule(
    ['gg.S.3.8.3', 'gg.17.1.1a', 'gg.17.1.1b'],
    'the hits he returns with score nothing; those he takes later, up to his rating, and his rout score anew',
    () => {
      const p = bare('campaldino').put(ENEMY_HORSE_2, '0509', 'E').put(HORSE, '2009', 'W').capitano('pazzo', '0509');
      p.state.cell = p.state.cell.with(p.unit(ENEMY_HORSE), ROUTED);
      p.state.hits[p.unit(ENEMY_HORSE)] = 6;
      p.state.active = GHIBELLINE;
      const t = p.play(orders(p, 'pazzo'), [2, 4]).act({ type: 'rally' });
      t.act({ type: 'comeBack', unit: p.unit(ENEMY_HORSE), to: p.hex('0210'), facing: p.facing('E') });
      expect([hitsOf(p, ENEMY_HORSE), p.state.points, p.state.levels]).toEqual([4, [0, 0], [0, 0]]);
      p.state.marks[p.unit(ENEMY_HORSE)] = DISRUPTED;
      alone(p, { step: 'panic', side: GHIBELLINE, units: [p.unit(ENEMY_HORSE)] }, [6]).act({
        type: 'shake',
        unit: p.unit(ENEMY_HORSE),
      });
      expect([where(p, ENEMY_HORSE), p.state.points]).toEqual(['gone', [3, 0]]);
    },
  );
});

// R102, R165
rule(
  ['gg.S.8.9.3', 'gg.17.2.2', 'gg.10.6a'],
  'a last Level won by advancing into the Camp wins before the points of that combat are booked',
  () => {
    const p = bare('campaldino').put(HORSE, '2105', 'W', { hits: 5 }).put(ENEMY_HORSE, '2005', 'E');
    p.put('cp-mangiatori-i-firenze-1', '0209', 'W').put(ENEMY_HORSE_2, '0509', 'E');
    p.state.levels = [11, 11];
    p.state.points = [3, 0];
    // Disrupted already by the ground, the attacker takes a hit and its die as well: Guelph points enough for a Level.
    const t = fight(p, [{ unit: ENEMY_HORSE, target: HORSE }], [2, 3, 1, 1, 1]);
    expect(result(t)).toBe('1/1');
    expect(t.play.result).toMatchObject({ why: 'levels', winners: [GHIBELLINE] });
  },
);
