// The ten files that took longest, of all projects: where to look when the tests get slow.
import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

const listed = 10;

function secondsOf(module: TestModule): number {
  const { collectDuration, setupDuration, duration } = module.diagnostic();
  return (collectDuration + setupDuration + duration) / 1000;
}

export const slowestFiles: Reporter = {
  onTestRunEnd(modules) {
    if (modules.length <= listed) return;
    const files = modules.map((module) => ({ file: relative('.', module.moduleId), seconds: secondsOf(module) }));
    const slowest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, listed);
    const lines = slowest.map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`);
    process.stdout.write(`\nThe slowest files:\n${lines.join('\n')}\n`);
  },
};
