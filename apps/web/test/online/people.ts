/** People in browsers of their own who have come to one table. */
import { AT_ONCE, type Visit, type VisitOptions, visit } from '@carroccio/table/testing/browser/visit.ts';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Somebody who has said his name, wherever he comes in. */
export async function guest(name: string, path = '/#/online', options: VisitOptions = {}): Promise<Visit> {
  const visitor = await visit({ settings: AT_ONCE, ...options }, '/#/nowhere');
  await post(visitor.page, '/api/guests', { name });
  await go(visitor.page, path);
  return visitor;
}

export const go = (page: Page, path: string): Promise<unknown> => page.goto(new URL(path, page.url()).href);

/** What a page of the house would send. */
export async function post(page: Page, path: string, data: object): Promise<{ table: string }> {
  const answer = await page.request.post(new URL(path, page.url()).href, { data });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return answer.json();
}

interface Wish {
  readonly game: string;
  readonly scenario: string;
  readonly pace?: object | null;
}

/** Two who sit at a table of their own, Anna on the first seat, and the match has begun. */
export async function atTable({ game, scenario, pace = null }: Wish, options: VisitOptions = {}) {
  const [anna, bruno] = [await guest('Anna', '/#/online', options), await guest('Bruno', '/#/online', options)];
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const wish = { game, scenario, options: {}, seats, unlisted: true, pace };
  const { table } = await post(anna.page, '/api/tables', wish);
  await post(bruno.page, `/api/tables/${table}/sit`, { seat: 1 });
  const path = `/#/online/table/${table}`;
  for (const { page } of [anna, bruno]) {
    await go(page, path);
    await page.locator('.deciding').waitFor();
  }
  return { anna, bruno, table, path };
}

/** Said beside a decision as long as what was chosen has not been answered. */
const UNDER_WAY = /Sending…|Si invia…/;

/** Who has to choose: one of these, as soon as what the others did has come. */
export async function deciding(...pages: Page[]): Promise<Page> {
  let found: Page | undefined;
  await expect
    .poll(async () => {
      for (const page of pages) {
        const said = await heading(page);
        if (/You decide|Decidi tu/.test(said) && !UNDER_WAY.test(said)) found = page;
      }
      return found !== undefined;
    })
    .toBe(true);
  if (!found) throw new Error('nobody decides');
  return found;
}

export const heading = (page: Page): Promise<string> => page.locator('.deciding').innerText();

/** What there is to see of the moment: who decides what, and what can be chosen. */
export const moment = async (page: Page): Promise<string> =>
  (await heading(page)) + (await page.locator('.panel .choices').allInnerTexts()).join('\n');

/** Takes the first choice, or sends a form as it stands; what comes of it is seen. */
export async function choose(page: Page): Promise<void> {
  const before = await moment(page);
  const choices = page
    .locator('.panel-decision')
    .locator('.choices, .family')
    .getByRole('button', { includeHidden: true });
  await choices.first().waitFor({ state: 'attached' });
  const open = choices.filter({ visible: true });
  // Places on the board are listed folded.
  if ((await open.count()) > 0) await open.first().click();
  else await choices.first().dispatchEvent('click');
  await expect
    .poll(async () => {
      const now = await moment(page);
      return now === before || UNDER_WAY.test(now);
    })
    .toBe(false);
}

export async function resign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Resign', exact: true }).click();
  await page.getByRole('button', { name: 'Yes, resign' }).click();
}
