/** Before the tests on PostgreSQL: one is started, and thrown away after them. Where there is none it throws. */
import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../../../scripts/postgres.mjs';
import { openStorage } from '../../src/storage/storage.ts';
import { onServer, TEMPLATE } from '../on-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a PostgreSQL, in the tests that run on one. */
    postgres: string;
  }
}

export default async function start(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres();
  // Migrations take longer than a copy.
  await onServer(new URL(url), `create database ${TEMPLATE}`);
  await (await openStorage(new URL(TEMPLATE, url))).close();
  project.provide('postgres', url);
  return stop;
}
