import { describe, expect, test } from 'vitest';
import { ARMOURS } from '../../src/data/shapes.ts';
import { data, rule, tableOf, written } from './support.ts';

const { shock, fire, unitType, armour, terrain, height, movement, wounds, weather } = data.charts;

const SHOCK = `
   2  4/- 3/- 3/- 3/- 2/- 2/- 2/- 1/- 1/D 1/1 1/1
   3  3/- 3/- 3/- 2/- 2/- 2/- 1/- 1/D 1/1 1/1 1/1
   4  3/- 3/- 2/- 2/- 2/- 1/- 1/D 1/1 1/1 1/1 D/1
   5  3/- 2/- 2/- 2/- 1/- 1/D 1/1 1/1 1/1 D/1 -/1
   6  2/- 2/- 2/- 1/- 1/D 1/1 1/1 1/1 D/1 -/1 -/2
   7  2/- 2/- 1/- 1/D 1/1 1/1 1/1 D/1 -/1 -/2 -/2
   8  2/- 1/- 1/D 1/1 1/1 1/1 D/1 -/1 -/2 -/2 -/2
   9  1/- 1/D 1/1 1/1 1/1 D/1 -/1 -/2 -/2 -/2 -/3
  10  1/D 1/1 1/1 1/1 D/1 -/1 -/2 -/2 -/2 -/3 -/3
  11  1/1 1/1 1/1 D/1 -/1 -/2 -/2 -/2 -/3 -/3 -/3
  12  1/1 1/1 D/1 -/1 -/2 -/2 -/2 -/3 -/3 -/3 -/4
`;

/** Hits count 1 each, a bare Disruption half a hit. */
const weight = (result: string | undefined): number => (result === 'D' ? 0.5 : result === '-' ? 0 : Number(result));
const sides = (cell: string): [attacker: number, defender: number] => {
  const [attacker, defender] = cell.split('/');
  return [weight(attacker), weight(defender)];
};
const hits = (cell: string): [attacker: number, defender: number] => {
  const [attacker, defender] = sides(cell);
  return [Math.floor(attacker), Math.floor(defender)];
};
const ways = (roll: number): number => 6 - Math.abs(7 - roll);
const cell = (roll: number, column: number): string =>
  shock.rows.find(row => row.roll === roll)?.cells[shock.columns.indexOf(column)] ?? '';

function expected(column: number): (number | string)[] {
  let [attacker, defender, retreats] = [0, 0, 0];
  for (const { roll } of shock.rows) {
    const [toAttacker, toDefender] = hits(cell(roll, column));
    attacker += ways(roll) * toAttacker;
    defender += ways(roll) * toDefender;
    if (toDefender > toAttacker) retreats += ways(roll);
  }
  return [(attacker / 36).toFixed(2), (defender / 36).toFixed(2), Math.round((retreats / 36) * 100)];
}

describe('the Shock Combat Table', () => {
  rule('gg.10.6.3', 'every cell gives attacker/defender in hits, D or -', () => {
    expect(shock.columns).toEqual([-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5]);
    expect(shock.rows.map(({ roll, cells }) => [String(roll), ...cells])).toEqual(written(SHOCK));
  });

  test('an even fight costs both sides the same, and the columns mirror each other', () => {
    for (const { roll } of shock.rows)
      for (const column of shock.columns) {
        const [attacker, defender] = cell(roll, column).split('/');
        expect(cell(14 - roll, -column)).toBe(`${defender}/${attacker}`);
      }
  });

  test('a better roll or column is never worse for the attacker', () => {
    const notWorse = (better: string, worse: string) => {
      const [[betterLoss, betterGain], [worseLoss, worseGain]] = [sides(better), sides(worse)];
      expect(betterLoss).toBeLessThanOrEqual(worseLoss);
      expect(betterGain).toBeGreaterThanOrEqual(worseGain);
    };
    for (const { roll } of shock.rows)
      for (const column of shock.columns) {
        if (roll < 12) notWorse(cell(roll + 1, column), cell(roll, column));
        if (column < 5) notWorse(cell(roll, column + 1), cell(roll, column));
      }
  });

  test.each([
    [-5, '2.03', '0.08', 0],
    [-4, '1.75', '0.17', 0],
    [-3, '1.47', '0.28', 3],
    [-2, '1.22', '0.42', 8],
    [-1, '1.00', '0.61', 17],
    [0, '0.81', '0.81', 28],
    [1, '0.61', '1.00', 42],
    [2, '0.42', '1.22', 58],
    [3, '0.28', '1.47', 72],
    [4, '0.17', '1.75', 83],
    [5, '0.08', '2.03', 92],
  ])('column %i costs the attacker %s and the defender %s hits, who retreats in %i%%', (column, ...values) => {
    expect(expected(column)).toEqual(values);
  });
});

describe('the Fire Table', () => {
  rule('gg.10.3', 'the number to reach by weapon, armour and range; the dash forbids the shot', () => {
    const printed = Object.entries({ A: fire.A, X: fire.X }).flatMap(([weapon, rows]) =>
      ARMOURS.map(worn => [weapon, worn, ...rows[worn].map(number => String(number ?? '-'))]),
    );
    expect(printed).toEqual(
      written(`
        A - 11 12 13
        A L 12 13 14
        A M 13 14 15
        A H 15 16 -
        X - 11 12 13
        X L 11 12 14
        X M 12 13 15
        X H 13 15 -
      `),
    );
  });

  test('distance and armour never help the firer, and a crossbow is never worse than a bow', () => {
    const hard = (number: number | null | undefined): number => number ?? 99;
    for (const weapon of [fire.A, fire.X])
      for (const [step, worn] of ARMOURS.entries())
        for (const [range, number] of weapon[worn].entries()) {
          expect(hard(number)).toBeGreaterThanOrEqual(range === 0 ? 0 : hard(weapon[worn][range - 1]));
          const lighter = ARMOURS[step - 1];
          expect(hard(number)).toBeGreaterThanOrEqual(lighter ? hard(weapon[lighter][range]) : 0);
          expect(hard(fire.X[worn][range])).toBeLessThanOrEqual(hard(fire.A[worn][range]));
        }
  });

  test('its modifiers', () => {
    const { sources, ...modifiers } = fire.modifiers;
    expect(modifiers).toEqual({
      pivot: -1,
      reaction: -1,
      palvesari: -2,
      saracensAtFoot: 1,
      saracensAtHorse: -1,
      firerDisrupted: -1,
      flankOrRear: 1,
    });
    expect(sources.filter(({ source }) => source.from === 'reconstructed').flatMap(({ of }) => of)).toEqual([
      'firerDisrupted',
      'flankOrRear',
    ]);
    expect(tableOf('gg.S.6.6.2')).toEqual({ infantry: modifiers.saracensAtFoot, cavalry: modifiers.saracensAtHorse });
  });
});

describe('the tables of lead unit against defender', () => {
  const TYPES = ['C', 'I', 'X', 'A'] as const;

  rule('gg.10.6.1d', 'columns by unit type', () => {
    expect(TYPES.map(lead => [lead, ...TYPES.map(defender => String(unitType[lead][defender]))])).toEqual(
      written(`
        C  0  1  2  2
        I -1  0  1  1
        X -2 -1  0  0
        A -2 -1  0  0
      `),
    );
  });

  rule('gg.10.6.1g', 'columns by armour', () => {
    expect(ARMOURS.map(lead => [lead, ...ARMOURS.map(defender => String(armour[lead][defender]))])).toEqual(
      written(`
        -  0  0 -1 -2
        L  0  0  0 -1
        M  1  0  0 -1
        H  2  1  1  0
      `),
    );
  });

  rule('gg.G.armour', 'four classes in rising order, and more armour is never a drawback', () => {
    expect(tableOf('gg.G.armour')).toEqual({ order: ARMOURS });
    for (const worn of ARMOURS)
      for (const [step, heavier] of ARMOURS.entries())
        for (const lighter of ARMOURS.slice(0, step))
          expect(armour[heavier][worn]).toBeGreaterThanOrEqual(armour[lighter][worn]);
  });

  test('what one side gains the other loses', () => {
    for (const lead of TYPES)
      for (const defender of TYPES) expect(unitType[lead][defender] + unitType[defender][lead]).toBe(0);
    for (const lead of ARMOURS)
      for (const defender of ARMOURS) expect(armour[lead][defender] + armour[defender][lead]).toBe(0);
  });
});

describe('the Terrain Effects Chart', () => {
  rule('gg.8.2', 'movement points by terrain and kind of unit', () => {
    const costs = Object.entries(terrain).flatMap(([kind, effects]) =>
      'cost' in effects ? [[kind, ...Object.values(effects.cost).map(String)]] : [],
    );
    expect(costs).toEqual(
      written(`
        clear  1 1 1
        hill   3 2 2
        woods  3 2 2
        camp   1 1 1
        stream 1 1 0
      `),
    );
  });

  test('where Carica! is prohibited, who is disrupted, columns, fire and sight', () => {
    const { clear, hill, woods, camp } = terrain;
    const effects = Object.entries({ clear, hill, woods, camp }).map(([kind, ground]) => [
      kind,
      ground.charge ? 'charge' : 'none',
      ground.disrupts.join('') || '-',
      String(ground.shock),
      String(ground.fire),
      ground.blocksSight ? 'blocks' : 'open',
    ]);
    expect(effects).toEqual(
      written(`
        clear charge -    0  0 open
        hill  none   C    0 -1 blocks
        woods none   CIX -1 -2 blocks
        camp  none   CIXA 0 -1 open
      `),
    );
    expect(terrain.stream).toMatchObject({ charge: false, disrupts: ['C'], shock: -1 });
    expect(height).toMatchObject({ hill: 4, higher: 1, lower: -1 });
  });

  test('the Camp works against Ghibellines and for Guelphs', () => {
    const { disruptsSide, stops, shelters } = terrain.camp;
    expect([disruptsSide, stops, shelters]).toEqual(['ghibelline', 'ghibelline', 'guelph']);
  });
});

rule('gg.8.1.1', 'the movement allowances', () => {
  const { C, I, X, A, palvesari, personality, carroccio, religiosi } = movement;
  expect({ personality, cavalry: C, infantry: I, crossbow: X, archer: A, palvesari, carroccio }).toEqual(
    tableOf('gg.8.1.1'),
  );
  expect(religiosi).toBe(palvesari);
});

rule('gg.13.1.6', 'a die for the wound: grazed, a loss of capacity, or death', () => {
  expect(wounds.map(wound => ('killed' in wound ? 'killed' : wound.loss))).toEqual([0, 1, 1, 2, 3, 'killed']);
});

describe('the weather', () => {
  rule('gg.S.8.4', 'Fair comes first and worsens on 10 to 12', () => {
    expect(weather[0]?.id).toBe('fair');
    expect(tableOf('gg.S.8.4')).toEqual({ Fair: [weather[0]?.worsensFrom, 12] });
  });

  test('nine short steps lead to the Storm in about 25 rolls', () => {
    expect(weather.map(({ id, worsensFrom }) => [id, worsensFrom])).toEqual([
      ['fair', 10],
      ['hazy', 8],
      ['veiled', 8],
      ['cloudy', 8],
      ['overcast', 8],
      ['lowering', 8],
      ['dark', 8],
      ['drizzle', 8],
      ['rain', 8],
      ['storm', undefined],
    ]);
    const chance = (from: number) =>
      shock.rows.reduce((sum, { roll }) => sum + (roll >= from ? ways(roll) : 0), 0) / 36;
    const rolls = weather.reduce((sum, { worsensFrom }) => sum + (worsensFrom ? 1 / chance(worsensFrom) : 0), 0);
    expect(rolls).toBeCloseTo(25.2, 1);
    const fastRolls = weather.reduce(
      (sum, { worsensFrom, fast = worsensFrom }) => sum + (fast ? 1 / chance(fast) : 0),
      0,
    );
    expect(fastRolls).toBeCloseTo(17.1, 1);
  });
});
