/** Command distance, the chain of command, command capacity, engagement (nqsb.10.2, 10.3, 10.4, 10.6, 10.13). */
import { describe, expect, test } from 'vitest';
import { ordered } from '../../src/02-armies/cards.ts';
import { due, leaderModifiers } from '../../src/04-tests/tests.ts';
import {
  actingUnits,
  brokenLinks,
  commandCapacity,
  commandDistance,
  commands,
  engaged,
  engages,
  holdsMelee,
  inCommand,
  linked,
} from '../../src/10-command/command.ts';
import { divisionsOf } from '../../src/battle.ts';
import { FIERCE, GONE } from '../../src/state.ts';
import { position } from '../battlefield.ts';
import { rule } from '../rules.ts';

describe('command distance', () => {
  rule(
    ['nqsb.10.6.1', 'nqsb.5.ex-command', 'nqsb.10.3.unit'],
    'up to the general’s morale, three hexes but not four',
    () => {
      const p = position()
        .lead(0, 0, '1007', 'villequier')
        .put('A', 0, 'fr-pm-line', '1006')
        .put('B', 0, 'fr-pm-line', '1005')
        .put('C', 0, 'fr-pm-line', '1004')
        .put('FL', 0, 'fr-fl', '0607')
        .order(0, 0, 5);
      expect(commandDistance(p.battle, p.division(0, 0))).toBe(3);
      expect(actingUnits(p.battle, p.division(0, 0), 'move').map(unit => p.label(unit))).toEqual(['A', 'B', 'C']);
    },
  );

  rule(['nqsb.10.3.example2', 'nqsb.9.13.command'], 'in command by reach or by the line of battle', () => {
    const p = position()
      .lead(0, 0, '1008', 'villequier')
      .put('A', 0, 'fr-cl', '1108')
      .put('B', 0, 'fr-pm-line', '1308')
      .put('C', 0, 'fr-pm-line', '1408')
      .put('D', 0, 'fr-fl', '0608');
    expect(['A', 'B', 'C', 'D'].map(label => inCommand(p.battle, p.unit(label)))).toEqual([true, true, true, false]);
  });

  rule(
    ['nqsb.3.3', 'nqsb.10.2.1', 'nqsb.10.2.2', 'nqsb.3.2.3'],
    'only ordered divisions act, only with the actions of their card',
    () => {
      const p = position()
        .lead(0, 0, '1007')
        .put('A', 0, 'fr-pm-line', '1006')
        .put('B', 0, 'fr-fl', '1106', 'N', { division: 1 });
      const foot = p.division(0, 0);
      const acting = (phase: 'move' | 'fire' | 'melee' | 'rally') =>
        actingUnits(p.battle, foot, phase).map(unit => p.label(unit));
      expect(acting('move')).toEqual([]);
      // Tiro di sbarramento: move, fire, rally.
      p.order(0, 0, 12);
      expect([acting('move'), acting('fire'), acting('melee'), acting('rally')]).toEqual([['A'], ['A'], [], ['A']]);
    },
  );

  rule('nqsb.10.7', 'a focused card gives its one action and no other', () => {
    const p = position().order(0, 0, 16, 'fire');
    const has = (['move', 'fire', 'melee', 'rally'] as const).map(phase => ordered(p.battle, p.division(0, 0), phase));
    expect(has).toEqual([false, true, false, false]);
  });

  rule(
    ['nqsb.10.1.orders', 'nqsb.10.3.aggregated'],
    'a general who began the turn with a unit activates it alone (R12)',
    () => {
      const p = position()
        .lead(0, 0, '1006', 'villequier')
        .put('A', 0, 'fr-pm-line', '1006')
        .put('B', 0, 'fr-pm-line', '1106')
        .put('C', 0, 'fr-fl', '1007')
        .order(0, 0, 5);
      p.state.tied[p.general(0, 0)] = p.unit('A');
      expect(actingUnits(p.battle, p.division(0, 0), 'move').map(unit => p.label(unit))).toEqual(['A']);
      p.state.tied[p.general(0, 0)] = -1;
      expect(actingUnits(p.battle, p.division(0, 0), 'move')).toHaveLength(3);
    },
  );

  rule(['nqsb.9.2.command'], 'guns beyond their general obey another who has them in his reach', () => {
    const p = position()
      .lead(0, 0, '0510', 'plessis')
      .lead(0, 1, '1207', 'plessis')
      .put('G', 0, 'fr-al', '1107', 'N', { division: 0 })
      .put('FL', 0, 'fr-fl', '1106', 'N', { division: 0 })
      .order(0, 1, 5);
    expect(actingUnits(p.battle, p.division(0, 1), 'fire').map(unit => p.label(unit))).toEqual(['G']);
    expect(commands(p.battle, p.division(0, 0), p.unit('G'))).toBe(false);
    p.lead(0, 0, '1006', 'plessis');
    expect(actingUnits(p.battle, p.division(0, 1), 'fire')).toEqual([]);
  });

  rule('nqsb.5.4.5.command', 'not across the flood', () => {
    const p = position('valenciennes').lead(0, 0, '1508', 'villequier').put('A', 0, 'fr-fl', '1808');
    expect(inCommand(p.battle, p.unit('A'))).toBe(false);
    p.put('A', 0, 'fr-fl', '1208');
    expect(inCommand(p.battle, p.unit('A'))).toBe(true);
  });
});

describe('the chain of command', () => {
  rule(
    ['nqsb.10.3', 'nqsb.10.3.link', 'nqsb.10.3.example1', 'nqsb.10.6.2', 'nqsb.3.2.2.chain'],
    '2 + 3 at five hexes holds, 2 + 1 at four breaks',
    () => {
      const p = position().command(0, '1008', 'plessis').lead(0, 0, '1508', 'villequier').lead(0, 1, '0608', 'rosen');
      expect(linked(p.battle, p.cic(0), p.general(0, 0))).toBe(true);
      expect(linked(p.battle, p.cic(0), p.general(0, 1))).toBe(false);
      expect(brokenLinks(p.battle, p.division(0, 0), false)).toEqual([]);
      expect(brokenLinks(p.battle, p.division(0, 1), false)).toEqual([p.general(0, 1)]);
      expect(linked(p.lead(0, 0, '1608').battle, p.cic(0), p.general(0, 0))).toBe(false);
      expect(linked(p.lead(0, 1, '0708').battle, p.cic(0), p.general(0, 1))).toBe(true);
    },
  );

  test('R10: through an intermediate general each broken link tests', () => {
    const p = position().command(0, '1008', 'plessis').lead(0, 0, '1808', 'plessis').lead(0, 1, '1408', 'plessis');
    // The second division's general stands in for a wing commander, 4 from each.
    p.state.wing[p.division(0, 0)] = p.general(0, 1);
    expect(brokenLinks(p.battle, p.division(0, 0), true)).toEqual([]);
    expect(brokenLinks(p.battle, p.division(0, 0), false)).toEqual([p.general(0, 0)]);
    p.lead(0, 1, '1508');
    expect(brokenLinks(p.battle, p.division(0, 0), true)).toEqual([p.general(0, 1)]);
  });

  test('R11: a general’s test has his own strength, at most three, and his morale', () => {
    const p = position().lead(0, 0, '1007', 'plessis').command(0, '1207', 'conde');
    expect(due(leaderModifiers(p.battle, p.general(0, 0)))).toBe(5);
    expect(due(leaderModifiers(p.battle, p.cic(0)))).toBe(7);
    p.state.health[p.general(0, 0)] = 1;
    expect(due(leaderModifiers(p.battle, p.general(0, 0)))).toBe(3);
  });
});

rule('nqsb.10.1.orders', 'a general with a unit of another division activates nobody', () => {
  const p = position()
    .lead(0, 0, '1006', 'villequier')
    .put('A', 0, 'fr-pm-line', '1006', 'N', { division: 1 })
    .put('B', 0, 'fr-pm-line', '1106')
    .order(0, 0, 5);
  const acting = () => actingUnits(p.battle, p.division(0, 0), 'move').map(unit => p.label(unit));
  expect(acting()).toEqual(['B']);
  p.state.tied[p.general(0, 0)] = p.unit('A');
  expect(acting()).toEqual([]);
});

describe('command capacity', () => {
  const fielded = () => {
    const p = position().command(0, '1211').lead(0, 0, '1711').lead(0, 1, '1112').lead(0, 2, '0711').lead(0, 3, '1213');
    for (const place of [0, 1, 2, 3]) p.put(`u${place}`, 0, 'fr-fl', `1${place}08`, 'N', { division: place });
    // A unit of each division as the order of battle lists them.
    for (const { units } of p.ground.roster.divisions) for (const unit of units) p.state.troop[unit] = 0;
    return p;
  };

  rule(['nqsb.2.4.cdc', 'nqsb.10.4'], 'the divisions on the field, and one for a CiC without troops', () => {
    expect(commandCapacity(fielded().battle, 0)).toBe(5);
    const routed = fielded();
    routed.state.routed.push(routed.division(0, 2));
    expect(commandCapacity(routed.battle, 0)).toBe(4);
  });

  rule('nqsb.2.4.cdc', 'a CiC who leads a division himself adds nothing (R88)', () => {
    const p = fielded();
    p.state.cic[0] = p.general(0, 0);
    expect(commandCapacity(p.battle, 0)).toBe(4);
  });

  rule(
    ['nqsb.10.15.permanent', 'nqsb.10.4'],
    'a division that has given away all its units is none; one that has received some is',
    () => {
      const p = position().command(0, '1211').lead(0, 0, '1711').lead(0, 1, '1112');
      p.put('a', 0, 'fr-fl', '1008', 'N', { division: 0 }).put('b', 0, 'fr-fl', '1108', 'N', { division: 1 });
      expect([divisionsOf(p.battle, 0).length, commandCapacity(p.battle, 0)]).toEqual([2, 3]);
      p.state.division[p.unit('a')] = p.division(0, 1);
      expect(divisionsOf(p.battle, 0)).toEqual([p.division(0, 1)]);
      expect(commandCapacity(p.battle, 0)).toBe(2);
      // A CiC who led it commands no unit now, and adds his one.
      p.state.cic[0] = p.general(0, 0);
      expect(commandCapacity(p.battle, 0)).toBe(2);
      // Lost units are still those of their division, until it routs.
      p.state.cell = p.state.cell.map(() => GONE);
      expect(divisionsOf(p.battle, 0)).toEqual([p.division(0, 1)]);
    },
  );

  rule('nqsb.10.9.cdc', 'each general eliminated costs one, never below one (R19)', () => {
    const p = fielded();
    p.state.fallen[0] = 2;
    expect(commandCapacity(p.battle, 0)).toBe(3);
    p.state.fallen[0] = 9;
    expect(commandCapacity(p.battle, 0)).toBe(1);
  });
});

describe('engagement', () => {
  const facing = () =>
    position()
      .lead(0, 0, '1008', 'villequier')
      .lead(1, 0, '1005', 'villequier')
      .put('french', 0, 'fr-pm-line', '1007', 'N')
      .put('fronde', 1, 'fo-pm', '1006', 'S');

  rule(
    ['nqsb.10.13', 'nqsb.7.1.2', 'nqsb.10.13.example', 'nqsb.6.3'],
    'beside an enemy with a melee order and without one’s own: engaged',
    () => {
      const p = facing().order(0, 0, 2).order(1, 0, 12);
      expect(holdsMelee(p.battle, p.unit('french'))).toBe(true);
      expect(engaged(p.battle, p.unit('fronde'))).toBe(true);
      expect(engaged(p.battle, p.unit('french'))).toBe(false);
      expect(engages(p.battle, p.unit('french'))).toBe(true);
    },
  );

  rule('nqsb.10.13.choice', 'two neighbours without a melee order do not engage each other', () => {
    const p = facing().order(0, 0, 12).order(1, 0, 12);
    expect([engaged(p.battle, p.unit('fronde')), engaged(p.battle, p.unit('french'))]).toEqual([false, false]);
  });

  rule('nqsb.10.13', 'a shaken enemy, one out of command, or one focused elsewhere does not engage (R49)', () => {
    const p = facing().order(0, 0, 2);
    p.put('french', 0, 'fr-pm-line', '1007', 'N', { shaken: true });
    expect(engaged(p.battle, p.unit('fronde'))).toBe(false);
    p.put('french', 0, 'fr-pm-line', '1007', 'N').lead(0, 0, '1411');
    expect(engaged(p.battle, p.unit('fronde'))).toBe(false);
    p.lead(0, 0, '1008').order(0, 0, 2, 'fire');
    expect(engaged(p.battle, p.unit('fronde'))).toBe(false);
    p.order(0, 0, 2, 'melee');
    expect(engaged(p.battle, p.unit('fronde'))).toBe(true);
  });

  test('R49: a unit that came by countercharge or aggression holds a melee order', () => {
    const p = facing();
    expect(engaged(p.battle, p.unit('fronde'))).toBe(false);
    p.state.marks[p.unit('french')] = FIERCE;
    expect(engaged(p.battle, p.unit('fronde'))).toBe(true);
  });

  rule(
    ['nqsb.5.4.1.cav', 'nqsb.5.4.2.closed'],
    'cavalry does not engage units in an area, heavy cavalry not in a wood (R81)',
    () => {
      const p = position('intro')
        .lead(0, 0, '0606', 'villequier')
        .put('CP', 0, 'fr-cp-chev', '0705', 'N')
        .put('foot', 1, 'sp-pm', '0605', 'S')
        .order(0, 0, 2);
      expect(engaged(p.battle, p.unit('foot'))).toBe(false);
      p.put('CP', 0, 'fr-cp-chev', '0806').put('foot', 1, 'sp-fl', '0906');
      expect(engaged(p.battle, p.unit('foot'))).toBe(false);
      p.put('foot', 1, 'sp-fl', '0805');
      expect(engaged(p.battle, p.unit('foot'))).toBe(true);
    },
  );
});
