/**
 * A test runner that stays: it keeps the game's modules, and for each mistake runs tests with the mistaken text in the
 * file's stead. Nothing is written to disk.
 */
import { join } from 'node:path';
import type { TestModule } from 'vitest/node';
import { ROOT } from '../common/repository.ts';
import { type Change, planted } from './plant/mistake.ts';
import { placeOf, runnerOf, specificationsOf } from './runner.ts';

type Planted = Change & { file: string };

export interface Finding {
  /** The first test file that failed. */
  noticedBy: string | undefined;
  /** What it said. */
  why: string;
  /** What each test that was run cost, by its file and its id. */
  costs: Record<string, Record<string, number>>;
}

/** A test file, and the tests of it that are run: all, unless some are named. */
export interface Asked {
  file: string;
  ids?: string[] | undefined;
}

export interface Tester {
  run(tests: readonly Asked[], mistake: Planted | undefined): Promise<Finding>;
}

/** What this process has used of the processor. */
export const usedMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** What a file used of the processor, shared out by time: a busy machine does not make a test slow. */
function costsOf(module: TestModule, used: number): Record<string, number> {
  const times = [...module.children.allTests()].map(test => ({
    id: test.id,
    took: test.diagnostic()?.duration ?? 0,
  }));
  const whole = times.reduce((sum, { took }) => sum + took, 0);
  return Object.fromEntries(times.map(({ id, took }) => [id, whole > 0 ? (used * took) / whole : 0]));
}

function complaintOf(module: TestModule): string {
  const [test] = module.children.allTests('failed');
  const [error] = test?.result().errors ?? module.errors();
  return `${test?.name ?? 'the file'}: ${error?.message ?? 'failed'}`;
}

/** `onProgress` is called after each file. */
export async function openTester(game: string, onProgress: () => void): Promise<Tester> {
  let mistake: Planted | undefined;
  let finding: Finding = { noticedBy: undefined, why: '', costs: {} };
  let usedBefore = 0;
  const note = (module: TestModule): void => {
    const file = placeOf(module.moduleId);
    finding.costs[file] = costsOf(module, usedMs() - usedBefore);
    if (!module.ok() && finding.noticedBy === undefined) {
      finding.noticedBy = file;
      finding.why = complaintOf(module);
    }
    onProgress();
  };
  const vitest = await runnerOf(
    game,
    {
      bail: 1,
      reporters: [
        {
          onTestModuleStart: () => {
            usedBefore = usedMs();
          },
          onTestModuleEnd: note,
          onTestRunEnd: (_modules, errors) => {
            if (errors.length > 0) finding.noticedBy ??= 'an error outside the tests';
          },
        },
      ],
    },
    (code, file) => (file === mistake?.file ? planted(code, mistake) : undefined),
  );
  const byFile = await specificationsOf(vitest);

  return {
    async run(tests, next) {
      if (mistake) vitest.invalidateFile(join(ROOT, mistake.file));
      mistake = next;
      if (mistake) vitest.invalidateFile(join(ROOT, mistake.file));
      finding = { noticedBy: undefined, why: '', costs: {} };
      await vitest.runTestSpecifications(
        tests.flatMap(({ file, ids }) => {
          const whole = byFile.get(file);
          if (!whole) return [];
          return [ids ? whole.project.createSpecification(whole.moduleId, { testIds: ids }) : whole];
        }),
        false,
      );
      return finding;
    },
  };
}
