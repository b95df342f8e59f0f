import { batirnos } from '@carroccio/batirnos';
import { registry } from '@carroccio/games/all';
import { guelphs } from '@carroccio/guelphs';
import { guiscard } from '@carroccio/guiscard';
import { type Rulebook, type RuleId, searchRules } from '@carroccio/kernel';
import { podesta } from '@carroccio/podesta';
import { mentionsIn } from '@carroccio/table/rules/mentions.ts';
import { expectAccessible, expectAccessibleInBothThemes } from '@carroccio/table/testing/browser/axe.ts';
import { reader, visit } from '@carroccio/table/testing/browser/visit.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

/** A book of five hundred rules on a busy machine. */
const PATIENTLY = { timeout: 20_000 };

const BOOKS = registry.packages.map(({ rulebook }) => rulebook);
const wholeBook = ({ entries, rulings = [] }: Rulebook): number => entries.length + rulings.length;
const rules = (page: Page) => page.locator('.rules-text .rule');
const ruleOf = (page: Page, id: RuleId) => page.locator(`[id="rule-${id}"]`);

/** Who reads in English, and may copy; who reads in Italian; and who does so on a small screen. The page keeps what each sought in a book. */
const read = reader({ permissions: ['clipboard-read', 'clipboard-write'] });
const readItalian = reader({ locale: 'it-IT' });
const readSmall = reader({ locale: 'it-IT' });

/** Waits until the page has gone where its address points. */
const atRule = async (page: Page, id: RuleId) => {
  await expect.poll(() => page.evaluate(() => document.activeElement?.id), PATIENTLY).toBe(`rule-${id}`);
  await expect.poll(async () => (await ruleOf(page, id).boundingBox())?.y, PATIENTLY).toBeLessThan(400);
  expect((await ruleOf(page, id).boundingBox())?.y).toBeGreaterThanOrEqual(0);
};

test.each([
  { book: guelphs.rulebook, text: 'as 10.4.3 says (gg.10.3.3)', found: ['gg.10.4.3', 'gg.10.3.3'] },
  { book: guelphs.rulebook, text: 'the modifier of 14.0.2, but not step 5.a', found: ['gg.14.0.2a'] },
  { book: guiscard.rulebook, text: 'Ratio 1.1 to 2: +4', found: [] },
  { book: podesta.rulebook, text: 'cross [R61], not R999 or OR61', found: ['pod.R61'] },
  { book: podesta.rulebook, text: '1.500 fiorini, come al §42', found: ['pod.42a'] },
])('of "$text" these are rules: $found', ({ book, text, found }) => {
  const pieces = mentionsIn(text, book);
  expect(pieces.map(piece => piece.text).join('')).toBe(text);
  expect(pieces.flatMap(({ rule }) => rule ?? [])).toEqual(found);
});

test('the rulebooks are to choose from', async () => {
  const { page, troubles } = await read('/#/rules');
  for (const { id, title } of BOOKS) {
    const link = page.getByRole('link', { name: `Read the rules: ${title.en}` });
    expect(await link.getAttribute('href')).toBe(`#/rules/${id}`);
  }
  await expectAccessible(page);
  expect(troubles).toEqual([]);
});

test.each(BOOKS)(
  '$id: every rule of the book is on its page, in both languages, and no table is raw data',
  async book => {
    const { page, troubles } = await visit({}, `/#/rules/${book.id}`);
    await expect.poll(() => rules(page).count(), PATIENTLY).toBe(wholeBook(book));
    // A chapter's number with no title behind it.
    expect(await page.locator('.chapter h2').allInnerTexts()).not.toContainEqual(
      expect.stringMatching(/^[\dA-Z]{1,3}\s*$/),
    );
    expect(await rules(page).locator('.rule-table').count()).toBe(
      book.entries.filter(({ table }) => table !== undefined).length,
    );
    expect(await page.locator('.rules-text').innerText()).not.toMatch(/\[object|[{[]"|undefined|NaN/);
    await page.getByRole('button', { name: 'Italiano' }).click();
    const [first] = book.entries;
    await expect
      .poll(() => rules(page).first().locator('h3').innerText(), PATIENTLY)
      .toBe(book.italian[first?.id ?? '']?.title);
    expect(troubles).toEqual([]);
  },
);

test.each([
  { book: guelphs.rulebook, language: 'en', words: 'disrupted cavalry' },
  { book: guelphs.rulebook, language: 'it', words: 'cavalleria carica' },
  { book: podesta.rulebook, language: 'it', words: 'podesta citta' },
  { book: guiscard.rulebook, language: 'en', words: 'mounted defenders' },
] as const)(
  'searching "$words" in $language finds what the rulebook has, best first',
  async ({ book, language, words }) => {
    const { page } = await (language === 'it' ? readItalian : read)(`/#/rules/${book.id}`);
    await page.getByRole('searchbox').fill(words);
    const expected = searchRules(book, words, language);
    expect(expected.length).toBeGreaterThan(0);
    await expect.poll(() => rules(page).count(), PATIENTLY).toBe(expected.length);
    const found = await rules(page).evaluateAll(elements => elements.map(({ id }) => id));
    expect(found).toEqual(expected.map(({ id }) => `rule-${id}`));
    expect(await page.locator('mark').count()).toBeGreaterThan(0);
  },
);

test('what is only in the other language is found there, and nothing is said to be nothing', async () => {
  const { page } = await read('/#/rules/guelphs');
  await page.getByRole('searchbox').fill('disorganizzazione');
  await page.getByText('these are found in the Italian text').waitFor();
  expect(await page.locator('[lang="it"] .rule').count()).toBeGreaterThan(0);
  await page.getByRole('searchbox').fill('xyzzy');
  await page.getByText('No rule has all these words').waitFor();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect.poll(() => rules(page).count(), PATIENTLY).toBe(wholeBook(guelphs.rulebook));
});

test('one kind of rule can be shown alone', async () => {
  const { page } = await read('/#/rules/batirnos');
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('example');
  const examples = batirnos.rulebook.entries.filter(({ kind }) => kind === 'example');
  await expect.poll(() => rules(page).count(), PATIENTLY).toBe(examples.length);
  expect(await page.locator('.rules-search output').innerText()).toBe(`${examples.length} rules found`);
});

test('from one rule to another, back by who refers to it, and back by the browser', async () => {
  const { page } = await read('/#/rules/guelphs/gg.2.1');
  await atRule(page, 'gg.2.1');
  await ruleOf(page, 'gg.2.1').getByRole('link', { name: '8.2.5', exact: true }).click();
  await atRule(page, 'gg.8.2.5');
  expect(await ruleOf(page, 'gg.8.2.5').getAttribute('class')).toContain('sought');
  await ruleOf(page, 'gg.8.2.5').getByRole('link', { name: '2.1', exact: true }).click();
  await atRule(page, 'gg.2.1');
  await page.goBack();
  await atRule(page, 'gg.8.2.5');
});

test('a rule in the middle of the longest book is gone to', async () => {
  const { page } = await read('/#/rules/guiscard/gui.9.2.3.1');
  await atRule(page, 'gui.9.2.3.1');
});

test('rules mentioned in a text are links', async () => {
  const { page } = await read('/#/rules/guelphs/gg.6.1d');
  await ruleOf(page, 'gg.6.1d').locator('.rule-says').getByRole('link', { name: '10.4.3' }).click();
  await atRule(page, 'gg.10.4.3');
});

test('an address of a rule that is not there shows the book and says so', async () => {
  const { page } = await read('/#/rules/guelphs/gg.99');
  await page.getByText('This rulebook has no rule “gg.99”').waitFor();
  expect(await rules(page).count()).toBe(wholeBook(guelphs.rulebook));
  await page.goto(new URL('/#/rules/chess', page.url()).href);
  await page.getByText('There is nothing at this address').waitFor();
});

test('charts lead to their rules and rules to their charts', async () => {
  const { page } = await read('/#/rules/guelphs/gg.10.6.1a');
  await ruleOf(page, 'gg.10.6.1a').locator('footer a[href*="/chart."]').first().click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id), PATIENTLY).toMatch(/^rule-chart\./);
  const chart = page.locator('.chart.sought');
  expect(await chart.locator('table').count()).toBeGreaterThan(0);
  await chart.locator('footer').getByRole('link', { name: '10.6.1a', exact: true }).click();
  await atRule(page, 'gg.10.6.1a');
});

test('a rule’s link is copied', async () => {
  const { page } = await read('/#/rules/guelphs/gg.7.1');
  await page.getByRole('button', { name: 'Copy the link to rule 7.1', exact: true }).click();
  await page.getByText('Link copied').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    new URL('/#/rules/guelphs/gg.7.1', page.url()).href,
  );
});

test('the card of a rule opens, reads on, closes by Escape and gives the focus back', async () => {
  const { page, troubles } = await read('/#/components/guelphs');
  await page.locator('summary', { hasText: 'Charts' }).click();
  const link = page.locator('.datums .rule-link', { hasText: '10.3.3' }).first();
  await link.click();
  const card = page.getByRole('dialog');
  await card.waitFor();
  expect(await card.getByRole('heading').innerText()).not.toBe('');
  await expectAccessible(page);
  await card.locator('.rule-see .rule-link').first().click();
  await card.getByRole('button', { name: 'Back' }).click();
  await page.keyboard.press('Escape');
  await card.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('10.3.3');
  await link.click();
  await card.getByRole('link', { name: 'Open in the rulebook' }).click();
  await atRule(page, 'gg.10.3.3');
  expect(troubles).toEqual([]);
});

test('nothing on a page of rules is out of reach, in light and in dark', async () => {
  const { page } = await read('/#/rules/podesta');
  // Rules with their tables: every kind of thing the page has, without four hundred of each.
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('table');
  const tables = podesta.rulebook.entries.filter(({ kind }) => kind === 'table');
  await expect.poll(() => rules(page).count(), PATIENTLY).toBe(tables.length);
  await expectAccessibleInBothThemes(page);
});

test('nor among the charts', async () => {
  const { page } = await visit({}, '/#/rules/guelphs');
  await page.locator('.chart').first().waitFor();
  await page.evaluate(() => {
    for (const chapter of [...document.querySelectorAll('.chapter')].slice(1, -1)) chapter.remove();
  });
  await expectAccessible(page);
});

test.each(BOOKS)('$id: on a narrow screen nothing scrolls sideways', async book => {
  const { page } = await readSmall(`/#/rules/${book.id}`);
  await expect.poll(() => rules(page).count(), PATIENTLY).toBe(wholeBook(book));
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});
