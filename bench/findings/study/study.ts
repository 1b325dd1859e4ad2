// What statistics, the home page and the review cost somebody with a million answers behind them, and what writing the sums of a day
// costs a hand-in.
import { readFile, stat } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { Address, ResponseOf } from '@tiku/contract';
import { practiceTypes } from '@tiku/contract/limits';
import type { Pool } from 'pg';
import { insertExam } from '../../attempts.ts';
import type { Client } from '../../client.ts';
import { openProduct } from '../../open-product.ts';
import { buildWorld } from '../../world.ts';
import type { Finding, Inquiry } from '../finding.ts';
import { buildMixedQuestions } from '../grading/mixed-questions.ts';
import { describeGrowth } from '../growth.ts';
import { seedQuestions, seedStudy } from './seed-study.ts';

const sizes = { few: 1_000, many: 1_000_000 };
type Size = keyof typeof sizes;
const rounds = 60;
const warmUpRounds = 10;
const worstRatio = 1.5;
const mostOfHandIn = 0.1;
const handIns = 200;

const DAY_MS = 24 * 60 * 60_000;
const dayAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

const calls: readonly { name: string; address: Address; request: object }[] = [
  { name: 'home', address: 'GET /user/webhome', request: {} },
  { name: 'review, summary', address: 'GET /review/summary', request: {} },
  { name: 'review, queue', address: 'GET /review/queue', request: {} },
  {
    name: 'overview of a year',
    address: 'GET /user/study/statistics/overview',
    request: { from: dayAgo(363), to: dayAgo(0) },
  },
  { name: 'days', address: 'GET /user/study/statistics/logs', request: { from: dayAgo(58), to: dayAgo(0) } },
  {
    name: 'months',
    address: 'GET /user/study/statistics/month/logs',
    request: { from: dayAgo(363).slice(0, 7), to: dayAgo(0).slice(0, 7) },
  },
  { name: 'a day', address: 'GET /user/study/statistics/log/details', request: { date: dayAgo(10) } },
];

interface Person {
  headers: Record<string, string>;
  times: Map<string, number[]>;
}

export const study: Inquiry = {
  name: 'study',
  inquire: async (closers) => {
    const { product, pool, client } = await openProduct(closers);
    const measuring = async (): Promise<Finding> => {
      const { headers } = await buildWorld(pool, product.url);
      await seedQuestions(pool);
      const people = {
        few: await seat(pool, client, 'few', headers[0]),
        many: await seat(pool, client, 'many', headers[1]),
      };
      await pool.query('vacuum analyze');
      for (let round = -warmUpRounds; round < rounds; round++) {
        const order = round % 2 === 0 ? [people.few, people.many] : [people.many, people.few];
        for (const call of calls) for (const person of order) await timeCall(client, person, call, round >= 0);
      }
      const growth = describe(people);
      const share = await measureSums(pool, client, product.postgresLog, headers);
      return {
        isReached: growth.isReached && share <= mostOfHandIn,
        text: [
          growth.text,
          '',
          `Of what PostgreSQL does for a hand-in of 30 answers, writing the day's study is ${(100 * share).toFixed(0)} %,`,
          `at most ${100 * mostOfHandIn} wanted.`,
        ].join('\n'),
      };
    };
    return Promise.race([measuring(), product.failed]);
  },
};

async function seat(pool: Pool, client: Client, size: Size, headers: Record<string, string> = {}): Promise<Person> {
  const answer = await client.ask('GET /app/account/info', headers, {});
  const info = JSON.parse(answer.toString()) as ResponseOf<'GET /app/account/info'>;
  await seedStudy(pool, info.account.id, sizes[size]);
  return { headers, times: new Map() };
}

async function timeCall(
  client: Client,
  person: Person,
  { name, address, request }: (typeof calls)[number],
  counts: boolean,
): Promise<void> {
  const started = performance.now();
  await client.ask(address, person.headers, request);
  if (counts) person.times.set(name, [...(person.times.get(name) ?? []), performance.now() - started]);
}

function describe(people: Record<Size, Person>): Finding {
  const growths = calls.map(({ name }) => ({
    name,
    few: people.few.times.get(name) ?? [],
    many: people.many.times.get(name) ?? [],
  }));
  return describeGrowth(growths, {
    few: sizes.few,
    many: sizes.many,
    worstRatio,
    says: (few, many) => [`With ${many} answers behind them, what somebody learned takes`, `what it takes with ${few}`],
  });
}

/** The part of the statement that adds to the day, in the time that PostgreSQL logs for all statements of hand-ins. */
async function measureSums(
  pool: Pool,
  client: Client,
  postgresLog: string,
  headers: readonly Record<string, string>[],
): Promise<number> {
  const { questions, answers } = buildMixedQuestions(30);
  const examId = await insertExam(pool, questions);
  const begun: { own: Record<string, string>; answerId: number }[] = [];
  for (let at = 0; at < handIns; at++) {
    const own = headers[at % headers.length] ?? {};
    const request = { exam_id: examId, prac_type: practiceTypes.test };
    const answer = await client.ask('POST /exam/user_online_prac/create_answer', own, request);
    const { answer_id } = JSON.parse(answer.toString()) as { answer_id: number };
    const details = answers.map((given, index) => ({ no: index + 1, seq: index + 1, answer: given }));
    await client.ask('POST /exam/user_online_prac/answer_details', own, { answer_id, answer_details: details });
    begun.push({ own, answerId: answer_id });
  }
  await logDurations(pool, 0);
  const { size } = await stat(postgresLog);
  for (const { own, answerId } of begun) {
    await client.ask('POST /exam/user_online_prac/handin_answer', own, { answer_id: answerId, answer_details: [] });
  }
  await logDurations(pool, -1);
  const log = (await readFile(postgresLog)).subarray(size).toString('utf8');
  const entries = log.split(/^(?=.*LOG:\s+duration: )/m);
  return sumOf(entries.filter((entry) => entry.includes('insert into study_day'))) / sumOf(entries);
}

function sumOf(entries: readonly string[]): number {
  return entries.reduce((total, entry) => total + Number(/duration: ([\d.]+) ms/.exec(entry)?.[1] ?? 0), 0);
}

async function logDurations(pool: Pool, from: 0 | -1): Promise<void> {
  await pool.query(`alter system set log_min_duration_statement = ${from}`);
  await pool.query('select pg_reload_conf()');
  await pause(300);
}
