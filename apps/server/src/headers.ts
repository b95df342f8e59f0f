/** Sent with every answer. The page may load only what this server has, and nobody may frame it. */
export const SECURITY_HEADERS = {
  'Content-Security-Policy':
    "default-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'",
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
} as const;

/** Files that keep their names when their contents change: browsers keep them but ask each time whether they still hold. */
const REVALIDATE = 'no-cache';

/** Built files have a hash of their contents in their names: under one name they never change. */
const FOR_EVER = 'public, max-age=31536000, immutable';
const HASHED = /^\/assets\/[^/]+-[\w-]{8}\.\w+$/;

export const cachingOf = (path: string): string => (HASHED.test(path) ? FOR_EVER : REVALIDATE);

export const NEVER_STORE = 'no-store';
