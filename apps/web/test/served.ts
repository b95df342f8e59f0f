/** Before the browser's tests: the built page is served, and a Chromium found. Without one it throws. */

import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SAME_CHANCE } from '@carroccio/table/testing/browser/same-chance.ts';
import type {} from '@carroccio/table/testing/browser/visit.ts';
import type { TestProject } from 'vitest/node';
import { ARGUMENTS, quickestChromium, requireChromium } from '../../../scripts/chromium.mjs';
import { startServer } from '../../server/src/index.ts';

/** All visitors of the tests come from one address. */
const WIDE = {
  changes: { burst: 1000, perSecond: 100 },
  connections: { burst: 1000, perSecond: 100 },
  reads: { burst: 1e6, perSecond: 1e6 },
  messages: { burst: 1000, perSecond: 100 },
  together: 1000,
};

export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  const data = mkdtempSync(join(tmpdir(), 'carroccio-served-'));
  const root = withSameChance(join(data, 'pages'));
  const server = await startServer({
    port: 0,
    root,
    host: '127.0.0.1',
    online: { data: join(data, 'online'), limits: WIDE },
  });
  project.provide('origin', `http://127.0.0.1:${server.port}`);
  project.provide('chromium', { quickest: quickestChromium(), whole: requireChromium(), args: ARGUMENTS });
  return async () => {
    await server.close();
    rmSync(data, { recursive: true });
  };
}

/** The built page, whose workers have the same chance at every run, as its visitors have. */
function withSameChance(pages: string): string {
  cpSync(new URL('../dist/', import.meta.url), pages, { recursive: true });
  const assets = join(pages, 'assets');
  const workers = readdirSync(assets).filter(name => /worker-[^.]*\.js$/.test(name));
  if (workers.length === 0) throw new Error(`no workers among the assets in ${assets}`);
  for (const name of workers) writeFileSync(join(assets, name), SAME_CHANCE + readFileSync(join(assets, name), 'utf8'));
  return pages;
}
