/** Rally (gg.S.3.8, gg.S.6.9, gg.S.8.11.1). */
import { at } from '@carroccio/kernel';
import { ruleTests } from '@carroccio/kernel/testing';
import { describe, expect } from 'vitest';
import { guelphs } from '../../src/index.ts';
import { GHIBELLINE, GUELPH, ROUTED, type Side } from '../../src/state.ts';
import { bare, orders, pointsLeft, rolls } from '../activations.ts';
import { hexes, hitsOf, isDisrupted, units, where } from '../drill.ts';
import type { Position, Table } from '../position.ts';

const rule = ruleTests(guelphs.rulebook);

function routed(p: Position, ...ids: string[]): Position {
  for (const id of ids) {
    p.state.cell = p.state.cell.with(p.unit(id), ROUTED);
    p.state.hits[p.unit(id)] = 6;
  }
  return p;
}

const SIENA = 'mp-salvani-c-siena-1';
const PISA = 'mp-salvani-c-pisa-1';
const ALDOBRAN = 'mp-salvani-c-aldobran-1';

/** Salvani far from the Carroccio of Siena in 2219; three of his units have routed. */
function salvani(): Position {
  const p = bare('montaperti')
    .put('mp-bigozzi-carroccio', '2219', 'W')
    .put('mp-salvani-c-siena-2', '3419', 'W')
    .capitano('salvani', '3419')
    .put('mp-pitigliano-c-firenze-1', '0419', 'E');
  p.state.active = GHIBELLINE;
  return routed(p, SIENA, PISA, ALDOBRAN, 'mp-anglano-c-germans-1');
}

const rally = (p: Position, id: string, dice: number[], points = 6): Table =>
  p.play(orders(p, id, points), dice).act({ type: 'rally' });

const back = (t: Table, unit: string, hex: string, corner = 'W'): Table =>
  t.act({ type: 'comeBack', unit: t.position.unit(unit), to: t.position.hex(hex), facing: t.position.facing(corner) });

describe('Rally', () => {
  rule('gg.S.3.8', 'is a Special Order of a Basic Activation, however far the Carroccio', () => {
    const p = salvani();
    expect(p.play(orders(p, 'salvani')).legal('rally')).toHaveLength(1);
    expect(p.play(orders(p, 'salvani', 6, 'continuum')).legal('rally')).toEqual([]);
    const t = p.play(orders(p, 'salvani'));
    t.act({ type: 'order', order: 'move', unit: p.unit('mp-salvani-c-siena-2') }).act({ type: 'stop' });
    expect(t.legal('rally')).toEqual([]);
    const without = routed(salvani(), 'mp-bigozzi-carroccio');
    expect(without.play(orders(without, 'salvani')).legal('rally')).toEqual([]);
  });

  rule('gg.S.3.8.1', 'half the die, rounded down, of routed units of the Battaglia', () => {
    const returning = [1, 2, 3, 4, 5, 6].map(die => {
      const frame = rally(salvani(), 'salvani', [die]).play.decision()?.frame;
      return frame?.step === 'comingBack' ? frame.left : 0;
    });
    expect(returning).toEqual([0, 1, 1, 2, 2, 3]);
    const t = rally(salvani(), 'salvani', [6]);
    expect([...new Set(units(t, 'comeBack'))].sort()).toEqual([ALDOBRAN, PISA, SIENA].sort());
  });

  rule('gg.S.3.8.1', 'Palvesari never return', () => {
    const p = bare('montaperti').put('mp-bigozzi-carroccio', '2219', 'W').put('mp-aldobrandino-i-siena-1', '3419', 'W');
    p.capitano('aldobrandino', '3419').state.active = GHIBELLINE;
    routed(p, 'mp-aldobrandino-palvesari-siena-1');
    expect(p.play(orders(p, 'aldobrandino')).legal('rally')).toEqual([]);
    routed(p, 'mp-aldobrandino-x-siena-1');
    const t = rally(p, 'aldobrandino', [6]);
    expect([...new Set(units(t, 'comeBack'))]).toEqual(['mp-aldobrandino-x-siena-1']);
  });

  rule('gg.S.3.8.2', 'now or never', () => {
    const p = salvani();
    const t = back(rally(p, 'salvani', [6, 1]), SIENA, '2220').act({ type: 'endRally' });
    expect([where(p, SIENA), where(p, PISA)]).toEqual(['2220', 'gone']);
    expect([t.step, t.legal('comeBack')]).toEqual(['orders', []]);
  });

  rule('gg.S.3.8.3', 'each returns with a die of hits, undisrupted; no points are given back (R119)', () => {
    const p = salvani();
    p.state.points = [3, 0];
    const t = back(rally(p, 'salvani', [2, 4]), SIENA, '2220', 'NE');
    expect(t.told('cameBack')).toMatchObject([{ unit: p.unit(SIENA), hits: 4 }]);
    expect([hitsOf(p, SIENA), isDisrupted(p, SIENA), p.state.points]).toEqual([4, false, [3, 0]]);
    expect(p.state.facing[p.unit(SIENA)]).toBe(p.facing('NE'));
  });

  rule('gg.S.3.8.3', 'as many hits as its rating rout it again, unscored; a later Rally may call it again', () => {
    const p = salvani();
    // Aldobrandeschi has 5.
    const t = back(rally(p, 'salvani', [4, 5]), ALDOBRAN, '2220');
    expect([where(p, ALDOBRAN), p.state.points]).toEqual(['gone', [0, 0]]);
    expect(units(t, 'comeBack')).not.toContain(ALDOBRAN);
    t.act({ type: 'endRally' }).act({ type: 'endOrders' });
    const again = p.play([{ step: 'activation', battaglia: p.battaglia('salvani'), kind: 'basic', capacity: 6 }], [2]);
    expect(units(again.act({ type: 'rally' }), 'comeBack')).toContain(ALDOBRAN);
  });

  rule('gg.S.3.8.4', 'on the Carroccio or beside it, within stacking, even in an enemy zone', () => {
    const p = salvani().put('mp-pitigliano-c-firenze-1', '2018', 'E').put('mp-bigozzi-c-siena-1', '2220', 'W');
    p.put('mp-pitigliano-c-firenze-2', '2318', 'SW');
    const t = rally(p, 'salvani', [6, 1, 1]);
    // 2119 lies in front of the Florentines in 2018; friends fill 2220, enemies 2318.
    expect([...new Set(hexes(t, 'comeBack'))]).toEqual(['2118', '2119', '2218', '2219', '2319']);
    back(t, SIENA, '2219');
    expect(where(p, SIENA)).toBe('2219');
    expect([...new Set(hexes(t, 'comeBack'))]).toEqual(['2118', '2119', '2218', '2319']);
  });

  rule(['gg.S.3.8.4', 'gg.6.0'], 'and facing any of the six ways, each of them once (R119)', () => {
    const t = rally(salvani(), 'salvani', [2]);
    const p = t.position;
    const facings = t
      .legal('comeBack')
      .filter(({ unit, to }) => unit === p.unit(SIENA) && to === p.hex('2118'))
      .map(({ facing }) => facing);
    expect(facings).toEqual([0, 1, 2, 3, 4, 5]);
  });

  rule('gg.S.3.8.5', 'takes all the points, and may be ordered again and again', () => {
    const p = salvani();
    const t = rally(p, 'salvani', [1], 6);
    expect([t.step, pointsLeft(t), t.legal('order')]).toEqual(['orders', 0, []]);
    expect(t.told('rallied')).toMatchObject([{ units: 0 }]);
    expect(p.play(orders(p, 'salvani', 1)).legal('rally')).toHaveLength(1);
  });
});

rule('gg.S.6.9', 'no Rally at Benevento', () => {
  const p = bare('benevento').put('bn-mirepoix-i-provence-1', '2009', 'W').capitano('mirepoix', '2009');
  routed(p, 'bn-mirepoix-i-flandres-1');
  expect(p.play(orders(p, 'mirepoix')).legal('rally')).toEqual([]);
});

describe('Rally at Campaldino', () => {
  function army(side: Side): Position {
    const p = bare('campaldino')
      .put('cp-vieri-c-feditori-1', '1509', 'W')
      .capitano('vieri', '1509')
      .put('cp-pazzo-c-orvieto-1', '0809', 'E')
      .capitano('pazzo', '0809');
    p.state.active = side;
    return routed(p, 'cp-vieri-c-feditori-2', 'cp-vieri-c-feditori-3', 'cp-pazzo-c-fieschi-1', 'cp-pazzo-c-arezzo-1');
  }

  rule('gg.S.8.11.1', 'Guelphs return in the Camp, one in a hex, but where the enemy is (R139)', () => {
    const p = army(GUELPH).put('cp-pazzo-c-arezzo-2', '2106', 'E');
    const t = rally(p, 'vieri', [4, 1]);
    expect([...new Set(hexes(t, 'comeBack'))]).toEqual(['1903', '2004', '2104', '2105', '2107']);
    back(t, 'cp-vieri-c-feditori-2', '2105');
    expect(where(p, 'cp-vieri-c-feditori-2')).toBe('2105');
    expect([...new Set(hexes(t, 'comeBack'))]).toEqual(['1903', '2004', '2104', '2107']);
  });

  rule('gg.S.8.11.1', 'Ghibellines at the Abbey, 0210, or beside it (R139)', () => {
    const p = army(GHIBELLINE);
    const t = rally(p, 'pazzo', [2]);
    expect([...new Set(hexes(t, 'comeBack'))]).toEqual(['0109', '0110', '0209', '0210', '0211', '0309', '0310']);
    expect(rolls(t)).toEqual(['rally']);
    expect(at(t.legal('comeBack'), 0)).toMatchObject({ unit: p.unit('cp-pazzo-c-fieschi-1') });
  });
});
