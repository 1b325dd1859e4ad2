// SQL is executed in `*.store.ts` alone: somebody who looks for what touches a table looks there. Conditions that are only put
// together stand with the rule they express. SQL knows no more than imports do: no room names a table of a room above it.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { namedFromBelow, tableOwners } from './table-owners.ts';

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

interface Rule {
  name: string;
  from: { path: string };
  to: { path: string | string[]; pathNot?: string };
}

/** The walls that imports may not cross either; they say it all, the order of rooms included. */
const { forbidden } = createRequire(import.meta.url)('../.dependency-cruiser.cjs') as { forbidden: Rule[] };
const isOrder = ({ name }: Rule) =>
  name.endsWith('-knows-nothing-above-it') || name === 'platform-stands-below-features';
const order = forbidden.filter(isOrder).map(({ from, to }) => ({
  from: new RegExp(from.path),
  to: new RegExp([to.path].flat().join('|')),
  toNot: to.pathNot === undefined ? /^$/ : new RegExp(to.pathNot),
}));
const mayKnow = (file: string, folder: string) =>
  !order.some(({ from, to, toNot }) => from.test(file) && to.test(folder) && !toNot.test(folder));

const schema = readFileSync('apps/server/src/platform/db/schema.sql', 'utf8');
const tables = new Set(schema.matchAll(/^create table (\w+)/gim).map(([, name = '']) => name));
const owners = new Map(
  Object.entries(tableOwners).flatMap(([room, owned]) => owned.map((table) => [table, `apps/server/src/${room}/`])),
);
for (const table of tables.symmetricDifference(new Set(owners.keys()))) {
  const problem = tables.has(table) ? 'has no owner: give it to the room that brings it' : 'is no table any more';
  console.log(`scripts/table-owners.ts: ${table} ${problem}`);
  process.exitCode = 1;
}

/** As SQL and the query builder name tables; also the second of a list. */
const names =
  /\b(?:from|join|into|update|using)\s+(\w+)(?=(?:(?:\s+(?:as\s+)?\w+)?\s*,\s*(\w+)\b)?)|(?:From|Into|Table|Join|Using|\.table)\(\s*'(\w+)/g;
const comments = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
const isOfRoom = /^apps\/server\/src\/(?:features|platform)\/(?!db\/migrations\/).*(?<!\.(?:test|fixture|d))\.ts$/;

const used = new Set<string>();
for (const file of files.filter((name) => isOfRoom.test(name))) {
  const text = readFileSync(file, 'utf8').replaceAll(comments, (comment) => comment.replaceAll(/[^\n]/g, ' '));
  const known = [...namedFromBelow.keys()].find((path) => file.startsWith(path)) ?? '';
  for (const match of text.matchAll(names)) {
    for (const table of match.slice(1).filter((name) => name !== undefined)) {
      const owner = owners.get(table);
      if (!owner || mayKnow(file, owner)) continue;
      if (namedFromBelow.get(known)?.tables.includes(table)) {
        used.add(`${known} ${table}`);
        continue;
      }
      const where = placeOf(file, text, match.index);
      console.log(`${where} names ${table} of ${owner}, which stands above it: let that fill an extension point`);
      process.exitCode = 1;
    }
  }
}
for (const [path, { tables: named }] of namedFromBelow) {
  for (const table of named.filter((name) => !used.has(`${path} ${name}`))) {
    console.log(`scripts/table-owners.ts allows ${path} to name ${table}, which it does not`);
    process.exitCode = 1;
  }
}
