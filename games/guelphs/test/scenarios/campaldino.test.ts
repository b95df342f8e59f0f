/** Campaldino: the opening, the Compagnie, the Paladini, the Camp, victory (gg.S.8.2, gg.S.8.5, gg.S.8.6, gg.S.8.9). */
import { at } from '@carroccio/kernel';
import { ruleTests } from '@carroccio/kernel/testing';
import { describe, expect } from 'vitest';
import { heroValue } from '../../src/13-personalities/personalities.ts';
import { guelphs } from '../../src/index.ts';
import type { ScenarioId } from '../../src/shape.ts';
import { GHIBELLINE, GUELPH } from '../../src/state.ts';
import { activation, bare, capacityOf, named, orderable, orders, pointsLeft, rolls, underway } from '../activations.ts';
import { alone, hasFired, hitsOf, isDisrupted, march, ordered, stop, where } from '../drill.ts';
import { DUEL, duel, fight, result } from '../fights.ts';
import { type Position, position, type Table } from '../position.ts';

const rule = ruleTests(guelphs.rulebook);

const MONTEFEL = 'cp-montefeltro-c-montefel-1';
const FUORIUSC = 'cp-montefeltro-c-fuoriusc-1';
const FEDITORI = 'cp-vieri-c-feditori-1';

/** Montefeltro's opening: his horse in 1009, the feditori facing it from 1309. */
function opening(): Position {
  const p = position('campaldino').empty().put(MONTEFEL, '1009', 'E').capitano('montefeltro', '1009');
  p.put(FEDITORI, '1309', 'W').capitano('vieri', '1309');
  p.state.events.activations = 1;
  p.state.active = GHIBELLINE;
  return p;
}

describe('the opening', () => {
  rule(['gg.S.1.2', 'gg.S.8.2a'], 'the Ghibelline begins with Montefeltro', () => {
    const p = position('campaldino');
    const t = p.play([{ step: 'opening' }]);
    expect(t.told('activated')).toMatchObject([{ battaglia: p.battaglia('montefeltro'), kind: 'basic', points: 12 }]);
    expect([t.step, t.seats]).toEqual(['orders', [GHIBELLINE]]);
  });

  rule('gg.S.8.2b', 'all his units must be ordered to charge, and charge home', () => {
    const p = opening().put(FUORIUSC, '1010', 'E');
    const t = p.play(orders(p, 'montefeltro', 12));
    expect(t.legal('order').map(({ order }) => order)).toEqual(['charge', 'charge']);
    const order = { type: 'order', order: 'move', unit: p.unit(MONTEFEL) };
    expect(t.refusal(order)).toMatchObject({ rule: 'gg.S.8.2b', reason: 'openingFirst' });
    expect(t.refusal({ type: 'endOrders' })).toMatchObject({ rule: 'gg.S.8.2b', reason: 'openingFirst' });
    t.act({ type: 'order', order: 'charge', unit: p.unit(MONTEFEL) });
    expect(t.legal('stop')).toEqual([]);
    stop(march(t, '1109', '1210'))
      .act({ type: 'attack', target: p.unit(FEDITORI) })
      .act({ type: 'hold' });
    expect([t.step, t.legal('endOrders')]).toEqual(['orders', []]);
  });

  rule(['gg.S.8.2b', 'gg.5.5'], 'as long as a point is left for one in command, two for one who is not', () => {
    const bound = (points: number, hex: string) => {
      const p = opening().put(MONTEFEL, hex, 'E').capitano('montefeltro', '1009');
      return p.play(orders(p, 'montefeltro', points)).refusal({ type: 'endOrders' }) !== null;
    };
    expect([bound(0, '1009'), bound(1, '1009'), bound(2, '1009')]).toEqual([false, true, true]);
    expect([bound(1, '0203'), bound(2, '0203')]).toEqual([false, true]);
  });

  rule('gg.S.8.2b', 'who cannot charge moves into contact (R133)', () => {
    const p = opening().put(MONTEFEL, '1009', 'E', { disrupted: true });
    const t = p.play(orders(p, 'montefeltro', 12));
    expect(t.legal('order')).toEqual([{ type: 'order', order: 'move', unit: p.unit(MONTEFEL) }]);
    expect(t.legal('endOrders')).toEqual([]);
    march(t.act({ type: 'order', order: 'move', unit: p.unit(MONTEFEL) }), '1109');
    expect(t.refusal({ type: 'stop' })).toMatchObject({ rule: 'gg.S.8.2b', reason: 'openingFirst' });
    stop(march(t, '1210'));
    expect(t.legal('noAttack')).toHaveLength(1);
  });

  rule('gg.S.8.2b', 'so does who loses his Carica! on the way', () => {
    const p = opening().put(FEDITORI, '1509', 'W').put('cp-compagnia-rossa-x-firenze-1', '1110', 'NE');
    const t = p.play(orders(p, 'montefeltro', 12), [6, 6, 1]);
    t.act({ type: 'order', order: 'charge', unit: p.unit(MONTEFEL) });
    march(t, '1109', '1209').act({ type: 'shoot', unit: p.unit('cp-compagnia-rossa-x-firenze-1') });
    expect([isDisrupted(p, MONTEFEL), where(p, MONTEFEL)]).toEqual([true, '1209']);
    expect(t.refusal({ type: 'stop' })).toMatchObject({ rule: 'gg.S.8.2b', reason: 'openingFirst' });
  });

  rule('gg.S.8.2b', 'and who cannot come so far moves as near as he can (R133)', () => {
    const p = opening().put(FEDITORI, '2009', 'W');
    const t = p.play(orders(p, 'montefeltro', 12)).act({ type: 'order', order: 'move', unit: p.unit(MONTEFEL) });
    for (const _ of [1, 2, 3, 4, 5]) {
      expect(t.legal('stop')).toEqual([]);
      t.act(at(t.legal('step'), 0));
    }
    stop(t);
    expect(where(p, MONTEFEL).slice(0, 2)).toBe('15');
    expect(t.legal('endOrders')).toHaveLength(1);
  });

  rule('gg.S.8.2.1', 'attacks of this first activation gain 1, those of Pazzo nothing', () => {
    const modifiers = [1, 2].map(activations => {
      const p = duel();
      p.state.events.activations = activations;
      const [fought] = fight(p, [DUEL], [3, 4]).told('fought');
      return fought && 'modifier' in fought ? fought.modifier : null;
    });
    expect(modifiers).toEqual([1, 0]);
  });

  rule('gg.S.8.2.2', 'then Pazzo, without a roll; a First marker on him, and play is normal', () => {
    const p = position('campaldino').empty().capitano('montefeltro', '0809').capitano('pazzo', '0809');
    p.put('cp-pazzo-c-orvieto-1', '0809', 'E').put(FEDITORI, '2309', 'W');
    const t = p.play([{ step: 'opening' }]).act({ type: 'endOrders' });
    expect([t.told('activated')]).toMatchObject([[{ battaglia: p.battaglia('pazzo'), kind: 'basic', points: 8 }]]);
    expect(rolls(t)).toEqual([]);
    t.act({ type: 'endOrders' });
    expect([t.step, t.seats]).toEqual(['continuing', [GHIBELLINE]]);
    expect(p.state.row).toEqual({ battaglia: p.battaglia('pazzo'), times: 1 });
    expect(named(t, 'continuum')).toEqual(['montefeltro', 'pazzo', 'guglielmino'].map(id => p.battaglia(id)));
  });
});

rule('gg.S.8.3b', 'Maghinardo is free to be released in any Guelph Basic Activation', () => {
  const p = underway('campaldino');
  p.state.active = GUELPH;
  const t = p.play([{ step: 'basic', optional: false }]);
  expect(named(t, 'activate')).toEqual(['vieri', 'durfort', 'mangiatori', 'maghinardo'].map(id => p.battaglia(id)));
  t.act({ type: 'activate', battaglia: p.battaglia('maghinardo') });
  expect([pointsLeft(t), capacityOf(p, 'maghinardo')]).toEqual([8, 7]);
});

const ROSSA = 'cp-compagnia-rossa-x-firenze-1';
const BIANCA = 'cp-compagnia-bianca-x-firenze-1';
const BIANCA_ARCHERS = 'cp-compagnia-bianca-a-firenze-1';

/** Vieri, range 4, in 1509; crossbows of the two Compagnie beside him. */
function compagnie(fired = false): Position {
  return bare('campaldino')
    .put(FEDITORI, '1509', 'W')
    .capitano('vieri', '1509')
    .put(ROSSA, '1409', 'W', { fired })
    .put(BIANCA, '1410', 'W', { fired })
    .put('cp-pazzo-c-orvieto-1', '0209', 'E');
}

describe('the Compagnie', () => {
  rule(['gg.S.8.5', 'gg.S.8.5.1a'], 'have no Capitano; any Guelph Capitano in range orders them', () => {
    const p = compagnie().put('cp-durfort-c-anjou-1', '1609', 'W').capitano('durfort', '1609');
    for (const id of ['vieri', 'durfort'])
      expect(orderable(p.play(orders(p, id)), 'move')).toEqual(expect.arrayContaining([p.unit(ROSSA), p.unit(BIANCA)]));
    expect(p.battle.roster.battaglie.filter(({ capitano }) => capitano === null)).toHaveLength(2);
    p.state.active = GHIBELLINE;
    p.capitano('pazzo', '1309');
    expect(orderable(p.play(orders(p, 'pazzo')), 'move')).toEqual([p.unit('cp-pazzo-c-orvieto-1')]);
  });

  rule('gg.S.8.5.1a', 'out of his command they take no Order; chains of his and theirs count (R58)', () => {
    const far = compagnie().put(BIANCA, '1009', 'W');
    const t = far.play(orders(far, 'vieri'));
    const order = { type: 'order', order: 'move', unit: far.unit(BIANCA) };
    expect(t.refusal(order)).toMatchObject({ rule: 'gg.S.8.5.1a', reason: 'outOfCommand' });
    far.put(BIANCA_ARCHERS, '1109', 'W');
    expect(orderable(far.play(orders(far, 'vieri')), 'move')).toContain(far.unit(BIANCA));
    // A chain of the other Compagnia does not reach.
    far.put(BIANCA_ARCHERS, '2309', 'W').put('cp-compagnia-rossa-a-firenze-1', '1109', 'W');
    expect(orderable(far.play(orders(far, 'vieri')), 'move')).not.toContain(far.unit(BIANCA));
  });

  rule('gg.S.8.5.1b', 'one Compagnia in an activation', () => {
    const p = compagnie().put(BIANCA_ARCHERS, '1411', 'W');
    const t = p.play(orders(p, 'vieri')).act({ type: 'order', order: 'move', unit: p.unit(BIANCA) });
    stop(t);
    expect(orderable(t, 'move')).toEqual(expect.arrayContaining([p.unit(BIANCA_ARCHERS), p.unit(FEDITORI)]));
    expect(orderable(t, 'move')).not.toContain(p.unit(ROSSA));
  });

  rule('gg.S.8.5.2', 'Reload: a point each, for their crossbows that have fired, and no other Order', () => {
    const p = compagnie(true);
    const t = p.play(orders(p, 'vieri', 3));
    expect(orderable(t, 'reload')).toEqual([p.unit(ROSSA), p.unit(BIANCA)]);
    expect(orderable(t, 'fire')).toEqual([]);
    t.act({ type: 'order', order: 'reload', unit: p.unit(BIANCA) });
    expect([hasFired(p, BIANCA), hasFired(p, ROSSA), pointsLeft(t)]).toEqual([false, true, 2]);
    expect(t.legal('order').filter(({ unit }) => unit === p.unit(BIANCA))).toEqual([]);
    expect(orderable(compagnieReady(), 'reload')).toEqual([]);
    const others = bare('campaldino').put('cp-guglielmino-x-arezzo-1', '0809', 'E', { fired: true });
    others.capitano('guglielmino', '0809').state.active = GHIBELLINE;
    expect(orderable(others.play(orders(others, 'guglielmino')), 'reload')).toEqual([]);
  });

  rule('gg.S.8.5.2', 'nothing else clears them, not even the activation of who orders them (R57)', () => {
    const p = compagnie(true);
    const t = p.play(activation(p, 'vieri'));
    stop(t.act({ type: 'order', order: 'move', unit: p.unit(BIANCA) })).act({ type: 'endOrders' });
    expect([t.step, hasFired(p, BIANCA), hasFired(p, ROSSA)]).toEqual(['continuing', true, true]);
  });

  rule('gg.S.8.5.1a', 'they are not of his Battaglia: an enemy beside them leaves him his Recovery (R59)', () => {
    const p = compagnie().capitano('vieri', '1509', { capacity: 3 }).put(ROSSA, '1109', 'W');
    p.put('cp-pazzo-c-orvieto-1', '1009', 'E');
    expect(p.play(orders(p, 'vieri')).legal('recovery')).toHaveLength(1);
  });
});

const compagnieReady = (): Table => {
  const p = compagnie();
  return p.play(orders(p, 'vieri'));
};

describe('the Paladini', () => {
  /** They ride with Montefeltro's horse, which has four hits, against the feditori. */
  function paladini(hits = 4): Position {
    const p = bare('campaldino').put(MONTEFEL, '1009', 'E', { hits }).put(FEDITORI, '1108', 'W');
    p.put(FUORIUSC, '0209', 'E').put('cp-mangiatori-i-firenze-1', '2309', 'W');
    p.state.heroes = [p.unit(MONTEFEL)];
    return p;
  }
  const struck = (p: Position, dice: number[]): Table => fight(p, [{ unit: FEDITORI, target: MONTEFEL }], dice);

  rule(
    ['gg.S.8.6', 'gg.S.8.6.1'],
    'first killed they turn to their +1 side, then they go; each time a die (R99)',
    () => {
      const p = paladini();
      expect(heroValue(p.battle, 0)).toBe(2);
      // 6 - 2 - 2 is 2: 5 counts 7, in the column of heavy armour 1/1. Check 3 + 5 hits, fate 5, worth 2.
      const t = struck(p, [3, 3, 3, 5, 2]);
      expect(result(t)).toBe('1/1');
      expect(t.told('heroKilled')).toMatchObject([{ rule: 'gg.S.8.6.1' }]);
      expect([heroValue(p.battle, 0), at(p.state.heroes, 0)]).toEqual([1, p.unit(MONTEFEL)]);
      expect(rolls(t).slice(-3)).toEqual(['heroCheck', 'heroFate', 'heroPoints']);
      // One hit and two for the Paladini.
      expect(p.state.points).toEqual([3, 1]);
      p.put(MONTEFEL, '1009', 'E', { hits: 4 }).put(FEDITORI, '1108', 'W');
      struck(p, [3, 2, 3, 6, 1]);
      expect(at(p.state.heroes, 0)).toBe(-1);
    },
  );

  rule('gg.S.8.6.1', 'if their unit routs they go at once, whatever side is up (R99)', () => {
    const p = paladini(5);
    const t = struck(p, [3, 3, 4]);
    expect([where(p, MONTEFEL), at(p.state.heroes, 0)]).toEqual(['gone', -1]);
    expect(rolls(t)).toEqual(['shock', 'heroPoints']);
  });
});

describe('the Guelph Camp', () => {
  const ORVIETO = 'cp-pazzo-c-orvieto-1';

  rule('gg.S.8.9.1', 'Guelphs with the Camp behind them do not retreat, and suffer no more for it (R137)', () => {
    // Facing west 2104 and 2105 are behind; facing north-west 2105 alone.
    for (const facing of ['W', 'NW']) {
      const p = bare('campaldino').put(FEDITORI, '2005', facing).put(ORVIETO, '1904', 'E');
      expect(result(fight(p, [{ unit: ORVIETO, target: FEDITORI }], [5, 5]))).toBe('-/1');
      expect([where(p, FEDITORI), hitsOf(p, FEDITORI), where(p, ORVIETO)]).toEqual(['2005', 1, '1904']);
    }
  });

  rule('gg.S.8.9.1', 'facing so that it is not behind they retreat, into the Camp if need be', () => {
    const p = bare('campaldino').put(FEDITORI, '2005', 'NE').put(ORVIETO, '1904', 'E');
    // Through the flank, column 2.
    expect(result(fight(p, [{ unit: ORVIETO, target: FEDITORI }], [4, 4]))).toBe('-/1');
    expect([where(p, FEDITORI), isDisrupted(p, FEDITORI)]).toEqual(['2105', false]);
  });

  rule('gg.S.8.9.1', 'Ghibellines with the Camp behind them retreat into it', () => {
    const p = bare('campaldino').put(ORVIETO, '2005', 'W').put(FEDITORI, '1904', 'E');
    expect(result(fight(p, [{ unit: FEDITORI, target: ORVIETO }], [5, 5]))).toBe('-/1');
    expect([where(p, ORVIETO), isDisrupted(p, ORVIETO)]).toEqual(['2105', true]);
  });

  rule('gg.S.8.9.1', 'without it they retreat as all do', () => {
    const p = bare('campaldino').put(FEDITORI, '1509', 'W').put(ORVIETO, '1409', 'E');
    fight(p, [{ unit: ORVIETO, target: FEDITORI }], [5, 5]);
    expect(where(p, FEDITORI)).toBe('1610');
  });

  rule(['gg.S.8.9.2', 'gg.S.8.9.3'], 'Ghibellines who enter are Disrupted, stop, and gain a Level once a hex', () => {
    const p = bare('campaldino').put(ORVIETO, '1905', 'E').capitano('pazzo', '1905').put(FEDITORI, '2309', 'W');
    const t = march(ordered(p, 'pazzo', 'move', ORVIETO), '2005', '2104');
    expect([isDisrupted(p, ORVIETO), t.legal('step'), t.legal('turn')]).toEqual([true, [], []]);
    expect(p.state.levels).toEqual([0, 1]);
    stop(t);
    p.put(ORVIETO, '2005', 'E');
    march(ordered(p, 'pazzo', 'move', ORVIETO), '2104');
    expect(p.state.levels).toEqual([0, 1]);
    p.put(ORVIETO, '2005', 'E');
    march(ordered(p, 'pazzo', 'move', ORVIETO), '2105');
    expect(p.state.levels).toEqual([0, 2]);
  });

  rule('gg.S.8.9.3', 'by advance too, booked at once (R138, R165)', () => {
    const p = bare('campaldino').put(FEDITORI, '2105', 'W', { hits: 5 }).put(ORVIETO, '2005', 'E');
    p.put('cp-mangiatori-i-firenze-1', '0209', 'W').state.levels = [0, 11];
    const t = fight(p, [{ unit: ORVIETO, target: FEDITORI }], [4, 4]);
    expect(t.play.result).toMatchObject({ why: 'levels', winners: [GHIBELLINE] });
  });

  rule(['gg.S.8.9.2', 'gg.S.8.9.3'], 'Guelphs come and go unhindered', () => {
    const p = bare('campaldino').put(FEDITORI, '1905', 'E').capitano('vieri', '1905').put(ORVIETO, '0209', 'E');
    const t = march(ordered(p, 'vieri', 'move', FEDITORI), '2005', '2104');
    expect([isDisrupted(p, FEDITORI), t.legal('step').length, p.state.levels]).toEqual([false, 2, [0, 0]]);
  });
});

rule('gg.S.8.10', 'when Durfort falls Narbonne takes his place, with his own ratings', () => {
  const p = bare('campaldino')
    .put('cp-durfort-c-anjou-1', '1509', 'W')
    .capitano('durfort', '1509')
    .put(MONTEFEL, '0209');
  const t = alone(p, { step: 'fallen', battaglia: p.battaglia('durfort') }, [2]);
  t.act({ type: 'adjutant', unit: p.unit('cp-durfort-c-anjou-1') });
  const { adjutant } = at(p.battle.roster.battaglie, p.battaglia('durfort')).capitano ?? {};
  expect(adjutant?.name).toBe('Narbonne');
  expect(at(p.state.capitani, p.battaglia('durfort'))).toMatchObject({
    adjutant: true,
    capacity: 4,
    cell: p.hex('1509'),
  });
});

describe('victory', () => {
  /** 1/1 between equal horse gives each side a point. */
  function exchange(scenario: ScenarioId, points: number[]): Position {
    const p = bare(scenario).put(FEDITORI, '1108', 'W').put('cp-pazzo-c-orvieto-1', '1009', 'E');
    p.state.points = points;
    expect(result(fight(p, [DUEL], [3, 4]))).toBe('1/1');
    return p;
  }

  rule(['gg.S.1.4', 'gg.S.8.12', 'gg.S.8.12.1'], 'points count normally: 4 a Guelph Level, 8 a Ghibelline one', () => {
    expect(exchange('campaldino', [2, 6]).state).toMatchObject({ points: [3, 7], levels: [0, 0] });
    expect(exchange('campaldino', [3, 7]).state).toMatchObject({ points: [0, 0], levels: [1, 1] });
  });

  rule('gg.S.10.2', 'Fast & Furious: 3 and 5', () => {
    expect(exchange('campaldino-fast', [1, 3]).state).toMatchObject({ points: [2, 4], levels: [0, 0] });
    expect(exchange('campaldino-fast', [2, 4]).state).toMatchObject({ points: [0, 0], levels: [1, 1] });
  });
});
