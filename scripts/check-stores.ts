// SQL is executed in `*.store.ts` alone: somebody who looks for what touches a table looks there. Conditions that are only put
// together stand with the rule they express. What an attempt is (features/attempt) names no table of a feature above it: the kind of
// attempts that such a feature brings holds the condition.
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
const engine = /^apps\/server\/src\/features\/attempt\//;
const namesCustomer =
  /(?:\b(?:from|join|into|update|using)\s+|(?:From|Into|Table|Join)\(')(?:homework|bank|group|company|review)(?:_\w+)?\b/g;
const ships = /^(?!.*\/testing\/).*(?<!\.(?:store|test|fixture|d))\.ts$/;

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'apps/server/src'], {
  encoding: 'utf8',
});
const files = listed.split('\n');
const placeOf = (file: string, text: string, index: number) => `${file}:${text.slice(0, index).split('\n').length}`;

const needed = new Set<string>();
for (const file of files.filter((name) => ships.test(name))) {
  const text = readFileSync(file, 'utf8');
  const exemption = [...allowed.keys()].find((path) => file.startsWith(path));
  for (const { index } of text.matchAll(executes)) {
    if (exemption !== undefined) {
      needed.add(exemption);
      continue;
    }
    console.log(`${placeOf(file, text, index)} executes a statement; move it to a *.store.ts beside it`);
    process.exitCode = 1;
  }
}
for (const path of new Set(allowed.keys()).difference(needed)) {
  console.log(`scripts/check-stores.ts allows ${path}, which executes no statement`);
  process.exitCode = 1;
}

for (const file of files.filter((name) => engine.test(name) && /(?<!\.test)\.ts$/.test(name))) {
  const text = readFileSync(file, 'utf8');
  for (const { 0: named, index } of text.matchAll(namesCustomer)) {
    console.log(`${placeOf(file, text, index)} "${named}": let the kind bring it (attempt/kinds/kinds.ts)`);
    process.exitCode = 1;
  }
}
