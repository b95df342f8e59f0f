import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { InnerAddress, isAddress, isOuter, post } from '../../src/news/outer.ts';

test.each(['8.8.8.8', '172.32.0.1', '172.15.255.255', '100.63.255.255', '2606:4700::1111'])(
  '%s lies outside',
  address => {
    expect(isOuter(address)).toBe(true);
  },
);

test.each([
  '127.0.0.1',
  '127.255.0.9',
  '0.0.0.0',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  'fe80::1',
  'fd00::1',
  'ff02::1',
  '2002:7f00:1::',
  'localhost',
  '',
])('nothing is sent to %s', address => {
  expect(isOuter(address)).toBe(false);
});

test.each(['http://a.example', 'ftp://a.example', 'https://u:p@a.example/', 'a.example', 'https://'])(
  '%s is no address to write to',
  text => {
    expect(isAddress(text)).toBe(false);
  },
);

describe('a letter', () => {
  const heard: string[] = [];
  const server = createServer((request, response) => {
    heard.push(request.url ?? '');
    response.writeHead(302, { Location: '/further' }).end();
  });
  let port = 0;
  beforeAll(async () => {
    await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
    port = (server.address() as AddressInfo).port;
  });
  afterAll(() => server.close());
  const letter = (host: string) => ({ to: `http://${host}:${port}/first`, headers: {}, body: '' });

  test.each(['127.0.0.1', 'localhost', '[::ffff:7f00:1]', '2130706433', '0x7f.1'])(
    'does not come to %s',
    async host => {
      await expect(post(letter(host))).rejects.toBeInstanceOf(InnerAddress);
      expect(heard).toEqual([]);
    },
  );

  test('is not carried on to where the answer points', async () => {
    expect(await post(letter('127.0.0.1'), true)).toBe(302);
    expect(heard).toEqual(['/first']);
  });
});
