import { errors, practiceTypes } from '@tiku/contract';
import { readWorkbookSafely } from '@tiku/papers';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAccount } from '../../testing/build-account.ts';
import { learner, paperOf, statements } from '../../testing/build-attempt.ts';
import { buildExam } from '../../testing/build-exam.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();
let accountId: number;
let token: string;

beforeEach(async () => {
  accountId = await buildAccount(test.db);
  token = await test.tokenFor(accountId);
});

async function study(
  day: string,
  count: number,
  correct: number,
  examId = 900_001,
  title = 'Gone for good',
): Promise<void> {
  await sql`
    with exams as (
      insert into study_exam_day (account_id, day, exam_id, kind, title, questions_count, judged_count, correct_count, seconds)
      values (${accountId}, ${day}, ${examId}, 0, ${title}, ${count}, ${count}, ${correct}, 60))
    insert into study_day as d (account_id, day, questions_count, judged_count, correct_count, seconds, parts)
    values (${accountId}, ${day}, ${count}, ${count}, ${correct}, 60, ${JSON.stringify({ t1: [count, count, correct], d2: [1, 1, 0] })})
    on conflict on constraint study_day_key do update set questions_count = d.questions_count + excluded.questions_count,
      judged_count = d.judged_count + excluded.judged_count, correct_count = d.correct_count + excluded.correct_count,
      seconds = d.seconds + 60`.execute(test.db);
}

const ask = {
  logs: (from: string, to: string) => test.call('GET /user/study/statistics/logs', { from, to }, { token }),
  months: (from: string, to: string) => test.call('GET /user/study/statistics/month/logs', { from, to }, { token }),
  overview: (from: string, to: string) => test.call('GET /user/study/statistics/overview', { from, to }, { token }),
};

describe('study logs', () => {
  it('tell days and months with their sums, those of the person alone', async () => {
    await study('2026-02-27', 10, 8);
    await study('2026-02-27', 4, 1, 900_002, 'Another');
    await study('2026-03-01', 6, 6);
    expect(await ask.logs('2026-02-01', '2026-03-31')).toMatchObject({
      status: 200,
      body: {
        list: [
          { date: '2026-02-27', questions_count: 14, judged_count: 14, correct_count: 9, seconds: 120 },
          { date: '2026-03-01', questions_count: 6, judged_count: 6, correct_count: 6, seconds: 60 },
        ],
        sum: { questions_count: 20, correct_count: 15, seconds: 180 },
      },
    });
    expect((await ask.months('2025-12', '2026-03')).body).toMatchObject({
      list: [
        { month: '2026-02', days_count: 1, questions_count: 14 },
        { month: '2026-03', days_count: 1, questions_count: 6 },
      ],
    });
    const day = await test.call('GET /user/study/statistics/log/details', { date: '2026-02-27' }, { token });
    expect(day.body.list).toMatchObject([
      { title: 'Gone for good', category: 0, is_gone: true, questions_count: 10 },
      { title: 'Another', category: 0, is_gone: true, questions_count: 4 },
    ]);
    token = await test.tokenFor(await buildAccount(test.db));
    expect((await ask.logs('2026-02-01', '2026-03-31')).body.list).toEqual([]);
  });

  it.each([
    ['logs', '2026-01-01', '2026-03-03', 200],
    ['logs', '2026-01-01', '2026-03-04', 400],
    ['months', '2021-01', '2025-12', 200],
    ['months', '2021-01', '2026-01', 400],
    ['overview', '2024-01-01', '2024-12-31', 200],
    ['overview', '2024-01-01', '2025-01-01', 400],
  ] as const)('%s take from %s to %s with %i', async (call, from, to, status) => {
    const answer = await ask[call](from, to);
    const tooLong = { error_code: errors.interval_too_long.code };
    expect(answer).toMatchObject({ status, body: status === 400 ? tooLong : {} });
  });

  it.each([
    ['logs', '2026-03-02', '2026-03-01'],
    ['logs', '2026-02-30', '2026-03-01'],
    ['logs', '../etc', '2026-03-01'],
    ['months', '2026-13', '2026-14'],
    ['months', '2026-02', '2026-01'],
  ] as const)('%s refuse from %s to %s', async (call, from, to) => {
    expect(await ask[call](from, to)).toMatchObject({ status: 400, body: { fields: expect.any(Object) } });
  });

  it('come as spreadsheets whose dates are dates', async () => {
    await study('2026-02-27', 10, 8, 900_001, '=cmd()');
    // Two more that nobody has marked: they are neither right nor wrong.
    await sql`update study_day set questions_count = 12 where account_id = ${accountId}`.execute(test.db);
    await sql`update study_exam_day set questions_count = 12 where account_id = ${accountId}`.execute(test.db);
    const range = { from: '2026-02-01', to: '2026-02-28' };
    const sheets = [
      await test.call('GET /user/study/statistics/logs/excel', range, { token }),
      await test.call('GET /user/study/statistics/month/logs/excel', { from: '2026-02', to: '2026-02' }, { token }),
      await test.call('GET /user/study/statistics/log/details/excel', { date: '2026-02-27' }, { token }),
    ];
    const rows: string[][] = [];
    for (const { status, body } of sheets) {
      expect(status).toBe(200);
      const { sheets: read } = await readWorkbookSafely(body as unknown as Uint8Array, 'log.xlsx');
      rows.push([...(read[0]?.rows[1] ?? [])]);
    }
    expect(rows).toEqual([
      ['2026-02-27', '12', '10', '8', '80%', '0:01:00'],
      ['2026-02', '1', '12', '10', '8', '80%', '0:01:00'],
      ['=cmd()', 'Online exam', '12', '10', '8', '80%', '0:01:00'],
    ]);
  });
});

describe('the overview', () => {
  it('adds up types, difficulties and exams, and knows the streak', async () => {
    const examId = await buildExam(test.db, await buildAccount(test.db), {
      title: 'Still there',
      paper: paperOf(statements(3)),
    });
    const me = learner(test, token);
    const { answer_id } = await me.begin(examId, practiceTypes.test);
    await me.save(answer_id, { no: 1, seq: 1, answer: true }, { no: 2, seq: 1, answer: false });
    await me.handIn(answer_id);
    const today = new Date().toISOString().slice(0, 10);
    await study(new Date(Date.now() - 86_400_000).toISOString().slice(0, 10), 5, 5);
    const year = new Date(Date.now() - 364 * 86_400_000).toISOString().slice(0, 10);
    const { body } = await ask.overview(year, today);
    expect(body).toMatchObject({
      today,
      streak: { days: 2, longest: 2, is_done_today: true },
      sum: { questions_count: 7, correct_count: 6 },
      types: [
        { value: 1, questions_count: 5 },
        { value: 4, questions_count: 2, correct_count: 1 },
      ],
      difficulties: [{ value: 2 }],
    });
    expect(new Map(body.exams.map(({ title, is_gone }) => [title, is_gone]))).toEqual(
      new Map([
        ['Gone for good', true],
        ['Still there', false],
      ]),
    );
  });
});

const change = (request: object) => test.call('POST /app/account/info', request, { token });

describe('the time zone of an account', () => {
  it('is that of the browser until one is chosen', async () => {
    expect((await test.call('GET /app/account/info', {}, { token })).body.account.time_zone).toBe('UTC');
    expect((await change({ browser_time_zone: 'Asia/Tokyo' })).body.account).toMatchObject({
      time_zone: 'Asia/Tokyo',
      is_time_zone_chosen: false,
    });
    expect((await change({ browser_time_zone: 'Europe/Madrid' })).body.account).toMatchObject({
      time_zone: 'Europe/Madrid',
    });
    expect((await change({ time_zone: 'America/Lima' })).body.account).toMatchObject({
      time_zone: 'America/Lima',
      is_time_zone_chosen: true,
    });
    expect((await change({ browser_time_zone: 'Asia/Tokyo' })).body.account).toMatchObject({
      time_zone: 'America/Lima',
    });
  });

  it('is one that the database can count in', async () => {
    for (const time_zone of ['Mars/Olympus', '../etc/passwd', "UTC'; drop table account; --", '']) {
      expect(await change({ time_zone })).toMatchObject({
        status: 400,
        body: { fields: { time_zone: expect.any(String) } },
      });
    }
    expect((await change({ browser_time_zone: 'Mars/Olympus' })).body.account.time_zone).toBe('UTC');
  });
});
