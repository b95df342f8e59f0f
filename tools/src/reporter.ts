/** A reporter for the test runner: counts tests, and notes which rules the passed ones prove. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type {} from '@carroccio/kernel/testing';
import type { Reporter, TestModule } from 'vitest/node';

export interface TestReport {
  passed: number;
  failed: number;
  /** Rules that at least one passed test carries. */
  proven: string[];
}

export default class CountingReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const tests = modules.flatMap(module => [...module.children.allTests()]);
    const broken = modules.filter(module => module.errors().length > 0).length;
    const ok = tests.filter(test => test.result().state === 'passed');
    const report: TestReport = {
      passed: ok.length,
      failed: tests.length - ok.length + broken + errors.length,
      proven: [...new Set(ok.flatMap(test => test.meta().rules ?? []))].sort(),
    };
    const file = process.env.CARROCCIO_TEST_REPORT;
    if (!file) return;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(report));
  }
}
