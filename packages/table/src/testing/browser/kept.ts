import type { Page } from 'playwright-core';

/** What the page keeps of its matches, read past the page itself. */
export interface KeptInBrowser {
  matches: { id: string; game: string; scenario: string; kind: string; sitters: { kind: string; bot?: string }[] }[];
  records: { game: string; scenario: string; options: Record<string, unknown>; history: unknown[]; hash: string }[];
}

export const keptIn = (page: Page): Promise<KeptInBrowser> =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const db = await done(indexedDB.open('carroccio'));
    const read = db.transaction(['matches', 'records', 'heads', 'entries', 'tails']);
    const matches = await done(read.objectStore('matches').getAll());
    const records = await Promise.all(
      matches.map(async ({ id }) => {
        const [whole, head, rows, tail] = await Promise.all([
          done(read.objectStore('records').get(id)),
          done(read.objectStore('heads').get(id)),
          done(read.objectStore('entries').getAll(IDBKeyRange.bound([id], [id, []]))),
          done(read.objectStore('tails').get(id)),
        ]);
        if (whole) return whole;
        const checkpoints = rows.flatMap(({ hash }, index) => (hash ? [{ entry: index + 1, hash }] : []));
        return { ...head.record, history: rows.map(({ entry }) => entry), checkpoints, ...tail };
      }),
    );
    db.close();
    return { matches, records };
  });

/** How many entries the kept match has: counted there, for a whole record is slow to hand over. */
export const entriesIn = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const db = await done(indexedDB.open('carroccio'));
    const read = db.transaction(['matches', 'records', 'entries']);
    const [id = ''] = await done(read.objectStore('matches').getAllKeys());
    const [whole, entries] = await Promise.all([
      done(read.objectStore('records').get(id)),
      done(read.objectStore('entries').count(IDBKeyRange.bound([id], [id, []]))),
    ]);
    db.close();
    return whole?.history.length ?? entries;
  });

/** Sets up a match of Campaldino by the page's own form, and comes back home. */
export async function beginMatch(page: Page): Promise<void> {
  await page.goto(new URL('/#/new/guelphs', page.url()).href);
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.waitForURL(/#\/match\//);
  await page.goto(new URL('/#/', page.url()).href);
  await page.getByRole('heading', { name: 'Your matches' }).waitFor();
}
