import { afterAll, beforeAll, expect, test } from 'vitest';
import { rawGet, rawRequest, statusOf } from './raw-request.ts';
import { PAGE, SECRET, type ServedFolder, serveFolder } from './served-folder.ts';

let served: ServedFolder;

beforeAll(async () => {
  served = await serveFolder();
});
afterAll(() => served.remove());

test.each([
  '/../secret.txt',
  '/maps/../../secret.txt',
  '/%2e%2e/secret.txt',
  '/%2E%2E%2Fsecret.txt',
  '/..%2fsecret.txt',
  '/maps/%2e%2e/%2e%2e/secret.txt',
  '/../public-not/secret.txt',
  '/../public/index.html',
  '/%252e%252e/secret.txt',
  '//secret.txt',
  '//../secret.txt',
  '/./index.html',
  '/link.txt',
  '/linked/secret.txt',
  'http://localhost/../secret.txt',
])('%s leads nowhere', async target => {
  const answer = await rawGet(served.port, target);
  expect(statusOf(answer)).toBe(404);
  expect(answer).not.toContain(SECRET);
  expect(answer).not.toContain(PAGE);
});

test.each([
  '/%',
  '/%zz',
  '/%c3',
  '/%ff',
  '/index.html%00',
  '/%00/../secret.txt',
  '/..%5csecret.txt',
  '/..\\secret.txt',
  '\\..\\secret.txt',
  '/a%0d%0aSet-Cookie:x',
  '/a\u0000b',
  'secret.txt',
  '../secret.txt',
  '*',
  'ftp://localhost/',
])('%j is malformed', async target => {
  const answer = await rawGet(served.port, target);
  expect(statusOf(answer)).toBe(400);
  expect(answer).not.toContain(SECRET);
  expect(answer).not.toContain('Set-Cookie');
});

test('a full address in the request line is read like its path', async () => {
  expect(await rawGet(served.port, 'http://localhost/index.html')).toContain(PAGE.slice(0, 40));
});

test('bytes that are not HTTP are answered 400, and the server goes on', async () => {
  expect(statusOf(await rawRequest(served.port, '\u0016\u0003\u0001 hello\r\n\r\n'))).toBe(400);
  expect(statusOf(await rawGet(served.port, '/'))).toBe(200);
});
