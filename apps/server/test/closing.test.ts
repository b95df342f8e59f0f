import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startServer } from '../src/index.ts';
import { LONG_TEXT, type ServedFolder, serveFolder } from './served-folder.ts';

let served: ServedFolder;

beforeEach(async () => {
  served = await serveFolder();
});
afterEach(() => served.remove());

const REQUEST = 'GET /long.txt HTTP/1.1\r\nHost: localhost\r\n\r\n';

test('an answer that is being sent is sent to its end', async () => {
  const client = connect(served.port, '127.0.0.1').pause();
  client.write(REQUEST);
  await once(client, 'readable');
  const closed = served.close();
  expect((await text(client)).endsWith(LONG_TEXT)).toBe(true);
  await closed;
});

test('a client that does not read holds the server up for a second only', async () => {
  const client = connect(served.port, '127.0.0.1').pause();
  client.on('error', () => {});
  client.write(REQUEST);
  await once(client, 'readable');
  const start = performance.now();
  await served.close();
  expect(performance.now() - start).toBeLessThan(1900);
  client.destroy();
});

test('connections without a request are closed at once', async () => {
  const silent = connect(served.port, '127.0.0.1');
  const kept = connect(served.port, '127.0.0.1');
  kept.write('GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await Promise.all([once(silent, 'connect'), once(kept, 'data')]);
  const start = performance.now();
  const ended = Promise.all([once(silent.resume(), 'close'), once(kept.resume(), 'close')]);
  await served.close();
  await ended;
  expect(performance.now() - start).toBeLessThan(500);
});

test('closing twice is closing once, and frees the port', async () => {
  await Promise.all([served.close(), served.close()]);
  const next = await startServer({ port: served.port, root: '.', host: '127.0.0.1' });
  expect(next.port).toBe(served.port);
  await next.close();
});

test('a port in use is refused', async () => {
  await expect(startServer({ port: served.port, root: '.', host: '127.0.0.1' })).rejects.toThrow('EADDRINUSE');
});
