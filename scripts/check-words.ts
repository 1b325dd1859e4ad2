// Words that readers had to guess at, and second ways to say what the code has one way for: what it says instead.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const replaced: [RegExp, string][] = [
  [/\bwhoever\b/i, 'anybody who, or the person by their role'],
  [/how-?manieth/i, 'the number of'],
  [/\b\w*Wish(es)?\b/, 'request, query, or what is wanted'],
  [/\boutdates?\b/i, 'invalidate'],
  [/showToast\([^()]*\.message\b|=> showToast\(message\b/, 'tellFailure'],
];

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' });
const files = listed
  .split('\n')
  .filter((name) => /\.(ts|tsx|css|md)$/.test(name) && name !== 'scripts/check-words.ts' && name !== '');
for (const file of files) {
  for (const [at, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    for (const [word, instead] of replaced) {
      const found = word.exec(line);
      if (!found) continue;
      console.log(`${file}:${at + 1} says "${found[0]}"; say ${instead}: ${line.trim()}`);
      process.exitCode = 1;
    }
  }
}
