/** What a table shows at a glance: command, chain, sectors, shots and reach (nqsb.10.3, nqsb.10.6.2, nqsb.6.4, nqsb.5.1). */
import { describe, expect } from 'vitest';
import { orderStakes } from '../src/03-turn/chain-steps.ts';
import { marchTrip } from '../src/05-movement/trips.ts';
import { OUTSIDE, sectorCode } from '../src/field.ts';
import { chainOf, commandOf, ordinaryTrip, reachOf, sectorCells, shotsOf } from '../src/outlook.ts';
import { GONE } from '../src/state.ts';
import { type Position, position } from './battlefield.ts';
import { rule } from './rules.ts';

describe('command', () => {
  rule(['nqsb.10.3', 'nqsb.10.6.1'], 'the hexes within the general’s morale, and the units he has in hand', () => {
    const p = position()
      .lead(0, 0, '1007', 'villequier')
      .put('A', 0, 'fr-fl', '1010')
      .put('B', 0, 'fr-fl', '1011')
      .put('C', 0, 'fr-fl', '1107', 'N', { division: 1 })
      .put('D', 1, 'sp-fl', '1006', 'S');
    const { cells, units } = commandOf(p.battle, p.division(0, 0));
    const rings = [0, 1, 2, 3, 4].map(
      far =>
        cells.filter(cell => p.battle.field.far[p.hex('1007') * p.battle.field.terrain.length + cell] === far).length,
    );
    // Villequier has morale 3.
    expect([rings, cells.length]).toEqual([[1, 6, 12, 18, 0], 37]);
    expect(units).toEqual([
      { unit: p.unit('A'), held: true },
      { unit: p.unit('B'), held: false },
    ]);
    p.state.post[p.general(0, 0)] = GONE;
    expect(commandOf(p.battle, p.division(0, 0))).toEqual({ cells: [], units: [] });
  });

  const chain = (p: Position, side: 0 | 1 = 0) => chainOf(p.battle, side);

  rule('nqsb.10.6.2', 'the chain goes from the CiC straight to each general on the field', () => {
    const p = position()
      .command(0, '1012', 'conde')
      .lead(0, 0, '1010', 'villequier')
      .lead(0, 1, '2002', 'villequier')
      .command(1, '1002', 'conde')
      .lead(1, 0, '1003', 'villequier');
    const [cic, first, second] = [p.cic(0), p.general(0, 0), p.general(0, 1)];
    expect(chain(p)).toEqual([
      { from: cic, to: first, holds: true },
      { from: cic, to: second, holds: false },
    ]);
    expect(chain(p, 1)).toEqual([{ from: p.cic(1), to: p.general(1, 0), holds: true }]);
    p.state.post[cic] = GONE;
    expect(chain(p)).toEqual([]);
  });

  rule('nqsb.10.6.2', 'and through an intermediate general, whom it names once', () => {
    const p = position()
      .command(0, '1013', 'conde')
      .lead(0, 0, '1010', 'villequier')
      .lead(0, 1, '1210', 'villequier')
      .lead(0, 2, '1011', 'villequier');
    const [cic, first, second, third] = [p.cic(0), p.general(0, 0), p.general(0, 1), p.general(0, 2)];
    p.state.wing[p.division(0, 0)] = third;
    p.state.wing[p.division(0, 1)] = third;
    p.state.wing[p.division(0, 2)] = third;
    const links = () => chain(p).map(({ from, to }) => [from, to]);
    expect(links()).toEqual([
      [cic, first],
      [cic, third],
      [third, first],
      [cic, second],
      [third, second],
    ]);
    p.state.post[third] = GONE;
    expect(links()).toEqual([
      [cic, first],
      [cic, second],
    ]);
    // The intermediate general may be leader number 0: then he is the CiC's place, and the CiC another.
    p.state.cic[0] = third;
    p.lead(0, 2, '1011', 'villequier');
    p.state.wing[p.division(0, 0)] = cic;
    p.state.wing[p.division(0, 1)] = -1;
    expect([cic, links()]).toEqual([
      0,
      [
        [third, first],
        [third, cic],
        [cic, first],
        [third, second],
      ],
    ]);
  });

  rule(['nqsb.10.3.link', 'nqsb.10.6.2'], 'an order hangs on a test only where each of its ways is broken', () => {
    const p = position().command(0, '1013', 'conde').lead(0, 0, '1002', 'villequier').lead(0, 2, '1008', 'villequier');
    const division = p.division(0, 0);
    const hangs = () => orderStakes(p.battle, 0, division) !== null;
    expect(hangs()).toBe(true);
    p.state.wing[division] = p.general(0, 2);
    expect(hangs()).toBe(false);
    // Farther than the morale of the two on one of the ways through him.
    p.lead(0, 2, '1009', 'villequier');
    expect(hangs()).toBe(true);
    p.lead(0, 0, '1006', 'villequier');
    expect(hangs()).toBe(false);
    p.state.post[p.general(0, 0)] = GONE;
    expect(hangs()).toBe(false);
  });
});

describe('fire', () => {
  rule(['nqsb.6.4', 'nqsb.9.16', 'nqsb.9.2.paralyse'], 'the hexes a unit can fire into, and how they lie', () => {
    const zones = (troop: string, hex = '1010') => {
      const p = position().put('A', 0, troop, hex, 'N');
      const found: Record<string, string[]> = {};
      for (const { cell, zone } of sectorCells(p.battle, p.unit('A')))
        found[zone] = [...(found[zone] ?? []), p.name(cell)];
      return found;
    };
    const count = (troop: string) =>
      Object.fromEntries(Object.entries(zones(troop)).map(([zone, hexes]) => [zone, hexes.length]));
    expect(zones('fr-pm-line')).toEqual({ near: ['0908', '1008', '1009', '1108', '1109'] });
    expect([count('fr-al'), count('fr-ap'), count('fr-fl'), count('ge-re'), count('sp-dr'), count('fr-cl')]).toEqual([
      { near: 9, far: 11 },
      { near: 14, far: 21 },
      { near: 5 },
      { near: 3, aside: 2 },
      {},
      { near: 3 },
    ]);
    expect(sectorCells(position().put('A', 0, 'fr-cp-gend', '1010', 'N').battle, 0)).toEqual([]);
    const gone = position().put('A', 0, 'fr-fl', '1010', 'N');
    gone.state.cell = gone.state.cell.with(0, GONE);
    expect([sectorCells(gone.battle, 0), shotsOf(gone.battle, 0)]).toEqual([[], []]);
  });

  rule('nqsb.6.4', 'no sector reaches beyond its hexes: guns far, the others two hexes', () => {
    const { field, sectors } = position().battle;
    const n = field.terrain.length;
    const ids = [
      'musket',
      'cavalry_firearm',
      'reiter',
      'square',
      'light_artillery',
      'heavy_artillery',
      'all_round',
    ] as const;
    const widest = ids.map(id => {
      let most = 0;
      for (const facing of [0, 1, 2, 3, 4, 5])
        for (let from = 0; from < n; from += 7)
          for (let to = 0; to < n; to++)
            if (sectorCode(field, sectors, id, facing, from, to) !== OUTSIDE)
              most = Math.max(most, field.far[from * n + to] ?? 0);
      return most;
    });
    expect(widest).toEqual([2, 2, 2, 2, 5, 7, 2]);
  });

  rule(['nqsb.6.4', 'nqsb.4.cards'], 'the enemies in its sector, with the cards due against each', () => {
    const p = position()
      .lead(0, 0, '1012', 'villequier')
      .put('A', 0, 'fr-fl', '1010', 'N')
      .put('B', 1, 'sp-cp', '1108', 'S')
      .put('C', 1, 'sp-pm', '1008', 'S')
      .put('D', 1, 'sp-pm', '1011', 'S')
      .put('E', 1, 'sp-pm', '1002', 'S')
      .put('F', 0, 'fr-pm-line', '0909', 'N')
      .order(0, 0, 5);
    expect(shotsOf(p.battle, p.unit('A')).map(({ target, cards }) => [p.label(target), cards])).toEqual([
      ['B', 3],
      ['C', 3],
    ]);
    expect(shotsOf(p.put('G', 0, 'fr-cp-gend', '1110', 'N').battle, p.unit('G'))).toEqual([]);
  });
});

describe('reach', () => {
  const reach = (p: Position, label: string): [string, number][] =>
    [...reachOf(p.battle, ordinaryTrip(p.battle, p.unit(label)))]
      .map(([cell, leg]): [string, number] => {
        expect([leg.cell, leg.path.at(-1)]).toEqual([cell, cell]);
        return [p.name(cell), leg.cost];
      })
      .sort(([one], [other]) => one.localeCompare(other));

  rule('nqsb.5.1', 'every hex within its points, with what it costs; not its own', () => {
    const p = position().lead(0, 0, '1012').put('A', 0, 'fr-cp-chev', '1007', 'N').order(0, 0, 5);
    const found = reach(p, 'A');
    expect([found.length, found.filter(([, cost]) => cost === 1).length]).toEqual([18, 6]);
    expect(found.every(([, cost]) => cost === 1 || cost === 2)).toBe(true);
    expect(found.map(([hex]) => hex)).not.toContain('1007');
    expect(reachOf(p.battle, ordinaryTrip(p.battle, 0)).get(p.hex('1009'))?.path).toHaveLength(2);
  });

  rule(['nqsb.5.stop', 'nqsb.7.5'], 'it ends beside an enemy; who begins beside one may still walk away', () => {
    const p = position()
      .lead(0, 0, '1012')
      .put('A', 0, 'fr-cp-chev', '1009', 'N')
      .put('B', 1, 'sp-pm', '1007', 'S')
      .order(0, 0, 5);
    const hexes = reach(p, 'A').map(([hex]) => hex);
    expect(['1008', '0908', '1109'].map(hex => hexes.includes(hex))).toEqual([true, true, true]);
    // Past 1008 and 0908, which are beside B, nothing is reached.
    expect(['0907', '1107', '1006'].map(hex => hexes.includes(hex))).toEqual([false, false, false]);
    const near = p.put('A', 0, 'fr-cp-chev', '1008', 'N');
    expect(reach(near, 'A')).toEqual([
      ['0908', 2],
      ['0909', 2],
      ['0910', 2],
      ['1009', 1],
      ['1010', 2],
      ['1107', 2],
      ['1108', 1],
      ['1109', 1],
      ['1110', 2],
      ['1207', 2],
      ['1208', 2],
      ['1209', 2],
    ]);
  });

  rule('nqsb.5.1', 'an ordinary march: not by road, with its leaders, once', () => {
    const p = position().lead(0, 0, '1007').put('A', 0, 'fr-cp-chev', '1007', 'N').order(0, 0, 5);
    const trip = ordinaryTrip(p.battle, 0);
    expect([trip.kind, trip.points, trip.again, trip.company]).toEqual(['move', 2, false, [p.general(0, 0)]]);
    expect(marchTrip(p.battle, 0, true, true, true)).toMatchObject({
      kind: 'road',
      points: 4,
      again: true,
      company: [],
    });
  });
});
