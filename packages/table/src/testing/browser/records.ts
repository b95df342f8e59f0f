import { type Game, type MatchRecord, replay } from '@carroccio/kernel';
import type { Page } from 'playwright-core';
import { keptIn } from './kept.ts';
import { AT_ONCE, reader, type Visit, type VisitOptions, visit } from './visit.ts';

/** The same match, stopped after some entries. */
export function stopped(game: Game, record: MatchRecord, entries: number): MatchRecord {
  let early: MatchRecord | undefined;
  replay(game, record, (match, entry) => {
    if (entry === entries) early = match.record();
  });
  if (!early) throw new Error('the match is shorter');
  return early;
}

/** Takes a record in by the page's own import and sits down at it; gives back the id under which it is kept. */
export async function importRecord(page: Page, record: MatchRecord): Promise<string> {
  const buffer = Buffer.from(JSON.stringify(record));
  await page.locator('input[type=file]').setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer });
  await page.waitForURL(/#\/match\//);
  return page.url().split('/').at(-1) ?? '';
}

/** A new visitor at a match that was begun elsewhere, everybody at this screen. */
export async function sitDown(record: MatchRecord, options: VisitOptions = {}): Promise<Visit> {
  const visitor = await visit({ settings: AT_ONCE, ...options });
  await importRecord(visitor.page, record);
  await visitor.page.locator('.deciding, .hand-over').first().waitFor();
  return visitor;
}

/** One visitor for all tests that only look at a match: he brings it once, and opens it at this address and that. */
export function readerOf(
  record: () => MatchRecord,
  options: VisitOptions = {},
): (address: (id: string) => string) => Promise<Visit & { id: string }> {
  const read = reader(options);
  let brought: Promise<string> | undefined;
  return async address => {
    brought ??= read('/#/').then(({ page }) => importRecord(page, record()));
    const id = await brought;
    return { ...(await read(`/#${address(id)}`)), id };
  };
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
