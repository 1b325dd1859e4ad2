// A floor that is to do the same work as the product says nothing if it does other work. Before anything is measured, both
// answer one request, and their answers and the statements that PostgreSQL logged are compared.
import { readFile, stat } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type pg from 'pg';
import type { Side } from './figures.ts';
import { listStatements } from './statement-log.ts';
import type { HotRequest } from './requests.ts';
import type { Scenario } from './scenarios/scenario.ts';
import type { World } from './world.ts';

interface Work {
  answer: unknown;
  statements: string[];
}

export interface Stage {
  world: World;
  pool: pg.Pool;
  urls: Record<Side, string>;
  postgresLog: string;
}

export async function assertSameWork(scenarios: readonly Scenario[], stage: Stage): Promise<void> {
  await logStatements(stage.pool, 'all');
  for (const scenario of scenarios.filter(({ floorIs }) => floorIs === 'same')) {
    const product = await watch(scenario, stage, stage.urls.product);
    const floor = await watch(scenario, stage, stage.urls.floor);
    if (isDeepStrictEqual(product, floor)) continue;
    throw new Error(
      `The floor of ${scenario.name} does not do what the product does.\n` +
        `Product: ${JSON.stringify(product, null, 2)}\nFloor: ${JSON.stringify(floor, null, 2)}`,
    );
  }
  await logStatements(stage.pool, 'none');
}

export async function logStatements(pool: pg.Pool, which: 'all' | 'none'): Promise<void> {
  // The prefix marks where an entry begins and whose it is.
  await pool.query(`alter system set log_line_prefix = '@%a@ '`);
  await pool.query(`alter system set log_statement = '${which}'`);
  await pool.query('select pg_reload_conf()');
  // Every connection is told, and looks before its next statement.
  await pause(300);
}

async function watch(scenario: Scenario, { world, postgresLog }: Stage, url: string): Promise<Work> {
  const requests = await scenario.prepare(world);
  const [first, request = first] = requests(0);
  if (!first || !request) throw new Error(`${scenario.name} sends nothing`);
  // What both remember from then on.
  await send(url, first);
  const { size } = await stat(postgresLog);
  const answer = await send(url, request);
  const written = (await readFile(postgresLog)).subarray(size).toString('utf8');
  return {
    answer: JSON.parse(answer, (key, value) => (scenario.freshFields?.includes(key) ? 'fresh' : value)),
    statements: listStatements(written).toSorted(),
  };
}

async function send(url: string, request: HotRequest): Promise<string> {
  const { body, headers } = request.setupRequest?.(request) ?? request;
  const response = await fetch(url + request.path, {
    method: request.method,
    headers: { ...request.headers, ...headers, 'user-agent': '' } as Record<string, string>,
    ...(body === undefined ? {} : { body }),
  });
  const answer = await response.text();
  if (response.status !== 200) throw new Error(`${request.path} was answered with ${response.status}: ${answer}`);
  return answer;
}
