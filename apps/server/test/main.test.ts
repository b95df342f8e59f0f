import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, expect, test } from 'vitest';

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));
const started: ChildProcess[] = [];
const data = mkdtempSync(join(tmpdir(), 'carroccio-main-'));

afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});
afterAll(() => rmSync(data, { recursive: true }));

function start(port: string, host = '') {
  const child = spawn(process.execPath, [MAIN], { env: { ...process.env, PORT: port, HOST: host, DATA_DIR: data } });
  started.push(child);
  return child;
}

async function failureOf(port: string, host?: string) {
  const child = start(port, host);
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { out, err, code };
}

test.each(['abc', '-1', '65536', '80.5', '0x50', '8080 ', '1e3'])('PORT=%j is refused in one line', async port => {
  expect(await failureOf(port)).toEqual({
    out: '',
    err: `PORT must be a number from 0 to 65535, not ${JSON.stringify(port)}.\n`,
    code: 1,
  });
});

test('a port in use is reported in one line', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' ? String(address?.port) : '';
  expect(await failureOf(port)).toEqual({
    out: '',
    err: `Port ${port} is already in use. Set PORT to another one.\n`,
    code: 1,
  });
  other.close();
});

/** An address of this machine that the network can reach, if it has one. */
const outward = Object.values(networkInterfaces())
  .flatMap(addresses => addresses ?? [])
  .find(({ internal, family }) => !internal && family === 'IPv4')?.address;

const reaches = (host: string, port: number): Promise<boolean> =>
  new Promise(resolve => {
    const socket = connect({ host, port, timeout: 2000 });
    const told = (reached: boolean) => () => {
      socket.destroy();
      resolve(reached);
    };
    socket.once('connect', told(true)).once('error', told(false)).once('timeout', told(false));
  });

test('it listens to this machine alone unless HOST opens it, and says so', async () => {
  const seen = async (host: string) => {
    const [line] = await once(createInterface(start('0', host).stdout), 'line');
    const port = Number(/:(\d+)/.exec(line)?.[1]);
    return { line, here: await reaches('127.0.0.1', port), outside: outward && (await reaches(outward, port)) };
  };
  const closed = await seen('');
  expect(closed).toMatchObject({ here: true, outside: outward && false });
  expect(closed.line).not.toContain('network');
  const open = await seen('0.0.0.0');
  expect(open).toMatchObject({ here: true, outside: outward && true });
  expect(open.line).toMatch(/^Carroccio is at http:\/\/localhost:\d+, open to the network on every address of this /);
});

test('it serves on when nobody listens any more to what it says', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' ? Number(address?.port) : 0;
  await new Promise(resolve => other.close(resolve));
  const child = start(String(port));
  child.stdout.destroy();
  child.stderr.destroy();
  while (!(await reaches('127.0.0.1', port))) await new Promise(resolve => setTimeout(resolve, 50));
  // What it could not say has come back to it by the time it answers.
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  expect(child.exitCode).toBeNull();
});

test('a HOST that is no address of this machine is refused in one line', async () => {
  expect(await failureOf('0', '203.0.113.7')).toEqual({
    out: '',
    err: 'HOST is no address of this machine. Leave it out, or set it to 0.0.0.0 to open the table to the network.\n',
    code: 1,
  });
});

test.each(['SIGINT', 'SIGTERM'] as const)('it serves the page, and %s stops it cleanly', async signal => {
  const child = start('0');
  const errors = text(child.stderr);
  const [line] = await once(createInterface(child.stdout), 'line');
  expect(line).toMatch(/^Carroccio is at http:\/\/localhost:\d+ {2}\(Ctrl-C stops it\)$/);

  const origin = /http:\S+/.exec(line)?.[0] ?? '';
  const page = await fetch(origin);
  expect(await page.text()).toContain('<div id="table">');

  child.kill(signal);
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(await errors).toBe('');
});
