/**
 * Takes the pictures of the README, docs/pictures: run by hand when the table has changed its looks.
 * `node scripts/screenshots.mjs [FOLDER]` takes them of another build of the table.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { bootstrap, ROOT } from './bootstrap.mjs';
import { ARGUMENTS, requireChromium } from './chromium.mjs';

const [, , folder = join(ROOT, 'apps', 'web', 'dist')] = process.argv;
const PICTURES = join(ROOT, 'docs', 'pictures');
const DESK = { viewport: { width: 1200, height: 740 }, deviceScaleFactor: 0.8 };
const PHONE = { viewport: { width: 390, height: 780 }, deviceScaleFactor: 1.25, isMobile: true, hasTouch: true };
const PAGE = { viewport: { width: 720, height: 640 } };

bootstrap({ web: true });
const { startServer } = await import('../apps/server/dist/index.js');
const { registry } = await import('../packages/games/dist/all.js');
const { holdContest } = await import('../packages/bots/dist/index.js');
const { fightTheFirst } = await import('../tools/dist/bench/bench-web-battle.js');
const { sitDown, visitor } = await import('../tools/dist/bench/bench-web-visit.js');

const { record: first } = fightTheFirst();
const contest = { scenario: 'campaldino', seed: 'a day in June', bots: ['captain', 'random'], budgetMs: 0 };
const { record: campaldino } = holdContest(registry.game('guelphs'), contest, () => 0);

mkdirSync(PICTURES, { recursive: true });
const server = await startServer({ port: 0, root: folder, host: '127.0.0.1' });
const browser = await chromium.launch({ executablePath: requireChromium(), args: ARGUMENTS });
const visited = { browser, origin: `http://127.0.0.1:${server.port}` };

/** Sits down at a match, makes the picture ready, and takes it. */
async function picture(name, record, options, prepare) {
  const context = await visitor(visited, options);
  const [page] = context.pages();
  await sitDown(page, record);
  await prepare(page);
  await page.waitForTimeout(1000);
  await page.screenshot({ path: join(PICTURES, `${name}.png`) });
  await context.close();
}

/** The result of the dice is put away: what is decided, and around it the battle. */
const clear = async page => {
  await page.getByRole('button', { name: 'Put it away' }).click();
};

await picture('match', first, DESK, clear);
await picture('phone', first, PHONE, clear);
await picture('chronicle', campaldino, PAGE, async page => {
  await page.goto(page.url().replace('/match/', '/summary/'));
  await page.locator('.chronicle-page').evaluate(element => element.scrollIntoView());
});
await browser.close();
await server.close();
