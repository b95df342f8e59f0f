import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startServer } from '../src/index.ts';
import { LONG_TEXT, type ServedFolder, serveFolder } from './served-folder.ts';

/** Whatever waits for the grace to end does not end before the test. */
const AN_HOUR = 3_600_000;

let served: ServedFolder;

beforeEach(async () => {
  served = await serveFolder({ graceMs: AN_HOUR });
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

test('a client that does not read holds the server up no longer than its grace', async () => {
  const hasty = await serveFolder({ graceMs: 50 });
  const client = connect(hasty.port, '127.0.0.1').pause();
  const gone = once(client, 'close');
  client.on('error', () => {});
  client.write(REQUEST);
  await once(client, 'readable');
  await hasty.remove();
  client.resume();
  await gone;
  expect(client.bytesRead).toBeLessThan(LONG_TEXT.length);
});

test('connections without a request are closed at once', async () => {
  const silent = connect(served.port, '127.0.0.1');
  const kept = connect(served.port, '127.0.0.1');
  kept.write('GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await Promise.all([once(silent, 'connect'), once(kept, 'data')]);
  const ended = Promise.all([once(silent.resume(), 'close'), once(kept.resume(), 'close')]);
  await served.close();
  await ended;
  expect([silent.closed, kept.closed]).toEqual([true, true]);
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
