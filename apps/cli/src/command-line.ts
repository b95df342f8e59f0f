/** Command lines that can be pasted, as this one was typed. */
import { existsSync, realpathSync } from 'node:fs';
import { basename, delimiter, join, relative } from 'node:path';

const isOnPath = ({ PATH = '' }: NodeJS.ProcessEnv): boolean =>
  PATH.split(delimiter).some(folder => folder !== '' && existsSync(join(folder, 'carroccio')));

/** How this program is called where it was called: by its name, by npx, or by its file. */
function program(env: NodeJS.ProcessEnv = process.env, script = process.argv[1] ?? ''): string {
  if (env.npm_command === 'exec') return 'npx carroccio';
  const ours = ['main.js', 'carroccio.mjs'].includes(basename(script));
  return ours && !isOnPath(env) ? `node ${quoted(relative('.', script) || script)}` : 'carroccio';
}

const quoted = (word: string): string => (/^[\w./=@%+:,-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`);

export const commandLine = (args: readonly string[]): string => [program(), ...args.map(quoted)].join(' ');

/** This very program, for scripts that are read anywhere: they need not find it by its name. */
export const thisProgram = (script = process.argv[1] ?? ''): string =>
  [process.execPath, existsSync(script) ? realpathSync(script) : script].map(quoted).join(' ');
