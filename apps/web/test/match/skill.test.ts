/** After a match: skill and luck apart, worked out in the page while one reads, with the ways to its turning points. */
import { type Afterwards, afterwardsOf, botNamed, CARE, nextSeat, think, thinkingChance } from '@carroccio/bots';
import { afterwardsSaid, type Names, turningSaid } from '@carroccio/engine/text';
import { type Language, Match, type MatchRecord, Teller } from '@carroccio/kernel';
import { expectAccessible } from '@carroccio/table/testing/browser/axe.ts';
import { goTo, importRecord, stopped } from '@carroccio/table/testing/browser/records.ts';
import { type Visit, visit } from '@carroccio/table/testing/browser/visit.ts';
import { expectNoSidewaysScroll } from '@carroccio/table/testing/browser/width.ts';
import { beforeAll, expect, test } from 'vitest';
import { game, playedMatch } from './played.ts';

let record: MatchRecord;
let after: Afterwards;
let namesIn: (language: Language) => Names;

/** The last minutes of a battle: short enough to be looked at twice. */
beforeAll(() => {
  const match = new Match(game, { scenario: 'campaldino-fast', seed: 'b' });
  match.edit([{ op: 'replace', path: '/state/levels', value: [11, 11] }]);
  const chance = thinkingChance('x');
  while (!match.play.result) {
    const seat = nextSeat(match.play);
    const bot = botNamed(game, seat === 0 ? 'captain' : 'recruit');
    match.act(seat, think(match.play, seat, bot, chance, 0, () => 0).action);
  }
  record = match.record();
  after = afterwardsOf(match, record.commitment, CARE);
  const { scene } = match.play;
  namesIn = language => new Teller(game, scene, language);
}, 120_000);

async function summaryOf(match: MatchRecord, options = {}): Promise<Visit & { id: string }> {
  const visited = await visit(options);
  const id = await importRecord(visited.page, match);
  await goTo(visited.page, `/summary/${id}`);
  await visited.page.locator('.summary-page').waitFor();
  return { ...visited, id };
}

test('the page comes to what the engine comes to, and leads to where the match turned', async () => {
  const { page, id, troubles } = await summaryOf(record);
  const section = page.getByRole('region', { name: 'Skill and luck' });
  await section.getByRole('button', { name: 'Tell skill and luck apart' }).click();
  await section.getByRole('progressbar').waitFor();
  await section.locator('.skill-words').waitFor({ timeout: 60_000 });
  const names = namesIn('en');
  expect(await section.locator('.skill-words').innerText()).toBe(afterwardsSaid(after, names, 'en').join(' '));
  expect(after.turning.length).toBeGreaterThan(0);
  expect(await section.locator('.turning-how').allInnerTexts()).toEqual(
    after.turning.map(point => turningSaid(point, names, 'en')),
  );
  expect(await section.getByRole('img', { name: 'Chances to win' }).count()).toBe(1);

  const entry = after.turning[0]?.entry;
  await section.getByRole('link', { name: 'Show me' }).first().click();
  await page.waitForURL(`**/#/replay/${id}/${entry}`);
  await expect.poll(() => page.locator('.player-moment').innerText()).toBe(`${entry} of ${record.history.length}`);
  await page.getByRole('link', { name: 'Summary' }).click();
  await expect.poll(() => page.locator('.turning-how').count()).toBe(after.turning.length);
  expect(troubles).toEqual([]);
});

test('it goes on while one is elsewhere, and can be stopped', async () => {
  const { page, id } = await summaryOf(playedMatch());
  await page.getByRole('button', { name: 'Tell skill and luck apart' }).click();
  const bar = page.getByRole('progressbar');
  const share = async (): Promise<number> => Number(await bar.getAttribute('value'));
  await expect.poll(share).toBeGreaterThan(0);
  const before = await share();
  await goTo(page, `/replay/${id}/3`);
  await page.locator('.player').waitFor();
  await goTo(page, `/summary/${id}`);
  await expect.poll(share).toBeGreaterThan(before);
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByRole('button', { name: 'Tell skill and luck apart' }).waitFor();
  expect(await bar.count()).toBe(0);
});

test('a match that goes on is not looked at: it would tell what others hold', async () => {
  const { page } = await summaryOf(stopped(game, playedMatch(), 30));
  expect(await page.getByRole('heading', { name: 'Skill and luck' }).count()).toBe(0);
});

test('a program finds no barrier, on a phone and in Italian', async () => {
  const viewport = { width: 390, height: 844 };
  const { page } = await summaryOf(record, { viewport, colorScheme: 'dark', locale: 'it-IT' });
  await page.getByRole('button', { name: 'Separa bravura e fortuna' }).click();
  await page.locator('.turning').waitFor({ timeout: 60_000 });
  expect(await page.locator('.skill-words').innerText()).toBe(afterwardsSaid(after, namesIn('it'), 'it').join(' '));
  await expectAccessible(page);
  await expectNoSidewaysScroll(page, viewport.width);
});
