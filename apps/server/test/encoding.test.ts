import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SCRIPT, type ServedFolder, serveFolder } from './served-folder.ts';

let served: ServedFolder;

beforeAll(async () => {
  served = await serveFolder();
});
afterAll(() => served.remove());

const JS = '/assets/index-B_x9-2Ab.js';

/** What is sent, byte for byte: `fetch` would unpack it. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ headers: NodeJS.Dict<string | string[]>; body: Buffer }>((resolve, reject) => {
    request(served.origin + path, { headers, method }, response => {
      buffer(response).then(body => resolve({ headers: response.headers, body }), reject);
    })
      .on('error', reject)
      .end();
  });
}

test.each([
  ['br', 'br'],
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate, br;q=0', 'gzip'],
  ['GZIP', 'gzip'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
])('a client that accepts "%s" is sent %s', async (accept, encoding) => {
  const { headers, body } = await get(JS, { 'Accept-Encoding': accept });
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers.vary).toBe('Accept-Encoding');
  expect(headers['content-length']).toBe(String(body.length));
  expect(body.length).toBeLessThan(SCRIPT.length / 10);
  const unpack = encoding === 'br' ? brotliDecompressSync : gunzipSync;
  expect(unpack(body).toString()).toBe(SCRIPT);
});

test.each(['', 'identity', 'deflate', 'gzip;q=0', 'br;q=x, gzip;q=0.0'])(
  'a client that accepts "%s" is sent the file as it is',
  async accept => {
    const { headers, body } = await get(JS, { 'Accept-Encoding': accept });
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers.vary).toBe('Accept-Encoding');
    expect(body.toString()).toBe(SCRIPT);
  },
);

test.each(['/style.css', '/assets/alegreya-B_x9-2Ab.woff2', '/counters.unknown', '/long.txt'])(
  '%s is too small, too large or packed already: it is sent as it is',
  async path => {
    const { headers } = await get(path, { 'Accept-Encoding': 'br, gzip' });
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers.vary).toBeUndefined();
  },
);

test('HEAD tells the length of what GET would send', async () => {
  const accept = { 'Accept-Encoding': 'br' };
  const [whole, head] = await Promise.all([get(JS, accept), get(JS, accept, 'HEAD')]);
  expect(head.body.length).toBe(0);
  for (const name of ['content-length', 'content-encoding', 'etag'])
    expect(head.headers[name]).toBe(whole.headers[name]);
});

test('a packed copy has a weak tag, and is answered 304 by it', async () => {
  const { headers } = await get(JS, { 'Accept-Encoding': 'br' });
  const etag = String(headers.etag);
  expect(etag).toMatch(/^W\/"/);
  const again = await fetch(served.origin + JS, { headers: { 'If-None-Match': etag } });
  expect(again.status).toBe(304);
});

test('files with a hash in their name are kept for good, all others are asked for again', async () => {
  const caching = async (path: string) => (await get(path)).headers['cache-control'];
  expect(await caching(JS)).toBe('public, max-age=31536000, immutable');
  expect(await caching('/assets/alegreya-B_x9-2Ab.woff2')).toBe('public, max-age=31536000, immutable');
  expect(await caching('/assets/index.js')).toBe('no-cache');
  expect(await caching('/')).toBe('no-cache');
  expect(await caching('/assets/gone-B_x9-2Ab.js')).toBe('no-store');
});
