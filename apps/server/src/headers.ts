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

/** Files keep their names when their contents change, so browsers keep them but ask each time whether they still hold. */
export const REVALIDATE = 'no-cache';

export const NEVER_STORE = 'no-store';
