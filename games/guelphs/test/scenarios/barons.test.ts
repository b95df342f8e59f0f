/** Benevento: the Barons of the Kingdom and the Kings (gg.S.6.7, gg.S.6.8, gg.S.6.10.2, gg.S.6.10.3). */
import { at } from '@carroccio/kernel';
import { ruleTests } from '@carroccio/kernel/testing';
import { describe, expect } from 'vitest';
import { ratingInChecks } from '../../src/10-combat/losses.ts';
import { printedRating } from '../../src/battle.ts';
import { guelphs } from '../../src/index.ts';
import { guardedMoves, keepsCompany } from '../../src/scenarios/with-his-men.ts';
import { GHIBELLINE, GUELPH, ORDERED } from '../../src/state.ts';
import { bare, orderable, orders, pointsLeft, rolls } from '../activations.ts';
import { alone, hexes, hitsOf, isDisrupted, march, ordered, stop, where } from '../drill.ts';
import { fight, result } from '../fights.ts';
import { type Position, position, type Table } from '../position.ts';

const rule = ruleTests(guelphs.rulebook);

const CALABRIA = 'bn-manfredi-c-calabria-1';
const PUGLIA = 'bn-manfredi-c-puglia-1';
const SICILIA = 'bn-manfredi-c-sicilia-1';
const FAMILIA = 'bn-manfredi-c-fam-regis-1';
const ANJOU = 'bn-charles-c-anjou-1';
const PROVENCE = 'bn-montfort-c-provence-1';

/** Manfredi with his familia in 1409, Puglia behind; the French far away. */
function manfredi(): Position {
  const p = bare('benevento')
    .put(FAMILIA, '1409', 'E')
    .put(PUGLIA, '1209', 'E')
    .capitano('manfredi', '1409')
    .put(PROVENCE, '2509', 'W');
  p.state.active = GHIBELLINE;
  return p;
}

const whereIs = (p: Position, id: string): string => {
  const { cell } = at(p.state.capitani, p.battaglia(id));
  return cell < 0 ? 'gone' : p.name(cell);
};

/** All of a combat would rout: the attacker keeps this unit. */
function kept(attacker: string, target: string, rating: number): Table {
  const p = bare('benevento').put(FAMILIA, '0909', 'E').put(ANJOU, '2509', 'W');
  p.state.barons[p.unit(PUGLIA)] = rating;
  for (const [id, hex, corner] of [
    [attacker, '1409', 'E'],
    [target, '1509', 'W'],
  ] as const)
    p.put(id, hex, corner, { hits: printedRating(p.battle, p.unit(id)) });
  p.state.combat = {
    target: p.unit(target),
    lead: p.unit(attacker),
    cell: p.hex('1509'),
    attackers: [p.unit(attacker)],
    struck: [],
    hurt: [],
    checked: [],
    points: [3, 3],
    levels: [0, 0],
  };
  const t = p.play([{ step: 'mutualRout' }, { step: 'booking' }, { step: 'continuing' }]);
  return t.act({ type: 'keep', unit: p.unit(attacker) });
}

rule(
  ['gg.10.8.1', 'gg.S.6.10.2'],
  'a unit kept gives back the hit it scored: Cavalry one, Barons and Foot none (R163)',
  () => {
    const points = (t: Table) => t.position.state.points;
    expect(points(kept(FAMILIA, PROVENCE, 3))).toEqual([2, 3]);
    expect(points(kept(PUGLIA, PROVENCE, 3))).toEqual([3, 3]);
    expect(points(kept('bn-mirepoix-i-provence-1', FAMILIA, 3))).toEqual([3, 3]);
    expect(points(kept(PROVENCE, FAMILIA, 3))).toEqual([3, 2]);
  },
);

describe('the Barons of the Kingdom', () => {
  rule('gg.S.6.7', 'the first Order rolls their rating, for good (R127)', () => {
    const p = manfredi();
    const t = ordered(p, 'manfredi', 'move', PUGLIA, [3]);
    expect(rolls(t)).toEqual(['baron']);
    expect(t.told('baron')).toMatchObject([{ unit: p.unit(PUGLIA), rating: 3 }]);
    expect(printedRating(p.battle, p.unit(PUGLIA))).toBe(3);
    p.put(PUGLIA, '1209', 'E');
    expect(rolls(ordered(p, 'manfredi', 'move', PUGLIA))).toEqual([]);
  });

  rule('gg.S.6.7', 'on a 5 or 6 the unit is gone, the point is lost, and nothing is scored (R127, R128)', () => {
    for (const die of [5, 6]) {
      const p = manfredi();
      const t = p.play(orders(p, 'manfredi', 6), [die]).act({ type: 'order', order: 'move', unit: p.unit(PUGLIA) });
      expect(t.told('deserted')).toMatchObject([{ unit: p.unit(PUGLIA) }]);
      expect([t.step, pointsLeft(t), where(p, PUGLIA), p.state.points]).toEqual(['orders', 5, 'gone', [0, 0]]);
    }
  });

  rule('gg.S.6.7', 'an attack rolls it too; if they desert there is no combat and no advance (R127)', () => {
    const attack = (dice: number[]): { p: Position; t: Table } => {
      const p = manfredi().put(PUGLIA, '1509', 'E').put(PROVENCE, '1609', 'W');
      return { p, t: fight(p, [{ unit: PROVENCE, target: PUGLIA }], dice) };
    };
    const stood = attack([4, 1, 1]);
    expect(rolls(stood.t).slice(0, 2)).toEqual(['baron', 'shock']);
    // 6 against the 4 rolled.
    expect(stood.t.told('fought')).toMatchObject([{ modifier: 2 }]);
    const gone = attack([6]);
    expect([rolls(gone.t), where(gone.p, PUGLIA)]).toEqual([['baron'], 'gone']);
    expect([where(gone.p, PROVENCE), gone.t.step, gone.p.state.points]).toEqual(['1609', 'continuing', [0, 0]]);
  });

  rule('gg.S.6.7', 'so does the Echelon that brings them up (R127)', () => {
    const p = manfredi().put(PUGLIA, '1309', 'E');
    const t = ordered(p, 'manfredi', 'echelon', FAMILIA, [5]).act({ type: 'comeUp', unit: p.unit(PUGLIA) });
    expect([t.step, where(p, PUGLIA), where(p, FAMILIA)]).toEqual(['orders', 'gone', '1409']);
  });

  rule('gg.S.6.10.2', 'eliminated they are worth 4, and their hits nothing', () => {
    const p = manfredi().put(PUGLIA, '1509', 'E').put(PROVENCE, '1609', 'W');
    // Rating 4; 6 against 4 makes 10 of 8: -/1.
    const t = fight(p, [{ unit: PROVENCE, target: PUGLIA }], [4, 4, 4]);
    expect(result(t)).toBe('-/1');
    t.act(at(t.legal('face'), 0)).act(at(t.legal('face'), 0));
    expect([hitsOf(p, PUGLIA), p.state.points]).toEqual([1, [0, 0]]);
    p.put(PUGLIA, '1509', 'E', { hits: 3 }).put(PROVENCE, '1609', 'W');
    const rout = fight(p, [{ unit: PROVENCE, target: PUGLIA }], [4, 4]);
    rout.act(at(rout.legal('face'), 0));
    expect([where(p, PUGLIA), p.state.points]).toEqual(['gone', [4, 0]]);
  });
});

describe('the Kings', () => {
  rule('gg.S.6.8.1', 'a King steadies friends with him and beside him, as a Standard does', () => {
    const p = manfredi().put('bn-galvano-c-lombard-1', '1410', 'E').put('bn-galvano-c-lombard-2', '1411', 'E');
    p.put('bn-guerra-c-firenze-1', '1408', 'W');
    const { battle } = p;
    expect(ratingInChecks(battle, p.unit(FAMILIA))).toBe(7);
    expect(ratingInChecks(battle, p.unit('bn-galvano-c-lombard-1'))).toBe(6);
    expect(ratingInChecks(battle, p.unit('bn-galvano-c-lombard-2'))).toBe(4);
    expect(ratingInChecks(battle, p.unit('bn-guerra-c-firenze-1'))).toBe(6);
  });

  rule('gg.S.6.8.1', 'else he is a Capitano: he rides, and lends his value', () => {
    const p = bare('benevento').put(ANJOU, '1609', 'W').capitano('charles', '1609').put(FAMILIA, '1509', 'E');
    expect(p.play(orders(p, 'charles')).legal('moveCapitano').length).toBeGreaterThan(0);
    // 6 against 6, and the King's 1.
    expect(fight(p, [{ unit: ANJOU, target: FAMILIA }], [3, 3]).told('fought')).toMatchObject([{ modifier: 1 }]);
  });
});

describe('Manfredi', () => {
  rule('gg.S.6.8.2a', 'rides only to units of his own', () => {
    const p = manfredi().put(SICILIA, '1509', 'E').put('bn-galvano-c-lombard-1', '1410', 'E');
    expect(hexes(p.play(orders(p, 'manfredi')), 'moveCapitano')).toEqual(['1509']);
  });

  rule('gg.S.6.8.2b', 'never further from the nearest enemy', () => {
    const p = manfredi().put(SICILIA, '1410', 'E').put(CALABRIA, '1309', 'E');
    // 2509 is eleven hexes away from 1409 and from 1410, twelve from 1309.
    expect(hexes(p.play(orders(p, 'manfredi')), 'moveCapitano')).toEqual(['1410']);
  });

  rule('gg.S.6.8.2a', 'his unit leaves him only if he can follow, and then he must (R129)', () => {
    const p = manfredi();
    const t = stop(march(ordered(p, 'manfredi', 'move', FAMILIA), '1508'));
    expect([t.step, t.legal('order'), t.legal('endOrders')]).toEqual(['orders', [], []]);
    expect(t.refusal({ type: 'endOrders' })).toMatchObject({ rule: 'gg.S.6.8.2a' });
    expect(hexes(t, 'moveCapitano')).toEqual(['1508']);
    t.act({ type: 'moveCapitano', to: p.hex('1508') });
    expect([whereIs(p, 'manfredi'), t.legal('endOrders').length]).toEqual(['1508', 1]);
    // He has made his one move: now the unit stays with him.
    const again = manfredi();
    const still = again.play(orders(again, 'manfredi'));
    at(again.state.capitani, again.battaglia('manfredi')).moved = true;
    still.act({ type: 'order', order: 'move', unit: again.unit(FAMILIA) });
    expect(still.legal('stop')).toHaveLength(1);
    march(still, '1508');
    expect(still.refusal({ type: 'stop' })).toMatchObject({ rule: 'gg.S.6.8.2a', reason: 'outOfBounds' });
  });

  rule(
    ['gg.S.6.8.2a', 'gg.13.1.2'],
    'once he has ridden no other of his men counts as company he could join (R129)',
    () => {
      const p = manfredi().put(SICILIA, '1509', 'E');
      const manfrediState = at(p.state.capitani, p.battaglia('manfredi'));
      const able = (): [boolean, number] => [
        keepsCompany(p.battle, p.battaglia('manfredi')),
        guardedMoves(p.battle, p.battaglia('manfredi')).length,
      ];
      expect(able()).toEqual([true, 1]);
      manfrediState.moved = true;
      expect(able()).toEqual([true, 0]);
      p.put(FAMILIA, '1408', 'E');
      expect(able()).toEqual([false, 0]);
      manfrediState.moved = false;
      expect(able()[0]).toBe(true);
      manfrediState.cell = -1;
      expect(able()).toEqual([false, 0]);
    },
  );

  rule('gg.S.6.8.2b', 'so his unit does not withdraw', () => {
    const p = manfredi();
    const t = p.play(orders(p, 'manfredi'));
    expect(orderable(t, 'withdraw')).toEqual([p.unit(PUGLIA)]);
  });

  rule('gg.S.6.8.2a', 'in a retreat he goes with his unit, which is no move of his (R129)', () => {
    const p = manfredi().put(PROVENCE, '1509', 'W');
    // Manfredi's 1 against 6 to 6: 11 counts 10, -/1; then his check, 1.
    const t = fight(p, [{ unit: PROVENCE, target: FAMILIA }], [5, 6, 1]);
    expect(result(t)).toBe('-/1');
    expect([where(p, FAMILIA), whereIs(p, 'manfredi')]).toEqual(['1308', '1308']);
  });

  rule('gg.S.6.8.2a', 'if his unit deserts the nearest of his takes him in (R129)', () => {
    const p = manfredi().put(SICILIA, '1412', 'E').capitano('manfredi', '1209');
    ordered(p, 'manfredi', 'move', PUGLIA, [6]);
    expect([where(p, PUGLIA), whereIs(p, 'manfredi')]).toEqual(['gone', '1409']);
  });

  rule(['gg.S.6.8.2a', 'gg.S.6.10.3'], 'if none is left he goes, and that is no victory (R129, R130)', () => {
    const p = manfredi().put(FAMILIA, '0509', 'E').capitano('manfredi', '1209');
    p.state.cell = p.state.cell.with(p.unit(FAMILIA), -2);
    p.put('bn-galvano-c-lombard-1', '0909', 'E');
    const t = ordered(p, 'manfredi', 'move', PUGLIA, [6]);
    expect(t.told('withdrawn')).toMatchObject([{ battaglia: p.battaglia('manfredi') }]);
    expect([whereIs(p, 'manfredi'), t.play.result, p.state.points]).toEqual(['gone', null, [0, 0]]);
  });

  rule('gg.S.6.10.3', 'routed from under him he must reach a unit of his own, or is taken (R129, R130)', () => {
    const routedUnder = (p: Position): Table => {
      p.put(FAMILIA, '1409', 'E', { hits: 5, disrupted: true });
      return alone(p, { step: 'panic', side: GHIBELLINE, units: [p.unit(FAMILIA)] }, [6, 1, 1]).act({
        type: 'shake',
        unit: p.unit(FAMILIA),
      });
    };
    const p = manfredi();
    const t = routedUnder(p);
    expect([t.step, hexes(t, 'escape')]).toEqual(['escape', ['1209']]);
    const alonehere = manfredi().put(PUGLIA, '0509', 'E');
    expect(routedUnder(alonehere).play.result).toMatchObject({ why: 'king', winners: [GUELPH] });
  });
});

rule(
  ['gg.S.6.8.2a', 'gg.S.2.2.4c'],
  'Manfredi, left by his unit in the opening of a free set-up, joins any of his, whoever is to engage (R129)',
  () => {
    const saracens = 'bn-manfredi-c-saracens-1';
    const p = position('benevento-free').empty().put(FAMILIA, '1609', 'E').put(saracens, '1009', 'W');
    p.put('bn-mirepoix-i-provence-1', '0809', 'W').put(ANJOU, '1909', 'E').capitano('manfredi', '1409');
    p.state.events.marching = false;
    p.state.events.activations = 1;
    p.state.row = { battaglia: p.battaglia('manfredi'), times: 1 };
    p.state.marks[p.unit(FAMILIA)] = ORDERED;
    // The Saracens alone can still attack, and from 1609 he would not command them.
    expect(hexes(p.play(orders(p, 'manfredi')), 'moveCapitano')).toEqual(['1009', '1609']);
    p.put('bn-manfredi-c-campania-1', '1409', 'E').state.marks[p.unit('bn-manfredi-c-campania-1')] = ORDERED;
    expect(hexes(p.play(orders(p, 'manfredi')), 'moveCapitano')).toEqual(['1009']);
  },
);

describe('the death of a King', () => {
  rule('gg.S.6.10.3', 'ends the battle: Charles for the Ghibellines, Manfredi for the Guelphs', () => {
    for (const [id, winner] of [
      ['charles', GHIBELLINE],
      ['manfredi', GUELPH],
    ] as const) {
      const p = manfredi().put(ANJOU, '2409', 'W').capitano('charles', '2409');
      const t = alone(p, { step: 'fallen', battaglia: p.battaglia(id) });
      expect(t.play.result).toMatchObject({ rule: 'gg.S.6.10.3', why: 'king', winners: [winner] });
    }
  });

  rule('gg.S.6.10.3', 'of both in one combat: a draw (R149)', () => {
    const p = manfredi().put(FAMILIA, '1409', 'E', { hits: 4 }).put(ANJOU, '1509', 'W', { hits: 4 });
    p.capitano('charles', '1509');
    // 2 against 2, King against King: 1/1 makes five hits each; each check 3, each wound 6.
    const t = fight(p, [{ unit: ANJOU, target: FAMILIA }], [3, 4, 3, 6, 3, 6]);
    expect(result(t)).toBe('1/1');
    expect(t.play.result).toMatchObject({ why: 'king', winners: [] });
    expect(isDisrupted(p, FAMILIA)).toBe(true);
  });
});
