/** Runs the built command line: in one process for the commands of all test files, or in one of its own, as people do. */
import { type ChildProcess, type ChildProcessWithoutNullStreams, fork, spawn } from 'node:child_process';
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
  /** In a process of its own, where what is tested is the process: its start, streams, exit code. */
  alone?: true;
}

const { LC_ALL: _, LC_MESSAGES: __, NO_COLOR: ___, ...inherited } = process.env;
// Whoever runs the tests may have come by npx; the commands under test have not.
const plainEnv: NodeJS.ProcessEnv = { ...inherited, LANG: 'C.UTF-8', npm_command: '' };

const place = (path: string): string => new URL(path, import.meta.url).href;
const TINY_GAMES = place('../../../packages/kernel/test/tiny/dist/index.js');
/** The real command line, with the games it is started on. */
const MAIN = { script: place('../bundle/main.js'), games: place('../../../packages/games/dist/all.js') };
const TINY = { script: place('./tiny-carroccio.mjs'), games: TINY_GAMES };
const BROKEN = { script: place('./broken-carroccio.mjs'), games: place('./broken-games.mjs') };

type Carroccio = typeof MAIN;

function start({ script }: Carroccio, args: readonly string[], around: Around = {}): ChildProcessWithoutNullStreams {
  const { cwd, env = {} } = around;
  return spawn(process.execPath, [fileURLToPath(script), ...args], {
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

function alone(one: Carroccio, args: readonly string[], around: Around): Promise<Ran> {
  const child = start(one, args, around);
  const end = ended(child);
  // Somebody who leaves does not read the rest of what is typed.
  child.stdin.on('error', () => undefined);
  child.stdin.end(around.input ?? '');
  return end;
}

/** One process that runs a command when the one before has ended. */
class Shared {
  #child: ChildProcess | undefined;
  readonly #waiting: { resolve(ran: Ran): void; reject(error: Error): void }[] = [];

  run({ games }: Carroccio, args: readonly string[], { input = '', cwd, env = {} }: Around): Promise<Ran> {
    this.#child ??= this.#begin();
    this.#child.send({ games, args, input, cwd, env: { ...plainEnv, ...env } });
    return new Promise((resolve, reject) => this.#waiting.push({ resolve, reject }));
  }

  #begin(): ChildProcess {
    const child = fork(fileURLToPath(place('./again.mjs')), { execArgv: [] });
    // It ends when the tests have, and nobody waits for it.
    child.unref();
    child.channel?.unref();
    child.on('message', (ran: Ran) => this.#waiting.shift()?.resolve(ran));
    child.on('exit', code => {
      for (const { reject } of this.#waiting.splice(0)) reject(new Error(`the command line left with code ${code}`));
    });
    return child;
  }
}

const shared = new Shared();

const run = (one: Carroccio, args: readonly string[], around: Around): Promise<Ran> =>
  around.alone ? alone(one, args, around) : shared.run(one, args, around);

/** `carroccio` on the real games. */
export const carroccio = (args: readonly string[], around: Around = {}): Promise<Ran> => run(MAIN, args, around);

/** `carroccio` on the two tiny games. */
export const tiny = (args: readonly string[], around: Around = {}): Promise<Ran> => run(TINY, args, around);

/** `carroccio` on a game that fails. */
export const broken = (args: readonly string[], around: Around = {}): Promise<Ran> => run(BROKEN, args, around);

export const startTiny = (args: readonly string[], around: Around = {}): ChildProcessWithoutNullStreams =>
  start(TINY, args, around);

/** What makes new folders, for the tests of a file; they are gone when these are done. */
export function folders(): () => string {
  const made: string[] = [];
  afterAll(() => {
    for (const one of made) rmSync(one, { recursive: true, force: true });
  });
  return () => {
    const one = mkdtempSync(join(tmpdir(), 'carroccio-'));
    made.push(one);
    return one;
  };
}

/** The one line on standard error that tells a failure. */
export const oneErrorLine = /^carroccio: [^\n]+\n$/;
