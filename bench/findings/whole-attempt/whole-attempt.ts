// What a whole attempt costs in all processes, step by step: rates alone do not see what PostgreSQL has to do.
import { buildMixedQuestions } from '../grading/mixed-questions.ts';
import { insertExam } from '../../attempts.ts';
import type { Client } from '../../client.ts';
import { readCpu } from '../../cpu.ts';
import { openProduct } from '../../open-product.ts';
import { writeTable } from '../../table.ts';
import { buildWorld } from '../../world.ts';
import type { Finding, Inquiry } from '../finding.ts';
import { questionCount, steps } from './steps.ts';
import type { Sitting, Step } from './steps.ts';

const clients = 8;
const warmUp = 150;
const measured = 300;
/** Milliseconds of all processes together. */
const most = 40;

interface Cost {
  name: string;
  requests: number;
  perSecond: number;
  /** Milliseconds a request. */
  node: number;
  postgres: number;
}

export const wholeAttempt: Inquiry = {
  name: 'whole-attempt',
  inquire: async (closers) => {
    const { product, pool, client } = await openProduct(closers, { pooled: 2, clients });
    const { headers } = await buildWorld(pool, product.url);
    const { questions, answers } = buildMixedQuestions(questionCount);
    const examId = await insertExam(pool, questions);
    const sit = (count: number) =>
      Array.from({ length: count }, (_, at): Sitting => {
        return { headers: headers[at % headers.length] ?? {}, examId, answerId: 0, answers };
      });
    const measure = async (): Promise<Finding> => {
      await runSteps(client, sit(warmUp), product);
      await pool.query('vacuum analyze');
      return describe(await runSteps(client, sit(measured), product));
    };
    return Promise.race([measure(), product.failed]);
  },
};

interface Processes {
  processId: number;
  postgresId: number;
}

async function runSteps(client: Client, sittings: readonly Sitting[], processes: Processes): Promise<Cost[]> {
  const costs: Cost[] = [];
  for (const step of steps) costs.push(await runStep(client, step, sittings, processes));
  return costs;
}

async function runStep(
  client: Client,
  step: Step,
  sittings: readonly Sitting[],
  { processId, postgresId }: Processes,
): Promise<Cost> {
  const read = async () => ({
    node: await readCpu(processId, postgresId),
    postgres: await readCpu(postgresId),
    time: performance.now(),
  });
  const before = await read();
  const waiting = [...sittings];
  let requests = 0;
  const work = async () => {
    for (let sitting = waiting.shift(); sitting; sitting = waiting.shift()) {
      for (const request of step.requests(sitting)) {
        const answer = await client.ask(step.address, sitting.headers, request);
        requests++;
        step.hear?.(sitting, JSON.parse(answer.toString()) as { answer_id: number });
      }
    }
  };
  await Promise.all(Array.from({ length: clients }, work));
  const after = await read();
  return {
    name: step.name,
    requests: requests / sittings.length,
    perSecond: (requests * 1000) / (after.time - before.time),
    node: (after.node - before.node) / requests,
    postgres: (after.postgres - before.postgres) / requests,
  };
}

function describe(costs: readonly Cost[]): Finding {
  const sum = (of: 'node' | 'postgres') => costs.reduce((total, cost) => total + cost[of] * cost.requests, 0);
  const requests = costs.reduce((total, cost) => total + cost.requests, 0);
  const total = sum('node') + sum('postgres');
  const rows = costs.map(({ name, requests: times, perSecond, node, postgres }) => [
    times === 1 ? name : `${name} (${times} times)`,
    perSecond.toFixed(0),
    node.toFixed(2),
    postgres.toFixed(2),
  ]);
  return {
    isReached: total <= most,
    figures: [
      { name: 'CPU', value: total, unit: 'ms', better: 'less', goal: most, noise: 0.15 },
      ...costs.map(({ name, node, postgres }) => {
        const figure = { value: node + postgres, unit: 'ms', better: 'less', goal: null } as const;
        return { name, ...figure };
      }),
    ],
    text: [
      `A whole attempt at ${questionCount} questions, ${requests} requests from its start to its report by ${clients} people at`,
      `once, costs ${total.toFixed(1)} ms of CPU in all processes, at most ${most} wanted. A request takes, in milliseconds of CPU:`,
      '',
      writeTable(
        ['step', '/s', 'node', 'PostgreSQL'],
        [...rows, ['whole attempt', '', sum('node').toFixed(1), sum('postgres').toFixed(1)]],
        1,
      ),
    ].join('\n'),
  };
}
