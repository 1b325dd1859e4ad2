// `npm run bench`: the product against its floor, and what else was to be found out. `npm run bench -- names` measures
// those calls and findings alone. What has got worse since the last whole run makes it fail; `--accept` takes it as it is.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { closeAll } from './closers.ts';
import type { Closers } from './closers.ts';
import type { Finding, Inquiry } from './findings/finding.ts';
import { inquiries } from './findings/index.ts';
import { measure, roundSeconds } from './measure.ts';
import { openPool } from './open-product.ts';
import { startProduct } from './product.ts';
import { compareFigure, keepFigures, readCommit, readKeptFigures, writeKeptFigures } from './kept-figures.ts';
import type { Figure } from './kept-figures.ts';
import { drawFigures, drawTable, hasMissed, listFigures, writeReport } from './report.ts';
import type { Result } from './report.ts';
import { assertSameWork } from './same-work.ts';
import { scenarios } from './scenarios/index.ts';
import type { Scenario } from './scenarios/scenario.ts';
import { startFloor } from './start-floor.ts';
import { buildWorld } from './world.ts';

/** What takes longer is stuck. */
const longestInquiry = 8 * 60_000;
const longestMeasuring = 8 * 60_000;

interface Measured {
  results: Result[];
  postgres: string;
}

const closers: Closers = [];
let isStopping = false;

/** All that it starts has ended when it answers: the next measurement has the machine to itself. */
async function runAlone<T>(longest: number, work: (own: Closers) => Promise<T>): Promise<T> {
  const own: Closers = [];
  closers.push(() => closeAll(own));
  let watchdog: NodeJS.Timeout | undefined;
  const stuck = new Promise<never>((_, reject) => {
    watchdog = setTimeout(() => reject(new Error('The bench is stuck and gives up.')), longest);
  });
  try {
    return await Promise.race([work(own), stuck]);
  } finally {
    clearTimeout(watchdog);
    await closeAll(own);
  }
}

async function inquire({ name, inquire: find }: Inquiry): Promise<Finding> {
  console.log(`${name} …`);
  const finding = await runAlone(longestInquiry, find);
  console.log(`${finding.text}\n`);
  return finding;
}

async function measureAll(chosen: readonly Scenario[], own: Closers): Promise<Measured> {
  const product = await startProduct(own);
  const floor = await startFloor(product.connection, own);
  const pool = openPool(product.connection, 2, own);
  const urls = { product: product.url, floor: floor.url };
  const measureEach = async (): Promise<Measured> => {
    const world = await buildWorld(pool, product.url);
    await assertSameWork(chosen, { world, pool, urls, postgresLog: product.postgresLog });
    const seconds = roundSeconds(chosen.length);
    const results: Result[] = [];
    for (const scenario of chosen) {
      console.log(`${scenario.call} …`);
      const figures = await measure(scenario, world, urls, seconds);
      const finding = (await scenario.probe?.(world)) ?? null;
      results.push({ call: scenario.call, target: scenario.target, figures, finding });
    }
    const { rows } = await pool.query('show server_version');
    return { results, postgres: rows[0].server_version };
  };
  return Promise.race([measureEach(), product.failed, floor.failed]);
}

interface Wanted {
  names: readonly string[];
  /** What has got worse is what the next run compares with. */
  isAccepted: boolean;
}

async function run({ names, isAccepted }: Wanted): Promise<boolean> {
  const isChosen = ({ name }: { name: string }): boolean => names.length === 0 || names.includes(name);
  const findings: Record<string, Finding> = {};
  // Before any call is measured, since one of them measures this process.
  for (const inquiry of inquiries.filter(isChosen)) findings[inquiry.name] = await inquire(inquiry);
  const chosen = scenarios.filter(isChosen);
  const { results, postgres } =
    chosen.length === 0
      ? { results: [], postgres: '' }
      : await runAlone(longestMeasuring, (own) => measureAll(chosen, own));
  if (results.length > 0) console.log(`\n${drawTable(results)}\n`);
  for (const { finding } of results) if (finding) console.log(`${finding.text}\n`);

  const all = Object.values(findings);
  const figures = listFigures(results, findings);
  const isWhole = chosen.length === scenarios.length && all.length === inquiries.length;
  const isWorse = await compare(figures, { isWhole, isAccepted }, (commit, table) =>
    writeReport(results, all, { now: new Date(), postgres, commit, figures: table }),
  );
  return !isWorse && !hasMissed(results) && all.every(({ isReached }) => isReached);
}

/** Whether anything has got worse. Only a whole run is written down: of others, nobody knows what ran beside them. */
async function compare(
  figures: readonly Figure[],
  { isWhole, isAccepted }: { isWhole: boolean; isAccepted: boolean },
  write: (commit: string, table: string) => string,
): Promise<boolean> {
  const last = await readKeptFigures();
  const table = drawFigures(figures, last);
  console.log(`${table}\n`);
  if (isWhole) {
    const commit = await readCommit();
    const date = new Date().toISOString().slice(0, 10);
    await writeFile(join(import.meta.dirname, 'results.md'), write(commit, table));
    await writeKeptFigures(keepFigures(figures, last, { commit, date, isAccepted }));
  }
  return !isAccepted && figures.some((figure) => compareFigure(figure, last[figure.name]?.value) === 'worse');
}

async function stop(code: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  await closeAll(closers);
  process.exit(code);
}

const names = process.argv.slice(2).filter((given) => given !== '--accept');
const isAccepted = process.argv.includes('--accept');
const known = [...scenarios, ...inquiries].map(({ name }) => name);
const unknown = names.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
  process.exit(2);
}

process.on('SIGINT', () => void stop(130));
process.on('SIGTERM', () => void stop(143));

try {
  await stop((await run({ names, isAccepted })) ? 0 : 1);
} catch (error) {
  if (!isStopping) console.error(error);
  await stop(1);
}
