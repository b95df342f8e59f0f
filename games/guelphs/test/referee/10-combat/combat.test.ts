/** Corners of shock combat, Carica! and Echelon: what becomes of those in the hex, and of the combat. */
import { at } from '@carroccio/kernel';
import { ruleTests } from '@carroccio/kernel/testing';
import { describe, expect } from 'vitest';
import { guelphs } from '../../../src/index.ts';
import { bare, rolls } from '../../activations.ts';
import { hitsOf, isDisrupted, march, ordered, stop, where } from '../../drill.ts';
import { field, fight } from '../../fights.ts';
import type { Position, Table } from '../../position.ts';

const rule = ruleTests(guelphs.rulebook);

const HORSE = 'cp-vieri-c-feditori-1';
const HORSE_2 = 'cp-vieri-c-feditori-2';
const ANJOU = 'cp-durfort-c-anjou-1';
const ENEMY_HORSE = 'cp-pazzo-c-orvieto-1';
const ENEMY_HORSE_2 = 'cp-pazzo-c-fieschi-1';
const ENEMY_FOOT = 'cp-guglielmino-i-arezzo-1';
const ENEMY_FOOT_2 = 'cp-guglielmino-i-arezzo-2';
const CROSSBOWS = 'cp-guglielmino-x-arezzo-1';

const capitanoAt = (p: Position, id: string): string => {
  const { cell } = at(p.state.capitani, p.battaglia(id));
  return cell < 0 ? 'gone' : p.name(cell);
};

rule(
  ['gg.10.8.1', 'gg.13.2.3a', 'gg.13.1.5b'],
  'the unit kept keeps its Standard, and its Capitano only checks as after a hit (R84)',
  () => {
    const last = (die: number): { p: Position; t: Table } => {
      const p = field().put(ANJOU, '1108', 'W', { hits: 5 }).put(ENEMY_HORSE, '1009', 'E', { hits: 5 });
      p.put('cp-durfort-c-siena-1', '1908', 'W').put(ENEMY_HORSE_2, '0409', 'E');
      p.capitano('durfort', '1108', { capacity: 7 });
      p.state.standards[0] = p.unit(ANJOU);
      const t = fight(p, [{ unit: ANJOU, target: ENEMY_HORSE }], [3, 4]);
      expect(t.step).toBe('mutualRout');
      return { p, t: t.dice(die, 2).act({ type: 'keep', unit: p.unit(ANJOU) }) };
    };
    const { p, t } = last(2);
    expect([rolls(t), t.step]).toEqual([['woundCheck'], 'followAdvance']);
    t.act({ type: 'follow' });
    expect([where(p, ANJOU), p.state.standards[0], p.state.levels]).toEqual(['1009', p.unit(ANJOU), [0, 0]]);
    expect(rolls(last(3).t)).toEqual(['woundCheck', 'wound']);
  },
);

rule(
  ['gg.12.1.4b', 'gg.13.1.7', 'gg.10.9'],
  'charged Foot that runs leaves its Capitano a die and a way out before the charger comes in (R65, R90)',
  () => {
    const p = bare('campaldino').put(HORSE, '1009', 'E').capitano('vieri', '1009').put(ENEMY_FOOT_2, '1809', 'W');
    p.put(ENEMY_FOOT, '1309', 'W', { hits: 4, disrupted: true }).capitano('guglielmino', '1309', { capacity: 8 });
    const t = stop(march(ordered(p, 'vieri', 'charge', HORSE, [6, 6, 4]), '1109', '1209'));
    t.act({ type: 'attack', target: p.unit(ENEMY_FOOT) });
    expect([rolls(t), t.step, where(p, HORSE)]).toEqual([['morale', 'disruption', 'wound'], 'escape', '1209']);
    t.act({ type: 'escape', to: p.hex('1509') });
    expect([where(p, HORSE), capitanoAt(p, 'guglielmino'), t.step]).toEqual(['1309', '1509', 'turnAfter']);
  },
);

rule(
  ['gg.12.3.1', 'gg.13.1.7', 'gg.10.4.2'],
  'the front unit of an Echelon shot down: its Capitano gets away first, and the other still comes up (R69)',
  () => {
    const p = bare('campaldino').put(HORSE, '1209', 'E', { hits: 5, disrupted: true }).put(HORSE_2, '1109', 'E');
    p.put(CROSSBOWS, '1309', 'W').capitano('vieri', '1209', { capacity: 6 });
    const t = ordered(p, 'vieri', 'echelon', HORSE, [6, 5, 6, 1]).act({ type: 'comeUp', unit: p.unit(HORSE_2) });
    t.act({ type: 'shoot', unit: p.unit(CROSSBOWS) });
    expect([where(p, HORSE), t.step, t.seats]).toEqual(['gone', 'escape', [0]]);
    t.act({ type: 'escape', to: p.hex('1009') });
    expect([where(p, HORSE_2), capitanoAt(p, 'vieri'), t.step]).toEqual(['1209', '1009', 'target']);
  },
);

describe('Barons of the Kingdom', () => {
  const PUGLIA = 'bn-manfredi-c-puglia-1';
  const FAMILIA = 'bn-manfredi-c-fam-regis-1';
  const PROVENCE = 'bn-montfort-c-provence-1';
  const FRENCH = 'bn-mirepoix-x-bourgog-1';

  const shotAt = (disrupted: boolean, dice: number[]): { p: Position; t: Table } => {
    const p = bare('benevento').put(FAMILIA, '0909', 'E').put(PROVENCE, '2509', 'W').capitano('manfredi', '0909');
    p.put(PUGLIA, '1509', 'E', { disrupted }).put(FRENCH, '1609', 'W');
    const t = ordered(p, 'mirepoix', 'fire', FRENCH, [6, 5, ...dice]);
    return { p, t: t.act({ type: 'fireAt', target: p.unit(PUGLIA), facing: p.facing('W') }) };
  };

  rule(['gg.S.6.7', 'gg.10.3'], 'arrows that only flip them ask for no rating yet (R127)', () => {
    const { p, t } = shotAt(false, []);
    expect([rolls(t), isDisrupted(p, PUGLIA)]).toEqual([['fire'], true]);
  });

  rule(
    ['gg.S.6.7', 'gg.11.0b'],
    'a second Disruption does, before its die; who then deserts scores nothing (R127)',
    () => {
      const { p, t } = shotAt(true, [2, 3]);
      expect([rolls(t), hitsOf(p, PUGLIA), p.state.points]).toEqual([['fire', 'baron', 'disruption'], 1, [0, 0]]);
      const { p: q, t: u } = shotAt(true, [5]);
      expect([rolls(u), where(q, PUGLIA), q.state.points, u.step]).toEqual([
        ['fire', 'baron'],
        'gone',
        [0, 0],
        'orders',
      ]);
    },
  );

  rule(['gg.S.6.7', 'gg.10.3.2b', 'gg.S.6.8.2a'], 'a natural 12 wounds Manfredi even as they desert him (R129)', () => {
    const p = bare('benevento').put(FAMILIA, '0909', 'E').put(PROVENCE, '2509', 'W');
    p.put(PUGLIA, '1509', 'E', { disrupted: true })
      .put(FRENCH, '1609', 'W')
      .capitano('manfredi', '1509', { capacity: 8 });
    const t = ordered(p, 'mirepoix', 'fire', FRENCH, [6, 6, 6, 5]);
    t.act({ type: 'fireAt', target: p.unit(PUGLIA), facing: p.facing('W') });
    expect([rolls(t), capitanoAt(p, 'manfredi')]).toEqual([['fire', 'baron', 'wound'], '0909']);
    expect(at(p.state.capitani, p.battaglia('manfredi')).capacity).toBe(5);
  });

  rule(['gg.S.6.7', 'gg.5.3.3'], 'the Order that would put them in order again asks for it too (R127)', () => {
    const put = (die: number): { p: Position; t: Table } => {
      const p = bare('benevento').put(FAMILIA, '1409', 'E').put(PROVENCE, '2509', 'W').capitano('manfredi', '1409');
      p.put(PUGLIA, '1209', 'E', { disrupted: true });
      return { p, t: ordered(p, 'manfredi', 'reorganize', PUGLIA, [die]) };
    };
    expect([isDisrupted(put(4).p, PUGLIA), put(4).t.told('reorganized').length]).toEqual([false, 1]);
    expect([where(put(5).p, PUGLIA), put(5).t.told('reorganized').length]).toEqual(['gone', 0]);
  });

  rule(
    ['gg.S.6.7', 'gg.12.2.1'],
    'charged, they roll it before a countercharge; if they desert the charger stands where it is (R127)',
    () => {
      const p = bare('benevento').put(FAMILIA, '0909', 'E').put(PUGLIA, '1509', 'E').capitano('manfredi', '0909');
      p.put(PROVENCE, '1809', 'W').capitano('montfort', '1809');
      const t = stop(march(ordered(p, 'montfort', 'charge', PROVENCE, [6]), '1708', '1609'));
      t.act({ type: 'attack', target: p.unit(PUGLIA) });
      t.act({ type: 'countercharge' });
      expect([where(p, PUGLIA), where(p, PROVENCE), p.state.attacks]).toEqual(['gone', '1609', []]);
      expect(t.act({ type: 'endOrders' }).step).toBe('continuing');
      expect([where(p, PROVENCE), p.state.points]).toEqual(['1609', [0, 0]]);
    },
  );
});
