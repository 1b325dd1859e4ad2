// `npm run bench`: the product against its floor, and what else was to be found out. `npm run bench -- names` measures
// those calls and findings alone.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { closeAll } from './closers.ts';
import type { Closers } from './closers.ts';
import type { Finding, Inquiry } from './findings/finding.ts';
import { inquiries } from './findings/index.ts';
import { measure, roundSeconds } from './measure.ts';
import { openPool } from './open-product.ts';
import { startProduct } from './product.ts';
import { drawTable, hasMissed, writeReport } from './report.ts';
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

async function run(names: readonly string[]): Promise<boolean> {
  const isChosen = ({ name }: { name: string }): boolean => names.length === 0 || names.includes(name);
  const findings: Finding[] = [];
  // Before any call is measured, since one of them measures this process.
  for (const inquiry of inquiries.filter(isChosen)) findings.push(await inquire(inquiry));
  const chosen = scenarios.filter(isChosen);
  if (chosen.length === 0) return findings.every(({ isReached }) => isReached);

  const { results, postgres } = await runAlone(longestMeasuring, (own) => measureAll(chosen, own));
  console.log(`\n${drawTable(results)}\n`);
  for (const { finding } of results) if (finding) console.log(`${finding.text}\n`);
  if (chosen.length === scenarios.length && findings.length === inquiries.length) {
    const report = writeReport(results, findings, new Date(), postgres);
    await writeFile(join(import.meta.dirname, 'results.md'), report);
  }
  return !hasMissed(results) && findings.every(({ isReached }) => isReached);
}

async function stop(code: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  await closeAll(closers);
  process.exit(code);
}

const names = process.argv.slice(2);
const known = [...scenarios, ...inquiries].map(({ name }) => name);
const unknown = names.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
  process.exit(2);
}

process.on('SIGINT', () => void stop(130));
process.on('SIGTERM', () => void stop(143));

try {
  await stop((await run(names)) ? 0 : 1);
} catch (error) {
  if (!isStopping) console.error(error);
  await stop(1);
}
