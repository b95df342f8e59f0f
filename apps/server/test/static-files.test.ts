import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { PAGE, type ServedFolder, serveFolder } from './served-folder.ts';

let served: ServedFolder;
const get = (path: string, init?: RequestInit) => fetch(served.origin + path, init);

beforeAll(async () => {
  served = await serveFolder();
});
afterAll(() => served.remove());

test.each([
  ['/', 'text/html; charset=utf-8', PAGE],
  ['/index.html?from=bookmark#top', 'text/html; charset=utf-8', PAGE],
  ['/maps/', 'text/html; charset=utf-8', 'maps'],
  ['/style.css', 'text/css; charset=utf-8', 'p {}'],
  ['/page.js', 'text/javascript; charset=utf-8', '"use strict";'],
  ['/icon.svg', 'image/svg+xml; charset=utf-8', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['/citt%C3%A0%201260.txt', 'text/plain; charset=utf-8', 'Siena'],
  ['/counters.unknown', 'application/octet-stream', 'x'],
])('GET %s is answered as %s', async (path, type, body) => {
  const response = await get(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe(type);
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(await response.text()).toBe(body);
});

test.each(['/', '/nothing', '/health', '/%'])('the answer to %s carries the security headers', async path => {
  const { headers } = await get(path);
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'self';/);
  expect(headers.get('content-security-policy')).not.toContain('unsafe');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  expect(headers.get('cross-origin-embedder-policy')).toBe('require-corp');
});

test('HEAD answers like GET, without the body', async () => {
  const [whole, head] = await Promise.all([get('/'), get('/', { method: 'HEAD' })]);
  expect(head.status).toBe(200);
  expect(await head.text()).toBe('');
  for (const name of ['content-type', 'content-length', 'etag']) {
    expect(head.headers.get(name)).toBe(whole.headers.get(name));
  }
  expect(head.headers.get('content-length')).toBe(String(Buffer.byteLength(PAGE)));
});

test('a copy that is still current is answered 304, with its tag and no body', async () => {
  const etag = (await get('/style.css')).headers.get('etag') ?? 'none';
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const response = await get('/style.css', { headers: { 'If-None-Match': known } });
    expect(response.status).toBe(304);
    expect(response.headers.get('etag')).toBe(etag);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).toBe('');
  }
});

test('a copy of something else is answered with the file', async () => {
  const pageTag = (await get('/')).headers.get('etag') ?? 'none';
  const response = await get('/style.css', { headers: { 'If-None-Match': pageTag } });
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('p {}');
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('%s is answered 405', async method => {
  const response = await get('/', { method });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('GET, HEAD');
});

test.each(['/nothing', '/maps', '/index.html/', '/.hidden', `/${'long'.repeat(1000)}`])(
  'there is nothing at %s',
  async path => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await response.text()).toContain('<h1>Not found</h1>');
  },
);

test('/health says that the server is there', async () => {
  const response = await get('/health');
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.text()).toBe('{"ok":true}');
});

test('a file that cannot be read is answered 500, is reported, and the server goes on', async () => {
  const report = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const response = await get('/unreadable.txt');
  expect(response.status).toBe(500);
  const lines = report.mock.calls.map(([line]) => JSON.parse(String(line)));
  expect(lines).toMatchObject([{ level: 'error', what: 'GET a page', why: expect.stringMatching(/2 GiB/) }]);
  report.mockRestore();
  expect((await get('/')).status).toBe(200);
});
