import { readFile } from 'node:fs/promises';
import { Engine } from '@carroccio/engine';
import { registry } from '@carroccio/games/all';
import { guelphs } from '@carroccio/guelphs';
import { Registry } from '@carroccio/kernel';
import { beginMatch, keptIn } from '@carroccio/table/testing/browser/kept.ts';
import { AT_ONCE, visit } from '@carroccio/table/testing/browser/visit.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fileNameOf } from '../../src/match/files/file-name.ts';
import { readGame } from '../../src/match/files/read-file.ts';
import { UnreadableFile } from '../../src/match/files/unreadable-file.ts';

async function exported(page: Page) {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export: Campaldino' }).click();
  const file = await download;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

async function importText(page: Page, text: string, name = 'match.json') {
  const file = { name, mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.locator('input[type=file]').setInputFiles(file);
}

test('a match that is exported and imported elsewhere is the same match', async () => {
  const { page, troubles } = await visit();
  await beginMatch(page);
  const { name, text } = await exported(page);
  expect(name).toMatch(/^carroccio-guelphs-campaldino-\d{4}-\d\d-\d\d\.json$/);
  expect(troubles).toEqual([]);

  const elsewhere = await visit();
  await importText(elsewhere.page, text);
  await elsewhere.page.waitForURL(/#\/match\//);
  const [here, there] = [await keptIn(page), await keptIn(elsewhere.page)];
  expect(there.records).toEqual(here.records);
  expect(there.records).toEqual([JSON.parse(text)]);
  expect(there.matches).toMatchObject([
    { game: 'guelphs', scenario: 'campaldino', kind: 'match', sitters: [{ kind: 'person' }, { kind: 'person' }] },
  ]);
});

/** A match of which a die was scripted. */
async function scripted(): Promise<string> {
  const engine = new Engine(new Registry([guelphs]), { version: 'test', seed: () => 'seed', clock: () => 0 });
  await engine.answer({ id: 1, method: 'new', params: { game: 'guelphs', scenario: 'benevento' } });
  await engine.answer({ id: 2, method: 'dice', params: { match: 'm1', values: [1] } });
  const saved = await engine.answer({ id: 3, method: 'save', params: { match: 'm1' } });
  if (!saved.ok || typeof saved.result !== 'object' || saved.result === null || !('record' in saved.result))
    throw new Error('the engine did not save the match');
  return JSON.stringify(saved.result.record);
}

test('a match with scripted dice comes in as an analysis', async () => {
  const { page } = await visit();
  await importText(page, await scripted());
  await page.waitForURL(/#\/match\//);
  expect((await keptIn(page)).matches).toMatchObject([{ scenario: 'benevento', kind: 'analysis' }]);
});

test('a broken file is told to be broken, with what is wrong, and nothing is lost', async () => {
  const { page, troubles } = await visit();
  await beginMatch(page);
  const { text } = await exported(page);
  const before = await keptIn(page);
  const record: Record<string, unknown> = JSON.parse(text);
  const other = registry.game('batirnos');
  const broken: [text: string, says: RegExp][] = [
    ['', /not a match file: it cannot be read as JSON/],
    [text.slice(0, 500), /not a match file: it cannot be read as JSON/],
    ['[1, 2]', /not a match file: it lacks[\s\S]*\/format/],
    ['{"format":"carroccio-pack/1"}', /not a match file: it lacks[\s\S]*carroccio-pack\/1/],
    [JSON.stringify({ ...record, game: 'chess' }), /not in this house[\s\S]*chess/],
    [
      JSON.stringify({ ...record, game: 'batirnos', version: other.version }),
      /cannot be played again[\s\S]*campaldino/,
    ],
    [JSON.stringify({ ...record, seats: 'two' }), /cannot be played again[\s\S]*\/seats/],
    [JSON.stringify({ ...record, version: 99 }), /cannot be played again[\s\S]*version 99/],
    [JSON.stringify({ ...record, scenario: 'agincourt' }), /cannot be played again[\s\S]*agincourt/],
    [JSON.stringify({ ...record, seed: 'another', hash: 'other' }), /cannot be played again[\s\S]*differs/],
  ];
  for (const [content, says] of broken) {
    await importText(page, content, 'my match.json');
    await expect.poll(() => page.getByRole('alert').innerText(), { message: content.slice(0, 60) }).toMatch(says);
    expect(await page.getByRole('alert').innerText()).toContain('my match.json');
    expect(await page.getByRole('alert').innerText()).toContain('Your matches are as they were.');
  }
  expect(await keptIn(page)).toEqual(before);
  expect(troubles).toEqual([]);

  await importText(page, text);
  await page.waitForURL(/#\/match\//);
  expect((await keptIn(page)).matches).toHaveLength(2);
});

test('a broken file is told in the reader’s language', async () => {
  const { page } = await visit();
  await beginMatch(page);
  const record: Record<string, unknown> = JSON.parse((await exported(page)).text);
  const { page: italian } = await visit({ locale: 'it-IT' });
  for (const [content, says] of [
    ['{', /non si legge come JSON[\s\S]*riga 1, colonna 2/],
    [JSON.stringify({ ...record, version: 99 }), /la registrazione è della versione 99 delle regole/],
    [JSON.stringify({ ...record, seats: 'two' }), /\/seats: deve essere un numero intero/],
    [JSON.stringify({ ...record, hash: 'other' }), /la situazione finale è diversa/],
  ] as const) {
    await importText(italian, content, 'partita.json');
    await expect.poll(() => italian.getByRole('alert').innerText()).toMatch(says);
  }
});

test('a match is named after its game, its scenario and the day it was last played', () => {
  const played = new Date(2026, 10, 5, 23, 59).getTime();
  expect(fileNameOf({ game: 'guelphs', scenario: 'campaldino', played })).toBe(
    'carroccio-guelphs-campaldino-2026-11-05.json',
  );
});

test('of a file only its form and its game are looked at; the engine does the rest', () => {
  const text = JSON.stringify({ format: 'carroccio-match/1', game: 'ford', more: true });
  expect(readGame(text, game => game === 'ford').game).toBe('ford');
  const problemIn = (file: string, known: boolean): unknown => {
    try {
      return readGame(file, () => known);
    } catch (error) {
      return error instanceof UnreadableFile ? error.problem : error;
    }
  };
  expect(problemIn(text, false)).toEqual({ code: 'unknown-game', game: 'ford' });
  expect(problemIn('{"format":"carroccio-match/1"}', true)).toEqual({ code: 'not-a-match', path: '/game' });
  expect(problemIn('null', true)).toEqual({ code: 'not-a-match', path: '/format' });
  expect(problemIn('{"format":7}', true)).toEqual({ code: 'not-a-match', path: '/format', found: '7' });
  expect(problemIn('{\n  x', true)).toEqual({ code: 'not-json', line: 2, column: 3 });
});

test('a match that has gone on in another window is not written over', async () => {
  const { page } = await visit({ settings: AT_ONCE });
  await beginMatch(page);
  const [kept] = (await keptIn(page)).matches;
  const address = new URL(`/#/match/${kept?.id}`, page.url()).href;
  const first = (at: Page) => at.locator('.panel .choices button').first();
  await page.goto(address);
  await first(page).waitFor();
  const other = await page.context().newPage();
  await other.goto(address);
  await first(other).click();
  await expect.poll(async () => (await keptIn(page)).records[0]?.history.length).toBe(1);
  await first(page).click();
  await page.getByText('the match has gone on in another window').waitFor();
  expect((await keptIn(page)).records[0]?.history.length).toBe(1);
  await page.reload();
  await first(page).click();
  await expect.poll(async () => (await keptIn(page)).records[0]?.history.length).toBe(2);
});
