// A folder with more source files than anybody can keep in mind is split into folders that each have a name.
import { execFileSync } from 'node:child_process';
import path from 'node:path';

const maxFiles = 40;
/** One file for each change, in the order in which they are applied: it can only grow. */
const growing = 'apps/server/src/platform/db/migrations';
const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' });
const counts = new Map<string, number>();
for (const file of listed.split('\n').filter((name) => /\.(ts|tsx|css|sql)$/.test(name))) {
  const folder = path.dirname(file);
  counts.set(folder, (counts.get(folder) ?? 0) + 1);
}
for (const [folder, count] of counts) {
  if (count <= maxFiles || folder === growing) continue;
  console.log(
    `${folder} has ${count} source files; ${maxFiles} is the most: split it into folders that each have a name`,
  );
  process.exitCode = 1;
}
