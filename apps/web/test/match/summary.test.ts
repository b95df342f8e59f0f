import { isRoll, type MatchRecord, replay } from '@carroccio/kernel';
import { stepPath, valueAt } from '@carroccio/table/plots/line.ts';
import { roundStep, scaleOf, widened } from '@carroccio/table/plots/scale.ts';
import { expectAccessible } from '@carroccio/table/testing/browser/axe.ts';
import { keptIn } from '@carroccio/table/testing/browser/kept.ts';
import { goTo, importRecord, readerOf, stopped } from '@carroccio/table/testing/browser/records.ts';
import { visit } from '@carroccio/table/testing/browser/visit.ts';
import { expectNoSidewaysScroll } from '@carroccio/table/testing/browser/width.ts';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { luckOf, normalShare } from '../../src/pages/summary/luck.ts';
import { game, playedMatch } from './played.ts';

let record: MatchRecord;

beforeAll(() => {
  record = playedMatch();
}, 60_000);

const bring = readerOf(() => record, { permissions: ['clipboard-read', 'clipboard-write'] });

/** The summary of the match, for who changes nothing. */
async function readSummary(): ReturnType<typeof bring> {
  const visited = await bring(id => `/summary/${id}`);
  await visited.page.locator('.summary-page').waitFor();
  return visited;
}

/** The summary of a match that a new visitor brings. */
async function openSummary(
  options = {},
  of = record,
): Promise<{ page: Page; id: string; troubles: readonly string[] }> {
  const { page, troubles } = await visit(options);
  const id = await importRecord(page, of);
  await goTo(page, `/summary/${id}`);
  await page.locator('.summary-page').waitFor();
  return { page, id, troubles };
}

test('luck is counted against the average, with the spread that fair dice have', () => {
  const roll = (entry: number, dice: number[]) => ({
    entry,
    event: { type: 'roll' as const, rule: 'x', why: 'w', sides: 6, dice, seat: 0 },
  });
  const luck = luckOf([roll(1, [6, 6]), roll(3, [1])], () => ({ seat: 0, good: 1 }), 0);
  expect(luck.dice).toBe(3);
  expect(luck.points).toEqual([
    { x: 0, y: 0 },
    { x: 1, y: 5 },
    { x: 3, y: 2.5 },
  ]);
  expect(luck.deviation).toBeCloseTo(Math.sqrt((3 * 35) / 12), 10);
  expect(luckOf([roll(1, [6])], () => ({ seat: 1, good: 1 }), 0).dice).toBe(0);
  expect(luckOf([roll(1, [6])], () => ({ seat: 0, good: -1 }), 0).total).toBe(-2.5);
  expect(normalShare(0)).toBeCloseTo(0.5, 6);
  expect(normalShare(1)).toBeCloseTo(0.8413, 4);
  expect(normalShare(-1.96)).toBeCloseTo(0.025, 4);
});

test('plots have ticks at round numbers, and lines that change in steps', () => {
  expect([3, 10, 24, 140, 999].map(span => roundStep(span, 5))).toEqual([1, 2, 5, 50, 200]);
  expect(widened({ low: -13, high: 11.5 }, 5)).toEqual({ low: -15, high: 15 });
  expect(widened({ low: 0, high: 0 }, 1)).toEqual({ low: 0, high: 1 });
  const scale = scaleOf({ low: 0, high: 10 }, 100, 200, 5);
  expect([scale(0), scale(5), scale(10), scale.ticks]).toEqual([100, 150, 200, [0, 5, 10]]);
  const points = [
    { x: 0, y: 0 },
    { x: 2, y: 3 },
  ];
  expect(stepPath(points, 4, point => point)).toBe('M0.0 0.0H2.0V3.0H4.0');
  expect([0, 1, 2, 9].map(x => valueAt({ points }, x))).toEqual([0, 0, 3, 3]);
});

test('it says who won, why and by which rule, and counts dice and decisions', async () => {
  const { page, troubles } = await readSummary();
  const { result } = record;
  if (!result) throw new Error('the match is over');
  const winner = result.winners[0] === 0 ? 'Guelphs' : 'Ghibellines';
  const outcome = await page.locator('.outcome').innerText();
  expect(outcome).toContain(`Victory: ${winner}`);
  expect(outcome).toContain(game.text.en.endings[result.why]);
  expect(outcome).toContain(result.rule.replace('gg.', ''));

  const match = replay(game, record);
  const dice = match.log.reduce((sum, { event }) => sum + (isRoll(event) ? event.dice.length : 0), 0);
  const numbers = await page.locator('.numbers').innerText();
  expect(numbers).toContain(`Dice rolled\n${dice}`);
  expect(numbers).toContain(`${record.history.length} actions`);
  const guelph = record.history.filter(entry => 'seat' in entry && entry.seat === 0).length;
  expect(numbers).toContain(`Decisions: Guelphs\n${guelph}`);
  expect(troubles).toEqual([]);
});

test('plots have a title, a description and the same data as a table, whose rows lead to the moments', async () => {
  const { page, id } = await readSummary();
  const plot = page.getByRole('img', { name: /^Victory Points/ });
  expect(await plot.count()).toBe(1);
  expect(await plot.locator('desc').textContent()).toMatch(
    /^Victory Points over the match. At the end: Guelphs \d+, Ghibellines \d+\.$/,
  );
  const said = await plot.locator('desc').textContent();
  const section = page.getByRole('region', { name: 'Victory Points' }).first();
  await section.getByText('As a table').click();
  const last = section.locator('tbody tr').last();
  const [points] = await last.locator('td').allInnerTexts();
  expect(said).toContain(`Guelphs ${points}`);
  const row = await last.locator('th').innerText();
  await last.getByRole('link').click();
  await page.waitForURL(`**/#/replay/${id}/${row}`);
  await expect.poll(() => page.locator('.player-moment').innerText()).toBe(`${row} of ${record.history.length}`);
});

test('the luck of each side is drawn with what was to be expected, and put into words', async () => {
  const { page } = await readSummary();
  const plots = page.getByRole('img', { name: /^Luck of/ });
  expect(await plots.count()).toBe(2);
  expect(await page.locator('.plot-band').count()).toBe(2);
  for (const words of await page.locator('.luck-words').allInnerTexts())
    expect(words).toMatch(
      /^\d+ dice, [+−]?[\d.]+ pips against the average: [+−]?[\d.]+ standard deviations\. They fell better than in \d+ of 100/,
    );
});

test('the chronicle is prose in both languages, and can be copied', async () => {
  const { page } = await readSummary();
  const chronicle = page.locator('.chronicle-page');
  const events = replay(game, record).log.map(({ event }) => event);
  const told = (language: 'en' | 'it') => game.chronicle?.(events, replay(game, record).play.scene, language) ?? [];
  expect(told('en').length).toBeGreaterThan(2);
  expect(await chronicle.locator('p').allInnerTexts()).toEqual(told('en'));
  await page.locator('.chronicle-tools').getByRole('button', { name: 'Italiano' }).click();
  await expect.poll(() => chronicle.getAttribute('lang')).toBe('it');
  expect(await chronicle.locator('p').allInnerTexts()).toEqual(told('it'));
  await page.getByRole('button', { name: 'Copy' }).click();
  await page.getByText('Copied.').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(told('it')[0]);
});

test('on paper there is the chronicle and nothing else', async () => {
  const { page } = await readSummary();
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.chronicle-page').isVisible()).toBe(true);
  expect(await page.locator('.masthead').isVisible()).toBe(false);
  expect(await page.locator('.plot').first().isVisible()).toBe(false);
});

test('the dice are verified in the page; a changed match is found out', async () => {
  const { page } = await readSummary();
  expect(await page.locator('.commitment').innerText()).toContain(record.commitment);
  expect(await page.locator('.commitment').innerText()).toContain(record.seed);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect.poll(() => page.locator('.finding').innerText()).toContain('Genuine.');

  const changed = replay(game, stopped(game, record, 5));
  changed.script([3]);
  const other = await openSummary({}, changed.record());
  await other.page.getByRole('button', { name: 'Verify' }).click();
  await expect
    .poll(() => other.page.locator('.finding').innerText())
    .toContain('chance was set or the position was changed');
});

test('of a match that goes on the seed stays hidden, and one can play on', async () => {
  const { page, id } = await openSummary({}, stopped(game, record, 30));
  expect(await page.locator('.outcome').innerText()).toContain('not over yet');
  expect(await page.locator('.commitment').innerText()).not.toContain(record.seed);
  await page.getByRole('link', { name: 'Play on' }).click();
  await page.waitForURL(`**/#/match/${id}`);
  await page.locator('.deciding').waitFor();
});

test('a match that has not begun has a summary too', async () => {
  const { page, troubles } = await openSummary({}, stopped(game, record, 0));
  expect(await page.locator('.numbers').innerText()).toContain('0 actions');
  expect(await page.getByText('No die has been rolled').count()).toBe(1);
  expect(await page.getByRole('img', { name: /^Victory Points/ }).count()).toBe(1);
  expect(troubles).toEqual([]);
});

test('a new match with the same set-up', async () => {
  const { page, id } = await openSummary();
  await page.getByRole('button', { name: 'New match with the same set-up' }).click();
  await page.waitForURL(/#\/match\//);
  await page.locator('.deciding').waitFor();
  const { matches, records } = await keptIn(page);
  const index = matches.findIndex(match => match.id !== id);
  expect(records[index]).toMatchObject({ scenario: record.scenario, options: record.options, history: [] });
});

test.each([
  { viewport: { width: 390, height: 844 }, colorScheme: 'dark' as const, locale: 'it-IT' },
  { viewport: { width: 1280, height: 860 }, colorScheme: 'light' as const, locale: 'en-GB' },
])('a program finds no barrier: $viewport.width pixels, $colorScheme, $locale', async options => {
  const { page } = await openSummary(options);
  await page.locator('.plot-data summary').first().click();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page, options.viewport.width);
});
