import { resolve } from 'node:path';
import type { MailSettings } from './news/mail.ts';

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

const MOST_PROXIES = 9;

/** How many proxies stand before the server, by the PROXIES variable; without it, none. */
export function proxiesFrom(value: string | undefined): number {
  if (!value) return 0;
  if (/^\d$/.test(value)) return Number(value);
  throw new Error(`PROXIES must be a number from 0 to ${MOST_PROXIES}, not ${JSON.stringify(value)}.`);
}

/** Who takes the house's letters, by the SMTP_URL and MAIL_FROM variables; `null` where it sends none. */
export function mailFrom(
  server: string | undefined,
  from: string | undefined,
  publicUrl: URL | null,
): MailSettings | null {
  if (!server && !from) return null;
  if (!server || !URL.canParse(server) || !/^smtps?:$/.test(new URL(server).protocol))
    throw new Error(
      'SMTP_URL must be an address such as smtp://user:password@mail.example:587 where MAIL_FROM is set.',
    );
  if (!from || !/^[^\s@]+@[^\s@]+$/.test(from))
    throw new Error('MAIL_FROM must be the address that letters come from, such as carroccio@example.org.');
  if (!publicUrl) throw new Error('PUBLIC_URL must be set where letters are sent: they hold links to it.');
  return { server, from };
}
