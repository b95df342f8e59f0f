import { type Part, partFaults, provenancesIn, read, tellFault } from '@carroccio/kernel';
import { dataProblems } from '@carroccio/kernel/suite';
import type { Static, TSchema } from 'typebox';
import { describe, expect, test } from 'vitest';
import { guiscard } from '../../src/index.ts';
import { parts } from '../../src/survey.ts';
import { data, the } from './support.ts';

test('every part fits its schema and its check', () => {
  expect(dataProblems(parts)).toEqual([]);
});

test('a value that does not fit its schema is not read', () => {
  const { fire, ...rest } = parts.charts.value;
  expect(fire.foot).toHaveLength(10);
  expect(() => read(parts.charts.schema, rest)).toThrow(/fire/);
});

describe('provenance', () => {
  test('only rules of the catalogue are cited', () => {
    const known = new Set(guiscard.rulebook.entries.map(({ id }) => id));
    const cited = provenancesIn(data).flatMap(({ source }) => (source.from === 'rulebook' ? [source.rule] : []));
    expect(cited.length).toBeGreaterThan(30);
    expect([...new Set(cited)].filter(rule => !known.has(rule))).toEqual([]);
  });

  test('every character, map, overlay, scenario and chart says where it comes from', () => {
    const { characters, charts, maps, overlays, scenarios } = data;
    for (const { name, sources } of characters.characters) expect([name, sources.length > 0]).toEqual([name, true]);
    for (const { source } of maps.maps) expect(source.from).toBeTruthy();
    for (const { source } of Object.values(overlays.overlays)) expect(source.from).toBeTruthy();
    for (const { source } of scenarios.scenarios) expect(source.from).toBeTruthy();
    const listed = charts.terrainSources.flatMap(({ of }) => of);
    expect([...listed].sort()).toEqual(Object.keys(charts.terrain).sort());
  });

  test('what the rulebook says of single characters is not called reconstructed', () => {
    const from = (id: string) =>
      the(data.characters.characters.find(one => one.id === id)).sources.flatMap(({ source }) => source.from);
    for (const id of ['robert', 'tancrede', 'drogon', 'arthur', 'okeanos', 'palaimon'])
      expect([id, ...from(id)]).toContain('rulebook');
  });
});

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

describe('a broken pack is refused by name', () => {
  test('characters: two of one name, half a rider, a code that does not ride', () => {
    expect(after(parts.characters, ({ characters }) => characters.push(the(characters[0])))).toEqual([
      expect.stringContaining('two characters are called robert'),
    ]);
    expect(
      after(parts.characters, ({ characters }) => {
        the(characters[0]).mountedWounded = null;
      }),
    ).toEqual([expect.stringContaining("robert has only some of a rider's counters")]);
    expect(
      after(parts.characters, ({ characters }) => {
        the(characters[0]).code = 'Nim';
      }),
    ).toEqual([expect.stringContaining('robert: code')]);
    expect(
      after(parts.characters, ({ characters }) => {
        the(characters[0]).code = 'Xyz';
      }).join(),
    ).toContain('code');
  });

  test('charts: a missing column, row or bracket', () => {
    expect(after(parts.charts, ({ fire }) => the(fire.mounted[3]).pop()).join()).toContain('fire against horsemen');
    expect(after(parts.charts, ({ fire }) => the(fire.foot[3]).pop()).join()).toContain('fire against men on foot');
    expect(after(parts.charts, ({ combat }) => the(combat.mounted[0]).pop()).join()).toContain(
      'combat against horsemen',
    );
    expect(after(parts.charts, ({ combat }) => the(combat.foot[0]).pop()).join()).toContain(
      'combat against men on foot',
    );
    expect(after(parts.charts, ({ combat }) => combat.bounds.pop()).join()).toContain(
      'a bound between every two columns',
    );
    expect(after(parts.charts, ({ bombardment }) => the(bombardment.rows[0]).pop()).join()).toContain('bombardment');
    expect(after(parts.charts, ({ provisions }) => provisions.farm.pop()).join()).toContain(
      'a bracket for every modifier',
    );
    expect(after(parts.charts, ({ fire }) => fire.foot.pop()).join()).toContain('/fire/foot');
  });

  test('diagrams: a result without a hex', () => {
    expect(after(parts.diagrams, ({ oneHex }) => delete the(oneHex.bySide.N)['10']).join()).toContain(
      'N needs every result from 4 to 10',
    );
    expect(after(parts.diagrams, ({ twoHexes }) => delete the(twoHexes.atVertex['N/NE'])['2']).join()).toContain(
      'N/NE needs every result from 2 to 20',
    );
  });

  test('maps: the wrong size, an unknown letter, a level that is no digit, a name twice', () => {
    expect(after(parts.maps, ({ maps }) => the(maps[0]).terrain.pop()).join()).toContain('laguna is not 26 by 16');
    expect(after(parts.maps, ({ maps }) => the(maps[0]).terrain.splice(0, 1, `x${'.'.repeat(25)}`)).join()).toContain(
      'laguna: "x" means nothing',
    );
    expect(after(parts.maps, ({ maps }) => the(maps[0]).levels.splice(0, 1, `x${'0'.repeat(25)}`)).join()).toContain(
      'laguna: levels are digits',
    );
    expect(after(parts.maps, ({ maps }) => maps.push(the(maps[0]))).join()).toContain('two maps are called laguna');
  });

  test('overlays: a letter without a meaning, a side that is none', () => {
    expect(after(parts.overlays, ({ overlays }) => the(overlays.cappella).rows.push('zzz')).join()).toContain(
      'cappella: "z" means nothing',
    );
    expect(after(parts.overlays, ({ overlays }) => the(overlays.cappella).doors.push('b4:E')).join()).toContain(
      'doors',
    );
  });

  test('scenarios: a man in two places, a rider who is not there, a side of the map that is none', () => {
    expect(
      after(parts.scenarios, ({ scenarios }) => the(the(scenarios[0]).groups[0]).characters.push('robert')).join(),
    ).toContain('civitate: robert stands in two places');
    expect(
      after(parts.scenarios, ({ scenarios }) => the(the(scenarios[0]).groups[0]).mounted.push('ayyub')).join(),
    ).toContain('civitate: ayyub is mounted but not there');
    expect(
      after(parts.scenarios, ({ scenarios }) => {
        the(the(scenarios[0]).exits[0]).sides = [5];
      }).join(),
    ).toContain('/scenarios/0/exits/0/sides/0');
  });

  test('scenarios: an article that is none, or has other figures', () => {
    const wrong = (change: object) =>
      after(parts.scenarios, ({ scenarios }) => Object.assign(the(scenarios[1]), change)).join();
    expect(wrong({ victory: { kind: 'poker' } })).toContain('scalinata: there is no poker');
    expect(wrong({ victory: { kind: 'level', side: 0, level: 1, win: 5 } })).toContain('scalinata: victory: ');
    expect(wrong({ special: [{ kind: 'night', range: 12, light: 3, moon: true }] })).toContain('scalinata: special: ');
    expect(wrong({ special: [{ kind: 'night', range: 12, light: 3 }] })).toBe('');
  });
});
