/** A database of a test's own: a folder, or in the tests on PostgreSQL a database there. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { onServer, TEMPLATE } from './on-server.ts';
import type {} from './postgres/started.ts';

export interface Database {
  readonly place: string | URL;
  /** Throws it away. */
  drop(): Promise<void>;
}

/** Whether several servers can share a database in these tests. */
export const isShared = (): boolean => inject('postgres') !== undefined;

export async function makeDatabase(): Promise<Database> {
  const postgres = inject('postgres');
  return postgres === undefined ? folder() : onPostgres(new URL(postgres));
}

function folder(): Database {
  const place = mkdtempSync(join(tmpdir(), 'carroccio-data-'));
  return { place, drop: async () => rmSync(place, { recursive: true }) };
}

let made = 0;

async function onPostgres(server: URL): Promise<Database> {
  const name = `test_${process.pid}_${++made}`;
  await onServer(server, `create database ${name} template ${TEMPLATE}`);
  return { place: new URL(name, server), drop: () => onServer(server, `drop database ${name} with (force)`) };
}
