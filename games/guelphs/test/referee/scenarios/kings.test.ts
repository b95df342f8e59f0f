/** Benevento once more: Kings without a Standard's panic, Kings taken, Barons on the march, an opening under fire. */
import { ruleTests } from '@carroccio/kernel/testing';
import { describe, expect } from 'vitest';
import { guelphs } from '../../../src/index.ts';
import { GHIBELLINE, GUELPH } from '../../../src/state.ts';
import { bare, orders, rolls } from '../../activations.ts';
import { isDisrupted, march, ordered, stop, where } from '../../drill.ts';
import { fight } from '../../fights.ts';
import { position } from '../../position.ts';

const rule = ruleTests(guelphs.rulebook);

const ANJOU = 'bn-charles-c-anjou-1';
const ANJOU_2 = 'bn-charles-c-anjou-2';
const german = (number: number): string => `bn-giordano-c-germans-${number}`;
const FAMILIA = 'bn-manfredi-c-fam-regis-1';
const PUGLIA = 'bn-manfredi-c-puglia-1';
const BOWS = 'bn-saracens-a-saracens-1';
const BOWS_2 = 'bn-saracens-a-saracens-2';
const CROSSBOWS = 'bn-mirepoix-x-provence-1';

describe('a King', () => {
  // S.6.8.1: of the Standard he has 13.2.2 alone.
  rule(
    ['gg.S.6.8.1', 'gg.13.2.3b', 'gg.13.1.7'],
    'whose unit routs gets away like any Capitano: no Level is lost, and nobody is shaken',
    () => {
      const p = bare('benevento').put(german(1), '1409', 'E').put(ANJOU, '1509', 'W', { hits: 5 });
      p.put(ANJOU_2, '1610', 'W').capitano('charles', '1509', { capacity: 8 }).put(FAMILIA, '0409', 'E');
      const t = fight(p, [{ unit: german(1), target: ANJOU }], [5, 5, 1]);
      expect([rolls(t), t.step, t.seats]).toEqual([['shock', 'wound'], 'escape', [GUELPH]]);
      t.act({ type: 'escape', to: p.hex('1610') });
      expect([where(p, german(1)), isDisrupted(p, ANJOU_2), p.state.levels]).toEqual(['1509', false, [0, 0]]);
      expect(rolls(t)).toEqual([]);
    },
  );

  // R94, R130
  rule(
    ['gg.S.6.10.3', 'gg.13.1.9', 'gg.13.1.4'],
    'found alone and hemmed in is taken, and the battle is over in the middle of a move',
    () => {
      const p = bare('benevento').put(german(1), '1309', 'E').put(german(2), '1508', 'E').put(german(3), '1510', 'E');
      p.put(german(4), '1410', 'NE').put(ANJOU, '2509', 'W').capitano('charles', '1509', { capacity: 8 });
      p.capitano('giordano', '1309');
      const t = march(ordered(p, 'giordano', 'move', german(1)), '1409', '1509');
      expect(t.play.result).toMatchObject({ why: 'king', winners: [GHIBELLINE] });
    },
  );
});

// R127: a march needs no Order, and no rating.
rule(['gg.S.6.7', 'gg.S.2.2.3a'], 'Barons march without showing what they are worth; an Order asks it of them', () => {
  const p = position('benevento-free').empty().put(FAMILIA, '1409', 'E').put(PUGLIA, '1210', 'E');
  p.capitano('manfredi', '1409', { capacity: 8 }).put(ANJOU, '2509', 'W').capitano('charles', '2509');
  const t = p.play([{ step: 'marchTurn', side: GHIBELLINE, turn: 2 }], [1, 1]).act({ type: 'marchOn' });
  t.act({ type: 'march', battaglia: p.battaglia('manfredi') }).act({ type: 'marchUnit', unit: p.unit(PUGLIA) });
  expect([rolls(t), t.step]).toEqual([[], 'move']);
  stop(march(t, '1310'));
  expect([rolls(t), where(p, PUGLIA)]).toEqual([[], '1310']);
  p.state.events.marching = false;
  p.state.events.activations = 9;
  expect(rolls(ordered(p, 'manfredi', 'move', PUGLIA, [3]))).toEqual(['baron']);
});

// R43, R125
rule(
  ['gg.S.6.2.1a', 'gg.10.4.1', 'gg.10.8'],
  'an archer shot down as it comes up in the opening owes no more; the others still must move',
  () => {
    const p = position('benevento').empty().put(CROSSBOWS, '1909', 'W').capitano('saracens', '1409');
    p.put(BOWS, '1709', 'E', { hits: 3, disrupted: true }).put(BOWS_2, '1712', 'E');
    p.state.events.activations = 1;
    p.state.active = GHIBELLINE;
    const t = p.play(orders(p, 'saracens', 0)).act({ type: 'order', order: 'move', unit: p.unit(BOWS) });
    stop(march(t, '1809')).act({ type: 'noAttack' });
    t.dice(6, 5, 1).act({ type: 'shoot', unit: p.unit(CROSSBOWS) });
    expect([where(p, BOWS), t.step, t.legal('endOrders')]).toEqual(['gone', 'orders', []]);
    expect(t.legal('order').map(({ unit }) => unit)).toEqual([p.unit(BOWS_2)]);
  },
);
