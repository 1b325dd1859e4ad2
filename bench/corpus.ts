// `npm run corpus`: how much of a generated corpus of layouts is read exactly, and what is wrong without a word.
import { corpusLanguages } from '../packages/papers/src/testing/corpus/languages.ts';
import { measureCorpus } from '../packages/papers/src/testing/corpus/measure.ts';
import type { Measured } from '../packages/papers/src/testing/corpus/measure.ts';

const isWhole = process.argv.includes('--all');
const measured = await measureCorpus();

function sum(files: readonly Measured[], part: 'fields' | 'exact' | 'silent'): number {
  return files.reduce((total, file) => total + file[part], 0);
}

function describe(name: string, files: readonly Measured[]): string {
  const share = ((100 * sum(files, 'exact')) / sum(files, 'fields')).toFixed(2);
  const held = files.filter(({ isHeld }) => isHeld).length;
  return `${name}: ${share} % of ${sum(files, 'fields')} fields exact, ${sum(files, 'silent')} wrong without a warning; ${held} of ${files.length} files wait to be asked about`;
}

const known = new Set(corpusLanguages.filter(({ isKnown }) => isKnown).map(({ code }) => code));
console.log(describe('all layouts', measured));
console.log(
  describe(
    'headers in words we know',
    measured.filter(({ language }) => known.has(language)),
  ),
);
console.log(
  describe(
    'headers in words we do not know',
    measured.filter(({ language }) => !known.has(language)),
  ),
);
for (const layout of new Set(measured.map((file) => file.layout))) {
  const files = measured.filter((file) => file.layout === layout);
  const isExact = sum(files, 'exact') === sum(files, 'fields') && sum(files, 'silent') === 0;
  if (isExact && !isWhole) continue;
  console.log(describe(`  ${layout}`, files));
  for (const { language, fields, exact, silent, isHeld, example } of files) {
    if (example !== '')
      console.log(`    ${language} ${exact}/${fields} silent ${silent}${isHeld ? ' held' : ''}: ${example}`);
  }
}
process.exitCode = sum(measured, 'silent') > 0 ? 1 : 0;
