/** Moves that do not end as they were meant: targets gone, links gone, turns that fail, Capitani shot down. */
import { at } from '@carroccio/kernel';
import { ruleTests } from '@carroccio/kernel/testing';
import { expect } from 'vitest';
import { guelphs } from '../../../src/index.ts';
import { GUELPH } from '../../../src/state.ts';
import { bare, fact, orders, playOn } from '../../activations.ts';
import { hexes, isDisrupted, march, ordered, stop, units, where } from '../../drill.ts';
import { GHIBELLINES, GUELPHS } from '../../fights.ts';
import type { Position } from '../../position.ts';

const rule = ruleTests(guelphs.rulebook);

const [first, second] = GUELPHS;
const [horse, other] = GHIBELLINES;
const ENEMY_FOOT = 'cp-guglielmino-i-arezzo-2';
const CROSSBOWS = 'cp-guglielmino-x-arezzo-1';

// l.574, R60: the Carica! must attack an enemy, and there is one before it.
rule(
  ['gg.12.1a', 'gg.6.2d', 'gg.10.5.1'],
  'a charger whose first target runs of its own turn must charge the other enemy he has in front of him',
  () => {
    const p = bare('campaldino').put(first, '1008', 'E').put(ENEMY_FOOT, '1209', 'E', { hits: 4, disrupted: true });
    p.put(horse, '1208', 'E').put(other, '2009', 'E');
    const t = stop(march(ordered(p, 'vieri', 'charge', first, [6, 6]), '1108'));
    t.act({ type: 'react', unit: p.unit(ENEMY_FOOT), facing: p.facing('NE') });
    expect(where(p, ENEMY_FOOT)).toBe('gone');
    if (t.step === 'facingReaction') t.act({ type: 'hold' });
    if (t.step === 'target') {
      expect([units(t, 'attack', 'target'), t.legal('noAttack')]).toEqual([[horse], []]);
      t.act({ type: 'attack', target: p.unit(horse) });
    }
    expect(p.state.attacks).toMatchObject([{ unit: p.unit(first), target: p.unit(horse), charge: true }]);
  },
);

// l.249, l.301: the command is that of the moment of the Order.
rule(
  ['gg.5.2.1', 'gg.5.5', 'gg.5.3.1a'],
  'who is ordered in command may attack beyond it; who is ordered out of it may not, though he ends beside his Capitano',
  () => {
    const target = (from: string, enemy: string, capitano: string, way: string[]): unknown => {
      const p = bare('campaldino').put(first, from, 'E').put(horse, enemy, 'W').capitano('vieri', capitano);
      p.put(second, '0309', 'E').put(other, '2209', 'W');
      return stop(march(ordered(p, 'vieri', 'move', first), ...way)).step;
    };
    const way = ['1109', '1209', '1309', '1409'];
    expect(target('1009', '1509', '0709', way)).toBe('target');
    expect(target('1009', '1509', '1508', way)).not.toBe('target');
  },
);

// R40, R51
rule(
  ['gg.10.4.3', 'gg.6.2d', 'gg.10.3'],
  'crossbows that their own turn has put in disorder shoot with both burdens',
  () => {
    const p = bare('campaldino').put(first, '1107', 'E').put(CROSSBOWS, '1209', 'E').put(other, '0209', 'E');
    const t = stop(march(ordered(p, 'vieri', 'move', first, [4]), '1208'));
    t.act({ type: 'react', unit: p.unit(CROSSBOWS), facing: p.facing('NE') });
    expect(isDisrupted(p, CROSSBOWS)).toBe(true);
    if (t.step === 'target') t.act({ type: 'noAttack' });
    t.dice(3, 4).act({ type: 'shoot', unit: p.unit(CROSSBOWS) });
    // 7 and their 4, less the turn, less the disorder, and the flank of the horse.
    expect(t.told('shot')).toMatchObject([{ total: 10 }]);
  },
);

// 13.1.10: he does all a Capitano does.
rule(
  ['gg.13.1.10', 'gg.13.1.1', 'gg.10.4.2'],
  'the Adjutant of a Capitano killed before he had ridden may ride in the same activation',
  () => {
    const p = bare('campaldino').put(first, '1209', 'W').put(second, '1609', 'W').put(CROSSBOWS, '1309', 'W');
    p.put(other, '0209', 'E').capitano('vieri', '1209', { capacity: 6 });
    const t = march(ordered(p, 'vieri', 'move', first), '1109');
    t.dice(6, 6, 6, 2).act({ type: 'shoot', unit: p.unit(CROSSBOWS) });
    expect(t.step).toBe('adjutant');
    t.act({ type: 'adjutant', unit: p.unit(second) });
    if (t.step === 'move') stop(t);
    playOn(t, 'orders');
    expect(hexes(t, 'moveCapitano')).toContain('1809');
  },
);

// R20, R93: command is measured anew after every Order.
rule(
  ['gg.13.2.3b', 'gg.5.2.2', 'gg.5.5'],
  'panic that takes a link of the chain leaves the next unit out of command for the next Order',
  () => {
    const [anjou, bologna, siena] = ['cp-durfort-c-anjou-1', 'cp-durfort-c-bologna-1', 'cp-durfort-c-siena-1'];
    const laid = (): Position => {
      const p = bare('campaldino').put(anjou, '0908', 'E', { hits: 5, disrupted: true }).put(CROSSBOWS, '1109', 'W');
      p.put(bologna, '1309', 'W', { hits: 4, disrupted: true }).put(siena, '1409', 'W').put(other, '0209', 'W');
      p.capitano('durfort', '0909', { capacity: 7 }).state.standards[GUELPH] = p.unit(anjou);
      return p;
    };
    const p = laid();
    const t = stop(march(ordered(p, 'durfort', 'move', anjou), '1009'));
    if (t.step === 'target') t.act({ type: 'noAttack' });
    t.dice(6, 5, 6, 3).act({ type: 'shoot', unit: p.unit(CROSSBOWS) });
    expect([t.step, units(t, 'shake')]).toEqual(['panic', [bologna]]);
    t.dice(1).act({ type: 'shake', unit: p.unit(bologna) });
    expect([where(p, bologna), t.step]).toEqual(['gone', 'orders']);
    const cost = (q: Position, table = q.play(orders(q, 'durfort'))) =>
      fact(table.act({ type: 'order', order: 'move', unit: q.unit(siena) }).told('ordered')[0], 'cost');
    expect([cost(laid()), cost(p, t)]).toEqual([1, 2]);
  },
);

// R161, R90: each finished before the next.
rule(
  ['gg.10.3.2b', 'gg.10.4.1', 'gg.13.1.11'],
  'a natural 12 at a unit that has come to its Capitano wounds him there, and its attack stands',
  () => {
    const p = bare('campaldino').put(first, '1509', 'W').put(CROSSBOWS, '1209', 'E').put(second, '2009', 'W');
    p.put(other, '0209', 'E').capitano('vieri', '1309', { capacity: 6 });
    const t = stop(march(ordered(p, 'vieri', 'move', first), '1409', '1309'));
    t.act({ type: 'attack', target: p.unit(CROSSBOWS) });
    t.dice(6, 6, 5).act({ type: 'shoot', unit: p.unit(CROSSBOWS) });
    expect([isDisrupted(p, first), at(p.state.capitani, p.battaglia('vieri')).capacity, t.step]).toEqual([
      true,
      3,
      'orders',
    ]);
    expect(p.state.attacks).toMatchObject([{ unit: p.unit(first), charge: false }]);
  },
);
