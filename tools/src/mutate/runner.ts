/** The test runner as mistakes need it: one thread for all tests of a game, and texts other than those on the disk. */
import { createVitest, type InlineConfig, type TestSpecification, type Vitest } from 'vitest/node';
import { ROOT } from '../common/repository.ts';

const conditions = ['development', 'module', 'node'];

/** Keeps the files in the order they are given. */
class AsGiven {
  async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files;
  }
  async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files;
  }
}

/** A file of the repository, as it is named everywhere here, from an id of the runner's. */
export const placeOf = (id: string): string => (id.split('?')[0] ?? id).slice(ROOT.length).replace(/^\//, '');

/** `textOf` gives what is loaded instead of a file's text. */
export const runnerOf = (
  game: string,
  options: InlineConfig,
  textOf: (text: string, file: string) => string | undefined,
): Promise<Vitest> =>
  createVitest(
    'test',
    {
      config: false,
      root: ROOT,
      include: [`games/${game}/test/**/*.test.ts`],
      watch: false,
      pool: 'threads',
      isolate: false,
      maxWorkers: 1,
      fileParallelism: false,
      // What hangs is noticed by the work it does; a busy machine is not a mistake.
      testTimeout: 600_000,
      expect: { requireAssertions: true },
      sequence: { sequencer: AsGiven },
      silent: true,
      ...options,
    },
    {
      logLevel: 'silent',
      resolve: { conditions },
      ssr: { resolve: { conditions } },
      plugins: [{ name: 'planted-mistakes', enforce: 'pre', transform: (code, id) => textOf(code, placeOf(id)) }],
    },
  );

export async function specificationsOf(vitest: Vitest): Promise<Map<string, TestSpecification>> {
  const specifications = await vitest.globTestSpecifications();
  return new Map(specifications.map(one => [placeOf(one.moduleId), one]));
}
