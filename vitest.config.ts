import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const conditions = ['development', 'module', 'node'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    expect: { requireAssertions: true },
    testTimeout: 180_000,
    hookTimeout: 60_000,
    // Test files share what they import, the browser's their browser: loading a game anew took longer than most tests.
    isolate: false,
    // Unless told, the runner leaves a processor free: half of a machine with two.
    maxWorkers: availableParallelism(),
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['packages/*/test/**/*.test.ts', 'games/*/test/**/*.test.ts', 'examples/*/test/**/*.test.ts'],
          exclude: ['packages/table/**'],
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'apps',
          include: [
            'apps/{cli,server}/test/**/*.test.ts',
            '!apps/{cli,server}/test/postgres/**',
            'apps/web/test/unit/**/*.test.ts',
            'packages/table/test/**/*.test.ts',
            '{games,examples}/*/table/test/*.test.ts',
            'tools/test/**/*.test.ts',
          ],
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          // What the server keeps and plays, once more on PostgreSQL, with three servers beside each other; simulations that
          // are shared out by one.
          name: 'postgres',
          include: [
            'apps/server/test/{api,care,host,news,online,pace,people,postgres,rooms,standing,storage,tokens,tournaments}/**/*.test.ts',
            'apps/cli/test/postgres/**/*.test.ts',
          ],
          // It has no server.
          exclude: ['apps/server/test/online/secrecy.test.ts'],
          globalSetup: 'apps/server/test/postgres/started.ts',
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: [
            'apps/web/test/{browser,match,online,pages}/*.test.ts',
            '{games,examples}/*/table/test/browser/*.test.ts',
          ],
          globalSetup: 'apps/web/test/served.ts',
          // A browser is several processes: more than two at a time wait for each other.
          maxWorkers: Math.min(2, availableParallelism()),
          sequence: { groupOrder: 2 },
          // A page that reloads on a busy machine takes longer than the second that is waited otherwise.
          expect: { requireAssertions: true, poll: { timeout: 20_000 } },
        },
      },
    ],
  },
});
