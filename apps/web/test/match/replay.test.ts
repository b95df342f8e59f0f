import { isRoll, type MatchRecord, replay, Teller } from '@carroccio/kernel';
import { expectAccessible } from '@carroccio/table/testing/browser/axe.ts';
import { keptIn } from '@carroccio/table/testing/browser/kept.ts';
import { goTo, historyOf, importRecord, readerOf, stopped } from '@carroccio/table/testing/browser/records.ts';
import { visit } from '@carroccio/table/testing/browser/visit.ts';
import { expectNoSidewaysScroll } from '@carroccio/table/testing/browser/width.ts';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { game, playedMatch } from './played.ts';

let record: MatchRecord;
let entries: number;

beforeAll(() => {
  record = playedMatch();
  entries = record.history.length;
}, 60_000);

const bring = readerOf(() => record);

/** The match as one who only looks sees it replayed. */
async function readReplay(at = ''): ReturnType<typeof bring> {
  const visited = await bring(id => `/replay/${id}${at}`);
  await visited.page.locator('.player').waitFor();
  return visited;
}

/** A match that a new visitor brings. */
async function openReplay(
  at = '',
  options = {},
  of = record,
): Promise<{ page: Page; id: string; troubles: readonly string[] }> {
  const { page, troubles } = await visit(options);
  const id = await importRecord(page, of);
  await goTo(page, `/replay/${id}${at}`);
  await page.locator('.player').waitFor();
  return { page, id, troubles };
}

const moment = (page: Page): Promise<string> => page.locator('.player-moment').innerText();
const where = async (page: Page): Promise<string> => page.url().split('#')[1] ?? '';
/** Where every piece stands and how it looks. */
const position = (page: Page): Promise<string[]> =>
  page
    .locator('[data-piece]')
    .evaluateAll(all => all.map(one => `${one.getAttribute('data-piece')} ${one.getAttribute('style')}`).sort());

test('a match is stepped through, forwards and back, and the address follows without filling the history', async () => {
  const { page, id, troubles } = await openReplay();
  expect(await moment(page)).toBe(`0 of ${entries}`);
  const visited = await page.evaluate(() => history.length);
  const beginning = await position(page);

  await page.getByRole('button', { name: 'To the end' }).click();
  await expect.poll(() => moment(page)).toBe(`${entries} of ${entries}`);
  await expect.poll(() => position(page)).not.toEqual(beginning);
  await expect.poll(() => where(page)).toBe(`/replay/${id}/${entries}`);
  expect(await page.getByRole('button', { name: 'One step forward' }).isDisabled()).toBe(true);

  await page.getByRole('button', { name: 'One step back' }).click();
  await expect.poll(() => moment(page)).toBe(`${entries - 1} of ${entries}`);
  await page.getByRole('button', { name: 'To the beginning' }).click();
  await expect.poll(() => moment(page)).toBe(`0 of ${entries}`);
  await expect.poll(() => position(page)).toEqual(beginning);
  await expect.poll(() => where(page)).toBe(`/replay/${id}/0`);
  expect(await page.evaluate(() => history.length)).toBe(visited);
  expect(troubles).toEqual([]);
});

test('whoever leaves while the address is still to follow the moment is not brought back', async () => {
  const { page } = await openReplay();
  await page.getByRole('button', { name: 'To the end' }).evaluate((button: HTMLElement) => {
    button.click();
    // As on a busy machine: the address is already another page's, and this one does not know it yet.
    history.pushState(null, '', '#/nowhere');
  });
  await expect.poll(() => moment(page)).toBe(`${entries} of ${entries}`);
  await page.evaluate(() => new Promise(done => setTimeout(done, 500)));
  expect(await where(page)).toBe('/nowhere');
});

test('the timeline is scrubbed by keyboard, and keeps the focus', async () => {
  const { page } = await readReplay('/20');
  await expect.poll(() => moment(page)).toBe(`20 of ${entries}`);
  const timeline = page.getByRole('slider', { name: 'Moment of the match' });
  await timeline.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => moment(page)).toBe(`21 of ${entries}`);
  await page.keyboard.press('End');
  await expect.poll(() => moment(page)).toBe(`${entries} of ${entries}`);
  await expect.poll(() => where(page)).toContain(`/${entries}`);
  await page.keyboard.press('Home');
  await expect.poll(() => moment(page)).toBe(`0 of ${entries}`);
  await expect.poll(() => where(page)).toMatch(/\/0$/);
  expect(await timeline.evaluate(element => element === document.activeElement)).toBe(true);
  expect(await timeline.getAttribute('aria-valuetext')).toBe(`0 of ${entries}: The armies are set up`);
});

test('Space plays and pauses', async () => {
  const { page } = await readReplay();
  await page.getByRole('combobox', { name: 'Speed' }).selectOption('Rapid');
  await page.getByRole('slider').focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Pause' }).waitFor();
  await expect.poll(async () => Number.parseInt(await moment(page), 10)).toBeGreaterThan(5);
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  await page.waitForTimeout(300);
  const stopped = await moment(page);
  await page.waitForTimeout(500);
  expect(await moment(page)).toBe(stopped);
});

test('the log marks the moment, and each of its lines leads to its own', async () => {
  const { page } = await readReplay('/60');
  await expect.poll(() => moment(page)).toBe(`60 of ${entries}`);
  const marked = page.locator('.log-lines [aria-current]');
  await expect.poll(() => marked.count()).toBeGreaterThan(0);
  expect(await marked.first().isVisible()).toBe(true);
  const lines = page.locator('.log-lines li');
  const before = await marked.first().innerText();
  await lines.first().getByRole('button', { name: 'See this moment' }).click();
  await expect.poll(() => moment(page)).not.toBe(`60 of ${entries}`);
  expect(Number.parseInt(await moment(page), 10)).toBeLessThan(60);
  await expect.poll(() => lines.first().getAttribute('aria-current')).toBe('true');
  expect(await marked.first().innerText()).not.toBe(before);
});

test('a branch is played on with the same players, or analysed', async () => {
  const { page, id } = await openReplay('/40');
  await expect.poll(() => moment(page)).toBe(`40 of ${entries}`);
  await page.getByRole('button', { name: 'Branch from here' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Play on with the same players' }).click();
  await page.waitForURL(/#\/match\//);
  await page.locator('.deciding').waitFor();
  const branch = page.url().split('/').at(-1) ?? '';
  expect(branch).not.toBe(id);
  expect(await historyOf(page, branch)).toEqual(record.history.slice(0, 40));
  expect((await historyOf(page, id)).length).toBe(entries);

  await goTo(page, `/replay/${id}/10`);
  await expect.poll(() => moment(page)).toBe(`10 of ${entries}`);
  await page.getByRole('button', { name: 'Branch from here' }).click();
  await page.getByRole('button', { name: 'Analyse it' }).click();
  await page.locator('.analysis').waitFor();
  const { matches } = await keptIn(page);
  expect(matches.map(({ kind }) => kind).sort()).toEqual(['analysis', 'match', 'match']);
});

test('while a match goes on, what came of a choice is told, not the choice itself', async () => {
  const half = stopped(game, record, 60);
  const { log, play } = replay(game, half);
  const teller = new Teller(game, play.scene, 'en');
  const told = log.find(({ entry, event }) => entry > 20 && !isRoll(event));
  if (!told) throw new Error('nothing happens');
  const { page } = await openReplay(`/${told.entry}`, {}, half);
  await expect.poll(() => moment(page)).toBe(`${told.entry} of 60`);
  expect(await page.locator('.deciding .what').innerText()).toContain(teller.event(told.event));
});

test('an address beyond the end shows the end, and an unknown match leads nowhere', async () => {
  const { page, id } = await readReplay('/99999');
  await expect.poll(() => moment(page)).toBe(`${entries} of ${entries}`);
  await expect.poll(() => where(page)).toBe(`/replay/${id}/${entries}`);
  await goTo(page, '/replay/none');
  await page.getByRole('heading', { name: 'There is nothing at this address' }).waitFor();
  expect(await page.locator('.player').count()).toBe(0);
});

test.each([
  { viewport: { width: 390, height: 844 }, colorScheme: 'dark' as const, locale: 'it-IT' },
  { viewport: { width: 1280, height: 860 }, colorScheme: 'light' as const, locale: 'en-GB' },
])('a program finds no barrier: $viewport.width pixels, $colorScheme, $locale', async options => {
  const { page } = await openReplay('/60', options);
  await expect.poll(() => moment(page)).toContain('60');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page, options.viewport.width);
});
