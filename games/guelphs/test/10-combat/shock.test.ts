import { at, type Modifier } from '@carroccio/kernel';
import { ruleTests } from '@carroccio/kernel/testing';
import { describe, expect } from 'vitest';
import {
  columnOf,
  columnShifts,
  diceModifier,
  diceModifiers,
  modifiedRoll,
  readShockTable,
} from '../../src/10-combat/shock.ts';
import { guelphs } from '../../src/index.ts';
import { aim, DUEL, duel, field, fight, GHIBELLINES, GUELPHS, type Marker, stepFive } from '../fights.ts';
import { type Position, position } from '../position.ts';

const rule = ruleTests(guelphs.rulebook);

const [first, second, third] = GUELPHS;
const [defender, bystander] = GHIBELLINES;

const on = (unit: string, target: string = defender, charge = false): Marker => ({ unit, target, charge });

function shifts(p: Position, markers: readonly Marker[]): Modifier[] {
  aim(p, markers);
  const { unit, target } = at(markers, 0);
  return columnShifts(
    p.battle,
    p.unit(target),
    p.unit(unit),
    markers.map(marker => p.unit(marker.unit)),
  );
}

/** One column shift, 0 when it is not there. */
const shift = (p: Position, id: string, ...markers: Marker[]): number =>
  shifts(p, markers).find(modifier => modifier.rule === id)?.value ?? 0;

function modifiers(p: Position, markers: readonly Marker[]): Modifier[] {
  aim(p, markers);
  const { unit, target } = at(markers, 0);
  return diceModifiers(
    p.battle,
    p.unit(target),
    p.unit(unit),
    markers.map(marker => p.unit(marker.unit)),
    null,
  );
}

const modifier = (p: Position, id: string, ...markers: Marker[]): number =>
  modifiers(p, markers).find(one => one.rule === id)?.value ?? 0;

describe('the column', () => {
  rule('gg.10.6b', 'equal units in the open fight in column 0', () => {
    const p = duel();
    expect(shifts(p, [DUEL])).toEqual([]);
    expect(fight(p, [DUEL], [1, 1]).told('fought')).toMatchObject([{ column: 0, modifier: 0, roll: 2, result: '2/-' }]);
  });

  rule('gg.10.6.1a', 'flank 2, rear 3, the better one only, wherever the lead unit stands (R74)', () => {
    const attackFrom = (hex: string): Position => field().put(defender, '1009', 'E').put(first, hex, 'W');
    const ofPosition = (hex: string): number => shift(attackFrom(hex), 'gg.10.6.1a', on(first));
    expect(['1108', '1109'].map(ofPosition)).toEqual([0, 0]);
    expect(['1008', '1010'].map(ofPosition)).toEqual([2, 2]);
    expect(['0908', '0909'].map(ofPosition)).toEqual([3, 3]);
    const joint = attackFrom('1108').put(second, '1010').put(third, '0909');
    expect(shift(joint, 'gg.10.6.1a', on(first), on(second))).toBe(2);
    expect(shift(joint, 'gg.10.6.1a', on(first), on(second), on(third))).toBe(3);
  });

  rule('gg.10.6.1b', 'a column for each attacker beyond the lead', () => {
    const p = duel().put(second, '1109', 'W').put(third, '1008', 'SW');
    expect(shift(p, 'gg.10.6.1b', on(first))).toBe(0);
    expect(shift(p, 'gg.10.6.1b', on(first), on(second))).toBe(1);
    expect(shift(p, 'gg.10.6.1b', on(first), on(second), on(third))).toBe(2);
  });

  rule('gg.10.6.1d', "the lead unit's type against the defender's, whoever else attacks", () => {
    const [infantry, crossbows, archers] = [
      'cp-mangiatori-i-firenze-2',
      'cp-compagnia-rossa-x-firenze-1',
      'cp-compagnia-rossa-a-firenze-1',
    ];
    const [enemyInfantry, enemyCrossbows] = ['cp-guglielmino-i-arezzo-2', 'cp-guglielmino-x-arezzo-1'];
    const ofType = (lead: string, target: string): number =>
      shift(field().put(lead, '1108', 'W').put(target, '1009', 'E'), 'gg.10.6.1d', on(lead, target));
    expect(ofType(first, enemyInfantry)).toBe(1);
    expect(ofType(first, enemyCrossbows)).toBe(2);
    expect(ofType(infantry, defender)).toBe(-1);
    expect(ofType(infantry, enemyInfantry)).toBe(0);
    expect(ofType(crossbows, defender)).toBe(-2);
    expect(ofType(archers, enemyInfantry)).toBe(-1);
    const p = field().put(enemyInfantry, '1009', 'E').put(first, '1108', 'W').put(infantry, '1109', 'W');
    expect(shift(p, 'gg.10.6.1d', on(first, enemyInfantry), on(infantry, enemyInfantry))).toBe(1);
    expect(shift(p, 'gg.10.6.1d', on(infantry, enemyInfantry), on(first, enemyInfantry))).toBe(0);
  });

  rule(['gg.10.6.1e', 'gg.12.1.3'], 'a column for each Carica!, mixed with plain attacks', () => {
    const p = duel().put(second, '1109', 'W').put(third, '1008', 'SW');
    const mixed = [on(first, defender, true), on(second), on(third, defender, true)];
    expect(shift(p, 'gg.10.6.1e', ...mixed)).toBe(2);
    expect(fight(duel(), [on(first, defender, true)], [1, 1]).told('fought')).toMatchObject([{ column: 1 }]);
    expect(fight(duel(), [DUEL], [1, 1]).told('fought')).toMatchObject([{ column: 0 }]);
  });

  rule(['gg.10.6.1f', 'gg.10.6.1fx'], 'a column to the other side for each Disrupted unit (T2.2)', () => {
    const p = field()
      .put(defender, '1009', 'E', { disrupted: true })
      .put(first, '1108', 'W', { disrupted: true })
      .put(second, '1109', 'W', { disrupted: true })
      .put(third, '1008', 'SW');
    expect(shift(p, 'gg.10.6.1f', on(third))).toBe(1);
    expect(shift(p, 'gg.10.6.1f', on(first))).toBe(0);
    expect(shift(p, 'gg.10.6.1f', on(first), on(second))).toBe(-1);
  });

  rule('gg.10.6.1g', "the lead unit's armour against the defender's", () => {
    const heavy = 'cp-montefeltro-c-montefel-1';
    const light = 'cp-novello-i-guidi-1';
    const against = (lead: string, target: string): number =>
      shift(field().put(lead, '1108', 'W').put(target, '1009', 'E'), 'gg.10.6.1g', on(lead, target));
    expect(against(first, heavy)).toBe(-1);
    expect(against(heavy, first)).toBe(1);
    expect(against(first, light)).toBe(0);
    const p = duel().put(heavy, '1009', 'E').put(defender, '0409').put('cp-compagnia-rossa-a-firenze-1', '1109', 'W');
    expect(shift(p, 'gg.10.6.1g', on(first, heavy), on('cp-compagnia-rossa-a-firenze-1', heavy))).toBe(-1);
  });

  rule(
    'gg.10.6.1h',
    "the defender's terrain, and a stream the lead attacks across; rough ground Disrupts first (R76)",
    () => {
      const infantry = 'cp-mangiatori-i-firenze-2';
      const target = 'cp-guglielmino-i-arezzo-2';
      const woods = field().put(target, '0913', 'E').put(infantry, '1013', 'W');
      expect(shift(woods, 'gg.10.6.1h', on(infantry, target))).toBe(-1);
      const t = fight(woods, [on(infantry, target)], [1, 1]);
      expect(t.told('disrupted')[0]).toMatchObject({ rule: 'gg.10.6.1h', unit: woods.unit(infantry) });
      expect(t.told('fought')).toMatchObject([{ column: -2 }]);

      const [horse, foot, foe] = ['mp-salvani-c-pisa-1', 'mp-aldobrandino-i-pisa-1', 'mp-tegghiaio-i-firenze-1'];
      const stream = position('montaperti')
        .empty()
        .put(foe, '0208', 'NW')
        .put(horse, '0107', 'E')
        .put(foot, '0207', 'SE');
      expect(shift(stream, 'gg.10.6.1h', on(horse, foe), on(foot, foe))).toBe(-1);
      expect(shift(stream, 'gg.10.6.1h', on(foot, foe), on(horse, foe))).toBe(-1);
      stream.put(foot, '0308', 'W');
      expect(shift(stream, 'gg.10.6.1h', on(foot, foe), on(horse, foe))).toBe(0);
    },
  );

  rule('gg.10.6.1i', 'one attacker higher is enough; the penalty needs all of them lower (R151)', () => {
    const p = field().put(defender, '1206', 'E').put(first, '1205', 'SE').put(second, '1207', 'NE').put(third, '1306');
    expect(shift(p, 'gg.10.6.1i', on(first))).toBe(-1);
    expect(shift(p, 'gg.10.6.1i', on(second))).toBe(1);
    expect(shift(p, 'gg.10.6.1i', on(first), on(second))).toBe(1);
    const level = field().put(defender, '1206', 'E').put(first, '1205', 'SE').put(second, '1306', 'W');
    expect(at([...p.battle.field.height], p.hex('1306'))).toBe(at([...p.battle.field.height], p.hex('1206')));
    expect(shift(level, 'gg.10.6.1i', on(first), on(second))).toBe(0);
  });

  rule('gg.10.6.1z', 'the total stops at 5 either way', () => {
    const shiftsOf = (value: number): Modifier[] => [{ rule: 'gg.10.6.1b', value }];
    expect([6, 5, -5, -6].map(value => columnOf(shiftsOf(value)))).toEqual([5, 5, -5, -5]);
    const p = field()
      .put(defender, '1009', 'E', { disrupted: true })
      .put(first, '0909', 'NE')
      .put(second, '0908', 'SE')
      .put(third, '1010', 'NE');
    const markers = [on(first, defender, true), on(second), on(third)];
    expect(shifts(p, markers)).toEqual([
      { rule: 'gg.10.6.1a', value: 3 },
      { rule: 'gg.10.6.1b', value: 2 },
      { rule: 'gg.10.6.1e', value: 1 },
      { rule: 'gg.10.6.1f', value: 1 },
    ]);
    expect(fight(p, markers, [1, 1]).told('fought')).toMatchObject([{ column: 5, result: '1/1' }]);
  });
});

describe('the dice', () => {
  rule('gg.10.6.2a', "the lead unit's current rating minus the defender's", () => {
    const p = field().put(defender, '1009', 'E', { hits: 1 }).put(first, '1108', 'W', { hits: 3 }).put(second, '1109');
    expect(modifier(p, 'gg.10.6.2a', on(first))).toBe(-2);
    expect(modifier(p, 'gg.10.6.2a', on(second), on(first))).toBe(1);
    expect(fight(p, [on(first)], [4, 4]).told('fought')).toMatchObject([{ modifier: -2, roll: 6 }]);
  });

  rule(['gg.10.6.2b', 'gg.13.1.5a'], 'one Capitano or Hero a side, the best (R73)', () => {
    const target = 'cp-montefeltro-c-arezzo-1';
    const p = field().put(first, '1108', 'W').put(second, '1109', 'W').put(target, '1009', 'E');
    p.capitano('vieri', '1109').capitano('donati', '1108');
    expect(modifier(p, 'gg.10.6.2b', on(first, target))).toBe(2);
    expect(modifier(p, 'gg.10.6.2b', on(second, target), on(first, target))).toBe(2);
    expect(modifier(p, 'gg.10.6.2b', on(second, target))).toBe(1);
    expect(modifier(p, 'gg.13.1.5a', on(first, target))).toBe(0);
    p.capitano('pazzo', '1009');
    expect(modifier(p, 'gg.13.1.5a', on(first, target))).toBe(-1);
    p.state.heroes[0] = p.unit(target);
    expect(modifier(p, 'gg.13.1.5a', on(first, target))).toBe(-2);
    expect(diceModifier(modifiers(p, [on(first, target)]))).toBe(0);
  });

  rule('gg.13.3.1', 'a Hero counts like a Capitano, and only one of the two', () => {
    const lead = 'cp-montefeltro-c-arezzo-1';
    const p = field().put(first, '1009', 'E').put(lead, '1108', 'W');
    p.state.heroes[0] = p.unit(lead);
    expect(modifier(p, 'gg.10.6.2b', on(lead, first))).toBe(2);
    p.capitano('montefeltro', '1108');
    expect(modifier(p, 'gg.10.6.2b', on(lead, first))).toBe(2);
  });

  rule(
    'gg.10.6.2d',
    'minus 2 for each undisrupted enemy with an attacker in its zone whom nobody attacks (R72)',
    () => {
      const p = duel().put(bystander, '1008', 'E');
      expect(modifier(p, 'gg.10.6.2d', DUEL)).toBe(-2);
      p.put('cp-pazzo-c-arezzo-1', '1208', 'W');
      expect(modifier(p, 'gg.10.6.2d', DUEL)).toBe(-4);
      p.put(bystander, '1008', 'E', { disrupted: true });
      expect(modifier(p, 'gg.10.6.2d', DUEL)).toBe(-2);
      p.put('cp-pazzo-c-arezzo-1', '1208', 'E');
      expect(modifier(p, 'gg.10.6.2d', DUEL)).toBe(0);
      p.put(bystander, '1008', 'E').put(second, '1107', 'W');
      expect(modifier(p, 'gg.10.6.2d', DUEL)).toBe(-2);
      aim(p, [DUEL, on(second, bystander)]);
      const against = (): number =>
        diceModifiers(p.battle, p.unit(defender), p.unit(first), [p.unit(first)], null).find(
          ({ rule: id }) => id === 'gg.10.6.2d',
        )?.value ?? 0;
      expect(against()).toBe(0);
      aim(p, [DUEL]);
      expect(against()).toBe(-2);
      p.state.attacked = [p.unit(bystander)];
      expect(against()).toBe(0);
    },
  );

  rule('gg.10.6.2d', 'Cavalry ignores the zones of Foot, Foot does not, and each enemy counts once', () => {
    const foot = 'cp-guglielmino-i-arezzo-2';
    expect(modifier(duel().put(foot, '1008', 'E'), 'gg.10.6.2d', DUEL)).toBe(0);
    const infantry = 'cp-mangiatori-i-firenze-2';
    const p = field().put(defender, '1009', 'E').put(infantry, '1108', 'W').put(foot, '1008', 'E');
    expect(modifier(p, 'gg.10.6.2d', on(infantry))).toBe(-2);
    const both = duel().put(second, '1109', 'W').put(bystander, '1208', 'SW').put('cp-pazzo-c-arezzo-1', '1209', 'W');
    // 1108 and 1109 are both before the enemy in 1209, which counts once; only 1108 is before the one in 1208.
    expect(modifier(both, 'gg.10.6.2d', DUEL, on(second))).toBe(-4);
  });

  rule('gg.10.6.2d', 'a Carroccio counts as undisrupted Infantry, and its stack is attacked together (R72)', () => {
    const [foot, foe, guard, wagon] = [
      'mp-aldobrandino-i-pisa-1',
      'mp-tegghiaio-i-firenze-1',
      'mp-tornaquinci-i-valdelsa-1',
      'mp-tornaquinci-carroccio',
    ];
    const p = position('montaperti').empty().put(foe, '2810', 'E').put(foot, '2909', 'W').put(wagon, '2908');
    expect(modifier(p, 'gg.10.6.2d', on(foot, foe))).toBe(-2);
    p.put(guard, '2908', 'NE');
    expect(modifier(p, 'gg.10.6.2d', on(foot, foe))).toBe(-4);
    p.state.attacked = [p.unit(guard)];
    expect(modifier(p, 'gg.10.6.2d', on(foot, foe))).toBe(0);
  });

  rule(['gg.10.6.2e', 'gg.14.0.2b'], 'minus 1 against Palvesari when the lead attacks from the front (R75)', () => {
    const [missile, palvesari] = ['cp-guglielmino-x-arezzo-1', 'cp-guglielmino-palvesari-arezzo-1'];
    const p = field().put(missile, '1009', 'E').put(palvesari, '1009', 'E').put(first, '1108', 'W').put(second, '0909');
    expect(modifier(p, 'gg.14.0.2b', on(first, missile), on(second, missile))).toBe(-1);
    expect(modifier(p, 'gg.14.0.2b', on(second, missile), on(first, missile))).toBe(0);
    p.put(palvesari, '0409');
    expect(modifier(p, 'gg.14.0.2b', on(first, missile))).toBe(0);
  });

  rule('gg.10.6.2f', 'a scenario adds 1 in its opening attacks', () => {
    const p = duel();
    p.state.events.activations = 1;
    aim(p, [DUEL]);
    const battaglia = p.battaglia('vieri');
    const t = p.play([{ step: 'combats', battaglia }, { step: 'continuing' }], [3, 3]);
    t.act({ type: 'combat', target: p.unit(defender), lead: p.unit(first) });
    expect(t.told('fought')).toMatchObject([{ modifier: 1, roll: 7 }]);
  });

  rule('gg.10.6.2z', 'the total stops at 5 either way, and the roll at 2 and 12', () => {
    const sum = (value: number): Modifier[] => [{ rule: 'gg.10.6.2a', value }];
    expect([7, 5, -5, -8].map(value => diceModifier(sum(value)))).toEqual([5, 5, -5, -5]);
    expect([modifiedRoll(11, sum(4)), modifiedRoll(4, sum(-3)), modifiedRoll(7, sum(9))]).toEqual([12, 2, 12]);
    const p = field().put(defender, '1009', 'E', { hits: 5 }).put(first, '1108', 'W').capitano('donati', '1108');
    expect(fight(p, [DUEL], [3, 3]).told('fought')).toMatchObject([{ modifier: 5, roll: 11 }]);
  });
});

describe('the table', () => {
  const { battle } = duel();
  const read = (column: number, roll: number) => readShockTable(battle, column, roll);

  rule('gg.10.6.3', 'attacker left of the slash, defender right of it; D is a Disruption, a dash nothing', () => {
    expect(read(-5, 2)).toMatchObject({ text: '4/-', attackerHits: 4, defenderHits: 0, retreat: false });
    expect(read(0, 5)).toMatchObject({ text: '1/D', attackerHits: 1, defenderHits: 0, defenderDisrupted: true });
    expect(read(0, 9)).toMatchObject({ text: 'D/1', attackerDisrupted: true, defenderHits: 1, retreat: true });
    expect(read(5, 12)).toMatchObject({ text: '-/4', attackerHits: 0, defenderHits: 4, attackerDisrupted: false });
  });

  rule(['gg.10.6.3', 'gg.10.7'], 'the defender retreats from every result that hits him more than the attacker', () => {
    for (const { roll, cells } of battle.charts.shock.rows)
      for (const [index, cell] of cells.entries()) {
        const found = read(at(battle.charts.shock.columns, index), roll);
        const [attacker = '', defended = ''] = cell.split('/');
        expect(found.text).toBe(cell);
        expect(found.attackerHits).toBe(/\d/.test(attacker) ? Number(attacker) : 0);
        expect(found.defenderHits).toBe(/\d/.test(defended) ? Number(defended) : 0);
        expect(found.attackerDisrupted).toBe(attacker === 'D');
        expect(found.defenderDisrupted).toBe(defended === 'D');
        expect(found.retreat).toBe(['D/1', '-/1', '-/2', '-/3', '-/4'].includes(cell));
      }
  });

  rule('gg.10.6.3', 'a combat says which cell its dice found', () => {
    const t = stepFive(duel(), [DUEL], [5, 5]);
    t.act({ type: 'combat', target: t.position.unit(defender), lead: t.position.unit(first) });
    expect(t.told('fought')).toMatchObject([{ column: 0, modifier: 0, roll: 10, result: '-/1' }]);
  });
});
