/** What `carroccio host` can do, by the words after it. What a running server has to do about it, it does by itself. */
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';
import { openReports, Reports } from '../care/reports.ts';
import { Stewards } from '../care/stewards.ts';
import type { Storage } from '../storage/storage.ts';
import { backUp, restore } from './backup.ts';
import { migrateMatches } from './migrate.ts';
import { status, tables, users } from './report.ts';
import { tournament } from './tournament.ts';

export interface HostTerms {
  readonly storage: Storage;
  /** Whether it is PostgreSQL. */
  readonly shared: boolean;
  clock(): number;
}

interface Command {
  /** What it must be told, for whoever forgets it. */
  readonly needs?: string;
  run(terms: HostTerms, words: readonly string[]): Promise<unknown>;
}

const stewardsOf = ({ storage, clock }: HostTerms): Stewards =>
  new Stewards({ db: storage.db, jobs: storage.jobs, clock });

/** Does something with the account of a name, or the person of a number. */
const withPerson =
  (deed: (stewards: Stewards, person: string) => Promise<void>): Command['run'] =>
  async (terms, [name = '']) => {
    const stewards = stewardsOf(terms);
    const person = await stewards.personNamed(name);
    await deed(stewards, person);
    return { person };
  };

const COMMANDS: Readonly<Record<string, Command>> = {
  status: { run: ({ storage }) => status(storage) },
  users: { run: ({ storage }, [like]) => users(storage, like) },
  tables: { run: ({ storage }) => tables(storage) },
  reports: { run: ({ storage }) => openReports(storage.db) },
  settle: {
    needs: 'REPORT',
    run: async ({ storage, clock }, [report = '']) => {
      await new Reports(storage.db, clock).settle(report);
      return { settled: report };
    },
  },
  appoint: {
    needs: 'NAME',
    run: async (terms, [name = '']) => {
      await stewardsOf(terms).appoint(name, true);
      return { steward: name };
    },
  },
  dismiss: {
    needs: 'NAME',
    run: async (terms, [name = '']) => {
      await stewardsOf(terms).appoint(name, false);
      return { dismissed: name };
    },
  },
  'close-account': { needs: 'NAME', run: withPerson((stewards, person) => stewards.closeAccount(person)) },
  'open-account': { needs: 'NAME', run: withPerson((stewards, person) => stewards.reopenAccount(person)) },
  'close-table': {
    needs: 'TABLE',
    run: async (terms, [table = '']) => {
      await stewardsOf(terms).closeTable(table);
      return { table };
    },
  },
  tournament: { needs: 'list | show | open | enter | withdraw | start', run: tournament },
  backup: {
    needs: 'FILE',
    run: async ({ storage: { db }, shared }, [file = '']) => {
      const out = createWriteStream(file, { flags: 'wx', mode: 0o600 });
      await once(out, 'open');
      const rows = await backUp({ db, shared }, line => out.write(line));
      out.end();
      await finished(out);
      return { rows };
    },
  },
  restore: {
    needs: 'FILE',
    run: async ({ storage: { db }, shared }, [file = '']) => {
      const lines = createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY });
      return { rows: await restore({ db, shared }, lines) };
    },
  },
  migrate: {
    run: async ({ storage }, [how]) => {
      const { registry } = await import('@carroccio/games/all');
      return migrateMatches(storage, registry, how === '--do');
    },
  },
};

/** The command of a name; what is not known, or not told enough, says so before anything is opened. */
export function commandOf([name = '', ...words]: readonly string[]): (terms: HostTerms) => Promise<unknown> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new Error(`carroccio host ${Object.keys(COMMANDS).join(' | ')}`);
  if (command.needs !== undefined && words.length === 0) throw new Error(`carroccio host ${name} ${command.needs}`);
  return terms => command.run(terms, words);
}
