/** What a game has to read and to print, in a real browser: its lesson, charts, components and sheets. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from './axe.ts';
import { reader, visit } from './visit.ts';

interface Lesson {
  readonly id: string;
  /** The step that asks for a choice, one that leads astray, and the one that is meant. */
  readonly choice: { readonly at: number; astray(choices: Locator): Locator; meant(choices: Locator): Locator };
  /** The step at which most is to be seen. */
  readonly fullest: number;
  /** The scenario that is played next. */
  readonly next: string;
}

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
  readonly lesson: Lesson;
  readonly chart: Chart;
  /** Data that must be there in these Italian words. */
  readonly data?: readonly string[];
  readonly sheets: Sheets;
}

/** A whole lesson, or all sheets, on a busy machine. */
const PATIENTLY = 180_000;
const PHONE = { width: 390, height: 844 };

export function testBooks({ game, lesson, chart, data = [], sheets }: Books): void {
  describe(`the books of ${game}`, () => {
    testLesson(game, lesson);
    testReading(game, chart, data);
    testSheets(game, sheets);
  });
}

const atStep = (page: Page, number: number): Promise<void> =>
  expect.poll(() => page.locator('.lesson-step').innerText()).toMatch(new RegExp(`^Step ${number} of`));
const helped = (page: Page): Locator => page.locator('.lesson .actions button').first();

/** Goes on, or is helped, from one step to another. */
async function goOn(page: Page, from: number, to: number): Promise<void> {
  await atStep(page, from);
  for (let next = from + 1; next <= to; next++) {
    await helped(page).click();
    await atStep(page, next);
  }
}

function testLesson(game: string, { id, choice, fullest, next }: Lesson): void {
  const address = `/#/lesson/${game}/${id}`;

  test(
    'the lesson: stray and be told so, choose what is meant, be helped to the end',
    async () => {
      const { page, troubles } = await visit({}, address);
      await goOn(page, 1, choice.at);
      const choices = page.locator('.panel .choices');
      await choice.astray(choices).click();
      await page.locator('.lesson .refusal').waitFor();
      await choice.meant(choices).click();
      await atStep(page, choice.at + 1);
      const steps = Number((await page.locator('.lesson-step').innerText()).split(' ').at(-1));
      await goOn(page, choice.at + 1, steps);
      await helped(page).click();
      await page.getByRole('heading', { name: 'The lesson is over' }).waitFor();
      const link = page.locator('.lesson').getByRole('link').first();
      expect(await link.getAttribute('href')).toBe(`#/new/${game}?scenario=${next}`);
      expect(troubles).toEqual([]);
    },
    PATIENTLY,
  );

  test(
    'the lesson has no barrier that a program finds, on a desk by day and on a telephone by night',
    async () => {
      const { page } = await visit({}, address);
      await goOn(page, 1, fullest);
      await expectAccessible(page);
      await page.setViewportSize(PHONE);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectAccessible(page);
    },
    PATIENTLY,
  );
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
