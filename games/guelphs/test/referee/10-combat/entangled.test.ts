/** Streams behind the beaten, men put in a dead leader's place, points that settle more than one thing at once. */
import { at } from '@carroccio/kernel';
import { ruleTests } from '@carroccio/kernel/testing';
import { describe, expect } from 'vitest';
import { guelphs } from '../../../src/index.ts';
import { GHIBELLINE, GUELPH } from '../../../src/state.ts';
import { activation, bare, capacityOf, orderable, orders, playOn, rolls } from '../../activations.ts';
import { faces, hexes, hitsOf, isDisrupted, march, ordered, stop, units, where } from '../../drill.ts';
import { aim, DUEL, duel, facts, field, fight, GHIBELLINES, GUELPHS, result } from '../../fights.ts';
import type { Position, Table } from '../../position.ts';

const rule = ruleTests(guelphs.rulebook);

const [first, second] = GUELPHS;
const [defender, other] = GHIBELLINES;
const FLORENCE = 'mp-pitigliano-c-firenze-1';
const [PISA, PISA_2] = ['mp-salvani-c-pisa-1', 'mp-salvani-c-pisa-2'];
const FOOT = 'mp-tegghiaio-i-prato-1';
const WAGON = 'mp-bigozzi-carroccio';

const capitanoAt = (p: Position, id: string): string => {
  const { cell } = at(p.state.capitani, p.battaglia(id));
  return cell < 0 ? 'gone' : p.name(cell);
};

/** Montaperti with a bystander of each army far from everything. */
const montaperti = (): Position =>
  bare('montaperti').put('mp-rangoni-i-san-min-1', '0419', 'E').put('mp-bigozzi-c-siena-2', '3419', 'W');

describe('the Borro Rigo behind the beaten', () => {
  // R83: the ground the retreat leads over first, then the one Disruption of the hit, without the minimum.
  rule(
    ['gg.10.7.1a', 'gg.8.2.4', 'gg.10.6.6'],
    'horse driven back over it is Disrupted by the banks, and rolls for the disorder of its hit',
    () => {
      const hits = (die: number): number => {
        const p = montaperti().put(FLORENCE, '1206', 'NE').put(PISA, '1205', 'SW');
        const t = fight(p, [{ unit: FLORENCE, target: PISA }], [5, 5, die]);
        expect(result(t)).toBe('-/1');
        playOn(t, 'continuing');
        expect([where(p, PISA), isDisrupted(p, PISA)]).toEqual(['1204', true]);
        return hitsOf(p, PISA);
      };
      // One hit leaves it a rating of 5.
      expect([hits(5), hits(6)]).toEqual([1, 2]);
    },
  );

  // R69: terrain for both.
  rule(['gg.12.3.1', 'gg.8.2.4'], 'two that change places across it are both Disrupted', () => {
    const p = montaperti().put(PISA, '1204', 'NE').put(PISA_2, '1205', 'NE').capitano('salvani', '1205');
    const t = ordered(p, 'salvani', 'echelon', PISA).act({ type: 'comeUp', unit: p.unit(PISA_2) });
    expect([where(p, PISA), where(p, PISA_2)]).toEqual(['1205', '1204']);
    expect([isDisrupted(p, PISA), isDisrupted(p, PISA_2), t.step]).toEqual([true, true, 'orders']);
  });

  rule(['gg.5.3.4', 'gg.8.2.4'], 'a Withdraw over it Disrupts horse, and Foot not', () => {
    const broken = (id: string, battaglia: string): boolean => {
      const p = montaperti().put(id, '1205', 'SW');
      ordered(p, battaglia, 'withdraw', id).act({ type: 'back', to: p.hex('1204') });
      expect(where(p, id)).toBe('1204');
      return isDisrupted(p, id);
    };
    expect([broken(FLORENCE, 'pitigliano'), broken(FOOT, 'tegghiaio')]).toEqual([true, false]);
  });
});

describe('a Carroccio that comes up behind', () => {
  const coming = (enemy: string, dice: number[]): Table => {
    const p = montaperti().put(WAGON, '2219', 'W').put(enemy, '2419', 'E').capitano('bigozzi', '2219');
    return stop(march(ordered(p, 'bigozzi', 'move', WAGON, dice), '2319'));
  };

  // R38: on foot, though oxen draw it.
  rule(['gg.6.2a', 'gg.6.2.1', 'gg.S.3.7.1'], 'is met by horse with a turn that costs no die', () => {
    const t = coming(FLORENCE, [6]);
    const p = t.position;
    t.act({ type: 'react', unit: p.unit(FLORENCE), facing: p.facing('NE') });
    expect([rolls(t), isDisrupted(p, FLORENCE), faces(p, FLORENCE)]).toEqual([[], false, p.facing('NE')]);
  });

  rule(['gg.6.2d', 'gg.6.2.2', 'gg.S.3.7.1'], 'and by Foot with a plain die, without the 2 that Cavalry adds', () => {
    const broken = (die: number): boolean => {
      const t = coming(FOOT, [die]);
      const p = t.position;
      t.act({ type: 'react', unit: p.unit(FOOT), facing: p.facing('NE') });
      return isDisrupted(p, FOOT);
    };
    expect([broken(3), broken(4)]).toEqual([false, true]);
  });
});

// R96, R169: Capitani before the advance.
rule(
  ['gg.13.1.10', 'gg.10.9.2', 'gg.10.6.6'],
  'an Adjutant put with the lead of the very combat in which his Capitano fell may follow it forward',
  () => {
    const p = duel().put(first, '1108', 'W', { hits: 1, disrupted: true }).put(second, '1909', 'W');
    p.put(other, '0309', 'E').capitano('vieri', '1108', { capacity: 6 });
    const t = fight(p, [DUEL], [5, 5, 1, 6, 6, 2]);
    expect(result(t)).toBe('D/1');
    while (t.step === 'turnAfter') t.act(at(t.legal('face'), 0));
    expect([t.step, new Set(units(t, 'adjutant'))]).toEqual(['adjutant', new Set([first, second])]);
    t.act({ type: 'adjutant', unit: p.unit(first) });
    expect([t.step, t.legal().map(({ type }) => type)]).toEqual(['followAdvance', ['follow', 'stay']]);
    t.act({ type: 'follow' });
    playOn(t, 'continuing');
    expect([where(p, first), capitanoAt(p, 'vieri'), capacityOf(p, 'vieri')]).toEqual(['1009', '1009', 3]);
    // A hit on the lead, and a die of 2 for Vieri; a hit on the other side.
    expect(p.state.points).toEqual([1, 3]);
  },
);

describe('the option that a Capitano helps his own men only', () => {
  rule(
    ['gg.13.1.5a', 'gg.S.8.5.1a', 'gg.10.6.2b'],
    'a Compagnia that he orders is not of his Battaglia (R59, R73): he lends it nothing',
    () => {
      const modifier = (capitani: 'any' | 'own'): unknown => {
        const [rossa, archers] = ['cp-compagnia-rossa-x-firenze-1', 'cp-guglielmino-a-arezzo-1'];
        const p = bare('campaldino', { capitani }).put(rossa, '1108', 'W').put(archers, '1009', 'E');
        p.put('cp-mangiatori-i-firenze-1', '2009', 'W').put('cp-guglielmino-i-arezzo-1', '0209', 'E');
        aim(p.capitano('mangiatori', '1108'), [{ unit: rossa, target: archers }]);
        const battaglia = p.battaglia('mangiatori');
        const t = p.play([{ step: 'combats', battaglia }, { step: 'continuing' }], [3, 4]);
        t.act({ type: 'combat', target: p.unit(archers), lead: p.unit(rossa) });
        return facts(t, 'fought', 'modifier')[0];
      };
      expect([modifier('any'), modifier('own')]).toEqual([1, 0]);
    },
  );
});

// S.8.8.1: three Levels to the Guelph, from 9 to 12.
rule(
  ['gg.S.8.8.1c', 'gg.17.2.2'],
  'Novello who goes home at the ninth Guelph Level gives the enemy the battle then and there',
  () => {
    const verdict = (levels: number): unknown => {
      const p = field().put('cp-novello-c-guidi-1', '0411', 'E').put(first, '2009', 'W').put(defender, '0509', 'E');
      p.capitano('novello', '0411', { capacity: 6, reserve: true }).capitano('pazzo', '0509', { capacity: 6 });
      p.capitano('donati', null, { capacity: 5 });
      at(p.state.capitani, p.battaglia('donati')).activated = true;
      p.state.levels = [levels, 0];
      p.state.active = GUELPH;
      const t = p.play([{ step: 'changeRoles' }], [5]);
      expect(rolls(t)).toEqual(['novello']);
      return [t.play.result?.why, t.play.result?.winners, p.state.levels[GUELPH]];
    };
    expect(verdict(9)).toEqual(['levels', [GUELPH], 12]);
    expect(verdict(8)).toEqual([undefined, undefined, 11]);
  },
);

// R27, R72: a zone is a zone, whatever waits behind it.
rule(
  ['gg.10.6.2d', 'gg.16.3', 'gg.7.0'],
  'an enemy not attacked counts against the attack though its Battaglia has not been called yet',
  () => {
    const modifier = (disrupted: boolean): unknown => {
      const p = duel().put('cp-novello-c-guidi-1', '1008', 'E', { disrupted });
      p.capitano('novello', '1008', { capacity: 6, reserve: true });
      return facts(fight(p, [DUEL], [3, 4]), 'fought', 'modifier')[0];
    };
    expect([modifier(false), modifier(true)]).toEqual([-2, 0]);
  },
);

// S.3.8.1: half of one, rounded down, is nobody; S.3.8.5: and yet all the points.
rule(['gg.S.3.8.1', 'gg.S.3.8.5', 'gg.5.4'], 'a Rally on a 1 brings back nobody and has taken all the points', () => {
  const p = montaperti().put(WAGON, '2219', 'W').put(PISA, '2519', 'W').capitano('salvani', '2519', { capacity: 6 });
  p.state.cell = p.state.cell.with(p.unit(PISA_2), -1);
  p.state.active = GHIBELLINE;
  const t = p.play(orders(p, 'salvani'), [1]).act({ type: 'rally' });
  expect([t.told('cameBack'), where(p, PISA_2)]).toEqual([[], 'gone']);
  if (t.step === 'orders') expect(orderable(t, 'move')).toEqual([]);
  expect(hexes(t, 'comeBack')).toEqual([]);
});

// S.10.1, R24: the limit of 5 is looked at when the activation has been paid, which here costs two.
rule(
  ['gg.S.10.1', 'gg.4.0.1a', 'gg.5.1.2', 'gg.5.4'],
  'in Fast & Furious an Interruptio pays its two spaces at the roll, on half of what he stood on, and recovers nothing',
  () => {
    const p = bare('campaldino-fast').put(defender, '0509', 'E').put(first, '2009', 'W');
    p.capitano('pazzo', '0509', { capacity: 7 }).capitano('vieri', '2009', { capacity: 6 });
    p.state.active = GUELPH;
    const t = p.play([{ step: 'continuing' }], [1, 2, 3, 3]);
    t.act({ type: 'continuum', battaglia: p.battaglia('vieri') });
    expect([t.step, capacityOf(p, 'vieri')]).toEqual(['interruption', 4]);
    t.act({ type: 'interrupt', battaglia: p.battaglia('pazzo') });
    expect([capacityOf(p, 'pazzo'), t.play.decision()?.frame.points, t.legal('recovery')]).toEqual([5, 4, []]);
    expect(activation(p, 'pazzo')).toHaveLength(2);
  },
);
