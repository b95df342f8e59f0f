import { expectAccessible, expectAccessibleInBothThemes } from '@carroccio/table/testing/browser/axe.ts';
import { keptIn } from '@carroccio/table/testing/browser/kept.ts';
import { visit } from '@carroccio/table/testing/browser/visit.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

async function form(options = {}): Promise<Page> {
  const { page } = await visit(options, '/#/new/guelphs');
  await page.getByRole('button', { name: 'Start the match' }).waitFor();
  return page;
}

async function start(page: Page, button = 'Start the match') {
  await page.getByRole('button', { name: button }).click();
  await page.waitForURL(/#\/match\//);
  const { matches, records } = await keptIn(page);
  expect(matches).toHaveLength(1);
  expect(records).toHaveLength(1);
  expect(page.url()).toContain(matches[0]?.id);
  return { match: matches[0], record: records[0] };
}

test('at once: Campaldino, a person against the easiest bot, everything as usual; the next time against the strongest', async () => {
  const page = await form();
  const { match, record } = await start(page);
  expect(match).toMatchObject({
    game: 'guelphs',
    scenario: 'campaldino',
    kind: 'match',
    sitters: [{ kind: 'person' }, { kind: 'bot', bot: 'recruit' }],
  });
  await page.goto(new URL('/#/new/guelphs', page.url()).href);
  await expect.poll(() => page.getByLabel('Ghibellines').inputValue()).toBe('captain');
  expect(record).toMatchObject({ game: 'guelphs', scenario: 'campaldino', options: { capitani: 'any' } });
});

test('what is chosen is what is played', async () => {
  const page = await form();
  await page.getByLabel('Montaperti, 1260').check();
  await page.getByLabel('Guelphs').selectOption('Bot: Chance');
  await page.getByLabel('Ghibellines').selectOption('A person at this screen');
  await page.getByText('Choices the rules leave open').click();
  await page.getByLabel(/^short game/).check();
  const { match, record } = await start(page);
  expect(match).toMatchObject({
    scenario: 'montaperti',
    sitters: [{ kind: 'bot', bot: 'random' }, { kind: 'person' }],
  });
  expect(record?.options).toMatchObject({ length: 'short', volterra: false, capitani: 'any' });
});

test('an option of another scenario is not taken along', async () => {
  const page = await form();
  await page.getByText('Choices the rules leave open').click();
  expect(await page.getByRole('group', { name: 'Length' }).count()).toBe(0);
  await page.getByLabel('Montaperti, 1260').check();
  await page.getByLabel(/^short game/).check();
  await page.getByLabel('Benevento, 1266').check();
  expect(await page.getByRole('group', { name: 'Length' }).count()).toBe(0);
  const { record } = await start(page);
  expect(record).toMatchObject({ scenario: 'benevento', options: { length: 'long' } });
});

test('an analysis has no bots', async () => {
  const { match } = await start(await form(), 'Set up a position to analyse');
  expect(match).toMatchObject({ kind: 'analysis', sitters: [{ kind: 'person' }, { kind: 'person' }] });
});

test('each open choice leads to the rule that leaves it open', async () => {
  const page = await form();
  await page.getByText('Choices the rules leave open').click();
  const group = page.getByRole('group', { name: 'Capitani in shock combat' });
  expect(await group.getByRole('link').getAttribute('href')).toBe('#/rules/guelphs/gg.13.1.5a');
});

test('a kept data pack can be played with, and the record carries it', async () => {
  const page = await form();
  await page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>(resolve => {
      const request = indexedDB.open('carroccio');
      request.onsuccess = () => resolve(request.result);
    });
    const pack = { format: 'carroccio-pack/1', game: 'guelphs', title: 'My charts', parts: {} };
    const change = db.transaction('packs', 'readwrite');
    change.objectStore('packs').put({ id: 'one', game: 'guelphs', title: 'My charts', pack });
    await new Promise(resolve => {
      change.oncomplete = resolve;
    });
    db.close();
  });
  await page.reload();
  await page.getByLabel(/data pack of your own/).selectOption('My charts');
  const { record } = await start(page);
  expect(record).toMatchObject({ pack: { title: 'My charts' } });
});

test('a program finds no barrier, on a desk and on a phone, by day and by night', async () => {
  const page = await form();
  await page.getByText('Choices the rules leave open').click();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessibleInBothThemes(page);
});
