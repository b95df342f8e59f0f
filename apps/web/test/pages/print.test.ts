import { SHELVES } from '@carroccio/games';
import { expectAccessibleInBothThemes } from '@carroccio/table/testing/browser/axe.ts';
import { reader, type Visit, visit } from '@carroccio/table/testing/browser/visit.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

const read = reader();
const readItalian = reader({ locale: 'it-IT' });

/** All sheets of a scenario, as the reader sees them or whoever else comes. */
const sheetsOf = async (scenario = 'campaldino', come: (path: string) => Promise<Visit> = read): Promise<Visit> => {
  const visited = await come(`/#/print/guelphs/${scenario}`);
  // Charts are measured before they are laid on pages.
  await visited.page
    .locator('.sheet', { hasText: /Charts|Tabelle/ })
    .first()
    .waitFor();
  await expect.poll(() => visited.page.locator('.sheet-measure').count(), { timeout: 20_000 }).toBe(0);
  return visited;
};

/** The pages of a PDF, by their sizes in millimetres. */
async function printed(page: Page): Promise<{ width: number; height: number }[]> {
  const file = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
  const boxes = [...file.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
  const millimetres = (points: string | undefined) => Math.round((Number(points) / 72) * 25.4);
  return boxes.map(([, width, height]) => ({ width: millimetres(width), height: millimetres(height) }));
}

const total = async (page: Page) => Number.parseInt(await page.locator('.print-form output').innerText(), 10);
const sheets = (page: Page) => page.locator('.sheet');
/** The pages on which something stands that reaches out of them. */
const cutOff = (page: Page) =>
  sheets(page).evaluateAll(elements =>
    elements
      .filter(
        element => element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1,
      )
      .map(element => element.getAttribute('aria-label')),
  );
const only = async (page: Page, kept: string) => {
  for (const part of ['Map', 'Counters', 'Charts', 'Sequence of play', 'Player aid'])
    await page.getByRole('checkbox', { name: part }).setChecked(part === kept);
};

test('as many pages are printed as the page says and shows', async () => {
  const { page, troubles } = await sheetsOf();
  const said = await total(page);
  expect(said).toBeGreaterThan(8);
  expect(await sheets(page).count()).toBe(said);
  const pages = await printed(page);
  expect(pages.length).toBe(said);
  for (const { width, height } of pages) expect([width, height].sort()).toEqual([210, 297]);
  expect(troubles).toEqual([]);
});

test.each([
  { paper: 'a3', short: 297, long: 420 },
  { paper: 'letter', short: 216, long: 279 },
])('on $paper the pages are of its size', async ({ paper, short, long }) => {
  const { page } = await sheetsOf();
  await page.getByRole('combobox', { name: 'Paper' }).selectOption(paper);
  await only(page, 'Map');
  const pages = await printed(page);
  expect(pages.length).toBe(await total(page));
  for (const { width, height } of pages) expect([width, height].sort()).toEqual([short, long].sort());
});

test('hexes are as wide as chosen, and pages of the map overlap by a centimetre', async () => {
  const { page } = await sheetsOf('montaperti');
  await only(page, 'Map');
  await page.getByRole('combobox', { name: 'Hex' }).selectOption('25');
  const windows = await page.locator('.map-window').evaluateAll(elements =>
    elements.map(element => {
      const [x = 0, y = 0, width = 0] = (element.getAttribute('viewBox') ?? '').split(' ').map(Number);
      return { x, y, width, shown: Number.parseFloat(getComputedStyle(element).width) };
    }),
  );
  expect(windows.length).toBe(await total(page));
  const [first, second] = windows;
  if (!first || !second) throw new Error('the map is on one page');
  const millimetre = 96 / 25.4;
  const unit = first.shown / millimetre / first.width;
  expect(unit * 100 * Math.sqrt(3)).toBeCloseTo(25, 1);
  expect((first.x + first.width - second.x) * unit).toBeCloseTo(10, 1);
});

test('counters are printed in their true size', async () => {
  const { page } = await sheetsOf();
  await only(page, 'Counters');
  await page.emulateMedia({ media: 'print' });
  const counter = await page.locator('.sheet li svg').first().boundingBox();
  expect(((counter?.width ?? 0) * 25.4) / 96).toBeCloseTo(16, 0);
});

test('in print there is nothing but paper', async () => {
  const { page } = await sheetsOf();
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.masthead').isVisible()).toBe(false);
  expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
  const first = await sheets(page).first().boundingBox();
  expect(first).toMatchObject({ x: 0, y: 0 });
});

test('nothing is cut off: what stands on a page is inside it', async () => {
  const { page } = await sheetsOf('montaperti');
  expect(await cutOff(page)).toEqual([]);
});

/** Smaller letters than about half of a page's nobody reads at a table. */
const LEGIBLE = 0.43;

/** That an aid fills its two pages, and nothing of it is cut off, too small or too wide. */
async function expectAid({ page, troubles }: Visit): Promise<void> {
  await page.locator('.aid-columns').nth(1).waitFor();
  expect(await sheets(page).count()).toBe(2);
  expect(await total(page)).toBe(2);
  expect(await printed(page)).toHaveLength(2);
  expect(await cutOff(page)).toEqual([]);
  const sizes = await page
    .locator('.aid-columns > div > div')
    .evaluateAll(blocks =>
      blocks.map(block => ({ what: block.textContent?.slice(0, 40), zoom: Number(getComputedStyle(block).zoom) })),
    );
  expect(sizes.filter(({ zoom }) => zoom < LEGIBLE)).toEqual([]);
  expect(sizes.length).toBeGreaterThan(15);
  const wide = await page.locator('.aid-columns table').evaluateAll(tables =>
    tables
      .filter(table => {
        const column = table.closest('.aid-columns > div')?.getBoundingClientRect().right ?? 0;
        return table.getBoundingClientRect().right > column + 1;
      })
      .map(table => table.textContent?.slice(0, 40)),
  );
  expect(wide).toEqual([]);
  expect(troubles).toEqual([]);
}

test.each(SHELVES.map(({ id }) => id))(
  'the player aid of %s is two pages that can be read, in both languages',
  async id => {
    const visited = await read(`/#/rules/${id}`);
    await visited.page.getByRole('link', { name: 'Player aid' }).click();
    await expectAid(visited);
    await expectAid(await readItalian(`/${new URL(visited.page.url()).hash}`));
  },
);

test('black and white prints, and another scenario is one choice away', async () => {
  const { page, troubles } = await sheetsOf();
  await page.getByRole('checkbox', { name: 'Black and white' }).check();
  await page.getByRole('combobox', { name: 'Scenario' }).selectOption('benevento');
  await page.locator('.map-window[aria-label*="Benevento"]').first().waitFor();
  expect(await page.evaluate(() => location.hash)).toBe('#/print/guelphs/benevento');
  expect(troubles).toEqual([]);
});

test('with nothing chosen there is nothing to print', async () => {
  const { page } = await sheetsOf();
  await only(page, '');
  expect(await page.getByRole('button', { name: 'Print' }).isDisabled()).toBe(true);
  expect(await sheets(page).count()).toBe(0);
});

test.each(['guelphs/legnano', 'chess/any'])('there is nothing to print at %s', async address => {
  const { page, troubles } = await read(`/#/print/${address}`);
  await page.getByText('There is nothing at this address').waitFor();
  expect(troubles).toEqual([]);
});

test('nothing on the page is out of reach, in light and in dark', async () => {
  const { page } = await sheetsOf();
  await expectAccessibleInBothThemes(page);
});

test.each([320, 390])('at %i pixels nothing scrolls sideways', async width => {
  const { page } = await sheetsOf('campaldino', path =>
    visit({ viewport: { width, height: 800 }, locale: 'it-IT' }, path),
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
});
