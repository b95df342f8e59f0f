import { distance, requireCell } from '@carroccio/boards';
import { describe, expect, test } from 'vitest';
import { disagreementsOf } from '../../src/data/agreement.ts';
import type { Data } from '../../src/data/index.ts';
import { gridOf, isPlayable } from '../../src/data/map-check.ts';
import type { BattleMap } from '../../src/data/maps.ts';
import type { Setup, Start } from '../../src/data/setups.ts';
import type { Side } from '../../src/data/shapes.ts';
import { BATTLES } from '../../src/scenarios/index.ts';
import { data, hexRange, type Printed, rule, tableOf } from './support.ts';

const { setups } = data;

/** "2716 2717: 6" for a row of two hexes and six units. */
const written = (start: Start): string => {
  if (start.kind === 'entry') return `turn ${start.turn}, ${start.hexes.join(' ')}`;
  if (start.kind !== 'rows') return start.kind;
  return start.rows.map(({ hexes, units }) => `${hexes.join(' ')}: ${units.length}`).join('; ');
};
/** The same from hex ranges. */
const row = (ranges: string, units: number): string => `${hexRange(ranges).join(' ')}: ${units}`;
const entry = (turn: number, ranges: string): string => `turn ${turn}, ${hexRange(ranges).join(' ')}`;

const table = ({ battaglie }: Setup): Record<string, string> =>
  Object.fromEntries(Object.entries(battaglie).map(([id, { facing, start }]) => [id, `${facing} ${written(start)}`]));

const { armies, maps }: Data = data;
const battagliaOf = (battle: string, id: string) => armies[battle]?.battaglie.find(battaglia => battaglia.id === id);
const sideOf = (battle: string, id: string): Side | undefined => battagliaOf(battle, id)?.side;
function mapOf(battle: string): BattleMap {
  const map = maps[battle];
  if (!map) throw new Error(`no map of ${battle}`);
  return map;
}

/** Where the ready placement puts the units of a side, or of one Battaglia of it. */
const placed = ({ battle, battaglie }: Setup, side: Side, only?: string): string[] =>
  Object.entries(battaglie).flatMap(([id, { start }]) =>
    start.kind === 'rows' && sideOf(battle, id) === side && (only ?? id) === id
      ? start.rows.flatMap(({ default: ready }) => Object.keys(ready))
      : [],
  );

/** How far each of the hexes is from the nearest of the others. */
function nearest(battle: string, from: readonly string[], to: readonly string[]): number[] {
  const grid = gridOf(mapOf(battle));
  return from.map(hex =>
    Math.min(...to.map(other => distance(grid, requireCell(grid, hex), requireCell(grid, other)))),
  );
}

const reserves = ({ battaglie }: Setup): string[] =>
  Object.entries(battaglie).flatMap(([id, { reserve }]) => (reserve ? [id] : []));

test('set-ups, maps and armies fit together', () => {
  expect(disagreementsOf(BATTLES)(data)).toEqual([]);
});

describe('the historical set-ups', () => {
  rule('gg.S.3.1', 'Montaperti', () => {
    expect(table(setups['montaperti-historical'])).toEqual({
      anglano: `vW ${row('2716-2722', 6)}`,
      salvani: `vW ${row('2915-2921', 6)}`,
      aldobrandino: `vW ${row('2605-2615', 11)}; ${row('2807-2813', 3)}`,
      bigozzi: `vW ${row('3410-3414', 2)}`,
      arras: 'any arras-historical',
      pitigliano: `vE ${row('2215-2222', 8)}; ${row('2015-2022', 8)}`,
      tegghiaio: `vE ${row('2207-2214', 8)}; ${row('2007-2014', 8)}; ${row('1808-1813', 3)}`,
      rangoni: `vE ${row('1608-1612', 5)}; ${row('1409-1412', 3)}`,
      tornaquinci: `vE ${row('0610', 1)}; ${row('0609, 0709-0711', 3)}`,
    });
  });

  rule('gg.S.6.1', 'Benevento', () => {
    expect(table(setups['benevento-historical'])).toEqual({
      saracens: `vE ${row('1406-1413', 7)}`,
      giordano: `vE ${row('1006-1012', 6)}`,
      galvano: `vE ${row('0706-0712', 6)}`,
      manfredi: `vE ${row('0506-0512', 6)}`,
      mirepoix: `vW ${row('1905-1913', 8)}`,
      montfort: `vW ${row('2207-2212', 5)}`,
      charles: `vW ${row('2407-2412', 5)}`,
      guerra: `vW ${row('2414-2416', 2)}`,
      robert: `vW ${row('2809-2813', 4)}`,
    });
  });

  rule('gg.S.8.1', 'Campaldino', () => {
    expect(table(setups['campaldino-historical'])).toEqual({
      montefeltro: `vE ${row('1005-1009', 3)}`,
      pazzo: `vE ${row('0805-0809', 4)}`,
      guglielmino: `vE ${row('0605-0609', 5)}; ${row('0603-0604, 0610-0611', 2)}`,
      novello: `vE ${row('0409-0412', 2)}; ${row('0310-0311', 1)}`,
      vieri: `vW ${row('1405-1409', 3)}`,
      'compagnia-rossa': `vW ${row('1304, 1303, 1302', 2)}`,
      'compagnia-bianca': `vW ${row('1309-1311', 2)}`,
      durfort: `vW ${row('1504-1510', 6)}`,
      mangiatori: `vW ${row('1803-1809', 5)}`,
      maghinardo: `vW ${row('2009-2011', 2)}`,
      donati: `vW ${row('1611-1613', 2)}; ${row('1811-1813', 2)}`,
    });
  });

  rule('gg.S.3.6.1', 'Arras appears within two hexes of 1502, which lies on the Borro Rigo', () => {
    expect(setups['montaperti-historical'].battaglie.arras?.start).toEqual({
      kind: 'arras-historical',
      within: 2,
      of: '1502',
    });
    const [rigo] = data.maps.montaperti.streams;
    expect(rigo?.sides.flat()).toContain('1502');
  });

  test('the compulsory openings are within reach', () => {
    const montaperti = setups['montaperti-historical'];
    const benevento = setups['benevento-historical'];
    const campaldino = setups['campaldino-historical'];
    const horse = data.charts.movement.C + 1;
    const archers = data.charts.movement.A + data.charts.fire.A['-'].length;
    const reach = (setup: Setup, id: string) =>
      nearest(setup.battle, placed(setup, 'ghibelline', id), placed(setup, 'guelph'));
    expect(Math.max(...reach(montaperti, 'anglano'))).toBeLessThanOrEqual(horse);
    expect(reach(montaperti, 'aldobrandino').filter(far => far <= data.charts.movement.I + 1).length).toBeGreaterThan(
      4,
    );
    expect(Math.max(...reach(benevento, 'saracens'))).toBeLessThanOrEqual(archers);
    expect(Math.max(...reach(campaldino, 'montefeltro'))).toBeLessThanOrEqual(horse);
  });

  test('the Guelph Standard starts with the traitors, and both Carrocci with a guard', () => {
    for (const id of ['montaperti-historical', 'montaperti-free'] as const) {
      const { rangoni, tornaquinci } = setups[id].battaglie;
      if (rangoni?.start.kind !== 'rows' || tornaquinci?.start.kind !== 'rows') throw new Error('not on the map');
      const { rows, standard = '' } = rangoni.start;
      expect(rows.map(({ default: ready }) => ready[standard])).toContain('mp-rangoni-c-firenze-1');
      expect(tornaquinci.start.rows[0]?.default[tornaquinci.start.carroccio ?? '']).toBe('mp-tornaquinci-c-guardia-1');
    }
    const bigozzi = setups['montaperti-historical'].battaglie.bigozzi?.start;
    expect(bigozzi).toMatchObject({ carroccio: '3411', religiosi: '3411' });
  });

  test('the Camp and the Abbey are left free', () => {
    const { names, buildings } = data.maps.campaldino;
    const kept = [...buildings, ...names.filter(({ kind }) => kind === 'camp').flatMap(({ hexes }) => hexes)];
    expect(kept).toHaveLength(7);
    const taken = [
      ...placed(setups['campaldino-historical'], 'guelph'),
      ...placed(setups['campaldino-free'], 'guelph'),
    ];
    expect(kept.filter(hex => taken.includes(hex))).toEqual([]);
  });
});

describe('the free set-ups', () => {
  rule('gg.S.0', 'each battle has a historical and a free scenario', () => {
    expect(Object.entries(setups).map(([id, { battle, kind }]) => [id, battle, kind])).toEqual([
      ['montaperti-historical', 'montaperti', 'historical'],
      ['montaperti-free', 'montaperti', 'free'],
      ['benevento-historical', 'benevento', 'historical'],
      ['benevento-free', 'benevento', 'free'],
      ['campaldino-historical', 'campaldino', 'historical'],
      ['campaldino-free', 'campaldino', 'free'],
    ]);
  });

  rule('gg.S.4.1', 'Montaperti: from the border, the bridge or the map', () => {
    expect(table(setups['montaperti-free'])).toEqual({
      pitigliano: `vE ${row('1014-1021, 1114-1121', 16)}`,
      rangoni: `vE ${row('0906-0910, 1007-1010', 8)}`,
      tornaquinci: `vE ${row('0610', 1)}; ${row('0609, 0709-0711', 3)}`,
      tegghiaio: `vE ${entry(1, '0108-0124')}`,
      anglano: `vW ${entry(3, '3711-3712, 3813')}`,
      salvani: `vW ${entry(6, '3711-3712, 3813')}`,
      bigozzi: `vW ${entry(7, '3711-3712, 3813')}`,
      aldobrandino: `vW ${entry(3, '3201, 3301, 3401, 3501, 3601, 3701, 3801, 3901')}`,
      arras: 'any secret-edge',
    });
    const bridgehead = nearest('montaperti', ['3711', '3712', '3813'], [data.maps.montaperti.bridge ?? '']);
    expect(bridgehead).toEqual([1, 1, 1]);
  });

  rule('gg.S.4.3', 'Montaperti: the edge by which Arras may come', () => {
    const start = setups['montaperti-free'].battaglie.arras?.start;
    if (start?.kind !== 'secret-edge') throw new Error('Arras has no edge');
    expect([start.hexes[0], start.hexes[38], start.hexes.at(-1), start.hexes.length]).toEqual([
      '3901',
      '0101',
      '0107',
      45,
    ]);
    expect(start.hexes.filter(hex => !hex.endsWith('01') && !hex.startsWith('01'))).toEqual([]);
    const steps = start.hexes
      .slice(1)
      .flatMap((hex, index) => nearest('montaperti', [hex], [start.hexes[index] ?? '']));
    expect(new Set(steps)).toEqual(new Set([1]));
  });

  rule('gg.S.7.1', 'Benevento', () => {
    expect(table(setups['benevento-free'])).toEqual({
      saracens: `vE ${row('0407-0411, 0507-0510', 7)}`,
      giordano: `vE ${entry(4, '0308-0310')}`,
      galvano: `vE ${entry(5, '0308-0310')}`,
      manfredi: `vE ${entry(6, '0308-0310')}`,
      mirepoix: `vW ${row('2508-2512, 2609-2612', 8)}`,
      montfort: `vW ${entry(1, '3006-3011')}`,
      charles: `vW ${entry(2, '3006-3011')}`,
      guerra: `vW ${entry(2, '3012-3014')}`,
      robert: `vW ${entry(3, '3006-3011')}`,
    });
  });

  rule('gg.S.9.1', 'Campaldino', () => {
    expect(table(setups['campaldino-free'])).toEqual({
      vieri: `vW ${row('2007-2010', 3)}`,
      'compagnia-rossa': `vW ${row('2203-2205', 2)}`,
      'compagnia-bianca': `vW ${row('2206-2208', 2)}`,
      durfort: `vW ${entry(1, '2403-2408')}`,
      mangiatori: `vW ${entry(1, '2409-2413')}`,
      maghinardo: `vW ${entry(2, '2403-2408')}`,
      donati: `vW ${entry(2, '2409-2413')}`,
      montefeltro: `vE ${row('0306-0309', 3)}`,
      pazzo: `vE ${row('0205-0209', 4)}`,
      guglielmino: `vE ${entry(1, '0103-0109')}`,
      novello: `vE ${entry(2, '0110-0113')}`,
    });
  });

  rule('gg.S.2.2x', 'at Montaperti the Guelphs move first', () => {
    expect(setups['montaperti-free'].firstMover).toBe('guelph');
  });

  rule('gg.S.4.1.1', 'Montaperti: fatigue after turn 6', () => {
    expect(setups['montaperti-free'].fatigueAfter).toBe(6);
  });
  rule('gg.S.7.1.1', 'Benevento: fatigue after turn 5', () => {
    expect(setups['benevento-free'].fatigueAfter).toBe(5);
  });
  rule('gg.S.9.1.1', 'Campaldino: fatigue after turn 5', () => {
    expect(setups['campaldino-free'].fatigueAfter).toBe(5);
  });

  test('the last unit of a Battaglia can still pay for its entry hex', () => {
    for (const { battle, battaglie } of Object.values(setups))
      for (const [id, { start }] of Object.entries(battaglie)) {
        if (start.kind !== 'entry') continue;
        const units = battagliaOf(battle, id)?.units ?? [];
        const slowest = Math.min(...units.map(({ type }) => data.charts.movement[type]));
        expect(start.hexes.every(hex => isPlayable(mapOf(battle), hex))).toBe(true);
        expect(Math.ceil(units.length / start.hexes.length)).toBeLessThanOrEqual(slowest);
      }
  });
});

describe('Reserves', () => {
  rule('gg.S.3.3', 'Montaperti', () => {
    const expected = ['arras', 'bigozzi', 'rangoni', 'tornaquinci'];
    expect(reserves(setups['montaperti-historical']).sort()).toEqual(expected);
    expect(reserves(setups['montaperti-free']).sort()).toEqual(expected);
  });
  rule('gg.S.6.3', 'Benevento: all but Saracens and De Mirepoix', () => {
    for (const id of ['benevento-historical', 'benevento-free'] as const)
      expect(Object.keys(setups[id].battaglie).filter(one => !reserves(setups[id]).includes(one))).toEqual([
        'saracens',
        'mirepoix',
      ]);
  });
  rule('gg.S.8.3', 'Campaldino', () => {
    const expected = ['donati', 'maghinardo', 'novello'];
    expect(reserves(setups['campaldino-historical']).sort()).toEqual(expected);
    expect(reserves(setups['campaldino-free']).sort()).toEqual(expected);
  });
});

describe('Victory Points for a Level', () => {
  const steps = (id: keyof Printed['setups']) => {
    const { guelph, ghibelline } = setups[id].steps;
    return { guelph, ghibelline };
  };
  rule('gg.S.3.9.1', 'Montaperti, the long game', () => {
    expect(steps('montaperti-historical')).toEqual(tableOf('gg.S.3.9.1'));
    expect(steps('montaperti-free')).toEqual(tableOf('gg.S.3.9.1'));
  });
  rule('gg.S.3.9.2', 'Montaperti, the short game', () => {
    expect(setups['montaperti-historical'].steps.short).toEqual(tableOf('gg.S.3.9.2'));
    expect(setups['montaperti-free'].steps.short).toEqual(tableOf('gg.S.3.9.2'));
  });
  rule('gg.S.6.10.1', 'Benevento', () => {
    expect(steps('benevento-historical')).toEqual(tableOf('gg.S.6.10.1'));
  });
  rule('gg.S.7.5.1', 'Benevento, free set-up', () => {
    expect(steps('benevento-free')).toEqual(tableOf('gg.S.7.5.1'));
  });
  rule('gg.S.8.12.1', 'Campaldino', () => {
    expect(steps('campaldino-historical')).toEqual(tableOf('gg.S.8.12.1'));
  });
  rule('gg.S.9.5.1', 'Campaldino, free set-up', () => {
    expect(steps('campaldino-free')).toEqual(tableOf('gg.S.9.5.1'));
  });
  rule(['gg.S.10', 'gg.S.10.2'], 'Fast & Furious is Campaldino historical with steps of its own', () => {
    const [fast] = setups['campaldino-historical'].aliases ?? [];
    expect([fast?.id, fast?.steps]).toEqual(['campaldino-fast', tableOf('gg.S.10.2')]);
  });
});
