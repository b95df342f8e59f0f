/** I Podestà at the table, in a real browser. */
import { expectAccessible } from '@carroccio/table/testing/browser/axe.ts';
import { choicesIn, pressChoice } from '@carroccio/table/testing/browser/folds.ts';
import { hurry, type Wish } from '@carroccio/table/testing/browser/hurry.ts';
import { entriesIn, keptIn } from '@carroccio/table/testing/browser/kept.ts';
import { goTo, historyOf, importRecord, sitDown } from '@carroccio/table/testing/browser/records.ts';
import { AT_ONCE, type Visit, visit } from '@carroccio/table/testing/browser/visit.ts';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { beforeAnswer, beforeBattle, beforeOffer, beforeTheEnd, beforeWalls, beforeWallsLate } from './matches.ts';

const CHANCE = 'Bot: Chance';
const PERSON = 'A person at this screen';

/** Sets up a short game by the page's own form. */
async function begin(sitters: readonly string[], options = {}): Promise<Visit> {
  const visitor = await visit({ settings: AT_ONCE, ...options }, '/#/new/podesta');
  const { page } = visitor;
  await page.getByRole('radio', { name: /^Short/ }).check();
  await page.getByLabel('How many play').selectOption(String(sitters.length));
  const seats = page.getByRole('group', { name: 'Who plays' }).getByRole('combobox');
  for (const [seat, sitter] of sitters.entries()) await seats.nth(seat + 1).selectOption(sitter);
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.waitForURL(/#\/match\//);
  return visitor;
}

const handOver = (page: Page): Locator => page.locator('.hand-over').getByRole('button');
const choices = (page: Page): Locator => page.locator('.panel-decision > .choices').getByRole('button');
const summary = (page: Page): Locator => page.locator('.toolbar').getByRole('link', { name: 'Summary' });
const prompt = (page: Page): Promise<string> => page.locator('.deciding .what').innerText();
const logged = async (page: Page): Promise<string> => {
  await takeScreen(page);
  await page.getByRole('tab', { name: 'Log' }).click();
  return page.locator('.log-lines').innerText();
};

/** Whoever is in a hurry leaves the field; he may do so in a word with the enemy. */
const awayFromBattle: Wish = offered => {
  const [leave, parley] = ['Leave the field', 'Parley'].map(words => offered.indexOf(words));
  return [leave, parley].find(index => index !== undefined && index >= 0) ?? offered.length - 1;
};

/** Takes the screen if it has to be handed over. */
async function takeScreen(page: Page): Promise<void> {
  await handOver(page).or(page.locator('.deciding')).first().waitFor();
  if ((await handOver(page).count()) > 0) await handOver(page).click();
  await page.locator('.deciding').waitFor();
}

/** The year is over: what everybody has is what he is told to have won. */
async function expectReckoned(page: Page, merchants: number): Promise<void> {
  const rows = page.locator('.pod-reckoning[data-over] tbody tr');
  expect(await rows.count()).toBe(merchants);
  const totals = await rows.locator('td:last-child').allInnerTexts();
  await summary(page).click();
  await page.getByRole('heading', { name: 'Where the points came from' }).waitFor();
  const account = await page.locator('.pod-account tfoot td').allInnerTexts();
  expect(account.toSorted()).toEqual(totals.toSorted());
  expect((await keptIn(page)).matches).toMatchObject([{ scenario: 'short', winners: expect.any(Array) }]);
}

test('four merchants, three of them bots: every one has his board, and a month is played', async () => {
  const { page, troubles } = await begin([PERSON, CHANCE, CHANCE, CHANCE]);
  const month = (): Promise<string> => page.locator('.pod-calendar [aria-current]').innerText();
  await choices(page).first().waitFor();
  const first = await month();
  await hurry(page, async () => (await month()) !== first, awayFromBattle);
  expect(await page.locator('.pod-merchant').count()).toBe(4);
  expect(await page.locator('.pod-commune').count()).toBe(12);
  expect(await page.locator('.pod-market tbody tr').count()).toBe(6);
  expect(await page.locator('.pod-annales').count()).toBe(1);
  expect(troubles).toEqual([]);
}, 120_000);

test('the year of four comes to its end, and their points are accounted for', async () => {
  const { page, troubles } = await sitDown(beforeTheEnd(10));
  await hurry(page, undefined, awayFromBattle);
  await expectAccessible(page);
  await expectReckoned(page, 4);
  expect(troubles).toEqual([]);
}, 120_000);

test('secret bids: the screen is handed over, and the bid stays hidden until all have made theirs', async () => {
  const { page } = await begin([PERSON, PERSON]);
  await handOver(page).waitFor();
  expect(await page.locator('.board').count()).toBe(0);
  await handOver(page).click();
  await expect.poll(() => prompt(page)).toMatch(/^How much do you bid for the order/);
  const sum = page.locator('.family').getByRole('spinbutton');
  await sum.fill('100');
  await sum.press('Enter');
  await handOver(page).waitFor();
  expect(await page.locator('body').innerText()).not.toMatch(/\b100\b/);
  await handOver(page).click();
  await expect.poll(() => prompt(page)).toMatch(/^How much do you bid for the order/);
  expect(await logged(page)).not.toMatch(/bids 100/);
});

test('a reload in the middle loses nothing', async () => {
  const { page } = await sitDown(beforeWalls());
  await takeScreen(page);
  const said = await prompt(page);
  const entries = await entriesIn(page);
  await page.reload();
  await takeScreen(page);
  expect(await prompt(page)).toBe(said);
  expect(await entriesIn(page)).toBe(entries);
});

test('an offer is stated whole; it can be accepted, and it can be declined', async () => {
  const offer = beforeAnswer();
  for (const [answer, told] of [
    ['Accept', /agree/],
    ['Decline', /declines/],
  ] as const) {
    const { page } = await sitDown(offer);
    await takeScreen(page);
    const stated = page.locator('.pod-matter');
    expect(await stated.locator('.pod-bubble li').allInnerTexts()).toEqual([
      '120 florins',
      'a promise for 3 months: peace',
    ]);
    expect(await stated.locator('.pod-after').innerText()).toMatch(/Purse\s+[\d,]+ → [\d,]+/);
    await expectAccessible(page);
    const entries = await entriesIn(page);
    await choices(page).filter({ hasText: answer }).click();
    await expect.poll(() => entriesIn(page)).toBeGreaterThan(entries);
    await takeScreen(page);
    expect(await page.locator('.pod-conversation[data-state=sent]').count()).toBe(0);
    expect(await logged(page)).toMatch(told);
    await page.context().close();
  }
}, 120_000);

test('in somebody’s turn another asks for the word, and makes him an offer', async () => {
  const { page } = await begin([PERSON, PERSON]);
  const asks = page.getByRole('button', { name: /asks for the word$/ });
  await hurry(page, async () => (await asks.count()) > 0, awayFromBattle);
  const turn = await page.locator('.deciding .who').innerText();
  await asks.click();
  await handOver(page)
    .or(page.locator('.deciding .who').filter({ hasNotText: turn }))
    .first()
    .waitFor();
  await takeScreen(page);
  expect(await page.locator('.deciding .who').innerText()).not.toBe(turn);
  // One sheet with two sides, by keyboard.
  await page.locator('summary').filter({ hasText: 'Deals and leagues' }).press('Enter');
  const [gives, takes] = [page.locator('.pod-offer-side').first(), page.locator('.pod-offer-side').last()];
  await gives.getByRole('button', { name: '+ florins' }).press('Enter');
  // Whoever adds a clause goes on in it; confirming a sum does not send the offer.
  await page.keyboard.type('355');
  await page.keyboard.press('Enter');
  const send = page.getByRole('button', { name: /^Send the offer to/ });
  await page.locator('.pod-offer-refusal').filter({ hasText: 'Only by 10' }).waitFor();
  expect(await send.isDisabled()).toBe(true);
  await gives.getByRole('spinbutton').fill('350');
  await takes.getByRole('button', { name: '+ a promise' }).press('Enter');
  await takes.getByRole('combobox').nth(1).selectOption('3 months');
  expect(await page.locator('.pod-after').innerText()).toMatch(/Purse\s+[\d,]+ → [\d,]+/);
  await expectAccessible(page);
  await expect.poll(() => send.isEnabled()).toBe(true);
  await send.press('Enter');
  // The screen goes to whoever answers, as soon as the offer has been sent.
  await handOver(page)
    .or(page.locator('.deciding .what').filter({ hasText: /^Do you accept the offer/ }))
    .first()
    .waitFor();
  await takeScreen(page);
  await expect.poll(() => prompt(page)).toMatch(/^Do you accept the offer/);
  expect(await page.locator('.pod-matter .pod-bubble li').allInnerTexts()).toEqual([
    '350 florins',
    'a promise for 3 months: peace',
  ]);
  // The answer may be another offer, which starts from this one.
  await page.locator('summary').filter({ hasText: 'Answer with another offer' }).click();
  await takes.getByRole('spinbutton').fill('500');
  await page.getByRole('button', { name: /this counter-offer$/ }).click();
  await takeScreen(page);
  await expect
    .poll(() => page.locator('.pod-matter .pod-bubble li').allInnerTexts())
    .toEqual(['a promise for 3 months: peace', '500 florins']);
}, 120_000);

test('a siege: the trebuchet shoots at the walls, on the board', async () => {
  const { page, troubles } = await sitDown(beforeWalls());
  await takeScreen(page);
  const army = page.locator('.piece[data-piece^=a][data-choosable]').first();
  await army.dispatchEvent('pointerdown', { button: 0, pointerId: 3 });
  await army.dispatchEvent('pointerup', { button: 0, pointerId: 3 });
  const menu = page.getByRole('dialog');
  await menu.getByRole('button', { name: /trebuchet/ }).click();
  await expect.poll(() => logged(page)).toMatch(/^Trebuchet against/m);
  expect(troubles).toEqual([]);
});

test('a battle: the field comes before the map, lines are drawn up in secret, and the map comes back', async () => {
  const { page, troubles } = await sitDown(beforeBattle());
  await takeScreen(page);
  expect(await page.locator('.board-tabs').getByRole('button', { pressed: true }).innerText()).toBe(
    'Campo della contesa',
  );
  await expectAccessible(page);
  // One's own companies appear where they are placed, the others' do not.
  const standing = await page.locator('.piece[data-piece^=s]').count();
  await pressChoice(choicesIn(page).first());
  await expect
    .poll(async () => {
      await takeScreen(page);
      return page.locator('.piece[data-piece^=s]').count();
    })
    .not.toBe(standing);
  const over = async (): Promise<boolean> =>
    (await handOver(page).count()) === 0 && (await page.locator('.board-tabs').count()) === 0;
  // On the open field nobody's Benefici are in sight, until one looks alone.
  const alone = page.getByRole('button', { name: 'Look alone at what is mine' });
  await hurry(
    page,
    async () => (await alone.count()) > 0,
    () => 0,
  );
  await alone.click();
  await expect.poll(() => alone.count()).toBe(0);
  // Some companies move, by the first choice each time; then a word with the enemy, and away.
  let moves = 0;
  const soonTired: Wish = offered => {
    const leave = offered.indexOf('Leave the field');
    const parley = offered.indexOf('Parley');
    if (leave >= 0) return leave;
    return parley >= 0 && moves++ > 3 ? parley : 0;
  };
  await hurry(page, over, soonTired);
  const told = await logged(page);
  expect(told).toMatch(/ to [a-l][1-8]/);
  expect(told).toMatch(/defeats/);
  await page.locator('.board-window[aria-label*="Tuscany"]').waitFor();
  expect(troubles).toEqual([]);
}, 180_000);

test('a position is set up by hand: accounts, an army on the map, whose turn it is', async () => {
  const record = beforeWallsLate();
  const { page, troubles } = await visit({ settings: AT_ONCE });
  const match = await importRecord(page, record);
  await goTo(page, `/replay/${match}/${record.history.length}`);
  await page.getByRole('button', { name: 'Branch from here' }).click();
  await page.getByRole('button', { name: /^Analyse it/ }).click();
  await page.locator('.analysis').waitFor();
  const id = page.url().split('/').at(-1) ?? '';
  const lastEdit = async (): Promise<string> => JSON.stringify((await historyOf(page, id)).at(-1));

  await page.getByLabel('Accounts of').selectOption({ label: 'Firenze' });
  const treasury = page.getByLabel('Treasury');
  await treasury.fill('4250');
  await treasury.press('Enter');
  await expect.poll(lastEdit).toContain('/treasury","value":4250');
  await expect.poll(() => treasury.inputValue()).toBe('4250');
  await page.getByLabel('Laboratores VI: faction').selectOption('Ghibelline');
  await page.getByLabel('Laboratores VI: company').selectOption('armed');
  await expect.poll(lastEdit).toContain('/state/armed/');
  await page.getByLabel('Accounts of').selectOption({ index: 1 });
  const purse = page.getByRole('spinbutton', { name: 'Purse' });
  const before = await purse.inputValue();
  // What is no sum goes back to what it was.
  await purse.fill('-5');
  await purse.press('Enter');
  await expect.poll(() => purse.inputValue()).toBe(before);
  await expectAccessible(page);

  await page.getByRole('tab', { name: 'Pieces' }).click();
  for (const group of await page.locator('.piece-list summary').all()) await group.click();
  await page.locator('.piece-list').getByRole('button', { name: /^Army/ }).first().click();
  await page.getByRole('button', { name: 'Move a piece' }).click();
  await page.getByText('Press where it shall stand').waitFor();
  await page.getByRole('application').focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect.poll(lastEdit).toMatch(/\/state\/armies\/\d.*"siege":null/);

  const who = page.locator('.deciding .who');
  const turn = await who.innerText();
  const merchants = page.getByRole('group', { name: 'Give the turn to' }).getByRole('button');
  const names = await merchants.allInnerTexts();
  await merchants.nth(names.findIndex(name => !turn.startsWith(name))).click();
  await expect.poll(() => who.innerText()).not.toBe(turn);
  expect(troubles).toEqual([]);
}, 120_000);

test.each([
  { width: 390, height: 844, theme: 'light' as const },
  { width: 1280, height: 800, theme: 'dark' as const },
])(
  'at $width pixels, $theme, the table breaks no rule of accessibility and does not scroll sideways',
  async ({ width, height, theme }) => {
    const { page, troubles } = await sitDown(beforeWalls(), { viewport: { width, height }, colorScheme: theme });
    await takeScreen(page);
    await page.getByRole('tab', { name: 'Pieces' }).click();
    const pieces = page.locator('.piece-list details').last();
    await pieces.locator('summary').click();
    await pieces.getByRole('button').first().click();
    await page.locator('.pod-piece-card').waitFor();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(troubles).toEqual([]);
  },
  120_000,
);

test('what the dice decided lies over the map, and never over the cards in hand', async () => {
  const { page } = await sitDown(beforeOffer());
  await handOver(page).click();
  const results = page.locator('.dice-tray').or(page.locator('.last-result-handle')).first();
  const hand = page.locator('.board-place ~ *').first();
  await results.waitFor();
  const [over, below] = [await results.boundingBox(), await hand.boundingBox()];
  expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
});

test('on a phone a phase is ended without scrolling, and by a double press only one', async () => {
  const viewport = { width: 390, height: 844 };
  const { page } = await sitDown(beforeOffer(), { viewport });
  await handOver(page).click();
  const end = page.locator('.choice-verbs').getByRole('button', { name: 'End the phase' });
  await end.waitFor();
  const box = await end.boundingBox();
  expect((box?.y ?? viewport.height) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
  const phase = page.locator('.match-bar');
  const done = async () => (await keptIn(page)).records[0]?.history.map(entry => JSON.stringify(entry)) ?? [];
  const before = (await done()).length;
  await page.mouse.move((box?.x ?? 0) + 5, (box?.y ?? 0) + 5);
  const press = async (clickCount: number) => {
    await page.mouse.down({ clickCount });
    await page.mouse.up({ clickCount });
  };
  const said = await phase.innerText();
  await press(1);
  await expect.poll(() => phase.innerText()).not.toBe(said);
  // What the next phase has at this place is under the second press of a double one.
  await page.locator('.choice-verbs button').first().waitFor();
  await press(2);
  const next = await phase.innerText();
  await end.click();
  await expect.poll(() => phase.innerText()).not.toBe(next);
  const own = (await done()).slice(before).filter(entry => !entry.includes('"seat":null'));
  expect(own.map(entry => /"type":"(\w+)"/.exec(entry)?.[1])).toEqual(['endPhase', 'endPhase']);
});
