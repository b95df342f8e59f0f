import { readFile } from 'node:fs/promises';
import { SHELVES } from '@carroccio/games';
import { guelphs } from '@carroccio/guelphs';
import { type Provenance, provenancesIn } from '@carroccio/kernel';
import { expectAccessibleInBothThemes } from '@carroccio/table/testing/browser/axe.ts';
import { reader, visit } from '@carroccio/table/testing/browser/visit.ts';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';

const PATIENTLY = { timeout: 20_000 };

const GUELPHS = '/#/components/guelphs';

const open = (options = {}) => visit(options, GUELPHS);

const give = (page: Page, text: string, name = 'mine.json') =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text, 'utf8') });

const keptTitles = (page: Page) => page.locator('.kept-title').allInnerTexts();

/** Downloads our own part and gives back the file's text. */
async function download(page: Page, part: string): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: part, exact: true }).click(),
  ]);
  return readFile(await file.path(), 'utf8');
}

const SOURCES: readonly Provenance['from'][] = ['rulebook', 'public', 'reconstructed'];

const read = reader();
const leggi = reader({ locale: 'it-IT' });

test.each(SHELVES.map(({ id }) => id))('the components of %s are seen before their sources', async id => {
  const { page, troubles } = await read(`/#/components/${id}`);
  const map = page.locator('.component-map svg').first();
  await map.waitFor(PATIENTLY);
  expect((await map.boundingBox())?.height).toBeGreaterThan(200);
  expect(await page.locator('.component-sheets .sheet').count()).toBeGreaterThan(1);
  const chart = page.locator('.component-chart').first();
  await chart.locator('summary').click();
  await chart.locator('table').first().waitFor();
  const tops = await page
    .getByRole('heading', { level: 2 })
    .evaluateAll(headings => headings.map(({ id: heading }) => heading));
  expect(tops.indexOf('pictures')).toBe(0);
  expect(tops.indexOf('origins')).toBeGreaterThan(0);
  expect(troubles).toEqual([]);
});

test('every datum is counted by its source, and shown with it', async () => {
  const { page, troubles } = await read(GUELPHS);
  const all = Object.values(guelphs.parts).flatMap(({ value }) => provenancesIn(value));
  const counts = SOURCES.map(from => all.filter(({ source }) => source.from === from).length);
  await page.locator('.origin-counts').waitFor();
  expect(await page.locator('.origin-counts tfoot td').allInnerTexts()).toEqual(counts.map(String));
  await page.getByRole('radio', { name: 'Reconstructed' }).check();
  await expect.poll(() => page.locator('.datums li').count(), PATIENTLY).toBe(counts[2]);
  const reasons = await page.locator('.datums li').first().innerText();
  expect(reasons).toContain('mirror image about 7');
  expect(troubles).toEqual([]);
});

test('every reconstructed datum gives its reason in Italian too', async () => {
  const { page } = await leggi(GUELPHS);
  await page.getByRole('radio', { name: 'Tutto' }).waitFor();
  expect(await page.locator('.datums [lang="en"]').allInnerTexts()).toEqual([]);
});

test('our charts, one number changed, are kept as a pack; twice the same is one; it can be deleted', async () => {
  const { page, troubles } = await open();
  const pack = JSON.parse(await download(page, 'Charts'));
  expect(pack).toMatchObject({ format: 'carroccio-pack/1', game: 'guelphs', title: 'My charts' });
  pack.title = 'Printed charts';
  pack.parts.charts.fire.modifiers.flankOrRear = 2;
  await give(page, JSON.stringify(pack));
  await page.getByText('mine.json is sound and kept in this browser.').waitFor();
  await give(page, JSON.stringify(pack), 'again.json');
  await page.getByText('again.json is sound').waitFor();
  expect(await keptTitles(page)).toEqual(['Printed charts']);
  await page.reload();
  await page.locator('.kept-title').waitFor();
  await page.getByRole('button', { name: 'Delete: Printed charts' }).click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  expect(await keptTitles(page)).toEqual(['Printed charts']);
  await page.getByRole('button', { name: 'Delete: Printed charts' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => keptTitles(page), PATIENTLY).toEqual([]);
  expect(troubles).toEqual([]);
});

test('our own parts make sound packs, each of them', async () => {
  const { page, troubles } = await open();
  const parts = ['Charts', 'Maps', 'Armies', 'Scenarios'];
  for (const [before, part] of parts.entries()) {
    await give(page, await download(page, part), `${part}.json`);
    await page.getByText(`${part}.json is sound`).waitFor();
    await expect.poll(() => keptTitles(page)).toHaveLength(before + 1);
  }
  expect(troubles).toEqual([]);
});

const packOf = (parts: unknown) => JSON.stringify({ format: 'carroccio-pack/1', game: 'guelphs', title: 'x', parts });
const { charts } = guelphs.parts;

const BROKEN = [
  { name: 'no JSON', text: '{\n  "format": "carroccio-pack/1",\n  oops }', says: ['line 3, column 3'] },
  { name: 'another kind of file', text: '[1, 2]', says: ['must be an object'] },
  { name: 'no title', text: '{"format":"carroccio-pack/1","game":"guelphs","parts":{}}', says: ['title'] },
  {
    name: 'another game',
    text: '{"format":"carroccio-pack/1","game":"chess","title":"x","parts":{}}',
    says: ['/game', 'the pack is for "chess", not for "guelphs"'],
  },
  { name: 'no parts', text: packOf({}), says: ['It has no parts'] },
  { name: 'an unknown part', text: packOf({ dice: [] }), says: ['/parts/dice', 'charts, maps, armies, setups'] },
  {
    name: 'a word for a number',
    text: packOf({ charts: { ...Object(charts?.value), shock: { columns: ['a'], rows: [], source: null } } }),
    says: ['/parts/charts/shock/columns/0', 'must be a whole number'],
  },
  {
    name: 'half a chart',
    text: packOf({ charts: { shock: {} } }),
    says: ['/parts/charts', 'fire', '/parts/charts/shock'],
  },
];

describe('a broken pack', () => {
  const come = reader();
  let page: Page;
  let troubles: readonly string[];

  beforeAll(async () => {
    ({ page, troubles } = await come(GUELPHS));
  });

  test.each(BROKEN)('is refused by name and nothing is kept: $name', async ({ name, text, says }) => {
    await give(page, text, `${name}.json`);
    const problems = page.locator('.pack-problems', { hasText: `${name}.json cannot be used` });
    await problems.waitFor();
    const words = await problems.innerText();
    for (const said of ['Nothing was kept', ...says]) expect(words).toContain(said);
    expect(await keptTitles(page)).toEqual([]);
    expect(troubles).toEqual([]);
  });
});

test('what is wrong is said in Italian, and a kept pack outlives a broken one', async () => {
  const { page } = await open({ locale: 'it-IT' });
  await give(page, await download(page, 'Mappe'));
  await page.getByText('mine.json va bene').waitFor();
  await give(page, packOf({ charts: { shock: {} } }), 'rotto.json');
  await page.getByText('rotto.json non si può usare').waitFor();
  expect(await page.locator('.pack-problems').innerText()).toContain('mancano i campi');
  expect((await keptTitles(page)).length).toBe(1);
});

test('the data of another game are there too, and take a pack', async () => {
  const { page, troubles } = await read('/#/components/podesta');
  await expect.poll(() => page.locator('.datums li').count()).toBeGreaterThan(10);
  expect(await page.locator('input[type=file]').count()).toBe(1);
  expect(troubles).toEqual([]);
});

test('nothing on the page is out of reach, by day and by night', async () => {
  const { page } = await open();
  await give(page, '{');
  await page.locator('.pack-problems').waitFor();
  await page.getByRole('radio', { name: 'Reconstructed' }).check();
  await expectAccessibleInBothThemes(page);
});

test.each([320, 390])('at %i pixels nothing scrolls sideways', async width => {
  const { page } = await open({ viewport: { width, height: 800 }, locale: 'it-IT' });
  await give(page, packOf({ charts: { shock: {} } }));
  await page.locator('.pack-problems').waitFor();
  await page.getByRole('radio', { name: 'Ricostruito' }).check();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
});
