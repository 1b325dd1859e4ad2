// How many statements each step sends: what a request costs in Node is mostly that, and it is the same on every machine.
import { readFile, stat } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Client } from '../../client.ts';
import { logStatements } from '../../same-work.ts';
import { listStatements } from '../../statement-log.ts';
import type { Sitting, Step } from './steps.ts';

/** What a process asks now and then, without a request. */
const ofProcess = /from revocation|from session_token/;

/** PostgreSQL writes its log a moment later. */
const patience = 100;

/** Of the first request of each step. */
export async function countStatements(
  client: Client,
  way: readonly Step[],
  sitting: Sitting,
  { pool, log }: { pool: pg.Pool; log: string },
): Promise<number[]> {
  await logStatements(pool, 'all');
  const counts: number[] = [];
  for (const step of way) {
    const [first, ...others] = step.requests(sitting);
    const { size } = await stat(log);
    if (first) await send(client, step, sitting, first);
    await pause(patience);
    const written = (await readFile(log)).subarray(size).toString('utf8');
    counts.push(listStatements(written).filter((text) => !ofProcess.test(text)).length);
    for (const request of others) await send(client, step, sitting, request);
  }
  await logStatements(pool, 'none');
  return counts;
}

async function send(client: Client, step: Step, sitting: Sitting, request: object): Promise<void> {
  const answer = await client.ask(step.address, sitting.headers, request);
  step.hear?.(sitting, JSON.parse(answer.toString()) as { answer_id: number });
}
