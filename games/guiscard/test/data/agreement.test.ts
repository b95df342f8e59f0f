import type { Flaw } from '@carroccio/kernel';
import { describe, expect, test } from 'vitest';
import { disagreementsOf } from '../../src/data/agreement.ts';
import type { Data } from '../../src/data/index.ts';
import type { Scenario } from '../../src/data/scenarios.ts';
import { SCENARIOS } from '../../src/scenarios/index.ts';
import { data, the } from './support.ts';

const disagreements = disagreementsOf(SCENARIOS);
/** The part, and what is wrong without the advice after it. */
const told = ({ at: where, words }: Flaw): string => `${where.split('/')[1]}: ${words.en.split(';', 1).join()}`;
const broken = (change: (changed: Data) => void): string[] => {
  const changed = structuredClone(data);
  change(changed);
  return disagreements(changed).map(told);
};
const named = ({ scenarios: { scenarios } }: Data, id: string): Scenario => the(scenarios.find(one => one.id === id));

test('the parts of the game agree', () => {
  expect(disagreements(data)).toEqual([]);
});

describe('replaced parts that contradict each other', () => {
  test('a character who is gone', () => {
    const gone = broken(({ characters }) => {
      characters.characters = characters.characters.filter(({ id }) => id !== 'maniakes');
    });
    expect(gone).toContain('scenarios: imperatore: there is no character maniakes');
  });

  test('people a victory or a horse needs, and who do not take part', () => {
    expect(broken(changed => Object.assign(named(changed, 'civitate').victory, { leader: 'roger' }))).toEqual([
      'scenarios: civitate: roger is named and does not take part',
    ]);
    expect(broken(changed => Object.assign(named(changed, 'civitate').victory, { group: 'huns' }))).toEqual([
      'scenarios: civitate: there is no group huns',
    ]);
    const unhorsed = broken(({ characters: { characters } }) => {
      const roger = the(characters.find(({ id }) => id === 'roger'));
      Object.assign(roger, { mounted: null, mountedWounded: null });
    });
    expect(unhorsed).toContain('scenarios: pio-normanno: roger has no horse');
  });

  test('a map that is gone, or too small for what stands on it', () => {
    const gone = broken(({ maps }) => {
      maps.maps = maps.maps.filter(({ id }) => id !== 'la-costa');
    });
    expect(gone).toEqual(['scenarios: messina: there is no map la-costa']);
    const narrow = broken(({ maps }) => {
      maps.columns = 20;
      for (const map of maps.maps) {
        map.terrain = map.terrain.map(row => row.slice(0, 20));
        map.levels = map.levels.map(row => row.slice(0, 20));
      }
    });
    expect(narrow).toContain('scenarios: fattoria: the fattoria does not lie on the map with every hex');
    expect(narrow.join('\n')).toMatch(/scenarios: \S+: [U-Z]\d+ is not on its map/);
  });

  test('an overlay off its map, ground that cannot be laid, terrain without a price', () => {
    expect(broken(changed => Object.assign(the(named(changed, 'fattoria').overlays[0]), { anchor: 'Z16' }))).toEqual([
      'scenarios: fattoria: the fattoria does not lie on the map with every hex',
    ]);
    expect(broken(changed => Object.assign(the(named(changed, 'fattoria').overlays[0]), { map: 1 }))).toEqual([
      'scenarios: fattoria: the fattoria lies on a map that is not there',
    ]);
    const gateless = broken(({ maps }) => {
      Object.assign(the(the(maps.maps.find(({ id }) => id === 'nido-d-aquila')).castle), { gate: 'A40' });
    });
    expect(gateless.join('\n')).toContain('scenarios: nido-d-aquila: its ground cannot be laid');
    expect(broken(({ charts }) => delete charts.terrain.marsh)).toEqual(['charts: marsh is missing']);
    expect(broken(({ maps }) => Object.assign(maps.legend, { x: 'lava' }))).toEqual([
      'maps: there is no terrain lava',
      'charts: lava is missing',
    ]);
  });

  test('the table of a siege’s action: no such overlay, no column in use', () => {
    const outside = (changed: Data) => the(named(changed, 'masseria').siege).outside;
    expect(broken(changed => Object.assign(the(outside(changed).camp.overlays[0]), { overlay: 'kiosk' }))).toEqual([
      'scenarios: masseria: there is no overlay kiosk',
    ]);
    const nowhere = [
      [20, 19],
      [1, 0],
    ];
    expect(broken(changed => Object.assign(outside(changed).field, { columns: nowhere }))).toEqual([
      'scenarios: masseria: no column is in use',
    ]);
  });

  test('a siege that is not decided as one, and a battle that is', () => {
    expect(broken(changed => Object.assign(named(changed, 'masseria'), { victory: { kind: 'score' } }))).toEqual([
      'scenarios: masseria: the days of a siege and its ending go together',
    ]);
    expect(broken(changed => Object.assign(named(changed, 'scalinata'), { victory: { kind: 'siege' } }))).toEqual([
      'scenarios: scalinata: the days of a siege and its ending go together',
    ]);
  });

  test('a scenario of another name', () => {
    expect(broken(changed => Object.assign(named(changed, 'libera'), { id: 'free' }))).toEqual([
      'scenarios: libera is missing',
      'scenarios: free is not one of the game’s',
    ]);
  });
});
