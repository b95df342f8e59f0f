/** What is kept is kept whole, once, and in order. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Deed, Overtaken, type StoredEntry } from '../../src/storage/entries.ts';
import { openStorage, type Storage } from '../../src/storage/storage.ts';
import type { NewTable, Sitter } from '../../src/storage/tables.ts';
import { type Database, makeDatabase } from '../database.ts';

let database: Database;
let storage: Storage;

beforeEach(async () => {
  database = await makeDatabase();
  storage = await openStorage(database.place);
});

afterEach(async () => {
  await storage.close();
  await database.drop();
});

const row = (said: string, key: string | null = null): StoredEntry => ({
  seat: 0,
  action: JSON.stringify({ type: said }),
  key,
  answer: null,
  hash: null,
  time: 5,
});
const deed = (match: string, after: number, ...said: string[]): Deed => ({
  match,
  after,
  rows: said.map(one => row(one)),
  standing: { deciding: [1], outcome: null, clock: null },
});

const OPEN: Sitter = { kind: 'open' };
const table = (id: string, ...sitters: Sitter[]): NewTable => ({
  id,
  game: 'ford',
  version: 1,
  scenario: 'ford',
  options: { fog: true },
  seed: 'secret',
  host: 'anna',
  unlisted: false,
  created: 1,
  began: null,
  deciding: [],
  again: null,
  club: null,
  pack: null,
  pace: null,
  sitters,
});

async function reopened(): Promise<void> {
  await storage.close();
  storage = await openStorage(database.place);
}

describe('the list of a match', () => {
  test('is read as it was written, also by a program that starts later', async () => {
    await storage.entries.append(deed('a', 0, 'march', 'rest'));
    await storage.entries.append(deed('a', 2, 'march'));
    await reopened();
    expect((await storage.entries.after('a', 0)).map(({ action }) => action)).toEqual(
      ['march', 'rest', 'march'].map(type => JSON.stringify({ type })),
    );
    expect(await storage.entries.after('a', 2)).toEqual([row('march')]);
  });

  test('takes a place once: whoever comes second is told, and nothing of his is kept', async () => {
    await storage.entries.append(deed('a', 0, 'march'));
    await expect(storage.entries.append(deed('a', 0, 'rest', 'rest'))).rejects.toThrow(Overtaken);
    expect(await storage.entries.after('a', 0)).toEqual([row('march')]);
  });

  test('one that fails takes none with it that shared its commit', async () => {
    await storage.entries.append(deed('a', 0, 'march'));
    const results = await Promise.allSettled([
      storage.entries.append(deed('b', 0, 'march')),
      storage.entries.append(deed('a', 0, 'rest')),
      storage.entries.append(deed('c', 0, 'march')),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await storage.entries.after('b', 0)).toHaveLength(1);
    expect(await storage.entries.after('c', 0)).toHaveLength(1);
  });

  test('tells the table who must choose now', async () => {
    await storage.tables.add(table('a', OPEN));
    await storage.entries.append(deed('a', 0, 'march'));
    expect(await storage.tables.get('a')).toMatchObject({ deciding: [1], played: 5 });
  });

  test('what is being written when the storage closes is written', async () => {
    const asked = storage.entries.append(deed('a', 0, 'march'));
    await reopened();
    await asked;
    expect(await storage.entries.after('a', 0)).toHaveLength(1);
  });
});

describe('people', () => {
  test('are known by the token of their session, until it is too old or closed', async () => {
    await storage.people.addGuest('anna', 'Anna', 1);
    await storage.people.openSession('token', 'anna', 10);
    expect(await storage.people.bySession('token', 5)).toEqual({ id: 'anna', name: 'Anna', guest: true });
    expect(await storage.people.bySession('token', 11)).toBeNull();
    await storage.people.closeSession('token');
    expect(await storage.people.bySession('token', 5)).toBeNull();
  });

  test('a guest becomes an account once, under a name that nobody has', async () => {
    for (const id of ['anna', 'bea']) await storage.people.addGuest(id, id, 1);
    const login = { login: 'anna', password: 'hash' };
    expect(await storage.people.makeAccount('anna', 'Anna', login)).toBe(true);
    expect(await storage.people.makeAccount('anna', 'Anna', { login: 'other', password: 'hash' })).toBe(false);
    expect(await storage.people.makeAccount('bea', 'Anna', login)).toBe(false);
    expect(await storage.people.byLogin('anna')).toMatchObject({ id: 'anna', password: 'hash', closed: false });
    expect(await storage.people.byLogin('bea')).toBeNull();
  });
});

const FIRST = { deciding: [0], clock: null, version: 1 };

describe('tables', () => {
  const anna: Sitter = { kind: 'person', person: 'anna', name: 'Anna' };
  beforeEach(async () => {
    await storage.people.addGuest('anna', 'Anna', 1);
    await storage.people.addGuest('bea', 'Bea', 1);
  });

  test('wait in the list until nobody is missing', async () => {
    await storage.tables.add(table('a', anna, OPEN));
    await storage.tables.add({ ...table('b', anna, OPEN), unlisted: true });
    expect((await storage.tables.waiting()).map(({ id }) => id)).toEqual(['a']);
    expect(await storage.tables.begin('a', 2, FIRST)).toBe(false);
    const bea: Sitter = { kind: 'person', person: 'bea', name: 'Bea' };
    expect(await storage.tables.sit('a', 1, OPEN, bea)).toBe(true);
    expect(await storage.tables.sit('a', 1, OPEN, anna)).toBe(false);
    expect(await storage.tables.begin('a', 2, FIRST)).toBe(true);
    expect(await storage.tables.begin('a', 3, FIRST)).toBe(false);
    expect(await storage.tables.waiting()).toEqual([]);
    expect(await storage.tables.get('a')).toMatchObject({ began: 2, options: { fog: true }, sitters: [anna, bea] });
    expect(await storage.tables.sit('a', 1, bea, OPEN)).toBe(false);
  });

  test('are found by those who sit there', async () => {
    await storage.tables.add(table('a', anna, OPEN));
    expect((await storage.tables.of('anna')).map(({ id }) => id)).toEqual(['a']);
    expect(await storage.tables.of('bea')).toEqual([]);
    await storage.tables.remove('a');
    expect(await storage.tables.get('a')).toBeNull();
  });

  test('what is said is heard in its order, by those it is for', async () => {
    await storage.tables.add(table('a', anna));
    await Promise.all(['one', 'two'].map(text => storage.talk.say('a', 'anna', 'players', text, 1)));
    await storage.talk.say('a', 'bea', 'watchers', 'three', 2);
    expect((await storage.talk.heard('a', 'players')).map(({ line, name }) => [line, name])).toEqual([
      [1, 'Anna'],
      [2, 'Anna'],
    ]);
    expect(await storage.talk.heard('a', 'watchers')).toEqual([
      { line: 3, person: 'bea', name: 'Bea', text: 'three', time: 2 },
    ]);
  });
});
