/** Leaders left behind, replaced and lost while the activation goes on. */
import { at } from '@carroccio/kernel';
import { ruleTests } from '@carroccio/kernel/testing';
import { expect } from 'vitest';
import { guelphs } from '../../../src/index.ts';
import { bare, orders, playOn, rolls } from '../../activations.ts';
import { hexes, isDisrupted, march, ordered, stop, where } from '../../drill.ts';
import { DUEL, duel, facts, field, fight, GHIBELLINES, GUELPHS, stepFive } from '../../fights.ts';
import { type Position, position } from '../../position.ts';

const rule = ruleTests(guelphs.rulebook);

const [first] = GUELPHS;
const [defender, other] = GHIBELLINES;
const ANJOU = 'cp-durfort-c-anjou-1';
const SIENA = 'cp-durfort-c-siena-1';

const capitanoAt = (p: Position, id: string): string => {
  const { cell } = at(p.state.capitani, p.battaglia(id));
  return cell < 0 ? 'gone' : p.name(cell);
};

// R30, R31, R98
rule(
  ['gg.5.3.4', 'gg.13.3.2', 'gg.13.1.4'],
  'a Withdraw takes the Paladini along and leaves the Capitano in the zone of the enemy, from which he rides to no other hex of it',
  () => {
    const unit = 'cp-montefeltro-c-montefel-1';
    const p = bare('campaldino').put(unit, '1009', 'E').put(first, '1108', 'W').capitano('montefeltro', '1009');
    p.state.heroes[0] = p.unit(unit);
    const t = ordered(p, 'montefeltro', 'withdraw', unit).act({ type: 'back', to: p.hex('0909') });
    expect([where(p, unit), p.state.heroes[0], capitanoAt(p, 'montefeltro')]).toEqual(['0909', p.unit(unit), '1009']);
    playOn(t, 'orders');
    const ways = hexes(t, 'moveCapitano');
    expect([ways.includes('0909'), ways.includes('0908'), ways.includes('1008')]).toEqual([true, true, false]);
  },
);

// R96, R73
rule(
  ['gg.13.1.10', 'gg.10.6.2b', 'gg.S.8.10'],
  'Durfort killed in the first combat: Narbonne, put with the unit of the second, lends it his value',
  () => {
    const p = field().put(ANJOU, '1108', 'W', { hits: 4 }).put(defender, '1009', 'E');
    p.put(SIENA, '1409', 'W').put(other, '1309', 'E').capitano('durfort', '1108', { capacity: 7 });
    const markers = [
      { unit: ANJOU, target: defender },
      { unit: SIENA, target: other },
    ];
    const t = stepFive(p, markers, [5, 5, 3, 6, 2]);
    t.act({ type: 'combat', target: p.unit(defender), lead: p.unit(ANJOU) });
    expect([rolls(t).slice(0, 3), t.step]).toEqual([['shock', 'woundCheck', 'wound'], 'adjutant']);
    t.act({ type: 'adjutant', unit: p.unit(SIENA) });
    playOn(t, 'combats');
    t.dice(3, 4).act({ type: 'combat', target: p.unit(other), lead: p.unit(SIENA) });
    // 5 against 6, and the 2 of Narbonne.
    expect(facts(t, 'fought', 'modifier')).toEqual([1]);
  },
);

// l.548: as many hits as its rating and a unit has routed.
rule(
  ['gg.13.1.10', 'gg.10.8'],
  'an Adjutant does not come to a unit that is to rout of the same combat as his Capitano’s',
  () => {
    const third = 'cp-durfort-c-bologna-1';
    const p = field()
      .put(ANJOU, '1108', 'W', { hits: 5 })
      .put(SIENA, '1109', 'W', { hits: 4 })
      .put(defender, '1009', 'E');
    p.put(third, '2109', 'W').capitano('durfort', '1108', { capacity: 7 });
    const markers = [ANJOU, SIENA].map(unit => ({ unit, target: defender }));
    const t = fight(p, markers, [1, 1, 6, 2]);
    expect([facts(t, 'fought', 'result'), where(p, ANJOU), t.step]).toEqual([['2/-'], 'gone', 'adjutant']);
    expect(t.legal('adjutant')).toEqual([{ type: 'adjutant', unit: p.unit(third) }]);
    t.act({ type: 'adjutant', unit: p.unit(third) });
    expect([where(p, SIENA), capitanoAt(p, 'durfort')]).toEqual(['gone', '2109']);
  },
);

// R129: and a King finds no refuge there.
rule(['gg.S.6.8.2a', 'gg.13.1.7', 'gg.10.8'], 'nor does Manfredi get away to one', () => {
  const [familia, calabria, saracens] = [
    'bn-manfredi-c-fam-regis-1',
    'bn-manfredi-c-calabria-1',
    'bn-manfredi-c-saracens-1',
  ];
  const enemy = 'bn-montfort-c-provence-1';
  const p = bare('benevento').put(familia, '1508', 'W', { hits: 5 }).put(calabria, '1509', 'W', { hits: 3 });
  p.put(enemy, '1409', 'E').put(saracens, '1709', 'W').capitano('manfredi', '1508', { capacity: 7 });
  p.state.barons[p.unit(calabria)] = 4;
  const t = fight(
    p,
    [familia, calabria].map(unit => ({ unit, target: enemy })),
    [1, 1, 1],
  );
  expect([facts(t, 'fought', 'result'), t.step, hexes(t, 'escape')]).toEqual([['2/-'], 'escape', ['1709']]);
});

// R63: at once, in Step 4 as in Step 5.
rule(
  ['gg.13.2.3b', 'gg.12.1.1b', 'gg.10.4.1'],
  'the bearer of the Standard shot down as it comes up breaks a Carica! declared before it',
  () => {
    const [foot, crossbows] = ['cp-guglielmino-i-arezzo-2', 'cp-guglielmino-x-arezzo-1'];
    const p = bare('campaldino').put(SIENA, '1409', 'W').put(ANJOU, '1411', 'W', { hits: 5, disrupted: true });
    p.put(foot, '1209', 'E').put(crossbows, '1211', 'NE').capitano('durfort', '1509', { capacity: 7 });
    p.state.standards[0] = p.unit(ANJOU);
    const t = stop(march(ordered(p, 'durfort', 'charge', SIENA, [1]), '1309'));
    t.act({ type: 'attack', target: p.unit(foot) });
    expect([t.step, p.state.attacks.length]).toEqual(['orders', 1]);
    stop(march(t.act({ type: 'order', order: 'move', unit: p.unit(ANJOU) }), '1310'));
    if (t.step === 'target') t.act({ type: 'noAttack' });
    t.dice(6, 5, 6, 2).act({ type: 'shoot', unit: p.unit(crossbows) });
    expect([where(p, ANJOU), t.step]).toEqual(['gone', 'panic']);
    t.act({ type: 'shake', unit: p.unit(SIENA) });
    expect([isDisrupted(p, SIENA), t.step, t.seats]).toEqual([true, 'brokenCharge', [0]]);
    t.act({ type: 'press' });
    expect([t.step, p.state.attacks.map(({ charge }) => charge)]).toEqual(['orders', [false]]);
  },
);

// R97: the die for wounds comes first.
rule(
  ['gg.13.1.12', 'gg.13.1.7', 'gg.17.1.1e'],
  'a Capitano killed with his last unit scores, and has no Adjutant to come after him',
  () => {
    const p = duel().put(defender, '1009', 'E', { hits: 5 }).capitano('pazzo', '1009', { capacity: 8 });
    const t = fight(p, [DUEL], [5, 4, 6, 3]);
    expect([rolls(t).slice(0, 2), capitanoAt(p, 'pazzo')]).toEqual([['shock', 'wound'], 'gone']);
    expect([t.told('killed').length, t.told('replaced'), t.step]).toEqual([1, [], 'turnAfter']);
    playOn(t, 'continuing');
    // A hit, the rout, and a die of 3 times his value of 1; a Level is 4 points.
    expect([p.state.levels, p.state.points]).toEqual([
      [1, 0],
      [1, 0],
    ]);
  },
);

// R153
rule(
  ['gg.S.4.3.1', 'gg.13.3.1', 'gg.5.4.1a'],
  'Gualtieri may ride to the men of Arras who have joined Anglano, and an enemy beside them keeps him from Recovery',
  () => {
    const [own, joined] = ['mp-anglano-c-germans-1', 'mp-arras-c-germans-1'];
    const begun = (enemy: string) => {
      const p = position('montaperti-free').empty().put(own, '2219', 'W').put(joined, '2419', 'W');
      p.put('mp-pitigliano-c-firenze-1', enemy, 'E').capitano('anglano', '2219', { capacity: 4 });
      p.state.heroes[0] = p.unit(own);
      p.state.events.activations = 9;
      p.state.events.marching = false;
      p.state.events.joined = true;
      return { p, t: p.play(orders(p, 'anglano')) };
    };
    const { p, t } = begun('0419');
    expect(t.legal('movePersonality')).toEqual([{ type: 'movePersonality', who: 'hero', to: p.unit(joined) }]);
    expect([t.legal('recovery').length, begun('2519').t.legal('recovery').length]).toEqual([1, 0]);
  },
);
