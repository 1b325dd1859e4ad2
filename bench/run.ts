// `npm run bench`: the product against its floor, in one run. `npm run bench -- name` measures one call, or grading.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Pool } from 'pg';
import { closeAll } from './closers.ts';
import type { Closers } from './closers.ts';
import { measureGrading } from './grading.ts';
import { measure, roundSeconds } from './measure.ts';
import { startProduct } from './product.ts';
import type { Product } from './product.ts';
import { drawTable, hasMissed, writeReport } from './report.ts';
import type { Result } from './report.ts';
import { assertSameWork } from './same-work.ts';
import { scenarios } from './scenarios/index.ts';
import type { Finding, Scenario } from './scenarios/scenario.ts';
import { startFloor } from './start-floor.ts';
import type { Floor } from './start-floor.ts';
import { buildWorld } from './world.ts';

/** A run that takes longer is stuck. */
const longestRun = 8 * 60_000;

const closers: Closers = [];
let isStopping = false;

async function run(chosen: readonly Scenario[], grading: Finding | null): Promise<Result[]> {
  if (chosen.length === 0) return [];
  const product = await startProduct(closers);
  const floor = await startFloor(product.connection, closers);
  return Promise.race([measureAll(chosen, product, floor, grading), product.failed, floor.failed]);
}

async function measureAll(
  chosen: readonly Scenario[],
  product: Product,
  floor: Floor,
  grading: Finding | null,
): Promise<Result[]> {
  const pool = new Pool({ ...product.connection, max: 2 });
  pool.on('error', () => {});
  closers.push(() => pool.end());
  const urls = { product: product.url, floor: floor.url };
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
  console.log(`\n${drawTable(results)}\n`);
  for (const { finding } of results) if (finding) console.log(`${finding.text}\n`);
  if (chosen.length === scenarios.length && grading) {
    const { rows } = await pool.query('show server_version');
    const report = writeReport(results, grading, new Date(), rows[0].server_version);
    await writeFile(join(import.meta.dirname, 'results.md'), report);
  }
  return results;
}

async function stop(code: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  await closeAll(closers);
  process.exit(code);
}

const names = process.argv.slice(2);
const known = [...scenarios.map((scenario) => scenario.name), 'grading'];
const unknown = names.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
  process.exit(2);
}
const isChosen = (name: string): boolean => names.length === 0 || names.includes(name);

process.on('SIGINT', () => void stop(130));
process.on('SIGTERM', () => void stop(143));
const watchdog = setTimeout(() => {
  console.error('The bench is stuck and gives up.');
  void stop(1);
}, longestRun);
watchdog.unref();

try {
  // Before anything else is started, since it measures this process.
  const grading = isChosen('grading') ? measureGrading() : null;
  if (grading) console.log(`${grading.text}\n`);
  const results = await run(
    scenarios.filter(({ name }) => isChosen(name)),
    grading,
  );
  await stop(hasMissed(results) || grading?.isReached === false ? 1 : 0);
} catch (error) {
  if (!isStopping) console.error(error);
  await stop(1);
}
