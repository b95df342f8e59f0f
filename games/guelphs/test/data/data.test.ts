import { type Part, packFaults, partFaults, provenancesIn, read, tellFault } from '@carroccio/kernel';
import { dataProblems } from '@carroccio/kernel/suite';
import type { Static, TSchema } from 'typebox';
import { describe, expect, test } from 'vitest';
import { disagreementsOf } from '../../src/data/agreement.ts';
import { parts } from '../../src/data/index.ts';
import { guelphs } from '../../src/index.ts';
import { BATTLES } from '../../src/scenarios/index.ts';
import { data, type Printed } from './support.ts';

test('every part fits its schema and its check', () => {
  expect(dataProblems(parts)).toEqual([]);
});

test('a value that does not fit its schema is not read', () => {
  const { shock, ...rest } = parts.charts.value;
  expect(shock.rows).toHaveLength(11);
  expect(() => read(parts.charts.schema, rest)).toThrow(/shock/);
});

describe('provenance', () => {
  test('only rules of the catalogue are cited', () => {
    const known = new Set(guelphs.rulebook.entries.map(({ id }) => id));
    const cited = provenancesIn(data).flatMap(({ source }) => (source.from === 'rulebook' ? [source.rule] : []));
    expect(cited.length).toBeGreaterThan(100);
    expect([...new Set(cited)].filter(rule => !known.has(rule))).toEqual([]);
  });

  test('lists of sources name every field beside them, and only those', () => {
    expect(uncited(data)).toEqual([]);
    expect(uncited({ id: 'x', combat: 1, range: 2, sources: [{ of: ['combat', 'rnage'] }] }, 'hero')).toEqual([
      'hero: range has no source',
      'hero: there is no rnage',
    ]);
  });
});

function uncited(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.entries(value).flatMap(([key, item]) => uncited(item, `${path}/${key}`));
  if (!('sources' in value) || !Array.isArray(value.sources)) return below;
  const cited = value.sources.flatMap(({ of }) => of.map((field: string) => field.split('.')[0]));
  const fields = Object.keys(value).filter(key => key !== 'id' && key !== 'sources');
  return [
    ...below,
    ...fields.filter(field => !cited.includes(field)).map(field => `${path}: ${field} has no source`),
    ...cited.filter(field => !fields.includes(field)).map(field => `${path}: there is no ${field}`),
  ];
}

/** What is wrong, without where and without the advice after it. */
const core = (words: string): string => words.split(';', 1).join();

/** The problems of a part after a change. */
function after<S extends TSchema>(changed: Part<S>, change: (value: Static<S>) => void): string[] {
  const value = structuredClone(changed.value);
  change(value);
  return partFaults(changed, value).map(fault =>
    fault.code === 'flaw' ? core(fault.words.en) : tellFault(fault, 'en'),
  );
}

/** A member that must be there. */
function the<T>(value: T | undefined | null): T {
  if (value === undefined || value === null) throw new Error('not there');
  return value;
}
const rowsOf = (deployment: Printed['setups']['benevento-free']['battaglie'][string] | undefined) => {
  const { start } = the(deployment);
  if (start.kind !== 'rows') throw new Error('not in rows');
  return start;
};

describe('the check of the charts finds', () => {
  test('a missing column, roll or cell', () => {
    expect(after(parts.charts, ({ shock }) => shock.columns.pop())).toContain(
      'the columns are not -5 -4 -3 -2 -1 0 1 2 3 4 5',
    );
    expect(after(parts.charts, ({ shock }) => shock.rows.pop())).toEqual([
      'the rolls are not 2 3 4 5 6 7 8 9 10 11 12',
    ]);
    expect(after(parts.charts, ({ shock }) => the(shock.rows[0]).cells.pop())).toEqual(['roll 2 has 10 cells, not 11']);
  });

  test('rows of a weapon of different length', () => {
    expect(after(parts.charts, ({ fire }) => fire.X.H.pop())).toEqual(['the rows of X are not equally long']);
  });

  test('weather that does not lead to the Storm', () => {
    expect(after(parts.charts, ({ weather }) => weather.pop())).toEqual([
      'it does not go from fair to storm',
      'rain is the last and cannot worsen',
    ]);
    expect(after(parts.charts, ({ weather }) => weather.splice(1, 0, the(weather[1])))).toEqual(['hazy stands twice']);
    expect(after(parts.charts, ({ weather }) => delete weather[2]?.worsensFrom)).toEqual([
      'veiled does not say when it worsens',
    ]);
  });
});

const repaint = (grid: string[], hex: string, letter: string) => {
  const [column, row] = [Number(hex.slice(0, 2)) - 1, Number(hex.slice(2)) - 1];
  const line = the(grid[row]);
  grid[row] = `${line.slice(0, column)}${letter}${line.slice(column + 1)}`;
};

describe('the check of the maps finds', () => {
  test('a grid of the wrong size', () => {
    expect(after(parts.maps, ({ benevento }) => benevento.grid.pop())).toEqual(['the grid has 17 rows, not 18']);
    expect(after(parts.maps, ({ benevento }) => benevento.grid.splice(2, 1, '111'))).toEqual([
      'row 3 of the grid has 3 hexes, not 30',
    ]);
  });

  test('a hex that is not there, a stream between strangers', () => {
    expect(after(parts.maps, ({ campaldino }) => campaldino.minor.push('2501'))).toEqual(['2501 is not on the map']);
    expect(after(parts.maps, ({ montaperti }) => the(montaperti.streams[0]).sides.push(['0101', '0103']))).toEqual([
      'a stream runs between 0101 and 0103, which are not neighbours',
    ]);
  });

  test('Woods of unknown level, and a level given twice', () => {
    expect(after(parts.maps, ({ benevento }) => delete benevento.ground['1402'])).toEqual([
      'the level of 1402 is missing',
    ]);
    expect(after(parts.maps, ({ benevento }) => Object.assign(benevento.ground, { '1010': 1 }))).toEqual([
      'the level of 1010 stands on the grid and need not be given',
    ]);
  });

  test('ground in pieces', () => {
    expect(
      after(parts.maps, ({ benevento: { grid } }) => {
        for (const aroundTheCorner of ['3017', '2917', '2918']) repaint(grid, aroundTheCorner, '~');
      }),
    ).toEqual(['the ground is not of one piece: put # where no unit can come']);
  });
});

describe('the check of the armies finds', () => {
  test('an id twice, two Standards, a rating that is both rolled and printed', () => {
    expect(
      after(parts.armies, ({ campaldino }) =>
        the(campaldino.battaglie[0]).units.push(the(campaldino.battaglie[0]?.units[0])),
      ),
    ).toEqual(['cp-montefeltro-c-montefel-1 stands twice']);
    expect(
      after(parts.armies, ({ campaldino }) =>
        Object.assign(the(campaldino.battaglie[0]), { standard: { id: 'second', name: 'Second' } }),
      ),
    ).toEqual(['ghibelline has more than one standard']);
    expect(
      after(parts.armies, ({ benevento }) => Object.assign(the(benevento.battaglie[3]?.units[1]), { rating: 4 })),
    ).toEqual(['bn-manfredi-c-calabria-1 must be a Baron or have a rating, not both']);
  });
});

describe('the check of the set-ups finds', () => {
  test('a row too short, a unit not placed, a hex outside the row', () => {
    const problems = after(parts.setups, ({ 'campaldino-historical': { battaglie } }) => {
      const [row] = rowsOf(battaglie.vieri).rows;
      the(row).hexes.splice(0, 3);
    });
    expect(problems).toEqual([
      'Feditori: 3 units do not fit in 2 hexes',
      'Feditori: 1406 is not in the row',
      'Feditori: 1407 is not in the row',
    ]);
    expect(
      after(parts.setups, ({ 'campaldino-historical': { battaglie } }) => {
        delete rowsOf(battaglie.vieri).rows[0]?.default['1406'];
      }),
    ).toEqual(['Feditori: in the ready placement cp-vieri-c-feditori-1 is missing']);
  });

  test('a hex or unit in two rows', () => {
    const problems = after(parts.setups, ({ 'benevento-historical': { battaglie } }) => {
      rowsOf(battaglie.guerra).rows.push(structuredClone(the(rowsOf(battaglie.robert).rows[0])));
    });
    expect(problems).toContain('2809 is in two rows');
    expect(problems).toContain('bn-robert-c-picardie-1 is in two rows');
  });

  test('a Capitano alone, two Palvesari together, a march without fatigue', () => {
    expect(
      after(parts.setups, ({ 'benevento-historical': { battaglie } }) => {
        rowsOf(battaglie.guerra).capitano = '2416';
      }),
    ).toEqual(['nobody of the Battaglia stands in 2416']);
    expect(
      after(parts.setups, ({ 'campaldino-free': { battaglie } }) => {
        const { palvesari } = rowsOf(battaglie['compagnia-rossa']);
        for (const id of Object.keys(palvesari)) palvesari[id] = '2203';
      }),
    ).toEqual(['two Palvesari stand in 2203']);
    expect(after(parts.setups, ({ 'campaldino-free': setup }) => delete setup.fatigueAfter)).toEqual([
      'a free set-up, and no other, says who moves first and when fatigue begins',
    ]);
  });
});

describe('the figures of the special rules', () => {
  const wrong = (change: (specials: Record<string, unknown>) => void): string[] => {
    const specials = structuredClone(data.specials);
    change(specials);
    return packFaults(guelphs, {
      format: 'carroccio-pack/1',
      game: 'guelphs',
      title: 'Other figures',
      parts: { specials },
    }).map(fault => tellFault(fault, 'en'));
  };
  const set = (battle: string, figures: object) => (specials: Record<string, unknown>) => {
    specials[battle] = { ...Object(specials[battle]), ...figures };
  };

  test('can be others', () => {
    expect(wrong(set('campaldino', { donati: { battaglia: 'donati', atLeast: 4, failsOn: 2 } }))).toEqual([]);
    expect(wrong(set('montaperti', { openings: [{ battaglia: 'salvani' }] }))).toEqual([]);
  });

  test('must be those of their battle', () => {
    expect(wrong(set('montaperti', { donati: {} })).join()).toMatch(/specials\/montaperti/);
    expect(wrong(set('campaldino', { donati: { battaglia: 'donati', atLeast: 4 } })).join()).toMatch(
      /campaldino\/donati/,
    );
  });

  test('name nobody who is not there, and no hex off the map', () => {
    expect(wrong(set('montaperti', { openings: [{ battaglia: 'donati' }] }))).toEqual([
      expect.stringMatching(/^\/parts\/specials\/montaperti: donati is not in the army; it has /),
    ]);
    const { rally } = Object(data.specials.campaldino);
    expect(wrong(set('campaldino', { rally: { ...rally, ghibelline: { hex: '9901', within: 1 } } }))).toEqual([
      expect.stringMatching(/^\/parts\/specials\/campaldino\/rally: 9901 is not on the map; /),
    ]);
  });
});

describe('replaced parts that contradict each other', () => {
  const broken = (change: (changed: Printed) => void): string[] => {
    const changed = structuredClone(data);
    change(changed);
    return disagreementsOf(BATTLES)(changed).map(
      ({ at, words }) => `${at.split('/').slice(1, 3).join(': ')}: ${core(words.en)}`,
    );
  };

  test('none as the data stand', () => {
    expect(broken(() => undefined)).toEqual([]);
  });

  test('a hex nobody can stand in', () => {
    const flooded = broken(({ maps: { benevento } }) => {
      benevento.grid = benevento.grid.map(row => `${row.slice(0, 29)}~`);
    });
    expect(flooded).toContain('setups: benevento-free: 3006 cannot be stood in');
    expect(flooded).not.toContain('setups: benevento-historical: 3006 cannot be stood in');
  });

  test('units and counters without a hex, hexes without a counter', () => {
    expect(
      broken(({ armies: { campaldino } }) => {
        const donati = the(campaldino.battaglie.find(({ id }) => id === 'donati'));
        donati.units.push({ ...the(donati.units[1]), id: 'cp-donati-c-lucca-2' });
      }),
    ).toEqual(['setups: campaldino-historical: cp-donati-c-lucca-2 is missing']);
    expect(
      broken(({ setups }) => {
        const start = rowsOf(setups['campaldino-historical'].battaglie.pazzo);
        start.hero = '0806';
        delete start.standard;
      }),
    ).toEqual([
      'setups: campaldino-historical: its standard has no hex',
      'setups: campaldino-historical: its hero has a hex but no counter',
    ]);
  });

  test('Palvesari beside Infantry', () => {
    expect(
      broken(({ setups }) => {
        rowsOf(setups['campaldino-historical'].battaglie.guglielmino).palvesari['cp-guglielmino-palvesari-arezzo-1'] =
          '0605';
      }),
    ).toEqual(['setups: campaldino-historical: cp-guglielmino-palvesari-arezzo-1 is not with a missile unit']);
  });

  test.each([
    ['montaperti', '2305', '1', '2305 is not w (gg.8.2.9)'],
    ['montaperti', '1701', '#', '1701 cannot be entered from the edge (gg.S.4.3)'],
    ['benevento', '2706', '3', '2706 is not ^ (gg.8.2.8)'],
    ['campaldino', '2004', '1', '2004 is not C (gg.S.8.9)'],
    ['campaldino', '0803', '^', '0803 is not 1a2b3 (gg.8.2)'],
    ['campaldino', '1206', '1', '1205, 1206 and 1207 do not rise (gg.8.2.5x)'],
  ] as const)('%s %s drawn as %s', (battle, hex, letter, problem) => {
    expect(broken(({ maps }) => repaint(maps[battle].grid, hex, letter))).toContain(`maps: ${battle}: ${problem}`);
  });

  test('no stream at 1502', () => {
    expect(broken(({ maps: { montaperti } }) => montaperti.streams.pop())).toEqual([
      'maps: montaperti: no stream runs past 1502 (gg.S.3.6.1)',
    ]);
  });

  test('a Battaglia the army does not have', () => {
    expect(broken(({ armies: { benevento } }) => benevento.battaglie.pop())).toEqual([
      'setups: benevento-historical: robert is not in the army',
      'setups: benevento-free: robert is not in the army',
      'specials: benevento: robert is not in the army',
    ]);
    expect(broken(({ armies: { benevento } }) => Object.assign(the(benevento.battaglie[0]), { id: 'mori' }))).toContain(
      'specials: benevento: saracens is not in the army',
    );
  });

  test('a Battaglia left out', () => {
    expect(broken(({ setups }) => delete setups['campaldino-free'].battaglie.donati)).toEqual([
      'setups: campaldino-free: the Battaglia donati is missing',
    ]);
  });
});
