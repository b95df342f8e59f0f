/** Routed divisions, objectives, judgement, separation of melees (nqsb.2.1.1, nqsb.1.4, nqsb.3.2.5, nqsb.7.4.1). */
import { describe, expect, test } from 'vitest';
import { isRouting, judge, occupier, prevalentUnits } from '../../src/03-turn/end-steps.ts';
import { clustersOf, fightsFrom, nextChoice, separator } from '../../src/07-melee/separation.ts';
import { GONE, type Side } from '../../src/state.ts';
import { type Position, position } from '../battlefield.ts';
import { rule } from '../rules.ts';

describe('routed divisions', () => {
  const division = (...troops: string[]) => {
    const p = position();
    for (const [index, troop] of troops.entries()) p.put(`u${index}`, 0, troop, `${String(10 + index)}07`);
    return p;
  };
  const breakUp = (p: Position, shaken: number[], gone: number[] = []) => {
    for (const index of shaken) p.state.marks[p.unit(`u${index}`)] = 1;
    for (const index of gone) p.state.cell = p.state.cell.with(p.unit(`u${index}`), GONE);
    return isRouting(p.battle, p.division(0, 0));
  };

  rule(['nqsb.2.1.1.prevalent', 'nqsb.2.1.1.example'], 'three CP and a dragoon regiment are heavy cavalry', () => {
    const horse = () => division('fr-cp-chev', 'fr-cp-chev', 'fr-cp-gend', 'fr-dr');
    expect(prevalentUnits(horse().battle, 0).map(unit => horse().label(unit))).toEqual(['u0', 'u1', 'u2']);
    expect(breakUp(horse(), [0])).toBe(false);
    expect(breakUp(horse(), [0, 1])).toBe(true);
    expect(breakUp(horse(), [0], [2])).toBe(true);
    expect(breakUp(horse(), [0, 3])).toBe(false);
  });

  rule(
    ['nqsb.2.1.1.rout-count', 'nqsb.2.1.1.rout'],
    'strictly more than half: 1 of 1, 2 of 2, 2 of 3, 3 of 4, 3 of 5, 4 of 6',
    () => {
      const needed = [1, 2, 3, 4, 5, 6].map(size => {
        for (let broken = 0; broken <= size; broken++) {
          const all = division(...Array<string>(size).fill('fr-fl'));
          if (
            breakUp(
              all,
              Array.from({ length: broken }, (_, index) => index),
            )
          )
            return broken;
        }
        return -1;
      });
      expect(needed).toEqual([1, 2, 2, 3, 3, 4]);
    },
  );

  test('R63, R79: tied types together; squares with pikes, reiter with medium horse', () => {
    expect(prevalentUnits(division('fr-cp-chev', 'fr-fl').battle, 0)).toHaveLength(2);
    expect(prevalentUnits(division('sp-sq-vet', 'sp-pm', 'fr-fl').battle, 0)).toHaveLength(2);
    expect(prevalentUnits(division('ge-re', 'ge-cm', 'fr-fl').battle, 0)).toHaveLength(2);
    expect(prevalentUnits(division('fr-al', 'fr-ap', 'fr-fl', 'fr-fl').battle, 0)).toHaveLength(2);
  });
});

describe('objectives', () => {
  const held = (p: Position) => occupier(p.battle, p.hex('1007'));

  rule('nqsb.1.4.objective-occupied', 'a non-shaken unit in it', () => {
    expect(held(position())).toBe(-1);
    expect(held(position().put('A', 0, 'fr-pm-line', '1007'))).toBe(0);
    expect(held(position().put('A', 0, 'fr-pm-line', '1007', 'N', { shaken: true }))).toBe(-1);
    expect(held(position().lead(0, 0, '1007'))).toBe(-1);
  });

  rule('nqsb.1.4.objective-occupied', 'or cavalry beside it and no enemy in it or beside it (R86)', () => {
    expect(held(position().put('A', 0, 'fr-cp-chev', '1107'))).toBe(0);
    expect(held(position().put('A', 0, 'fr-pm-line', '1107'))).toBe(-1);
    expect(held(position().put('A', 0, 'fr-cp-chev', '1107', 'N', { shaken: true }))).toBe(-1);
    expect(held(position().put('A', 0, 'fr-cp-chev', '1107').put('B', 1, 'sp-fl', '0907'))).toBe(-1);
    expect(held(position().put('A', 0, 'fr-cp-chev', '1107').put('B', 1, 'sp-fl', '0907', 'S', { shaken: true }))).toBe(
      -1,
    );
    expect(held(position().put('A', 0, 'fr-cp-chev', '1107').put('B', 1, 'sp-fl', '1007', 'S', { shaken: true }))).toBe(
      -1,
    );
  });

  rule('nqsb.1.4.objective-occupied', 'a shaken unit of its own in it does not turn that cavalry out', () => {
    const shaken = () => position().put('F', 0, 'fr-pm-line', '1007', 'N', { shaken: true });
    expect(held(shaken().put('A', 0, 'fr-cp-chev', '1107'))).toBe(0);
    expect(held(shaken().put('A', 0, 'fr-pm-line', '1107'))).toBe(-1);
    expect(held(shaken().put('A', 0, 'fr-cp-chev', '1107', 'N', { shaken: true }))).toBe(-1);
    expect(held(shaken().put('A', 0, 'fr-cp-chev', '1107').put('B', 1, 'sp-fl', '0907'))).toBe(-1);
    // The enemy's cavalry is kept out by it, shaken as it is.
    expect(held(shaken().put('B', 1, 'sp-cp', '1107'))).toBe(-1);
  });
});

describe('who wins when the turns are over', () => {
  const verdict = (scenario: Parameters<typeof position>[0], north: number, south: number) => {
    const p = position(scenario);
    p.state.determination = [north, south];
    return judge(p.battle);
  };

  rule('nqsb.3.2.5.turns', 'the higher Determination', () => {
    expect([verdict('lens', 8, 7), verdict('lens', 7, 8)]).toEqual([0, 1]);
  });

  test('ties, margins and sides of the scenarios', () => {
    expect([verdict('lens', 8, 8), verdict('rethel', 8, 8), verdict('dunes', 8, 8)]).toEqual([1, 0, 0]);
    expect([verdict('rocroi', 12, 9), verdict('rocroi', 13, 9), verdict('lens-grande', 9, 13)]).toEqual([-1, 0, 1]);
    expect([verdict('punti', 9, 7), verdict('punti', 9, 6)]).toEqual([-1, 0]);
    expect([verdict('arras', 9, 10), verdict('arras', 9, 9), verdict('arras', 10, 9)]).toEqual([1, 0, 0]);
    expect([verdict('valenciennes', 1, 30)]).toEqual([0]);
    const farm = position('intro');
    farm.state.determination = [5, 5];
    expect(judge(farm.battle)).toBe(-1);
    farm.state.holder[0] = 1;
    expect(judge(farm.battle)).toBe(1);
  });
});

describe('separating melees', () => {
  /** A and B side by side; E touches only B, C only A, D both. */
  const five = () =>
    position()
      .put('A', 0, 'fr-pm-line', '1007')
      .put('B', 0, 'fr-pm-line', '1107')
      .put('C', 1, 'sp-fl', '0906')
      .put('D', 1, 'sp-pm', '1006')
      .put('E', 1, 'sp-pm', '1106');
  const all = (p: Position) => ['A', 'B', 'C', 'D', 'E'].map(label => p.unit(label));

  /** Links each unit to the first enemy it may take, or to the one the test wants. */
  function separate(
    p: Position,
    wanted: Record<string, string> = {},
    units = all(p),
    { active = 0, attacks = [] }: { active?: Side; attacks?: [string, string][] } = {},
  ): string[] {
    const [cluster = []] = clustersOf(p.battle, units);
    const side = separator(p.battle, cluster, active);
    const declared = attacks.map(pair => pair.map(label => p.unit(label)));
    const links: number[][] = [];
    for (;;) {
      const choice = nextChoice(p.battle, cluster, side, links, declared);
      if (!choice) break;
      const wish = wanted[p.label(choice.unit)];
      const enemy = wish && choice.enemies.includes(p.unit(wish)) ? p.unit(wish) : (choice.enemies[0] ?? -1);
      links.push([choice.unit, enemy]);
    }
    return fightsFrom(p.battle, side, links)
      .map(({ one, many }) => `${p.label(one)}-${many.map(unit => p.label(unit)).sort()}`)
      .sort();
  }

  rule(
    ['nqsb.7.4.1', 'nqsb.7.4.1.steps', 'nqsb.7.4.1.example'],
    'the larger side separates: B against E, A against C and D',
    () => {
      const p = five();
      const [cluster = []] = clustersOf(p.battle, all(p));
      expect(cluster).toHaveLength(5);
      expect(separator(p.battle, cluster, 0)).toBe(1);
      expect(separate(p, { D: 'A' })).toEqual(['A-C,D', 'B-E']);
      expect(separate(p, { D: 'B' })).toEqual(['A-C', 'B-D,E']);
    },
  );

  rule('nqsb.7.4.1.steps', 'R40: a leftover of the other side joins a combat in which its enemy stands alone', () => {
    const p = position()
      .put('A', 0, 'fr-pm-line', '1007')
      .put('B', 0, 'fr-pm-line', '1107')
      .put('C', 0, 'fr-pm-line', '1106')
      .put('D', 1, 'sp-pm', '0906')
      .put('E', 1, 'sp-pm', '1006')
      .put('F', 1, 'sp-pm', '0907');
    const six = ['A', 'B', 'C', 'D', 'E', 'F'].map(label => p.unit(label));
    // B and C touch only E, A touches all three.
    expect(separate(p, { A: 'D' }, six)).toEqual(['A-D,F', 'E-B,C']);
    expect(separate(p, { A: 'F' }, six)).toEqual(['A-D,F', 'E-B,C']);
  });

  /** Two against two, each in contact with both. */
  const square = () =>
    position()
      .put('A', 0, 'fr-pm-line', '1107')
      .put('B', 0, 'fr-pm-line', '1105')
      .put('D', 1, 'sp-pm', '1006')
      .put('E', 1, 'sp-pm', '1106');

  rule(
    'nqsb.7.4.1.steps',
    'R40: nobody is left out: an enemy taken already is offered only if the rest find theirs',
    () => {
      // A touches D and E, B touches D, E touches A alone: A against D would leave E without a combat.
      const p = position()
        .put('A', 0, 'fr-pm-line', '1007')
        .put('B', 0, 'fr-pm-line', '0907')
        .put('D', 1, 'sp-pm', '0906')
        .put('E', 1, 'sp-pm', '1107');
      const four = ['A', 'B', 'D', 'E'].map(label => p.unit(label));
      expect(separate(p, { A: 'D' }, four)).toEqual(['D-B', 'E-A']);
      // The same though A has named D when it declared.
      expect(
        separate(p, {}, four, {
          attacks: [
            ['A', 'D'],
            ['B', 'D'],
          ],
        }),
      ).toEqual(['D-B', 'E-A']);
    },
  );

  rule('nqsb.7.4.1', 'every unit that fights has its combat, whatever is chosen', () => {
    const rows: [string, Side, string][] = [
      ['A', 0, '0907'],
      ['B', 0, '1007'],
      ['C', 0, '1107'],
      ['D', 1, '0906'],
      ['E', 1, '1006'],
      ['F', 1, '1106'],
      ['G', 1, '0806'],
    ];
    for (const active of [0, 1] as const)
      for (const wish of ['D', 'E', 'F', 'A', 'B', 'C']) {
        const p = position();
        for (const [label, side, hex] of rows) p.put(label, side, side === 0 ? 'fr-pm-line' : 'sp-pm', hex);
        const units = rows.map(([label]) => p.unit(label));
        const fights = separate(p, Object.fromEntries(rows.map(([label]) => [label, wish])), units, { active });
        expect(fights.join('').match(/[A-G]/g)?.sort().join('')).toBe('ABCDEFG');
      }
  });

  rule('nqsb.7.1.declare', 'R50: a unit of the side that separates fights whom it named', () => {
    const p = square();
    const four = ['A', 'B', 'D', 'E'].map(label => p.unit(label));
    const cross: [string, string][] = [
      ['A', 'E'],
      ['B', 'D'],
    ];
    expect(separate(p, { A: 'D', B: 'E' }, four, { attacks: cross })).toEqual(['D-B', 'E-A']);
    expect(separate(p, { A: 'D', B: 'E' }, four)).toEqual(['D-A', 'E-B']);
  });

  test('R40: equal numbers, the active side separates', () => {
    const p = position()
      .put('A', 0, 'fr-pm-line', '1007')
      .put('B', 0, 'fr-pm-line', '1107')
      .put('D', 1, 'sp-pm', '1006')
      .put('E', 1, 'sp-pm', '1106');
    const units = ['A', 'B', 'D', 'E'].map(label => p.unit(label));
    const [cluster = []] = clustersOf(p.battle, units);
    expect([separator(p.battle, cluster, 0), separator(p.battle, cluster, 1)]).toEqual([0, 1]);
  });

  rule('nqsb.7.4.1', 'units not connected by contacts are separate melees', () => {
    const p = position()
      .put('A', 0, 'fr-pm-line', '1007')
      .put('B', 1, 'sp-pm', '1006')
      .put('C', 0, 'fr-pm-line', '1407')
      .put('D', 1, 'sp-pm', '1406');
    expect(
      clustersOf(
        p.battle,
        ['A', 'B', 'C', 'D'].map(label => p.unit(label)),
      ),
    ).toHaveLength(2);
  });
});
