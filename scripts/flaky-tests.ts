// Tests that passed only when they were tried again: each is worth a look.
import type { Reporter } from 'vitest/node';

export const flakyTests: Reporter = {
  onTestRunEnd(modules) {
    const flaky = modules.flatMap((module) =>
      [...module.children.allTests()].filter((test) => test.diagnostic()?.flaky),
    );
    if (flaky.length === 0) return;
    const lines = flaky.map((test) => `  ${test.module.relativeModuleId} > ${test.fullName}`);
    process.stdout.write(`\nPassed only the second time:\n${lines.join('\n')}\n`);
  },
};
