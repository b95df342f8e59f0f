import type { Flaw } from '@carroccio/kernel';
import { describe, expect, test } from 'vitest';
import { disagreements } from '../../src/data/agreement.ts';
import type { Data } from '../../src/data/index.ts';
import { data, the } from './support.ts';

/** The part, and what is wrong without the advice after it. */
const told = ({ at: where, words }: Flaw): string => `${where.split('/')[1]}: ${words.en.split(';', 1).join()}`;
const broken = (change: (changed: Data) => void): string[] => {
  const changed = structuredClone(data);
  change(changed);
  return disagreements(changed).map(told);
};

test('the parts of the game agree', () => {
  expect(disagreements(data)).toEqual([]);
});

describe('replaced parts that contradict each other', () => {
  test('a card that is gone', () => {
    const leaderless = broken(({ generals }) => {
      generals.leaders = generals.leaders.filter(({ id }) => id !== 'conde');
    });
    expect(leaderless).toContain('scenarios: there is no leader conde');
    expect(leaderless).toContain('armies: there is no leader conde');
    const disbanded = broken(({ troops }) => {
      troops.troops = troops.troops.filter(({ id }) => id !== 'sp-sq-vet');
    });
    expect(disbanded).toContain('scenarios: there are no troops sp-sq-vet');
    expect(disbanded).toContain('armies: there are no troops sp-sq-vet');
  });

  test('armies that cannot be, or not there', () => {
    expect(broken(({ scenarios: { punti } }) => delete punti.muster)).toContain(
      'scenarios: it does not say how armies are mustered',
    );
    expect(broken(({ scenarios: { punti } }) => Object.assign(the(punti.muster), { units: [2, 7] }))).toEqual([
      'scenarios: so many units have no place',
    ]);
    expect(broken(({ scenarios: { punti } }) => Object.assign(the(punti.muster), { divisions: [6, 5] }))).toContain(
      'scenarios: so many divisions have no place',
    );
    expect(broken(({ scenarios: { lens } }) => delete lens.sides[0].cic)).toEqual([
      'scenarios: french has no commander',
    ]);
    const dear = broken(({ troops: { troops } }) => {
      for (const troop of troops) troop.points = 30;
    });
    expect(dear).toEqual(['scenarios: no army can be had for 80 points']);
  });

  test('rules about what is not there', () => {
    expect(broken(({ scenarios: { intro } }) => intro.objectives.pop())).toEqual([
      'scenarios: there is no objective 0',
    ]);
    expect(
      broken(({ scenarios: { rocroi } }) => Object.assign(the(rocroi.rules.optionalArrival), { division: 0 })),
    ).toEqual(['scenarios: the division that may arrive is not an optional one']);
    expect(broken(({ scenarios: { dunes } }) => Object.assign(the(dunes.rules.tide), { column: 99 }))).toEqual([
      'scenarios: the tide rises beside the map',
    ]);
  });

  test('a deck of other than thirty cards', () => {
    expect(broken(({ orders }) => Object.assign(orders.building, { base: [1, 10] }))).toEqual([
      'orders: the base is not thirty cards',
    ]);
    expect(broken(({ orders }) => Object.assign(orders.building.low, { out: [9, 3] }))).toEqual([
      'orders: a range ends before it begins',
    ]);
  });
});
