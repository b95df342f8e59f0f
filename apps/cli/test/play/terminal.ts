/** `carroccio`, or a shell that knows it, on a real pseudo-terminal, and what its screen shows. */
import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface Shown {
  found: boolean;
  lines: string[];
  colours: boolean;
  /** Whether a screen with panes is open. */
  alternate: boolean;
  ended: boolean;
}

const place = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The command line as people start it. */
const CARROCCIO = [process.execPath, place('../../bundle/main.js')];

/** Where there is no Python, or none with pseudo-terminals, there is nothing to test on. */
export const hasTerminal = spawnSync('python3', ['-c', 'import pty, fcntl, termios']).status === 0;

interface Around {
  rows?: number;
  columns?: number;
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** What runs on it, where it is not the command line itself. */
  program?: readonly string[];
}

export class Terminal {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #answers: AsyncIterator<string>;

  constructor(
    args: readonly string[],
    { rows = 24, columns = 80, cwd = '.', env = {}, program = CARROCCIO }: Around = {},
  ) {
    const { NO_COLOR: _, ...inherited } = process.env;
    this.#child = spawn('python3', [place('./terminal.py'), String(rows), String(columns), ...program, ...args], {
      cwd,
      env: { ...inherited, LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8', TERM: 'xterm-256color', ...env },
    });
    this.#answers = createInterface({ input: this.#child.stdout })[Symbol.asyncIterator]();
  }

  /** Types a line, if any, and waits until the screen shows the words. */
  see(words: string, typed?: string): Promise<string> {
    return this.#see(words, typed === undefined ? {} : { type: `${typed}\r` });
  }

  /** The same with keys that end no line. */
  press(keys: string, words: string): Promise<string> {
    return this.#see(words, { type: keys });
  }

  async #see(words: string, typed: { type?: string }): Promise<string> {
    const shown = await this.#ask({ ...typed, wait: words });
    const screen = shown.lines.join('\n');
    if (!shown.found) throw new Error(`the screen never showed "${words}":\n${screen}`);
    return screen;
  }

  look(): Promise<Shown> {
    return this.#ask({});
  }

  resize(rows: number, columns: number, words: string): Promise<Shown> {
    return this.#ask({ size: [rows, columns], wait: words });
  }

  /** Types a line and waits until the program has ended. */
  async end(typed: string): Promise<Shown> {
    const shown = await this.#ask({ type: `${typed}\r`, end: true });
    this.close();
    return shown;
  }

  close(): void {
    this.#child.stdin.end();
  }

  async #ask(command: object): Promise<Shown> {
    this.#child.stdin.write(`${JSON.stringify(command)}\n`);
    const { value, done } = await this.#answers.next();
    if (done) throw new Error('the terminal is gone');
    return JSON.parse(value);
  }
}
