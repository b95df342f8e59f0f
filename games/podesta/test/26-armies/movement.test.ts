import { at } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { expeditionCost } from '../../src/26-armies/army.ts';
import { cheapestTrips, destinations, reach } from '../../src/26-armies/movement.ts';
import { contingents } from '../../src/29-war/war.ts';
import { data } from '../data/support.ts';
import { communeNamed, nameOf, position, rule, sestiere, square, unitOf, world } from '../position.ts';

const FIRENZE = communeNamed('firenze');
const cost = (from: string, to: string, points = 12): number =>
  reach(position(2).table, square(from), points)[square(to)] ?? -1;
const ride = (p: ReturnType<typeof position>, to: string) =>
  p
    .political(0)
    .act({ type: 'ride', counter: FIRENZE })
    .act({ type: 'rideTo', cell: square(to) });

describe('squares and their cost', () => {
  rule(['pod.26f', 'pod.26e'], 'plain 1, hill 2, river 4, mountain 6; the square entered counts (R56)', () => {
    expect(cost('J4', 'I4')).toBe(1);
    expect(cost('E5', 'E4')).toBe(1);
    expect(cost('I4', 'H4')).toBe(2);
    expect(cost('L5', 'L6')).toBe(4);
    expect(cost('Q6', 'R6')).toBe(6);
    // Leaving a mountain or a river costs nothing of its own.
    expect(cost('L6', 'L5')).toBe(1);
  });

  rule('pod.26e', 'twelve points: Firenze reaches Volterra and Lucca, but not Arezzo', () => {
    const names = destinations(position(2).table, square('N6'), 12).map(nameOf);
    for (const near of ['L4', 'J3', 'J7', 'M11', 'K12', 'O14', 'D5', 'I13']) expect(names).toContain(near);
    for (const far of ['V12', 'C7', 'U17']) expect(names).not.toContain(far);
    expect([cost('N6', 'D5'), cost('N6', 'I13'), cost('N6', 'V12', 13)]).toEqual([11, 12, 13]);
  });

  rule(['pod.26e', 'pod.26f'], 'the cheapest ways between all communes, in points and in squares (R56)', () => {
    const { table } = position(2);
    for (const { from, to, cost: points, squares } of data.map.distances) {
      const trips = cheapestTrips(table, at(world.square, communeNamed(from)), 26);
      const trip = trips.find(({ cell }) => cell === world.square[communeNamed(to)]);
      expect([from, to, trip?.points, trip?.squares]).toEqual([from, to, points, squares]);
    }
  });

  rule('pod.26g', 'a river is crossed free in a town (R56)', () => {
    // From the plain north of Empoli to the south of it: through the town, not over the Arno.
    expect(cost('J6', 'J7')).toBe(1);
    expect(cost('J6', 'K8')).toBe(2);
    expect(cost('G6', 'G7')).toBe(4);
  });

  rule('pod.26f', 'the sea cannot be entered (R56)', () => {
    expect(cost('B8', 'A8')).toBe(-1);
  });
});

describe('the Podestà rides', () => {
  rule('pod.26a', 'his counter goes to the commune he wants to win or to talk to', () => {
    const match = ride(position(2).govern(0, 'firenze'), 'L4');
    expect(match.told('rode')).toMatchObject([{ commune: FIRENZE, cell: square('L4') }]);
    expect(match.position.commune('firenze').left).toBe(10);
    expect(match.refusal({ type: 'win', sestiere: sestiere('prato', 5), token: -1 })).toBeNull();
  });

  rule('pod.26b', 'he may come back in the same month if his points suffice (R57)', () => {
    const p = position(2).govern(0, 'firenze');
    ride(p, 'J7');
    expect(p.commune('firenze').left).toBe(8);
    ride(p, 'N6');
    expect([p.commune('firenze').cell, p.commune('firenze').left]).toEqual([square('N6'), 4]);
  });

  rule('pod.26d', 'otherwise he stops on the way (R57)', () => {
    const p = position(2).govern(0, 'firenze');
    ride(p, 'O14');
    const match = p.political(0).act({ type: 'ride', counter: FIRENZE });
    expect(match.refusal({ type: 'rideTo', cell: square('N6') })).toMatchObject({
      rule: 'pod.26e',
      reason: 'outOfReach',
    });
    match.act({ type: 'rideTo', cell: square('N13') });
    expect(p.commune('firenze').cell).toBe(square('N13'));
    p.play([{ step: 'month' }]);
    expect(p.commune('firenze').left).toBe(12);
  });
});

describe('armies', () => {
  rule(['pod.26c', 'pod.29j'], 'one counter stands for the whole army, and hides it (R58)', () => {
    const match = position(2)
      .govern(0, 'firenze')
      .govern(1, 'siena')
      .military(0)
      .act({ type: 'raise', commune: FIRENZE, units: [sestiere('firenze', 4), sestiere('firenze', 1)] });
    expect(match.told('raised')).toMatchObject([{ seat: 0, commune: FIRENZE }]);
    expect(match.told('joinedArmy')).toMatchObject([{ only: [0] }]);
    const [army] = match.state.armies;
    expect([army?.cell, army?.left, match.state.armyOf[sestiere('firenze', 1)]]).toEqual([square('N6'), 12, army?.id]);
    expect(JSON.stringify(match.play.view(1).state)).not.toBe(JSON.stringify(match.play.view(0).state));
  });

  rule(['pod.26c', 'pod.26e'], 'it marches with the twelve points of a month, its Podestà with it (R57)', () => {
    const p = position(2)
      .govern(0, 'firenze')
      .army(0, 'N6', [sestiere('firenze', 1)], { from: FIRENZE });
    const match = p.military(0).act({ type: 'march', army: 1, from: -1, podesta: true });
    match.act({ type: 'marchTo', cell: square('J3'), homeward: false });
    expect([
      p.state.armies[0]?.cell,
      p.state.armies[0]?.left,
      p.commune('firenze').cell,
      p.commune('firenze').left,
    ]).toEqual([square('J3'), 8, square('J3'), 8]);
  });

  rule(
    ['pod.29n', 'pod.29o', 'pod.29p'],
    'two companies march free, three pay for their squares, one square is free (R61)',
    () => {
      const army = (...numbers: number[]) =>
        position(2)
          .govern(0, 'firenze')
          .treasury('firenze', 2000)
          .army(
            0,
            'N6',
            numbers.map(number => sestiere('firenze', number)),
            { from: FIRENZE },
          );
      const go = (p: ReturnType<typeof position>, to: string) => {
        p.military(0)
          .act({
            type: 'march',
            army: 1,
            from: p.state.armyOf.filter(id => id === 1).length < 3 ? -1 : FIRENZE,
            podesta: false,
          })
          .act({ type: 'marchTo', cell: square(to), homeward: false });
        return 2000 - p.commune('firenze').treasury;
      };
      const pair = army(1, 4);
      expect([go(pair, 'J3'), pair.state.armies[0]?.walked]).toEqual([0, 4]);
      // Feditori and two of foot, four squares: 4 x (60 + 40 + 40).
      expect(go(army(1, 3, 4), 'J3')).toBe(560);
      expect(go(army(1, 3, 4), 'M5')).toBe(0);
    },
  );

  rule('pod.29o', 'the way home costs nothing, and nobody fights on it (R61)', () => {
    const p = position(2).govern(0, 'firenze').purse(0, 0);
    p.army(
      0,
      'J4',
      [1, 3, 4].map(number => sestiere('firenze', number)),
    );
    const match = p.military(0).act({ type: 'march', army: 1, from: -1, podesta: false });
    expect(match.refusal({ type: 'marchTo', cell: square('M5'), homeward: false })).not.toBeNull();
    match.act({ type: 'marchTo', cell: square('M5'), homeward: true });
    expect([p.state.armies[0]?.cell, p.player(0).purse]).toEqual([square('M5'), 0]);
    expect(match.legal('besiege')).toEqual([]);
    // Away from home nothing is free.
    const away = p.military(0).act({ type: 'march', army: 1, from: -1, podesta: false });
    expect(away.legal('marchTo').some(({ cell, homeward }) => cell === square('J4') && homeward === true)).toBe(false);
  });

  rule('pod.29n', 'what is not paid is not marched (R61)', () => {
    const p = position(2).govern(0, 'firenze').purse(0, 100);
    p.army(
      0,
      'N6',
      [1, 3, 4].map(number => sestiere('firenze', number)),
    );
    const match = p.military(0).act({ type: 'march', army: 1, from: -1, podesta: false });
    expect(match.refusal({ type: 'marchTo', cell: square('J3'), homeward: false })).not.toBeNull();
    expect(match.refusal({ type: 'marchTo', cell: square('M5'), homeward: false })).toBeNull();
  });

  rule('pod.29.ex', 'three feditori and six of foot over six squares: 2,520 florins', () => {
    const riders = ['firenze', 'prato', 'lucca'].map(commune => sestiere(commune, 1));
    const foot = [2, 3, 4, 5, 6].map(number => sestiere('firenze', number));
    const all = [...riders, ...foot, sestiere('prato', 4)];
    expect(expeditionCost(position(2).table, all, 6)).toBe(2520);
    expect([expeditionCost(position(2).table, all, 1), expeditionCost(position(2).table, riders.slice(1), 6)]).toEqual([
      0, 0,
    ]);
  });

  rule('pod.29n', 'pairs that meet outside a commune pay what they have marched (R61)', () => {
    const p = position(2).govern(0, 'firenze').purse(0, 1000);
    p.army(
      0,
      'J4',
      [1, 4].map(number => sestiere('firenze', number)),
      { unpaid: 4 },
    );
    p.army(0, 'J4', [sestiere('firenze', 3)], { unpaid: 3 });
    p.military(0).act({ type: 'merge', army: 1, into: 2, from: -1 });
    expect(p.player(0).purse).toBe(1000 - 4 * (60 + 40) - 3 * 40);
    expect([p.state.armies.length, p.state.armies[0]?.stays]).toEqual([1, false]);
    const poor = position(2).govern(0, 'firenze').purse(0, 100);
    poor.army(
      0,
      'J4',
      [1, 4].map(number => sestiere('firenze', number)),
      { unpaid: 4 },
    );
    poor.army(0, 'J4', [sestiere('firenze', 3)], { unpaid: 3 });
    expect(poor.military(0).legal('merge')).toEqual([]);
  });

  rule(['pod.29t', 'pod.44l'], 'home again, the companies go back into their commune, unless it is besieged', () => {
    const home = () => {
      const p = position(2).govern(0, 'firenze').govern(1, 'siena').hire(0, 'grifone', 'prato');
      p.army(0, 'N6', [sestiere('firenze', 1), unitOf('grifone')]);
      return p;
    };
    const p = home();
    p.military(0).act({ type: 'garrison', army: 1 });
    expect([p.state.armies, p.state.armyOf[sestiere('firenze', 1)], p.state.station[0]]).toEqual([[], -1, FIRENZE]);
    const shut = home().besieging(1, 'M5', 'firenze', [sestiere('siena', 1)]);
    expect(shut.military(0).legal('garrison')).toEqual([]);
    const abroad = position(2)
      .govern(0, 'firenze')
      .army(0, 'L4', [sestiere('firenze', 1)]);
    expect(abroad.military(0).legal('garrison')).toEqual([]);
  });

  rule('pod.29n', 'each company owes its own squares, also after others have joined it (R61)', () => {
    const p = position(2).govern(0, 'firenze').purse(0, 1000);
    p.army(0, 'J4', [sestiere('firenze', 1)], { unpaid: 5 })
      .army(0, 'J4', [sestiere('firenze', 3)], { unpaid: 2 })
      .army(0, 'J4', [sestiere('firenze', 4)], { unpaid: 3 });
    const match = p.military(0).act({ type: 'merge', army: 1, into: 2, from: -1 });
    expect(match.purse(0)).toBe(1000);
    match.act({ type: 'merge', army: 2, into: 3, from: -1 });
    expect(match.purse(0)).toBe(1000 - 5 * 60 - 2 * 40 - 3 * 40);
    // Who has come a single square owes nothing yet, and does not forget it.
    const near = position(2).govern(0, 'firenze').purse(0, 1000);
    near
      .army(0, 'M5', [sestiere('firenze', 1), sestiere('firenze', 3)], { unpaid: 1 })
      .army(0, 'M5', [sestiere('firenze', 4)], { unpaid: 3 });
    near
      .military(0)
      .act({ type: 'merge', army: 1, into: 2, from: -1 })
      .act({ type: 'march', army: 2, from: -1, podesta: false })
      .act({ type: 'marchTo', cell: square('L5'), homeward: false });
    expect(near.player(0).purse).toBe(1000 - 3 * 40 - (60 + 40) - (60 + 40 + 40));
  });

  rule(['pod.29p', 'pod.29o'], 'one square is free when it is the whole way, not the last of several (R61)', () => {
    const p = position(2).govern(0, 'firenze').treasury('firenze', 2000);
    p.army(
      0,
      'N6',
      [1, 3, 4].map(number => sestiere('firenze', number)),
      { from: FIRENZE },
    );
    const paid = ['L4', 'K4'].map(where => {
      const before = p.commune('firenze').treasury;
      p.military(0)
        .act({ type: 'march', army: 1, from: FIRENZE, podesta: false })
        .act({ type: 'marchTo', cell: square(where), homeward: false });
      return before - p.commune('firenze').treasury;
    });
    expect(paid).toEqual([2 * 140, 140]);
  });

  rule('pod.26c', 'an army passes through the towns of strangers and halts in none of them (R142)', () => {
    const going = (change: (p: ReturnType<typeof position>) => void = () => {}) => {
      const p = position(3).govern(0, 'firenze').govern(1, 'siena').govern(1, 'empoli').govern(2, 'lucca');
      p.army(0, 'K8', [sestiere('firenze', 1)], { left: 2 });
      change(p);
      const match = p.military(0).act({ type: 'march', army: 1, from: -1, podesta: false });
      const to = (where: string) => match.refusal({ type: 'marchTo', cell: square(where), homeward: false });
      return [to('J7'), to('J6')];
    };
    const closed = { rule: 'pod.26c', reason: 'cannot', what: 'walls' };
    // Beyond Empoli, which is the bridge: the way leads through it.
    expect(going()).toEqual([closed, null]);
    const inside = (change: Parameters<typeof going>[0]) => going(change)[0];
    expect(inside(p => p.govern(0, 'empoli'))).toBeNull();
    expect(inside(p => Object.assign(p.commune('empoli'), { podesta: -1 }))).toBeNull();
    expect(inside(p => p.govern(2, 'empoli').league(0, 2))).toBeNull();
    expect(
      inside(p => {
        p.state.wars = [{ attacker: 0, defender: 2, sides: [[0, 1], [2]], cell: square('N9'), month: 1 }];
      }),
    ).toBeNull();
    expect(
      inside(p => {
        const [lent] = [sestiere('empoli', 1)];
        p.loyal(1, 'empoli', 1);
        p.state.lent[lent] = 0;
        p.state.armyOf[lent] = 1;
      }),
    ).toBeNull();
  });

  rule('pod.29l', 'one company stays in the commune (R62)', () => {
    const match = position(2).govern(0, 'firenze', 1, 3, 5).military(0);
    const raise = (...numbers: number[]) =>
      match.refusal({ type: 'raise', commune: FIRENZE, units: numbers.map(number => sestiere('firenze', number)) });
    expect([raise(1, 3), raise(3, 5)]).toEqual([null, null]);
    expect(raise(1, 3, 5)).toMatchObject({ rule: 'pod.29l', reason: 'garrison' });
    expect(raise(1, 1)).toMatchObject({ reason: 'malformed' });
  });

  rule('pod.29l', 'mercenaries do not count as the garrison and may all go (R62)', () => {
    const p = position(2).govern(0, 'firenze', 1).hire(0, 'grifone', 'firenze');
    for (const number of [3, 5]) p.state.back[sestiere('firenze', number)] = 9;
    expect(p.military(0).recruits(FIRENZE)).toEqual([72, 73, 74]);
    expect(p.military(0).refusal({ type: 'raise', commune: FIRENZE, units: [72, 73, 74] })).toBeNull();
  });

  rule('pod.29o', 'the way to a battlefield is counted along the squares that can be walked (R61)', () => {
    // The straight way to S11, five squares, would ford the Arno four times; the walkable one has six.
    const p = position(3).govern(0, 'firenze').govern(2, 'lucca');
    const squares = (seat: number, to: string) => contingents(p.table, seat, square(to))[0]?.squares;
    expect([squares(0, 'S11'), squares(0, 'N9'), squares(2, 'J3')]).toEqual([6, 3, 6]);
    expect(squares(2, 'S11')).toBeUndefined();
  });
});
