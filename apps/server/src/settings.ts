import { resolve } from 'node:path';

const DEFAULT_DATA = 'data';

/** The folder that the DATA_DIR variable names: the database lies there. */
export const dataFrom = (value: string | undefined): string => resolve(value || DEFAULT_DATA);

/** Where people find the pages, by the PUBLIC_URL variable. */
export function publicUrlFrom(value: string | undefined): URL | null {
  if (!value) return null;
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/') return url;
  throw new Error(`PUBLIC_URL must be an address such as https://carroccio.example, not ${JSON.stringify(value)}.`);
}
