// What a whole attempt costs in all processes, step by step: rates alone do not see what PostgreSQL has to do.
import { buildMixedQuestions } from '../grading/mixed-questions.ts';
import { insertExam } from '../../attempts.ts';
import type { Client } from '../../client.ts';
import { readCpu } from '../../cpu.ts';
import { openProduct } from '../../open-product.ts';
import { writeTable } from '../../table.ts';
import { buildWorld } from '../../world.ts';
import type { Finding, Inquiry } from '../finding.ts';
import { countStatements } from './count-statements.ts';
import { browserSteps, questionCount, steps } from './steps.ts';
import type { Sitting, Step } from './steps.ts';

const clients = 8;
const warmUp = 150;
const measured = 300;
/** Milliseconds of all processes together. */
const most = 30;

interface Cost {
  name: string;
  requests: number;
  perSecond: number;
  /** Milliseconds a request. */
  node: number;
  postgres: number;
  /** That its first request sends. */
  statements?: number;
}

export const wholeAttempt: Inquiry = {
  name: 'whole-attempt',
  inquire: async (closers) => {
    const { product, pool, client } = await openProduct(closers, { pooled: 2, clients });
    const { headers } = await buildWorld(pool, product.url);
    const { questions, answers } = buildMixedQuestions(questionCount);
    const examId = await insertExam(pool, questions);
    // Of either way by other people: who has been through the exam before costs less.
    const sit = (count: number, way: number) =>
      Array.from({ length: count }, (_, at): Sitting => {
        return { headers: headers[(at + way * 500) % headers.length] ?? {}, examId, answerId: 0, answers };
      });
    const measure = async (): Promise<Finding> => {
      const ways = [steps, browserSteps];
      for (const [at, way] of ways.entries()) await runSteps(client, way, sit(warmUp, at), product);
      await pool.query('vacuum analyze');
      const costs: Cost[][] = [];
      for (const [at, way] of ways.entries()) costs.push(await runSteps(client, way, sit(measured, at), product));
      const [sitting] = sit(1, 0);
      for (const [at, way] of ways.entries()) {
        const counts = sitting ? await countStatements(client, way, sitting, { pool, log: product.postgresLog }) : [];
        for (const [step, cost] of costs[at]?.entries() ?? []) cost.statements = counts[step] ?? 0;
      }
      return describe(costs[0] ?? [], costs[1] ?? []);
    };
    return Promise.race([measure(), product.failed]);
  },
};

interface Processes {
  processId: number;
  postgresId: number;
}

async function runSteps(
  client: Client,
  way: readonly Step[],
  sittings: readonly Sitting[],
  processes: Processes,
): Promise<Cost[]> {
  const costs: Cost[] = [];
  for (const step of way) costs.push(await runStep(client, step, sittings, processes));
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

const costOf = ({ node, postgres }: Cost) => node + postgres;
const sumOf = (costs: readonly Cost[], of: (cost: Cost) => number) =>
  costs.reduce((total, cost) => total + of(cost) * cost.requests, 0);
const requestsIn = (costs: readonly Cost[]) => costs.reduce((total, { requests }) => total + requests, 0);

function drawCosts(costs: readonly Cost[]): string {
  const rows = costs.map(({ name, requests: times, perSecond, node, postgres, statements = 0 }) => [
    times === 1 ? name : `${name} (${times} times)`,
    perSecond.toFixed(0),
    node.toFixed(2),
    postgres.toFixed(2),
    String(statements),
  ]);
  const sums = [sumOf(costs, ({ node }) => node).toFixed(1), sumOf(costs, ({ postgres }) => postgres).toFixed(1)];
  const statements = String(sumOf(costs, (cost) => cost.statements ?? 0));
  return writeTable(
    ['step', '/s', 'node', 'PostgreSQL', 'statements'],
    [...rows, ['whole attempt', '', ...sums, statements]],
    1,
  );
}

function describe(costs: readonly Cost[], browsers: readonly Cost[]): Finding {
  const total = sumOf(costs, costOf);
  const browser = sumOf(browsers, costOf);
  const statements = sumOf(browsers, (cost) => cost.statements ?? 0);
  return {
    isReached: total <= most && browser <= most,
    figures: [
      { name: 'CPU', value: total, unit: 'ms', better: 'less', goal: most, noise: 0.15 },
      { name: 'CPU as the browser asks', value: browser, unit: 'ms', better: 'less', goal: most, noise: 0.15 },
      // Counted, and the same in every run.
      { name: 'statements', value: statements, unit: '', better: 'less', goal: null, noise: 0.02 },
      ...costs.map((cost) => {
        const figure = { value: costOf(cost), unit: 'ms', better: 'less', goal: null } as const;
        return { name: cost.name, ...figure };
      }),
    ],
    text: [
      `A whole attempt at ${questionCount} questions, ${requestsIn(costs)} requests from its start to its report by ${clients} people at`,
      `once, costs ${total.toFixed(1)} ms of CPU in all processes, at most ${most} wanted. A request takes, in milliseconds of CPU:`,
      '',
      drawCosts(costs),
      '',
      `The same as the browser asks, in ${requestsIn(browsers)} requests, costs ${browser.toFixed(1)} ms:`,
      '',
      drawCosts(browsers),
    ].join('\n'),
  };
}
