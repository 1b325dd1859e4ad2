// Calls that are about everybody in a school at once. None may reach the minute after which a proxy gives up.
import { setTimeout as pause } from 'node:timers/promises';
import { practiceTypes } from '@tiku/contract/limits';
import type { Pool } from 'pg';
import type { Client } from '../../client.ts';
import { openProduct } from '../../open-product.ts';
import { writeTable } from '../../table.ts';
import type { Finding, Inquiry } from '../finding.ts';
import { buildMixedQuestions } from '../grading/mixed-questions.ts';
import { seedClass } from '../homework/seed-class.ts';
import type { SchoolClass } from '../homework/seed-class.ts';

const size = 2_000;
const questionCount = 20;
const atOnce = 20;
/** Milliseconds: of any call, and of the one that only begins something. */
const longest = 60_000;
const longestBegin = 200;

interface Timed {
  name: string;
  milliseconds: number;
}

async function sitAll(client: Client, { students, paperId }: SchoolClass, answers: readonly unknown[]): Promise<void> {
  const waiting = [...students];
  const answer_details = answers.map((answer, at) => ({ no: at + 1, seq: 1, answer }));
  const sit = async () => {
    for (let headers = waiting.pop(); headers; headers = waiting.pop()) {
      const request = { exam_id: paperId, prac_type: practiceTypes.homework };
      const begun = await client.ask('POST /exam/user_online_prac/create_answer', headers, request);
      const { answer_id } = JSON.parse(begun.toString()) as { answer_id: number };
      await client.ask('POST /exam/user_online_prac/handin_answer', headers, { answer_id, answer_details });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, sit));
}

/** Every answer that people mark has its mark. */
async function markAll(pool: Pool, homeworkId: number): Promise<void> {
  await pool.query(
    `insert into homework_mark (attempt_id, no, score, comment, account_id, version)
     select w.attempt_id, w.no, 1, '', h.account_id, 1
     from homework h join attempt a on a.homework_id = h.id
     join answer w on w.attempt_id = a.id and w.status = 'needs-person' where h.id = $1`,
    [homeworkId],
  );
  await pool.query('vacuum analyze');
}

async function timeAll(client: Client, { teacher, homeworkId, groupId, examId }: SchoolClass): Promise<Timed[]> {
  const timed: Timed[] = [];
  const time = async (name: string, work: () => Promise<unknown>) => {
    const started = performance.now();
    await work();
    timed.push({ name, milliseconds: performance.now() - started });
  };
  const homework = { homework_id: homeworkId };
  const papers = 'POST /mymanaged/group/homework/member_marks';
  const isCompleting = async () => {
    const answer = await client.ask(papers, teacher, homework);
    return (JSON.parse(answer.toString()) as { completing: object | null }).completing !== null;
  };
  await time('list papers to mark', () => client.ask(papers, teacher, homework));
  await time(begin, () => client.ask('PUT /group/homework/question/mark/complete', teacher, homework));
  await time('until all results are out', async () => {
    while (await isCompleting()) await pause(200);
  });
  const regrade = { ...homework, no: 2, everybody: 'right' };
  await time('preview a re-grade', () =>
    client.ask('POST /mymanaged/group/homework/regrade', teacher, { ...regrade, preview: true }),
  );
  await time('re-grade a question', () => client.ask('POST /mymanaged/group/homework/regrade', teacher, regrade));
  await time('undo it', () => client.ask('DELETE /mymanaged/group/homework/regrade', teacher, homework));
  await time('scores as a spreadsheet', () =>
    client.ask('POST /mymanaged/group/homework/member_scores/excel', teacher, homework),
  );
  await time('a notice to the group', () =>
    client.ask('POST /mymanaged/group/notice', teacher, { group_id: groupId, title: 'News', body: '<p>News</p>' }),
  );
  const next = { group_id: groupId, title: 'Next', end_time: new Date(Date.now() + 3_600_000).toISOString() };
  await time('set a homework', () =>
    client.ask('PUT /mymanaged/group/homework', teacher, {
      homework: next,
      exams: [{ exam_id: examId, sel_qs: [1, 2] }],
    }),
  );
  return timed;
}

const begin = 'complete the marking';

export const longCalls: Inquiry = {
  name: 'long-calls',
  inquire: async (closers) => {
    const { product, pool, client } = await openProduct(closers, { pooled: 1, clients: atOnce });
    const measure = async (): Promise<Finding> => {
      const { questions, answers } = buildMixedQuestions(questionCount);
      const school = await seedClass(pool, size, questions);
      await pool.query('update homework set needs_marking = true where id = $1', [school.homeworkId]);
      await sitAll(client, school, answers);
      await markAll(pool, school.homeworkId);
      return describe(await timeAll(client, school));
    };
    return Promise.race([measure(), product.failed]);
  },
};

function describe(timed: readonly Timed[]): Finding {
  const worst = Math.max(...timed.map(({ milliseconds }) => milliseconds));
  const beginning = timed.find(({ name }) => name === begin)?.milliseconds ?? Infinity;
  return {
    isReached: worst < longest && beginning <= longestBegin,
    figures: timed.map(({ name, milliseconds }) => {
      const goal = name === begin ? longestBegin : longest;
      return { name, value: milliseconds, unit: 'ms', better: 'less', goal, noise: 0.5 };
    }),
    text: [
      `In a school of ${size.toLocaleString('en')} no call takes longer than ${(worst / 1_000).toFixed(1)} s, less than ${longest / 1_000} wanted; completing the marking of their`,
      `papers begins within ${beginning.toFixed(0)} ms, ${longestBegin} wanted. In milliseconds:`,
      '',
      writeTable(
        ['call', 'ms'],
        timed.map(({ name, milliseconds }) => [name, milliseconds.toFixed(0)]),
        1,
      ),
    ].join('\n'),
  };
}
