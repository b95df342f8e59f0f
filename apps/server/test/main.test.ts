import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));
const started: ChildProcess[] = [];

afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

function start(port: string) {
  const child = spawn(process.execPath, [MAIN], { env: { ...process.env, PORT: port } });
  started.push(child);
  return child;
}

async function failureOf(port: string) {
  const child = start(port);
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
  const other = createServer().listen(0);
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

test.each(['SIGINT', 'SIGTERM'] as const)('it serves the page, and %s stops it cleanly', async signal => {
  const child = start('0');
  const errors = text(child.stderr);
  const [line] = await once(createInterface(child.stdout), 'line');
  expect(line).toMatch(/^Carroccio is at http:\/\/localhost:\d+ {2}\(Ctrl-C stops it\)$/);

  const origin = /http:\S+/.exec(line)?.[0] ?? '';
  const page = await fetch(origin);
  expect(await page.text()).toContain('<div id="table">');

  const asked = performance.now();
  child.kill(signal);
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(performance.now() - asked).toBeLessThan(2000);
  expect(await errors).toBe('');
});
