/** Before the browser's tests: the built page is served, and a Chromium found. Without one it throws. */
import type {} from '@carroccio/table/testing/browser/visit.ts';
import type { TestProject } from 'vitest/node';
import { ARGUMENTS, requireChromium } from '../../../scripts/chromium.mjs';
import { startServer } from '../../server/src/index.ts';

export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer({ port: 0, root: new URL('../dist/', import.meta.url), host: '127.0.0.1' });
  project.provide('origin', `http://127.0.0.1:${server.port}`);
  project.provide('chromium', { executablePath: requireChromium(), args: ARGUMENTS });
  return () => server.close();
}
