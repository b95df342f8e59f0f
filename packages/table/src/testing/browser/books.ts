/** What a game has to read and to print, in a real browser: its charts, components and sheets. */
import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from './axe.ts';
import { reader } from './visit.ts';

interface Chart {
  readonly id: string;
  /** One of its rows, and what stands there in Italian. */
  row(rows: Locator): Locator;
  readonly cells: readonly string[];
}

interface Sheets {
  readonly of: readonly { readonly paper: string; readonly scenario: string }[];
  /** What must hold all that stands in it, beside the sheets themselves. */
  readonly holders?: string;
  /** The picture of a counter, and how wide it is on paper. */
  readonly counter: string;
  readonly millimetres: number;
  /** How many there are to be of each. */
  readonly counts: Readonly<Record<string, number>>;
}

export interface Books {
  readonly game: string;
  readonly chart: Chart;
  /** Data that must be there in these Italian words. */
  readonly data?: readonly string[];
  readonly sheets: Sheets;
}

/** All sheets, on a busy machine. */
const PATIENTLY = 180_000;

export function testBooks({ game, chart, data = [], sheets }: Books): void {
  describe(`the books of ${game}`, () => {
    testReading(game, chart, data);
    testSheets(game, sheets);
  });
}

function testReading(game: string, { id, row, cells }: Chart, data: readonly string[]): void {
  const read = reader({ locale: 'it-IT' });

  test('every datum has its words and its reason in Italian too', async () => {
    const { page } = await read(`/#/components/${game}`);
    await page.getByRole('radio', { name: 'Tutto' }).waitFor();
    await expect.poll(() => page.locator('.datums li').count()).toBeGreaterThan(100);
    expect(await page.locator('.datums [lang="en"]').allInnerTexts()).toEqual([]);
    expect(await page.locator('.datum-what').allTextContents()).toEqual(expect.arrayContaining([...data]));
  });

  test(
    'the charts are there in Italian, lead to their rules, and have no barrier',
    async () => {
      const { page, troubles } = await read(`/#/rules/${game}/${id}`);
      const chart = page.locator('.chart.sought');
      await chart.waitFor();
      expect(await row(chart.locator('tbody tr')).locator('th, td').allInnerTexts()).toEqual(cells);
      expect(await page.locator('.chart').count()).toBeGreaterThan(20);
      await page.evaluate(() => {
        for (const chapter of [...document.querySelectorAll('.chapter')].slice(1, -1)) chapter.remove();
        scrollTo(0, 0);
      });
      await expectAccessible(page);
      expect(troubles).toEqual([]);
    },
    PATIENTLY,
  );
}

function testSheets(game: string, { of, holders, counter, millimetres, counts }: Sheets): void {
  const read = reader();

  test.each(of)(
    'on $paper nothing of $scenario is cut off, and counters have their true size',
    async ({ paper, scenario }) => {
      const { page, troubles } = await read(`/#/print/${game}/${scenario}`);
      await page.getByRole('combobox', { name: 'Paper' }).selectOption(paper);
      await page.locator('.sheet', { hasText: 'Charts' }).first().waitFor();
      await expect.poll(() => page.locator('.sheet-measure').count()).toBe(0);
      const over = await page.locator(['.sheet', holders].filter(Boolean).join(', ')).evaluateAll(elements =>
        elements
          .filter(({ scrollHeight, clientHeight, scrollWidth, clientWidth }) => {
            return scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1;
          })
          .map(element => element.getAttribute('aria-label') ?? element.textContent),
      );
      expect(over).toEqual([]);
      for (const [what, count] of Object.entries(counts)) expect(await page.locator(what).count(), what).toBe(count);
      await page.emulateMedia({ media: 'print' });
      const box = await page.locator(counter).first().boundingBox();
      expect(((box?.width ?? 0) * 25.4) / 96).toBeCloseTo(millimetres, 0);
      expect(troubles).toEqual([]);
    },
    PATIENTLY,
  );
}
