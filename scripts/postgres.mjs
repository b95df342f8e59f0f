/** A PostgreSQL of one's own, in a temporary folder, thrown away in the end: for tests and measurements. */
import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const isRoot = process.getuid?.() === 0;

const DEBIAN = '/usr/lib/postgresql';
const PLACES = ['/opt/homebrew/opt/postgresql/bin', '/usr/local/opt/postgresql/bin', '/usr/pgsql/bin'];

const WHAT_TO_INSTALL = `Install PostgreSQL 15 or newer, or set POSTGRES to the folder of its programs (initdb, pg_ctl):
  Debian, Ubuntu   sudo apt-get install postgresql
  Fedora           sudo dnf install postgresql-server
  macOS            brew install postgresql`;

/** The folder of PostgreSQL's programs, if there is one. A set POSTGRES is the user's choice. */
export function findPostgres() {
  const chosen = process.env.POSTGRES;
  const debian = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const onPath = (process.env.PATH ?? '').split(path.delimiter);
  const folders = chosen
    ? [chosen]
    : [...debian.map(version => path.join(DEBIAN, version, 'bin')), ...onPath, ...PLACES];
  return folders.find(folder => ['initdb', 'pg_ctl', 'postgres'].every(name => existsSync(path.join(folder, name))));
}

/** @param {(line: string) => void} say */
async function installWithApt(say) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  say('No PostgreSQL here: installing the postgresql package with apt-get (about half a minute) …');
  try {
    await run('apt-get', ['update'], { env });
    await run('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], { env, maxBuffer: Infinity });
  } catch (error) {
    throw new Error(`apt-get could not install postgresql. ${WHAT_TO_INSTALL}`, { cause: error });
  }
}

/** @param {{ say: (line: string) => void }} options */
export async function ensurePostgres({ say }) {
  if (!process.env.POSTGRES && isRoot && !findPostgres() && existsSync('/usr/bin/apt-get')) await installWithApt(say);
  const found = findPostgres();
  if (found) return found;
  const problem = process.env.POSTGRES
    ? `POSTGRES is set to ${process.env.POSTGRES}, where it is not.`
    : 'No PostgreSQL.';
  throw new Error(`${problem} ${WHAT_TO_INSTALL}`);
}

/** A port that nobody listens on now. */
async function freePort() {
  const server = createServer();
  await new Promise(resolve => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  await new Promise(resolve => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

/**
 * Starts one. With `safe` it writes to the disk what it says it has written, as a real one does.
 * @param {{ say?: (line: string) => void, safe?: boolean }} options
 */
export async function startPostgres({ say = console.log, safe = false } = {}) {
  const bin = await ensurePostgres({ say });
  const folder = await mkdtemp(path.join(tmpdir(), 'carroccio-postgres-'));
  // It refuses to run as root.
  const as = isRoot ? await otherUser() : null;
  if (as) await chown(folder, as.uid, as.gid);
  const user = as ?? {};
  const data = path.join(folder, 'data');
  /** @param {string} name @param {string[]} args */
  const program = (name, args) => run(path.join(bin, name), args, { ...user, cwd: folder });
  const remove = () => rm(folder, { recursive: true, force: true });
  const port = await freePort();
  const settings = [
    `-p ${port}`,
    `-k ${folder}`,
    '-c listen_addresses=127.0.0.1',
    ...(safe ? [] : ['-c fsync=off', '-c synchronous_commit=off', '-c full_page_writes=off']),
  ];
  try {
    await program('initdb', ['-D', data, '-U', 'carroccio', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync']);
    await program('pg_ctl', ['-D', data, '-w', '-l', path.join(folder, 'log'), '-o', settings.join(' '), 'start']);
  } catch (error) {
    await remove();
    throw new Error(`PostgreSQL did not start. ${error instanceof Error ? error.message : error}`, { cause: error });
  }
  return {
    bin,
    /** The address of a database that is there already. */
    url: `postgres://carroccio@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await program('pg_ctl', ['-D', data, '-m', 'immediate', 'stop']);
      await remove();
    },
  };
}

/** Debian's user for it; any that is not root would do. */
async function otherUser() {
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = await Promise.all(
        ['-u', '-g'].map(async which => Number((await run('id', [which, name])).stdout)),
      );
      if (uid !== undefined && gid !== undefined) return { uid, gid };
    } catch {
      // There is no such user.
    }
  }
  throw new Error('PostgreSQL refuses to run as root, and there is no other user to run it.');
}
