// `npm run check`: everything that can be said of the code without running it, side by side.
import { spawn } from 'node:child_process';

const tsc = ['node', 'node_modules/typescript-7/bin/tsc', '-p'];

const checks: Record<string, string[]> = {
  'types: questions': [...tsc, 'packages/questions'],
  'types: ui': [...tsc, 'packages/ui'],
  'types: papers': [...tsc, 'packages/papers'],
  'types: measure': [...tsc, 'packages/measure'],
  'types: contract': [...tsc, 'packages/contract'],
  'types: server': [...tsc, 'apps/server'],
  'types: web': [...tsc, 'apps/web'],
  'types: worker': [...tsc, 'apps/web/worker'],
  'types: early': [...tsc, 'apps/web/early'],
  'types: e2e': [...tsc, 'e2e'],
  'types: bench': [...tsc, 'bench'],
  'types: scripts': [...tsc, 'scripts'],
  lint: ['oxlint', '--deny-warnings'],
  format: ['oxfmt', '--check'],
  walls: ['node', 'scripts/check-walls.ts'],
  'unused code': ['knip'],
  'folder sizes': ['node', 'scripts/check-folders.ts'],
  'files of every language': ['node', 'scripts/check-languages.ts'],
  'one clock': ['node', 'scripts/check-clock.ts'],
  'plain words': ['node', 'scripts/check-words.ts'],
  'style classes': ['node', 'scripts/check-styles.ts'],
  'statements in stores': ['node', 'scripts/check-stores.ts'],
};

interface Result {
  name: string;
  failed: boolean;
  output: string;
  seconds: number;
}

function run(name: string, [command = '', ...args]: string[]): Promise<Result> {
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => (output += error.message));
    child.on('close', (code) => {
      resolve({ name, failed: code !== 0, output, seconds: (performance.now() - started) / 1000 });
    });
  });
}

const queue = Object.entries(checks);
let anyFailed = false;

async function work(): Promise<void> {
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { name, failed, output, seconds } = await run(...next);
    console.log(`${failed ? '✗' : '✓'} ${name} (${seconds.toFixed(1)} s)`);
    if (failed) console.log(output);
    anyFailed ||= failed;
  }
}

// Two at a time: more only makes two cores wait for each other.
await Promise.all([work(), work()]);
process.exitCode = anyFailed ? 1 : 0;
