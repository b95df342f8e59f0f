import { resolve } from 'node:path';

const DEFAULT_DATA = 'data';

/** The folder that the DATA_DIR variable names: the database lies there. */
export const dataFrom = (value: string | undefined): string => resolve(value || DEFAULT_DATA);

/** The address of a PostgreSQL, by the DATABASE_URL variable; without it, the database is embedded. */
export function databaseUrlFrom(value: string | undefined): URL | null {
  if (!value) return null;
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url && /^postgres(ql)?:$/.test(url.protocol) && url.pathname.length > 1) return url;
  // What was set may hold a password: it is not shown.
  throw new Error('DATABASE_URL must be an address such as postgres://user:password@host:5432/database.');
}

/** Where people find the pages, by the PUBLIC_URL variable. */
export function publicUrlFrom(value: string | undefined): URL | null {
  if (!value) return null;
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/') return url;
  throw new Error(`PUBLIC_URL must be an address such as https://carroccio.example, not ${JSON.stringify(value)}.`);
}
