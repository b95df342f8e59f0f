/** Before the browser's tests: the built page is served, and a Chromium found. Without one it throws. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type {} from '@carroccio/table/testing/browser/visit.ts';
import type { TestProject } from 'vitest/node';
import { ARGUMENTS, requireChromium } from '../../../scripts/chromium.mjs';
import { startServer } from '../../server/src/index.ts';

/** All visitors of the tests come from one address. */
const WIDE = {
  changes: { burst: 1000, perSecond: 100 },
  connections: { burst: 1000, perSecond: 100 },
  messages: { burst: 1000, perSecond: 100 },
};

export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  const data = mkdtempSync(join(tmpdir(), 'carroccio-served-'));
  const server = await startServer({
    port: 0,
    root: new URL('../dist/', import.meta.url),
    host: '127.0.0.1',
    online: { data, limits: WIDE },
  });
  project.provide('origin', `http://127.0.0.1:${server.port}`);
  project.provide('chromium', { executablePath: requireChromium(), args: ARGUMENTS });
  return async () => {
    await server.close();
    rmSync(data, { recursive: true });
  };
}
