import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { OK } from '../words/failure.ts';

/** The server's own program does it, with the server's settings: the command line is quick to start without it. */
const PROGRAM = fileURLToPath(import.meta.resolve('@carroccio/server/host'));

export async function host(words: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, [PROGRAM, ...words], { stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  return typeof code === 'number' ? code : OK + 1;
}
