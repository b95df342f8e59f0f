/** Matches that began by older rules: told apart by whether the rules of today make the same of them. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registry } from '../../../../packages/kernel/test/tiny/index.ts';
import { migrateMatches } from '../../src/host/migrate.ts';
import { openStorage, type Storage } from '../../src/storage/storage.ts';
import { House } from '../online/house.ts';

let house: House;
let storage: Storage;
beforeAll(async () => {
  house = await House.open();
  storage = await openStorage(house.place);
});
afterAll(async () => {
  await storage.close();
  await house.close();
});

test('those that come to the same go on by them, the others are told of and stay', async () => {
  const anna = await house.guest('Anna');
  const seats = [{ kind: 'me' }, { kind: 'me' }];
  const tables: string[] = [];
  for (let count = 0; count < 2; count++) {
    const { table } = await anna.post('/api/tables', {
      game: 'ford',
      scenario: 'ford',
      options: {},
      seats,
      unlisted: true,
    });
    await anna.join(table, 0, 1);
    await anna.act(table, 0, anna.of(table, 0).legal[0] ?? {});
    tables.push(table);
  }
  const [same, other] = tables;
  const { version } = registry.game('ford');
  await storage.db
    .updateTable('tables')
    .set({ version: version - 1 })
    .execute();
  await storage.db
    .updateTable('entries')
    .set({ hash: 'another' })
    .where('match', '=', `${other}`)
    .where('hash', 'is not', null)
    .execute();
  const told = [
    { table: same, same: true, from: version - 1, to: version },
    { table: other, same: false, why: expect.stringContaining('entry') },
  ];
  const byTable = (a: { table: string }): number => tables.indexOf(a.table);
  const dry = await migrateMatches(storage, registry, false);
  expect(dry.sort((a, b) => byTable(a) - byTable(b))).toMatchObject(told);
  expect(await storage.tables.get(`${same}`)).toMatchObject({ version: version - 1 });
  const isOlder = async () => [await anna.get(`/api/tables/${same}`), await anna.get(`/api/tables/${other}`)];
  expect(await isOlder()).toMatchObject([{ olderRules: true }, { olderRules: true }]);
  await migrateMatches(storage, registry, true);
  expect(await isOlder()).toMatchObject([{ olderRules: false }, { olderRules: true }]);
  expect(await storage.tables.get(`${same}`)).toMatchObject({ version });
  expect(await storage.tables.get(`${other}`)).toMatchObject({ version: version - 1 });
});
