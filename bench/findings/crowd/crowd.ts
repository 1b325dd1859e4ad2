// A school sits an exam together: everybody begins within half a minute and hands in within a quarter of one.
import { setTimeout as pause } from 'node:timers/promises';
import { practiceTypes } from '@tiku/contract/limits';
import type { Pool } from 'pg';
import { insertExam } from '../../attempts.ts';
import type { Client } from '../../client.ts';
import { percentile } from '../../figures.ts';
import { readMemory } from '../../memory.ts';
import { openProduct } from '../../open-product.ts';
import type { Product } from '../../product.ts';
import { writeTable } from '../../table.ts';
import type { Finding, Inquiry } from '../finding.ts';
import { buildMixedQuestions } from '../grading/mixed-questions.ts';
import { insertCrowd } from '../people.ts';

const size = 2_000;
const questionCount = 20;
/** Seconds: within which all begin, between two saves, and within which all hand in. */
const timing = { begin: 25, save: 10, work: 60, handIn: 15 };
const connections = 200;
/** Milliseconds at the 99th percentile, and MiB of all processes together. */
const goals = { wait: 2_000, memory: 450 };

const steps = ['begin', 'read', 'save', 'hand in'] as const;
type Step = (typeof steps)[number];

interface Seen {
  times: Record<Step, number[]>;
  failed: number;
  memory: number;
}

const address = {
  begin: 'POST /exam/user_online_prac/create_answer',
  read: 'POST /app/user/exam/questions',
  save: 'POST /exam/user_online_prac/answer_details',
  'hand in': 'POST /exam/user_online_prac/handin_answer',
} as const;

/** Nothing is sent a second time: what fails once has failed. */
async function ask(client: Client, seen: Seen, step: Step, headers: Record<string, string>, request: object) {
  const started = performance.now();
  try {
    const answer = await client.ask(address[step], headers, request);
    seen.times[step].push(performance.now() - started);
    return JSON.parse(answer.toString()) as { answer_id?: number };
  } catch {
    seen.failed++;
    return {};
  }
}

async function takePart(
  client: Client,
  seen: Seen,
  headers: Record<string, string>,
  { exam_id, answers, end }: { exam_id: number; answers: readonly unknown[]; end: number },
): Promise<void> {
  await pause(Math.random() * timing.begin * 1_000);
  const { answer_id = 0 } = await ask(client, seen, 'begin', headers, { exam_id, prac_type: practiceTypes.test });
  const noes = answers.map((_, at) => at + 1);
  await ask(client, seen, 'read', headers, { exam_id, answer_id, noes, limit: 100 });
  for (let no = 1; performance.now() + timing.save * 1_000 < end; no++) {
    await pause(timing.save * 1_000);
    await ask(client, seen, 'save', headers, { answer_id, answer_details: [{ no, seq: no, answer: answers[no - 1] }] });
  }
  await pause(Math.max(0, end - performance.now()) + Math.random() * timing.handIn * 1_000);
  await ask(client, seen, 'hand in', headers, { answer_id, answer_details: [] });
}

/** The most that the processes held at once, looked at every few seconds. */
async function watchMemory({ processId }: Product, seen: Seen, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const held = (await readMemory(processId)).reduce((sum, each) => sum + each, 0);
    seen.memory = Math.max(seen.memory, held);
    await pause(3_000);
  }
}

async function sitTogether(product: Product, pool: Pool, client: Client): Promise<Seen> {
  const { questions, answers } = buildMixedQuestions(questionCount);
  const exam_id = await insertExam(pool, questions);
  const people = await insertCrowd(pool, 'sitter', size);
  await pool.query('vacuum analyze');
  const seen: Seen = { times: { begin: [], read: [], save: [], 'hand in': [] }, failed: 0, memory: 0 };
  const end = performance.now() + timing.work * 1_000;
  let isOver = false;
  const watching = watchMemory(product, seen, () => isOver);
  await Promise.all(people.map(({ headers }) => takePart(client, seen, headers, { exam_id, answers, end })));
  isOver = true;
  await watching;
  return seen;
}

export const crowd: Inquiry = {
  name: 'crowd',
  inquire: async (closers) => {
    const { product, pool, client } = await openProduct(closers, { pooled: 2, clients: connections });
    return describe(await Promise.race([sitTogether(product, pool, client), product.failed]));
  },
};

function shown(times: readonly number[], share: number): number {
  return times.length === 0 ? 0 : percentile(times, share);
}

function describe({ times, failed, memory }: Seen): Finding {
  const worst = Math.max(...steps.map((step) => shown(times[step], 0.99)));
  const rows = steps.map((step) => [
    step,
    String(times[step].length),
    shown(times[step], 0.5).toFixed(0),
    shown(times[step], 0.99).toFixed(0),
  ]);
  return {
    isReached: failed === 0 && worst <= goals.wait && memory <= goals.memory,
    figures: [
      ...steps.map((step) => {
        const value = shown(times[step], 0.99);
        return { name: `${step}, p99`, value, unit: 'ms', better: 'less' as const, goal: goals.wait, noise: 0.5 };
      }),
      { name: 'failed', value: failed, unit: '', better: 'less', goal: 0 },
      { name: 'memory', value: memory, unit: 'MiB', better: 'less', goal: goals.memory, noise: 0.1 },
    ],
    text: [
      `${size.toLocaleString('en')} people begin a test within ${timing.begin} s, save every ${timing.save} s and hand in within ${timing.handIn} s: ${failed} requests`,
      `fail, none wanted, and the p99 is at most ${worst.toFixed(0)} ms, ${goals.wait} wanted. All processes together hold at most`,
      `${memory.toFixed(0)} MiB, ${goals.memory} wanted. In milliseconds:`,
      '',
      writeTable(['step', 'requests', 'p50', 'p99'], rows, 1),
    ].join('\n'),
  };
}
