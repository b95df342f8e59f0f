import type { IncomingMessage } from 'node:http';

/**
 * Whether a request that changes something comes from our own pages. A browser always says where from; a program that
 * says nothing is no browser that somebody else's page has sent.
 */
export function isOurs({ headers }: Pick<IncomingMessage, 'headers'>, publicOrigin: string | null): boolean {
  const { origin, host } = headers;
  if (origin === undefined)
    return headers['sec-fetch-site'] === undefined || headers['sec-fetch-site'] === 'same-origin';
  if (publicOrigin !== null && origin === publicOrigin) return true;
  if (!URL.canParse(origin)) return false;
  return new URL(origin).host === host;
}
