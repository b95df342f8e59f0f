/** Packs that name single values, packs with comments, and what a pack changes. */
import { type Pack, packChanges, packFaults, packIn, tellFault } from '@carroccio/kernel';
import Type from 'typebox';
import { expect, test } from 'vitest';
import { ford, registry } from '../tiny/index.ts';

const pack = (changes: Record<string, unknown>, parts: Record<string, unknown> = {}): Pack => ({
  format: 'carroccio-pack/1',
  game: 'ford',
  title: 'Mine',
  parts,
  changes,
});
const told = (given: unknown): string[] => packFaults(ford, given).map(fault => tellFault(fault, 'en'));

test('a single value is changed and the rest stays', () => {
  const mine = pack({ '/waters/ford/length': 20 });
  expect(told(mine)).toEqual([]);
  const { state } = registry.game('ford', mine).setup({
    scenario: 'ford',
    options: { fierce: false },
    seats: 2,
    chance: { draw: () => 0 },
  });
  expect(state).toMatchObject({ length: 20 });
  expect(packChanges(ford, mine)).toEqual([{ path: '/waters/ford/length', from: 9, to: 20 }]);
  expect(ford.parts.waters?.value).toMatchObject({ ford: { length: 9 } });
});

test('a changed value is checked as the part it belongs to', () => {
  expect(told(pack({ '/waters/ford/length': 2 }))).toEqual(['/changes/waters/ford/length: must be at least 4, not 2']);
  expect(told(pack({ 'waters/ford/soldiers': 8 }))).toEqual([
    '/changes/waters/ford/soldiers: the soldiers do not fit in 9 cells',
  ]);
  expect(told(pack({ '/waters/ford/depth': 8 }))).toEqual([
    '/changes/waters/ford: has no field "depth"; it has length, soldiers, source',
  ]);
});

test('a place that is not there is named, with those that are', () => {
  expect(told(pack({ '/marshes/ford': 1 }))).toEqual([
    '/changes/marshes: there is no "marshes" there; there are waters',
  ]);
  expect(told(pack({ '/waters/fort/length': 8 }))).toEqual([
    '/changes/waters/fort/length: there is no "fort" there; there are ford, footbridge',
  ]);
  expect(told(pack({ '/waters/ford/length/feet': 8 }))).toEqual([
    '/changes/waters/ford/length/feet: "length" is a single value: there is no "feet" in it',
  ]);
  expect(told(pack({ '': 8 }))[0]).toMatch(/^\/changes\/: there is no "" there/);
  expect(told(pack({ '/waters/__proto__/length': 8 }))).toHaveLength(1);
});

test('items of a list are found by their ids, and by their numbers', () => {
  const lists = {
    ...ford,
    parts: {
      roll: {
        schema: {},
        value: {
          men: [
            { id: 'ugo', age: 3 },
            { id: 'leo', age: 4 },
          ],
        },
      },
    },
  };
  const changed = (changes: Record<string, unknown>) => packChanges(lists, pack(changes));
  const older = [{ path: '/roll/men/leo/age', from: 4, to: 5 }];
  expect([changed({ '/roll/men/leo/age': 5 }), changed({ '/roll/men/1/age': 5 })]).toEqual([older, older]);
  expect(changed({ '/roll/men/-': { id: 'gui', age: 1 } })).toEqual([
    { path: '/roll/men/gui', to: { id: 'gui', age: 1 } },
  ]);
  expect(changed({ '/roll/men': [{ id: 'leo', age: 4 }] })).toEqual([
    { path: '/roll/men/ugo', from: { id: 'ugo', age: 3 } },
  ]);
  expect(packFaults(lists, pack({ '/roll/men/lea/age': 5 })).map(fault => tellFault(fault, 'it'))).toEqual([
    '/changes/roll/men/lea/age: lì non c’è «lea»; ci sono ugo, leo',
  ]);
});

test('a letter of a map is changed by its number, and told so', () => {
  const land = Type.Object({ grid: Type.Array(Type.String({ pattern: '^[.w]{6}$' })) });
  const drawn = {
    ...ford,
    parts: { land: { schema: land, value: { grid: ['......', '.ww...', '......', '......'] } } },
  };
  const faults = (changes: Record<string, unknown>) =>
    packFaults(drawn, pack(changes)).map(fault => tellFault(fault, 'en'));
  const mine = pack({ '/land/grid/1/0': 'w', '/land/grid/3/3': 'w' });
  expect(packFaults(drawn, mine)).toEqual([]);
  expect(packChanges(drawn, mine)).toEqual([
    { path: '/land/grid/1/0', from: '.', to: 'w' },
    { path: '/land/grid/3/3', from: '.', to: 'w' },
  ]);
  const cells = { ...ford, parts: { chart: { schema: {}, value: { cells: ['1/-', '2/-', '3/-', '4/-'] } } } };
  expect(packChanges(cells, pack({ '/chart/cells/0': '5/-' }))).toEqual([
    { path: '/chart/cells/0', from: '1/-', to: '5/-' },
  ]);
  expect(faults({ '/land/grid/1/0': 'x' })[0]).toMatch(/^\/changes\/land\/grid\/1: /);
  expect(faults({ '/land/grid/1/6': 'w' })[0]).toContain('is a single value: there is no "6" in it');
  expect(faults({ '/land/grid/1/0': { w: 1 } })[0]).toContain('is a single value: there is no "0" in it');
});

test('what is wrong with a changed value is told by the ids of its list', () => {
  const men = Type.Array(Type.Object({ id: Type.String(), age: Type.Integer({ maximum: 99 }) }));
  const lists = {
    ...ford,
    parts: {
      men: {
        schema: men,
        value: [
          { id: 'ugo', age: 3 },
          { id: 'leo', age: 4 },
        ],
      },
    },
  };
  expect(packFaults(lists, pack({ '/men/leo/age': 100 })).map(fault => tellFault(fault, 'en'))).toEqual([
    '/changes/men/leo/age: must be at most 99, not 100',
  ]);
});

test('a fault between parts is told where the author wrote what causes it', () => {
  const Man = Type.Object({ id: Type.String(), age: Type.Integer() });
  const apart = {
    ...ford,
    parts: {
      roll: { schema: Type.Array(Man), value: [{ id: 'ugo', age: 3 }] },
      watch: { schema: Type.Array(Type.String()), value: ['ugo'] },
    },
    disagreements({ roll, watch }: Readonly<Record<string, unknown>>) {
      const ids = JSON.stringify(roll);
      const names = Array.isArray(watch) ? watch : [];
      return names.flatMap((name, index) =>
        ids.includes(`"${name}"`)
          ? []
          : [{ at: `/watch/${index}`, code: 'nobody', data: {}, words: { en: `no ${name}`, it: `${name} manca` } }],
      );
    },
  };
  const faults = (
    changes: Record<string, unknown>,
    parts: Record<string, unknown> = {},
    language: 'en' | 'it' = 'en',
  ) => packFaults(apart, pack(changes, parts)).map(fault => tellFault(fault, language));
  expect(faults({ '/watch/0': 'leo' })).toEqual(['/changes/watch/0: no leo']);
  expect(faults({}, { watch: ['leo'] })).toEqual(['/parts/watch/0: no leo']);
  expect(faults({ '/roll/ugo/age': 4, '/roll/ugo/id': 'leo' })).toEqual([
    '/changes/roll/ugo/id: no ugo (seen at /watch/0)',
  ]);
  expect(faults({ '/roll/ugo/id': 'leo' }, {}, 'it')).toEqual([
    '/changes/roll/ugo/id: ugo manca (si vede in /watch/0)',
  ]);
  expect(faults({}, { roll: [] })).toEqual(['/parts/watch/0: no ugo']);
  expect(faults({ '/watch/0': 'leo', '/roll/0/id': 'leo' })).toEqual([]);
});

test('a fault within a part is told at the change that causes it elsewhere', () => {
  const Land = Type.Object({ grid: Type.Array(Type.String()), levels: Type.Array(Type.String()) });
  const words = { en: 'no level', it: 'nessun livello' };
  const drawn = {
    ...ford,
    parts: {
      land: {
        schema: Land,
        value: { grid: ['..', '..'], levels: [] },
        check: (land: unknown) =>
          JSON.stringify(land).includes('w') ? [{ at: '/levels', code: 'level', data: {}, words }] : [],
      },
    },
  };
  expect(
    packFaults(drawn, pack({ '/land/grid/0/0': '-', '/land/grid/1/1': 'w' })).map(f => tellFault(f, 'en')),
  ).toEqual(['/changes/land/grid/1/1: no level (seen at /land/levels)']);
});

test('comments are for readers: a file is read without them', () => {
  const file = {
    '//': 'The printed ford is longer.',
    format: 'carroccio-pack/1',
    game: 'ford',
    title: 'Mine',
    changes: { '//': 'in cells', '/waters/ford/length': 20, '//waters/ford/soldiers': 2 },
  };
  expect(packIn(file)).toEqual({
    format: 'carroccio-pack/1',
    game: 'ford',
    title: 'Mine',
    parts: {},
    changes: { '/waters/ford/length': 20 },
  });
  expect(told(packIn(file))).toEqual([]);
  expect([packIn('x'), packIn(null), packIn([{ '//': 1, a: 2 }])]).toEqual(['x', null, [{ a: 2 }]]);
});
