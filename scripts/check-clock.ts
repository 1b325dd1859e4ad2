// Time in rules is the database's: a process that asks its own clock decides deadlines and keys otherwise than the one beside it.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const ownClock = /\bnew Date\b(?!\s*\((?!\s*\)))|(?<!\bnew |[\w.])Date\(\s*\)|\bDate\.now\b|\bTemporal\.Now\b/;
/** By file: why its own clock decides nothing. */
const allowed = new Map([
  ['apps/server/src/features/exam-import/read/start-import.ts', 'how long a call waits before it answers'],
]);

const listed = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'apps/server/src/features'],
  {
    encoding: 'utf8',
  },
);
for (const file of listed.split('\n').filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))) {
  if (allowed.has(file)) continue;
  for (const [at, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    if (!ownClock.test(line)) continue;
    console.log(
      `${file}:${at + 1} asks the clock of its process; ask the database (platform/db/database-time.ts): ${line.trim()}`,
    );
    process.exitCode = 1;
  }
}
