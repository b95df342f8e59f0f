import { defineConfig } from 'vitest/config';

const conditions = ['development', 'module', 'node'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    expect: { requireAssertions: true },
    testTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: [
            'packages/*/test/**/*.test.ts',
            'games/*/test/**/*.test.ts',
            'apps/{cli,server}/test/**/*.test.ts',
            'apps/web/test/unit/**/*.test.ts',
            'tools/test/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['apps/web/test/*.test.ts'],
          fileParallelism: false,
          // A browser on a busy machine may miss a moment; what fails twice is wrong.
          retry: 1,
          // A page that reloads on a busy machine takes longer than the second that is waited otherwise.
          expect: { requireAssertions: true, poll: { timeout: 20_000 } },
        },
      },
    ],
  },
});
