/** Runs the command line as a process of its own, as people do. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

/** Parsed JSON, which tests look into freely. */
export type Parsed = ReturnType<typeof JSON.parse>;

export interface Ran {
  code: number | null;
  stdout: string;
  stderr: string;
}

export interface Around {
  input?: string;
  cwd?: string;
  env?: NodeJS.ProcessEnv;
}

const { LC_ALL: _, LC_MESSAGES: __, NO_COLOR: ___, ...inherited } = process.env;
const plainEnv: NodeJS.ProcessEnv = { ...inherited, LANG: 'C.UTF-8' };

const script = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const MAIN = script('../dist/main.js');
const TINY = script('./tiny-carroccio.mjs');
const BROKEN = script('./broken-carroccio.mjs');

function start(file: string, args: readonly string[], around: Around = {}): ChildProcessWithoutNullStreams {
  const { cwd, env = {} } = around;
  return spawn(process.execPath, [file, ...args], {
    env: { ...plainEnv, ...env },
    ...(cwd === undefined ? {} : { cwd }),
  });
}

/** Collects what a process writes until it ends. */
export function ended(child: ChildProcessWithoutNullStreams): Promise<Ran> {
  const ran: Ran = { code: null, stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (piece: string) => {
    ran.stdout += piece;
  });
  child.stderr.setEncoding('utf8').on('data', (piece: string) => {
    ran.stderr += piece;
  });
  return new Promise(resolve => child.on('close', code => resolve({ ...ran, code })));
}

function run(file: string, args: readonly string[], around: Around): Promise<Ran> {
  const child = start(file, args, around);
  const end = ended(child);
  // Somebody who leaves does not read the rest of what is typed.
  child.stdin.on('error', () => undefined);
  child.stdin.end(around.input ?? '');
  return end;
}

/** `carroccio` on the real games. */
export const carroccio = (args: readonly string[], around: Around = {}): Promise<Ran> => run(MAIN, args, around);

/** `carroccio` on the two tiny games. */
export const tiny = (args: readonly string[], around: Around = {}): Promise<Ran> => run(TINY, args, around);

/** `carroccio` on a game that fails. */
export const broken = (args: readonly string[], around: Around = {}): Promise<Ran> => run(BROKEN, args, around);

export const startTiny = (args: readonly string[], around: Around = {}): ChildProcessWithoutNullStreams =>
  start(TINY, args, around);

const folders: string[] = [];
afterAll(() => {
  for (const made of folders.splice(0)) rmSync(made, { recursive: true, force: true });
});

/** A new folder; it is gone when the tests of the file are done. */
export function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'carroccio-'));
  folders.push(made);
  return made;
}

/** The one line on standard error that tells a failure. */
export const oneErrorLine = /^carroccio: [^\n]+\n$/;
