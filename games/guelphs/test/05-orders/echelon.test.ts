import { ruleTests } from '@carroccio/kernel/testing';
import { describe, expect } from 'vitest';
import { guelphs } from '../../src/index.ts';
import { bare, orderable, orders, pointsLeft } from '../activations.ts';
import { faces, hitsOf, hold, isDisrupted, ordered, units, where } from '../drill.ts';
import type { Position, Table } from '../position.ts';

const rule = ruleTests(guelphs.rulebook);

const HORSE = 'cp-vieri-c-feditori-1';
const HORSE_2 = 'cp-vieri-c-feditori-2';
const HORSE_3 = 'cp-vieri-c-feditori-3';
const ENEMY_HORSE = 'cp-montefeltro-c-montefel-1';
const CROSSBOWS = 'cp-guglielmino-x-arezzo-1';

describe('Echelon', () => {
  /** Two Feditori in column before an enemy in 1309. */
  const column = (enemy: string, more = (p: Position): Position => p): Position =>
    more(bare('campaldino').put(HORSE, '1209', 'E').put(HORSE_2, '1109', 'E').put(enemy, '1309', 'W'));

  const comeUp = (p: Position, dice: number[] = []): Table =>
    ordered(p, 'vieri', 'echelon', HORSE, dice).act({ type: 'comeUp', unit: p.unit(HORSE_2) });

  rule(['gg.12.3', 'gg.12.3.2'], 'front and rear unit change places, keep their facing, and it costs 2 in all', () => {
    const p = column(ENEMY_HORSE);
    const table = comeUp(p).act({ type: 'noAttack' });
    expect([where(p, HORSE), where(p, HORSE_2)]).toEqual(['1109', '1209']);
    expect([faces(p, HORSE), faces(p, HORSE_2)]).toEqual([p.facing('E'), p.facing('E')]);
    expect(pointsLeft(table)).toBe(4);
    expect(orderable(table, 'move')).toEqual([]);
  });

  rule('gg.12.3', 'only with Cavalry of the same Battaglia and facing in a rear hex', () => {
    const partners = (put: (p: Position) => Position): unknown[] => {
      const p = put(bare('campaldino').put(HORSE, '1209', 'E').capitano('vieri', '1209'));
      return orderable(p.play(orders(p, 'vieri')), 'echelon');
    };
    expect(partners(p => p.put(HORSE_2, '1108', 'E'))).toHaveLength(1);
    expect(partners(p => p.put(HORSE_2, '1108', 'NE'))).toEqual([]);
    expect(partners(p => p.put(HORSE_2, '1208', 'E'))).toEqual([]);
    expect(partners(p => p.put('cp-durfort-c-anjou-1', '1108', 'E'))).toEqual([]);
  });

  rule('gg.12.3.1', 'zones do not hinder it; the new front unit may attack, not charge', () => {
    const p = column(ENEMY_HORSE);
    const table = comeUp(p);
    expect(table.step).toBe('target');
    expect(table.play.decision()?.frame).toMatchObject({ unit: p.unit(HORSE_2), moved: 1, points: 0 });
    expect(table.legal('noAttack')).toHaveLength(1);
    table.act({ type: 'attack', target: p.unit(ENEMY_HORSE) });
    expect(p.state.attacks).toMatchObject([{ unit: p.unit(HORSE_2), charge: false }]);
    expect(table.step).toBe('orders');
  });

  rule('gg.12.3.1', 'Exit Fire at the front unit, then the swap, then Entry Fire at the other (R69)', () => {
    const p = column(CROSSBOWS);
    const table = comeUp(p, [1, 1]);
    expect(table.step).toBe('exitFire');
    expect([where(p, HORSE), where(p, HORSE_2)]).toEqual(['1209', '1109']);
    hold(table).act({ type: 'noAttack' });
    expect(table.step).toBe('entryFire');
    expect([where(p, HORSE), where(p, HORSE_2)]).toEqual(['1109', '1209']);
  });

  rule('gg.12.3.1', 'if Exit Fire routs the front unit the other still comes up into its hex (R69)', () => {
    const p = column(CROSSBOWS, q => q.put(HORSE, '1209', 'E', { hits: 5, disrupted: true }).put(HORSE_3, '1008', 'E'));
    p.put(HORSE_2, '1108', 'E').capitano('vieri', '1008');
    const table = comeUp(p, [6, 5, 6]).act({ type: 'shoot', unit: p.unit(CROSSBOWS) });
    expect([where(p, HORSE), where(p, HORSE_2)]).toEqual(['gone', '1209']);
    expect(units(table, 'attack', 'target')).toEqual([CROSSBOWS]);
  });

  describe('both units have moved', () => {
    const BEHIND = 'cp-guglielmino-i-arezzo-1';
    /** Crossbows that have the rear hex in front of them, and not the other. */
    const beset = (more = (p: Position): Position => p): Position =>
      more(bare('campaldino').put(HORSE, '1209', 'E').put(HORSE_2, '1109', 'E').put(CROSSBOWS, '1110', 'NW'));

    rule(['gg.12.3.1', 'gg.10.4.2'], 'the rear unit leaves its hex too, and may be shot at as it does', () => {
      const p = beset();
      const table = comeUp(p, [6, 6]);
      expect([table.step, units(table, 'shoot')]).toEqual(['exitFire', [CROSSBOWS]]);
      table.act({ type: 'shoot', unit: p.unit(CROSSBOWS) });
      expect([isDisrupted(p, HORSE_2), isDisrupted(p, HORSE), where(p, HORSE_2)]).toEqual([true, false, '1209']);
      expect(table.step).toBe('orders');
    });

    rule(['gg.12.3.1', 'gg.10.4.2'], 'a rear unit shot down: the front unit still goes back into its hex', () => {
      const p = beset(q => q.put(HORSE_2, '1109', 'E', { hits: 5, disrupted: true }).put(HORSE_3, '1008', 'E'));
      const table = comeUp(p, [6, 5, 6]).act({ type: 'shoot', unit: p.unit(CROSSBOWS) });
      expect([where(p, HORSE), where(p, HORSE_2), table.step]).toEqual(['1109', 'gone', 'orders']);
    });

    rule(['gg.12.3.1', 'gg.10.4.1'], 'the front unit has come into the other hex, and may be shot at there', () => {
      const p = beset();
      const table = hold(comeUp(p, [6, 6]));
      expect([table.step, where(p, HORSE)]).toEqual(['entryFire', '1109']);
      table.act({ type: 'shoot', unit: p.unit(CROSSBOWS) });
      expect([isDisrupted(p, HORSE), isDisrupted(p, HORSE_2)]).toEqual([true, false]);
    });

    rule(['gg.12.3.1', 'gg.6.2a'], 'who has it behind him there may turn against it', () => {
      const p = column(ENEMY_HORSE, q => q.put(BEHIND, '1010', 'W'));
      const table = comeUp(p, [1]);
      expect([table.step, units(table, 'react')]).toEqual(['facingReaction', [BEHIND, BEHIND]]);
      table.act({ type: 'react', unit: p.unit(BEHIND), facing: p.facing('NW') });
      expect([faces(p, BEHIND), table.step]).toEqual([p.facing('NW'), 'target']);
    });
  });

  rule('gg.12.3.1', 'rough ground disrupts whoever comes into it (R69)', () => {
    const p = bare('campaldino').put(HORSE, '1512', 'NE').put(HORSE_2, '1513', 'NE');
    comeUp(p);
    expect([where(p, HORSE), where(p, HORSE_2)]).toEqual(['1513', '1512']);
    expect([isDisrupted(p, HORSE), isDisrupted(p, HORSE_2)]).toEqual([true, false]);
  });

  rule('gg.12.3.1', 'either may be Disrupted, and the Capitano stays where he is (R69)', () => {
    const p = column(ENEMY_HORSE, q => q.put(HORSE, '1209', 'E', { disrupted: true, hits: 1 }));
    p.capitano('vieri', '1209');
    comeUp(p);
    expect(p.name(p.state.capitani[p.battaglia('vieri')]?.cell ?? -1)).toBe('1209');
    expect([where(p, HORSE), hitsOf(p, HORSE)]).toEqual(['1109', 1]);
  });
});
