/** Packs as files: what is exported is read as nothing changed, and one value written over it as one change. */
import { registry } from '@carroccio/games/all';
import { at, isPack, type Language, packChanges, packFaults, packIn } from '@carroccio/kernel';
import { describe, expect, test } from 'vitest';
import { Commentator } from '../../src/packs/commented.ts';
import { csvOf, gameOfCsv, isCsv, packOfCsv } from '../../src/packs/csv.ts';
import { laidOut } from '../../src/packs/layout.ts';
import { complaintOf } from '../../src/words/failure.ts';

const FILE = 'mine.csv';

const exported = (id: string, part: string, language: Language) => {
  const { parts } = registry.package(id);
  const one = at(
    [parts[part]].filter(found => found !== undefined),
    0,
  );
  return laidOut({
    '//': 'a comment',
    format: 'carroccio-pack/1',
    game: id,
    title: 'As printed',
    parts: { [part]: new Commentator(language).commented(one.value, one.schema) },
  });
};

describe.each(registry.packages.map(one => [one.rulebook.id, one] as const))('%s', (id, one) => {
  test.each(Object.keys(one.parts))('%s is exported with comments and read without', part => {
    const text = exported(id, part, 'en');
    expect(text).toMatch(/"\/\/ \w+": "/);
    const pack = packIn(JSON.parse(text));
    expect(packFaults(one, pack)).toEqual([]);
    expect(isPack(pack) && packChanges(one, pack)).toEqual([]);
  });

  test.each(Object.keys(one.parts))('%s has words in both languages', part => {
    expect(one.parts[part]?.about?.en).toMatch(/^[A-Z].*\.$/);
    expect(one.parts[part]?.about?.it).toMatch(/^[A-Z].*\.$/);
  });

  test('as CSV it is read as it stands', () => {
    const text = csvOf(one, Object.keys(one.parts), 'As "printed", all');
    expect([isCsv(text, FILE), gameOfCsv(text, FILE)]).toEqual([true, id]);
    expect(packOfCsv(one, text, FILE)).toEqual({
      format: 'carroccio-pack/1',
      game: id,
      title: 'As "printed", all',
      parts: {},
      changes: {},
    });
  });
});

describe('CSV', () => {
  const guelphs = registry.package('guelphs');
  const text = csvOf(guelphs, ['armies', 'charts'], 'Mine');
  const line = at([...text.matchAll(/^\/armies\/campaldino\/battaglie\/donati\/units\/[^,\n]+,.*$/gm)], 0)[0];
  const place = line.split(',', 1).join();

  test('a cell written over is one change', () => {
    const heads = at([...text.slice(0, text.indexOf(line)).matchAll(/^place,.*$/gm)].reverse(), 0)[0].split(',');
    const cells = line.split(',');
    cells[heads.indexOf('rating')] = '9';
    const pack = packOfCsv(guelphs, text.replace(line, cells.join(',')), FILE);
    expect(pack.changes).toEqual({ [`${place}/rating`]: 9 });
    expect(packFaults(guelphs, pack)).toEqual([]);
    expect(packChanges(guelphs, pack)).toMatchObject([{ path: `${place}/rating`, to: 9 }]);
  });

  test('a file of a spreadsheet with semicolons, ends of lines of its own and empty cells', () => {
    const written = `carroccio-csv/1;guelphs;Mine\r\nplace;cells/0;cells/1\r\n/charts/shock/rows/0;"-/4";\r\n;;\r\n`;
    expect(packOfCsv(guelphs, written, FILE).changes).toEqual({ '/charts/shock/rows/0/cells/0': '-/4' });
  });

  test('what would be lost without a word is refused', () => {
    const complained = (work: () => unknown) => {
      try {
        return work();
      } catch (error) {
        return complaintOf(error);
      }
    };
    const read = (...rows: string[]) =>
      complained(() => packOfCsv(guelphs, ['carroccio-csv/1,guelphs,Mine', 'place,cells/0', ...rows].join('\n'), FILE));
    const place = '/charts/shock/rows/0';
    expect(read(`${place},-/4,9`)).toEqual({ code: 'csv-beyond', path: FILE, place, value: '9' });
    expect(read(`${place},-/4`, `${place},-/5`)).toEqual({ code: 'csv-twice', path: FILE, place });
    expect(read(`${place},-/4,,`)).toMatchObject({ changes: { [`${place}/cells/0`]: '-/4' } });
    for (const first of ['sep=;', 'place,cells/0', 'carroccio-csv/1\tguelphs\tMine', '']) {
      expect(isCsv(`${first}\n`, 'MINE.CSV')).toBe(true);
      expect(complained(() => gameOfCsv(`${first}\ncarroccio-csv/1,guelphs,Mine\n`, FILE))).toMatchObject({
        code: 'csv-first-line',
      });
    }
    expect(isCsv('{}', 'mine.json')).toBe(false);
  });

  test('a line more is a thing more, beside what is changed in its neighbours', () => {
    const batirnos = registry.package('batirnos');
    const written = [
      'carroccio-csv/1,batirnos,Mine',
      'place,nation,type,strength,charge,points',
      '/troops/troops/fr-cp-mine,France,CP,4,3,9',
      '/troops/troops/fr-pm-vet,France,PM,4,1,8',
      'place,role,full,nation,morale,fire,melee,armour/0,armour/1,strength,points,adds/0,removes/0',
      '/generals/leaders/nobody,general,Nobody of all,France,4,0,2,1,2,4,27,,',
      'place,en,it',
      '/troops/troops/fr-cp-mine/name,Mine,Miei',
      '/generals/leaders/nobody/name,Nobody,Nessuno',
      'place,movement,rotations,fire,melee,morale,armour/0,armour/1,abilities/0,abilities/1,sector,weakness/0,weakness/1,weakness/2',
      '/troops/troops/fr-cp-mine/series/0,2,2,null,3,2,1,1,cavalry,inseguire,null,0,1,1',
    ].join('\n');
    const pack = packOfCsv(batirnos, written, FILE);
    expect(packFaults(batirnos, pack)).toEqual([]);
    expect(packChanges(batirnos, pack)).toMatchObject([
      { path: '/troops/troops/fr-pm-vet/points', to: 8 },
      {
        path: '/troops/troops/fr-cp-mine',
        to: { type: 'CP', points: 9, name: { it: 'Miei' }, series: [{ fire: null, melee: 3, armour: [1, 1] }] },
      },
      { path: '/generals/leaders/nobody', to: { armour: [1, 2], full: 'Nobody of all', name: { it: 'Nessuno' } } },
    ]);
  });

  test('a place that is not there is refused by name', () => {
    const written = 'carroccio-csv/1,guelphs,Mine\nplace,rating\n/armies/campaldino/battaglie/dante/units/x,3\n';
    expect(packFaults(guelphs, packOfCsv(guelphs, written, FILE))).toMatchObject([
      { code: 'no-place', name: 'dante', path: '/changes/armies/campaldino/battaglie/dante/units/x/rating' },
    ]);
  });
});
