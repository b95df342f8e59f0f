/** Who is left when units go, and what may still be done between combats. */
import { at } from '@carroccio/kernel';
import { ruleTests } from '@carroccio/kernel/testing';
import { describe, expect } from 'vitest';
import { guelphs } from '../../../src/index.ts';
import { ROUTED } from '../../../src/state.ts';
import { bare, orders, rolls } from '../../activations.ts';
import { hexes, march, ordered, stop, where } from '../../drill.ts';
import { facts, field, fight, GHIBELLINES, GUELPHS, stepFive } from '../../fights.ts';
import type { Position, Table } from '../../position.ts';

const rule = ruleTests(guelphs.rulebook);

const [first, second] = GUELPHS;
const [defender, other] = GHIBELLINES;
const CROSSBOWS = 'cp-guglielmino-x-arezzo-1';
const PALVESARI = 'cp-guglielmino-palvesari-arezzo-1';

const capitanoAt = (p: Position, id: string): string => {
  const { cell } = at(p.state.capitani, p.battaglia(id));
  return cell < 0 ? 'gone' : p.name(cell);
};

/** Takes this where it is offered, and else the first choice, until a step. */
function until(t: Table, step: string, choice = ''): Table {
  while (t.step !== step && t.step !== null) t.act(t.legal(choice)[0] ?? at(t.legal(), 0));
  return t;
}

describe('between combats', () => {
  /** Vieri with the first of two who attack; his value is 1. */
  const two = (): Table => {
    const p = field()
      .put(first, '1108', 'W')
      .put(defender, '1009', 'E')
      .put(second, '1409', 'W')
      .put(other, '1309', 'E');
    p.capitano('vieri', '1108', { capacity: 6 });
    const markers = [
      { unit: first, target: defender },
      { unit: second, target: other },
    ];
    const t = stepFive(p, markers, [5, 5]);
    return t.act({ type: 'combat', target: p.unit(defender), lead: p.unit(first) });
  };

  rule(['gg.13.1.1', 'gg.10.6.2b'], 'a Capitano who rides from one combat to the next helps in both (R30)', () => {
    const t = two();
    const p = t.position;
    expect(facts(t, 'fought', 'modifier')).toEqual([1]);
    until(t, 'combats', 'stay');
    t.act({ type: 'moveCapitano', to: p.hex('1409') }).dice(3, 3);
    t.act({ type: 'combat', target: p.unit(other), lead: p.unit(second) });
    expect(facts(t, 'fought', 'modifier')).toEqual([1]);
  });

  rule(['gg.10.9.2', 'gg.13.1.2'], 'to advance with the lead is not his one move', () => {
    const t = until(two(), 'combats', 'follow');
    expect(capitanoAt(t.position, 'vieri')).toBe('1009');
    expect(t.legal('moveCapitano').length).toBeGreaterThan(0);
  });
});

describe('what a rout leaves', () => {
  rule(
    ['gg.13.1.7', 'gg.10.8'],
    'two Capitani with it: each has his die and his way out, one after the other (R90)',
    () => {
      const p = field().put(first, '1108', 'W').put(defender, '1009', 'E', { hits: 5 }).put(other, '0409', 'E');
      p.put('cp-novello-c-guidi-1', '0309', 'E').capitano('pazzo', '1009').capitano('novello', '1009');
      const t = fight(p, [{ unit: first, target: defender }], [5, 4, 1, 1]);
      expect([rolls(t), t.step, where(p, first)]).toEqual([['shock', 'wound'], 'escape', '1108']);
      t.act({ type: 'escape', to: p.hex('0709') });
      expect([rolls(t), t.step, where(p, first)]).toEqual([['wound'], 'escape', '1108']);
      t.act({ type: 'escape', to: p.hex('0609') });
      expect([capitanoAt(p, 'pazzo'), capitanoAt(p, 'novello')].sort()).toEqual(['0609', '0709']);
      expect(where(p, first)).toBe('1009');
    },
  );

  /** The last crossbows of Guglielmino rout in 1009; his Palvesari are alone in 0609. */
  const shields = (capitano: string, dice: number[]): { p: Position; t: Table } => {
    const p = bare('campaldino').put(first, '1108', 'W').put(CROSSBOWS, '1009', 'E', { hits: 3 });
    p.put(PALVESARI, '0609', 'E').capitano('guglielmino', capitano, { capacity: 8 });
    return { p, t: fight(p, [{ unit: first, target: CROSSBOWS }], [5, 5, ...dice]) };
  };

  rule('gg.13.1.12', 'Palvesari are units: while they stand their Capitano stays in play', () => {
    const { p, t } = shields('0709', []);
    expect([where(p, CROSSBOWS), t.told('withdrawn'), capitanoAt(p, 'guglielmino')]).toEqual(['gone', [], '0709']);
  });

  rule('gg.13.1.10', 'and his Adjutant may join them', () => {
    const { p, t } = shields('1009', [6, 2]);
    expect([t.step, t.legal('adjutant')]).toEqual(['adjutant', [{ type: 'adjutant', unit: p.unit(PALVESARI) }]]);
  });

  rule(
    ['gg.13.1.12', 'gg.14.0.4'],
    'when they too are cut down he goes, and an army of nothing else has lost (R104)',
    () => {
      const last = (more: (p: Position) => Position): { p: Position; t: Table } => {
        const p = more(bare('campaldino').put(first, '1108', 'W').put(PALVESARI, '1009', 'E'));
        p.capitano('guglielmino', '0709', { capacity: 8 });
        return { p, t: until(fight(p, [{ unit: first, target: PALVESARI }], []), 'continuing') };
      };
      const { p, t } = last(q => q.put(other, '0409', 'E'));
      expect([where(p, first), capitanoAt(p, 'guglielmino'), t.play.result]).toEqual(['1009', 'gone', null]);
      expect(last(q => q).t.play.result).toMatchObject({ why: 'destroyed', winners: [0] });
    },
  );

  rule(['gg.13.1.12', 'gg.S.3.7.1'], 'a Carroccio is a unit as well: it still has somebody to order it', () => {
    const guard = 'mp-bigozzi-c-siena-1';
    const p = bare('montaperti').put('mp-bigozzi-carroccio', '2219', 'W').put(guard, '1409', 'W', { hits: 5 });
    p.put('mp-pitigliano-c-firenze-1', '1308', 'E').capitano('bigozzi', '2219', { capacity: 6 });
    until(fight(p, [{ unit: 'mp-pitigliano-c-firenze-1', target: guard }], [5, 5]), 'continuing');
    expect([where(p, guard), capitanoAt(p, 'bigozzi')]).toEqual(['gone', '2219']);
  });

  rule('gg.17.2.2', 'and an army that has only them left is not yet destroyed (R104)', () => {
    const { p, t } = shields('0709', []);
    expect([where(p, PALVESARI), t.play.result]).toEqual(['0609', null]);
  });
});

rule(['gg.S.6.8.2a', 'gg.10.9.2'], 'Manfredi, who is never without a unit of his, must advance with his lead', () => {
  const [familia, provence] = ['bn-manfredi-c-fam-regis-1', 'bn-montfort-c-provence-1'];
  const p = bare('benevento').put(familia, '1409', 'E').put(provence, '1509', 'W').capitano('manfredi', '1409');
  p.put('bn-montfort-c-provence-2', '2509', 'W');
  const t = fight(p, [{ unit: familia, target: provence }], [5, 5]);
  until(t, 'continuing', 'stay');
  expect([where(p, familia), capitanoAt(p, 'manfredi')]).toEqual(['1509', '1509']);
});

rule(['gg.16.4', 'gg.5.3.4'], 'a Withdraw that ends beside a Reserve draws it out (R106)', () => {
  const p = bare('campaldino').put(first, '1009', 'E').put('cp-novello-c-guidi-1', '0809', 'E');
  p.capitano('novello', '0809', { reserve: true });
  ordered(p, 'vieri', 'withdraw', first).act({ type: 'back', to: p.hex('0909') });
  expect(at(p.state.capitani, p.battaglia('novello')).reserve).toBe(false);
});

rule(['gg.S.3.8.4', 'gg.14.0.1'], 'crossbows may rally onto lone Palvesari of theirs, Infantry may not', () => {
  const [crossbows, foot] = ['mp-aldobrandino-x-siena-1', 'mp-aldobrandino-i-siena-1'];
  const p = bare('montaperti').put('mp-bigozzi-carroccio', '2219', 'W').put('mp-aldobrandino-i-pisa-1', '3419', 'W');
  p.put('mp-aldobrandino-palvesari-siena-1', '2119', 'W').capitano('aldobrandino', '3419');
  p.put('mp-pitigliano-c-firenze-1', '0419', 'E');
  for (const id of [crossbows, foot]) p.state.cell = p.state.cell.with(p.unit(id), ROUTED);
  const t = p.play(orders(p, 'aldobrandino'), [6]).act({ type: 'rally' });
  const onto = (id: string): boolean =>
    t.legal('comeBack').some(({ unit, to }) => unit === p.unit(id) && to === p.hex('2119'));
  expect([onto(crossbows), onto(foot)]).toEqual([true, false]);
});

rule(['gg.10.4.1', 'gg.10.5.2a'], 'an attacker shot down as it comes leaves no attack behind', () => {
  const foot = 'cp-mangiatori-i-firenze-1';
  const p = bare('campaldino').put(foot, '1509', 'W', { hits: 4, disrupted: true }).put(CROSSBOWS, '1309', 'E');
  p.put('cp-mangiatori-i-firenze-2', '2009', 'W').capitano('mangiatori', '2009');
  const t = stop(march(ordered(p, 'mangiatori', 'move', foot, [6, 5, 6]), '1409'));
  t.act({ type: 'attack', target: p.unit(CROSSBOWS) }).act({ type: 'shoot', unit: p.unit(CROSSBOWS) });
  expect([where(p, foot), p.state.attacks, t.step]).toEqual(['gone', [], 'orders']);
  expect(t.act({ type: 'endOrders' }).step).toBe('continuing');
});

rule(
  ['gg.13.3.2', 'gg.5.1.3b'],
  'a Hero carried by his unit may still be moved by an Order, and carried after it (R31)',
  () => {
    const [lead, friend] = ['cp-montefeltro-c-arezzo-1', 'cp-montefeltro-c-fuoriusc-1'];
    const ride = (p: Position) => ({ type: 'movePersonality', who: 'hero', to: p.unit(friend) });
    const put = (): Position => {
      const p = field().put(lead, '0909', 'E').put(friend, '0809', 'E').capitano('montefeltro', '0909');
      p.state.heroes[0] = p.unit(lead);
      return p;
    };
    const p = put();
    stop(march(ordered(p, 'montefeltro', 'move', lead), '1009')).act(ride(p));
    expect(p.state.heroes[0]).toBe(p.unit(friend));
    const q = put();
    const t = q.play(orders(q, 'montefeltro')).act(ride(q));
    t.act({ type: 'order', order: 'move', unit: q.unit(friend) });
    stop(march(t, 'SE', '0810'));
    expect([q.state.heroes[0], where(q, friend)]).toEqual([q.unit(friend), '0810']);
  },
);

rule(['gg.S.3.4.2', 'gg.10.9'], 'an advance is not voluntary: it takes men of Rangoni out of his range', () => {
  const [foot, german] = ['mp-rangoni-i-san-min-1', 'mp-salvani-c-aldobran-1'];
  const p = bare('montaperti').put(foot, '2219', 'W').put(german, '2118', 'W', { hits: 4 }).capitano('rangoni', '2519');
  p.put('mp-rangoni-c-firenze-1', '2519', 'W').put('mp-salvani-c-pisa-1', '0419', 'E');
  const t = fight(p, [{ unit: foot, target: german }], [6, 5]);
  until(t, 'continuing');
  expect([where(p, german), where(p, foot)]).toEqual(['gone', '2118']);
});

rule(['gg.S.8.9.3', 'gg.10.7.1a'], 'Ghibellines driven back into the Camp have entered it too (R138)', () => {
  const p = bare('campaldino').put(defender, '2005', 'W').put(first, '1904', 'E');
  fight(p, [{ unit: first, target: defender }], [5, 5]);
  expect([where(p, defender), p.state.levels]).toEqual(['2105', [0, 1]]);
});

rule(['gg.7.1', 'gg.7.0'], 'a Disrupted unit still stops whoever comes before it (R27)', () => {
  const p = bare('campaldino').put(first, '1409', 'W').put(defender, '1209', 'E', { disrupted: true });
  const t = march(ordered(p, 'vieri', 'move', first), '1308');
  expect([hexes(t, 'step'), t.legal('turn')]).toEqual([[], []]);
});
