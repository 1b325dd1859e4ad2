// A whole school year sits a homework together, and is watched; beside it the same people take a plain test.
import { setTimeout as pause } from 'node:timers/promises';
import { practiceTypes } from '@tiku/contract/limits';
import type { Pool } from 'pg';
import type { Client } from '../../client.ts';
import { percentile } from '../../figures.ts';
import { openProduct } from '../../open-product.ts';
import { writeTable } from '../../table.ts';
import type { Finding, Inquiry } from '../finding.ts';
import { buildMixedQuestions } from '../grading/mixed-questions.ts';
import { seedClass } from './seed-class.ts';
import type { SchoolClass } from './seed-class.ts';

const size = 2_000;
const questionCount = 20;
/** Seconds: within which everybody begins, between two saves, until the end is near, and within which all hand in. */
const timing = { begin: 60, save: 10, work: 75, handIn: 5 };
const connections = 200;
const tries = 6;

interface Figures {
  name: string;
  begin: number[];
  save: number[];
  handIn: number[];
  /** Milliseconds from the first to the last. */
  handingIn: number;
  watch: number[];
  retries: number;
  failed: number;
  lost: number;
  twice: number;
}

interface Sat {
  figures: Figures;
  client: Client;
}

/** Sent again after a moment, as browsers do; what still fails is counted. */
async function ask<T>(
  { client, figures }: Sat,
  times: number[],
  ...sent: Parameters<Client['ask']>
): Promise<T | null> {
  for (let done = 1; done <= tries; done += 1) {
    const started = performance.now();
    try {
      const answer = await client.ask(...sent);
      times.push(performance.now() - started);
      return JSON.parse(answer.toString()) as T;
    } catch {
      if (done < tries) figures.retries += 1;
      await pause(200 * done);
    }
  }
  figures.failed += 1;
  return null;
}

interface Kept {
  answerId: number;
  saved: number;
}

async function takePart(
  sat: Sat,
  headers: Record<string, string>,
  request: { exam_id: number; prac_type: number },
  answers: readonly unknown[],
  ends: { hand: number },
): Promise<Kept> {
  const { figures } = sat;
  await pause(Math.random() * timing.begin * 1_000);
  const create = 'POST /exam/user_online_prac/create_answer';
  const begun = await ask<{ answer_id: number }>(sat, figures.begin, create, headers, request);
  const answer_id = begun?.answer_id ?? 0;
  let saved = 0;
  for (let no = 1; no <= answers.length && performance.now() < ends.hand; no += 1) {
    const answer_details = [{ no, seq: no, answer: answers[no - 1] }];
    const save = 'POST /exam/user_online_prac/answer_details';
    if (await ask(sat, figures.save, save, headers, { answer_id, answer_details })) saved += 1;
    await pause(Math.max(0, Math.min(timing.save * 1_000, ends.hand - performance.now())));
  }
  await pause(Math.max(0, ends.hand - performance.now()) + Math.random() * timing.handIn * 1_000);
  await ask(sat, figures.handIn, 'POST /exam/user_online_prac/handin_answer', headers, { answer_id });
  return { answerId: answer_id, saved };
}

async function watchUntil(sat: Sat, { teacher, homeworkId }: SchoolClass, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const request = { homework_id: homeworkId, limit: 60, req_total: 1 };
    await ask(sat, sat.figures.watch, 'POST /mymanaged/group/homework/watch', teacher, request);
    await pause(5_000);
  }
}

async function sitTogether(
  client: Client,
  pool: Pool,
  school: SchoolClass,
  answers: readonly unknown[],
  isHomework: boolean,
): Promise<Figures> {
  const name = isHomework ? 'homework, watched' : 'plain test';
  const figures: Figures = {
    name,
    begin: [],
    save: [],
    handIn: [],
    watch: [],
    handingIn: 0,
    retries: 0,
    failed: 0,
    lost: 0,
    twice: 0,
  };
  const sat = { client, figures };
  const request = isHomework
    ? { exam_id: school.paperId, prac_type: practiceTypes.homework }
    : { exam_id: school.examId, prac_type: practiceTypes.test };
  const ends = { hand: performance.now() + timing.work * 1_000 };
  let isOver = false;
  const watching = isHomework ? watchUntil(sat, school, () => isOver) : Promise.resolve();
  const kept = await Promise.all(school.students.map((headers) => takePart(sat, headers, request, answers, ends)));
  figures.handingIn = performance.now() - ends.hand;
  isOver = true;
  await watching;
  return Object.assign(figures, await compare(pool, request.exam_id, kept));
}

/** What was acknowledged against what is there. */
async function compare(pool: Pool, examId: number, kept: readonly Kept[]): Promise<Pick<Figures, 'lost' | 'twice'>> {
  const { rows } = await pool.query<{ id: string; answers: string }>(
    `select a.id, (select count(*) from answer w where w.attempt_id = a.id and w.answer is not null) as answers
     from attempt a where a.exam_id = $1 and a.handed_in_at is not null`,
    [examId],
  );
  const there = new Map(rows.map(({ id, answers }) => [Number(id), Number(answers)]));
  const lost = kept.filter(({ answerId, saved }) => (there.get(answerId) ?? -1) < saved).length;
  return { lost, twice: rows.length - kept.length };
}

export const homework: Inquiry = {
  name: 'homework',
  inquire: async (closers) => {
    const { product, pool, client } = await openProduct(closers, { pooled: 2, clients: connections });
    const { questions, answers } = buildMixedQuestions(questionCount);
    const school = await seedClass(pool, size, questions);
    const measure = async () => {
      // The homework first: while it runs, its contents are withheld from other practice.
      const first = await sitTogether(client, pool, school, answers, true);
      return describe([first, await sitTogether(client, pool, school, answers, false)]);
    };
    return Promise.race([measure(), product.failed]);
  },
};

function p99(times: readonly number[]): string {
  return times.length === 0 ? '' : percentile(times, 0.99).toFixed(0);
}

function describe(all: readonly Figures[]): Finding {
  const [sat, plain] = all;
  const isWhole = all.every(({ failed, lost, twice }) => failed + lost + twice === 0);
  const rows = all.map((each) => [
    each.name,
    p99(each.begin),
    p99(each.save),
    p99(each.handIn),
    (each.handingIn / 1_000).toFixed(1),
    p99(each.watch),
    ...[each.retries, each.failed, each.lost, each.twice].map(String),
  ]);
  return {
    isReached: isWhole,
    figures: all.flatMap(({ name, begin, save, handIn }) =>
      Object.entries({ begin, save, 'hand in': handIn }).map(([step, times]) => {
        const value = percentile(times, 0.99);
        return { name: `${name}, ${step}, p99`, value, unit: 'ms', better: 'less' as const, goal: null, noise: 0.5 };
      }),
    ),
    text: [
      `${size} students begin within ${timing.begin} s, save every ${timing.save} s and hand in within ${timing.handIn} s: ${sat?.save.length ?? 0} saves of a homework that a`,
      `teacher watches, ${plain?.save.length ?? 0} of a plain test. Milliseconds at the 99th percentile, seconds for all to have handed in:`,
      '',
      writeTable(['', 'begin', 'save', 'hand in', 'all in', 'watch', 'retries', 'failed', 'lost', 'twice'], rows, 1),
    ].join('\n'),
  };
}
