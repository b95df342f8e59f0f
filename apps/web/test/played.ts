import { holdContest } from '@carroccio/bots';
import { guelphs } from '@carroccio/guelphs';
import { type MatchRecord, Registry, replay } from '@carroccio/kernel';
import type { Page } from 'playwright-core';
import { keptIn } from './kept.ts';

export const game = new Registry([guelphs]).game('guelphs');

/** A whole battle of Campaldino between bots, the same every time. */
export function playedMatch(): MatchRecord {
  const contest = { scenario: 'campaldino', seed: 'a day in June', bots: ['captain', 'random'], budgetMs: 0 };
  const finished = holdContest(game, contest, () => 0);
  if (!finished) throw new Error('the battle does not end');
  return finished.record;
}

/** The same match, stopped after some entries. */
export function unfinished(record: MatchRecord, entries: number): MatchRecord {
  let stopped: MatchRecord | undefined;
  replay(game, record, (match, entry) => {
    if (entry === entries) stopped = match.record();
  });
  if (!stopped) throw new Error('the match is shorter');
  return stopped;
}

/** Takes a record in by the page's own import; gives back the id under which it is kept. */
export async function importRecord(page: Page, record: MatchRecord): Promise<string> {
  const buffer = Buffer.from(JSON.stringify(record));
  await page.goto(new URL('/#/', page.url()).href);
  await page.locator('input[type=file]').setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer });
  await page.waitForURL(/#\/match\//);
  const id = page.url().split('/').at(-1) ?? '';
  await page.goto(new URL('/#/', page.url()).href);
  return id;
}

/** Goes to an address of the page. */
export const goTo = async (page: Page, path: string): Promise<void> => {
  await page.goto(new URL(`/#${path}`, page.url()).href);
};

/** The history of a kept match. */
export async function historyOf(page: Page, id: string): Promise<unknown[]> {
  const { matches, records } = await keptIn(page);
  const index = matches.findIndex(match => match.id === id);
  return records[index]?.history ?? [];
}
