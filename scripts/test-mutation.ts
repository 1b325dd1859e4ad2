// How well the tests of what must not be wrong would notice a mistake: each part is changed in many small ways, one at a time, and
// its own tests should fail. `npm run test:mutation`, or `npm run test:mutation -- keys` for one part.
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

interface Part {
  folder: string;
  mutate: string[];
  /** What speaks of it: a mutant that nobody there notices has survived, whatever others would have said. */
  tests: string[];
  options?: string[];
}

/** Texts of statements are described by PostgreSQL before the tests begin; here the rules around them are changed. */
const onDatabase = ['--concurrency', '1', '--timeoutMS', '60000', '--dryRunTimeoutMinutes', '30'];

/** Without braces: Stryker reads commas as the ends of names. */
const inFolder = (folder: string, ...names: string[]) => names.map((name) => `${folder}/${name}.ts`);

const parts: Record<string, Part> = {
  grading: {
    folder: 'packages/questions',
    mutate: inFolder(
      'src',
      '**/grade',
      'blank/match-in-any-order',
      'grade/compare-text',
      'grade/grading',
      'grade/score',
    ),
    tests: ['src/**/grade.test.ts', 'src/grade/{compare-text,score}.test.ts'],
  },
  outbox: {
    folder: 'apps/web',
    mutate: inFolder(
      'src/features/practice/outbox',
      'backoff',
      'outbox',
      'sealed-store',
      'server-clock',
      'tab-lock',
      'take-batch',
      'verdict',
    ),
    tests: ['src/features/practice/outbox/*.test.ts'],
  },
  access: {
    folder: 'apps/server',
    mutate: inFolder(
      'src/features',
      'exam/access/exam-access',
      'exam/access/open-exam',
      'group/access/shared-exams',
      'bundle/bundle-access',
    ),
    tests: ['src/features/exam/{access/*,delete-exam,media/open-file}.test.ts'],
    options: onDatabase,
  },
  keys: {
    folder: 'apps/server',
    mutate: inFolder(
      'src/features',
      'question-key/question-key',
      'homework/marker-keys/marker-keys',
      'attempt/report/show-keys',
    ),
    tests: ['src/features/{question-key,homework/marker-keys,attempt/report}/*.test.ts'],
    options: onDatabase,
  },
  'hand-in': {
    folder: 'apps/server',
    mutate: inFolder(
      'src/features/attempt/hand-in',
      'close-attempt',
      'follow-grades',
      'grade-answer',
      'hand-in',
      'record-grades',
      'release-results',
    ),
    tests: [
      'src/features/{attempt/hand-in/*,attempt/report/{keys,homework-rules},homework/regrade/follow-figures}.test.ts',
    ],
    options: onDatabase,
  },
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}

const config = resolve('stryker.config.json');
let failed = 0;
for (const [name, { folder, mutate, tests, options = [] }] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`\n${name}: ${folder}`);
  const { status } = spawnSync('stryker', ['run', config, '--mutate', mutate.join(','), ...options], {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, MUTATION_TESTS: JSON.stringify(tests), NODE_COMPILE_CACHE: resolve('.cache/compiled') },
  });
  if (status !== 0) failed++;
}
process.exitCode = failed;
