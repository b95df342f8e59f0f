import type { MatchRecord } from '@carroccio/kernel';
import { expectAccessible } from '@carroccio/table/testing/browser/axe.ts';
import { keptIn } from '@carroccio/table/testing/browser/kept.ts';
import { goTo, historyOf, importRecord, readerOf } from '@carroccio/table/testing/browser/records.ts';
import { type Visit, type VisitOptions, visit } from '@carroccio/table/testing/browser/visit.ts';
import { expectNoSidewaysScroll } from '@carroccio/table/testing/browser/width.ts';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { readScript } from '../../src/pages/analysis/script.ts';
import { playedMatch } from './played.ts';

let record: MatchRecord;

const AT = 40;

beforeAll(() => {
  record = playedMatch();
}, 60_000);

/** Who looks at the match in one test after the other; each analyses a branch of his own. */
const look = readerOf(() => record);

async function bring(options: VisitOptions): Promise<Visit> {
  const visited = await visit(options);
  await goTo(visited.page, `/replay/${await importRecord(visited.page, record)}/${AT}`);
  return visited;
}

/** The position after some entries, under analysis: by a visitor of one's own where something is wished of him. */
async function openAnalysis(options?: VisitOptions): Promise<Visit & { id: string }> {
  const { page, troubles } = await (options ? bring(options) : look(match => `/replay/${match}/${AT}`));
  await expect.poll(() => page.locator('.player-moment').innerText()).toContain(`${AT} `);
  await page.getByRole('button', { name: /^(Branch from here|Riparti da qui)$/ }).click();
  await page.getByRole('button', { name: /^(Analyse it|Analizzala)/ }).click();
  await page.locator('.analysis').waitFor();
  return { page, id: page.url().split('/').at(-1) ?? '', troubles };
}

const selected = (page: Page) => page.locator('.analysis-note').filter({ hasText: 'Selected:' });
const open = (page: Page, part: string) => page.locator('.analysis-part > summary').getByText(part).click();

async function select(page: Page, piece: RegExp): Promise<void> {
  await page.getByRole('tab', { name: 'Pieces' }).click();
  await page.locator('.piece-list summary').first().click();
  await page.locator('.piece-list').getByRole('button', { name: piece }).first().click();
  await selected(page).waitFor();
}

test('dice that somebody writes down are read, or said what is wrong with them', () => {
  expect(readScript('5 3, 6')).toEqual({ values: [5, 3, 6] });
  expect(readScript(' ')).toEqual({ problem: { kind: 'none' } });
  expect(readScript('5 x')).toEqual({ problem: { kind: 'not-number', word: 'x' } });
  expect(readScript('-1')).toEqual({ problem: { kind: 'not-number', word: '-1' } });
  expect(readScript('1 '.repeat(1001))).toEqual({ problem: { kind: 'too-many', most: 1000 } });
});

test('a unit is moved, turned and damaged by hand, and each change can be taken back', async () => {
  const { page, id, troubles } = await openAnalysis();
  await select(page, /^Maghinar\. \(/);
  const before = await selected(page).innerText();
  await page.getByRole('button', { name: 'Move a piece' }).click();
  await page.getByText('Press where it shall stand').waitFor();
  await page.getByRole('application').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect.poll(() => selected(page).innerText()).not.toBe(before);
  const moved = await selected(page).innerText();
  expect(moved.replace(/hex .*/, '')).toBe(before.replace(/hex .*/, ''));
  await expect.poll(async () => (await historyOf(page, id)).at(-1)).toMatchObject({ edit: [{ op: 'replace' }] });

  await page.getByRole('button', { name: 'Turn left' }).click();
  await expect.poll(() => selected(page).innerText()).not.toBe(moved);
  const turned = await selected(page).innerText();
  await page.getByRole('button', { name: 'More damage' }).click();
  await expect.poll(() => selected(page).innerText()).not.toBe(turned);
  await expect.poll(async () => (await historyOf(page, id)).length).toBe(AT + 3);

  for (let taken = 0; taken < 3; taken++) await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => selected(page).innerText()).toBe(before);
  expect(troubles).toEqual([]);
});

test('a change that breaks the rules of the position is refused with the reason, and changes nothing', async () => {
  const { page, id } = await openAnalysis();
  // While an Order is carried out units may pass through each other; in a new turn they have their places.
  await page.locator('.analysis').getByRole('button', { name: 'Guelphs' }).click();
  await expect.poll(async () => (await historyOf(page, id)).length).toBe(AT + 1);
  await select(page, /^Maghinar\. \(/);
  const before = await selected(page).innerText();
  await page.getByRole('button', { name: 'Move a piece' }).click();
  await page.getByRole('application').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect
    .poll(() => page.locator('.analysis > .refusal').innerText())
    .toMatch(/^The position stays as it was, because otherwise: .+ has no room where it stands/);
  expect(await selected(page).innerText()).toBe(before);
  expect((await historyOf(page, id)).length).toBe(AT + 1);
});

test('a piece is removed, and added again from those that are absent', async () => {
  const { page } = await openAnalysis();
  await select(page, /^Maghinar\. \(/);
  const pieces = page.locator('[data-piece]');
  const standing = await pieces.count();
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect.poll(() => pieces.count()).toBeLessThan(standing);
  const left = await pieces.count();
  await page.getByRole('button', { name: 'Add a piece' }).click();
  const absent = page.getByLabel('Not on the board');
  const choice = await absent.locator('option', { hasText: 'Maghinar. (' }).first().getAttribute('value');
  await absent.selectOption(choice);
  await page.getByRole('application').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => pieces.count()).toBeGreaterThan(left);
});

test('the next dice are set, with a clear word about what is no number', async () => {
  const { page, id } = await openAnalysis();
  await open(page, 'The next dice');
  const field = page.getByLabel('Results, in the order of the rolls');
  await field.fill('5 six');
  await page.getByRole('button', { name: 'Set', exact: true }).click();
  await page.getByText('“six” is not a whole number').waitFor();
  expect((await historyOf(page, id)).length).toBe(AT);
  await field.fill('6, 1');
  await field.press('Enter');
  await page.getByText('Still to fall: 6, 1.').waitFor();
  expect((await historyOf(page, id)).at(-1)).toEqual({ dice: [6, 1] });
  await page.getByRole('button', { name: 'Leave to chance' }).click();
  await expect.poll(() => page.getByText('Still to fall').count()).toBe(0);
});

test('a bot is asked, says what it would do, and it can be played', async () => {
  const { page, id } = await openAnalysis();
  await open(page, 'Ask a bot');
  await page.getByRole('combobox', { name: 'Bot' }).selectOption('Captain');
  await page.getByRole('button', { name: 'What would it do?' }).click();
  await expect.poll(() => page.locator('.advised').innerText()).toMatch(/^Captain would: .+\./);
  await page.getByRole('button', { name: 'Play it' }).click();
  await expect.poll(async () => (await historyOf(page, id)).length).toBe(AT + 1);
  await expect.poll(() => page.locator('.advised').count()).toBe(0);
});

test('the turn is given to a side', async () => {
  const { page } = await openAnalysis();
  const deciding = page.locator('.deciding .who');
  for (const side of ['Guelphs', 'Ghibellines']) {
    await page.locator('.analysis').getByRole('button', { name: side }).click();
    await expect.poll(() => deciding.innerText()).toContain(side);
  }
});

test('a match is analysed from where it stands, and stays as it is', async () => {
  const { page } = await visit({}, '/#/new/guelphs');
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.waitForURL(/#\/match\//);
  const match = page.url();
  await page.getByRole('button', { name: 'Analyse from here' }).click();
  await page.locator('.analysis').waitFor();
  expect(page.url()).not.toBe(match);
  const { matches } = await keptIn(page);
  expect(matches.find(({ kind }) => kind === 'analysis')?.sitters).toEqual([{ kind: 'person' }, { kind: 'person' }]);
});

test.each([
  { viewport: { width: 390, height: 844 }, colorScheme: 'dark' as const, locale: 'it-IT', parts: [2] },
  { viewport: { width: 1280, height: 860 }, colorScheme: 'light' as const, locale: 'en-GB', parts: [0, 1] },
])('a program finds no barrier: $viewport.width pixels, $colorScheme, $locale', async ({ parts, ...options }) => {
  const { page } = await openAnalysis(options);
  for (const part of parts) {
    if (part > 0) await page.locator('.analysis-part > summary').nth(part).click();
    await expectAccessible(page);
  }
  await expectNoSidewaysScroll(page, options.viewport.width);
});
