// SQL is executed in `*.store.ts` alone: somebody who looks for what touches a table looks there. Conditions that are only put
// together stand with the rule they express.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Of a statement; what a transaction executes is the work that it is given. */
const executes = /(?<!\.transaction\(\)\s*(?:\.\w+\([^()]*\)\s*)*)\.(?:execute(?:TakeFirst(?:OrThrow)?)?|stream)\(/g;
/** By file or folder: why its statements stand in no store. */
const allowed = new Map([
  ['apps/server/src/demo/', 'inserts content that ships with the server'],
  ['apps/server/src/platform/db/database-time.ts', 'asks the clock, and no table'],
  ['apps/server/src/platform/db/deployment-keys.ts', 'makes the secrets that a process needs before anything else'],
  ['apps/server/src/platform/db/migrate.ts', 'writes the schema'],
]);
const ships = /^(?!.*\/testing\/).*(?<!\.(?:store|test|fixture|d))\.ts$/;

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'apps/server/src'], {
  encoding: 'utf8',
});
const needed = new Set<string>();
for (const file of listed.split('\n').filter((name) => ships.test(name))) {
  const text = readFileSync(file, 'utf8');
  const exemption = [...allowed.keys()].find((path) => file.startsWith(path));
  for (const { index } of text.matchAll(executes)) {
    if (exemption !== undefined) {
      needed.add(exemption);
      continue;
    }
    const before = text.slice(0, index).split('\n');
    console.log(`${file}:${before.length} executes a statement; move it to a *.store.ts beside it`);
    process.exitCode = 1;
  }
}
for (const path of new Set(allowed.keys()).difference(needed)) {
  console.log(`scripts/check-stores.ts allows ${path}, which executes no statement`);
  process.exitCode = 1;
}
