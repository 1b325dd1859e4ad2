// Every job that does something with each of many, with one among them that it cannot do.
import { practiceTypes } from '@tiku/contract';
import { sql } from 'kysely';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { purgeConversions, purgeImports } from './features/exam-import/exam-import.ts';
import { indexExams, purgeExams } from './features/exam/exam.ts';
import { mergeMarks } from './features/exam/upgrade/upgrade.ts';
import { remindOfHomework } from './features/homework/homework.ts';
import { mailNotices } from './features/notice/mail-notices.ts';
import { insertNoticesTo } from './features/notice/notice.ts';
import { countAnswers, purgeAttempts, sweepAttempts, sweepResults } from './features/attempt/attempt.ts';
import { fitEverybody, remindOfStudy, scheduleEverybody } from './features/review/review.ts';
import { newFileKey } from './platform/files/file-store.ts';
import { sweepOrphanFiles, sweepUnmappedFiles } from './platform/files/sweep-files.ts';
import { buildAccount } from './testing/build-account.ts';
import { learner, paperOf, statements } from './testing/build-attempt.ts';
import { buildExam } from './testing/build-exam.ts';
import { buildGroup } from './testing/build-group.ts';
import { buildHomework, hoursFromNow } from './testing/build-homework.ts';
import { poison } from './testing/poison.ts';
import { useTestApp } from './testing/use-test-app.ts';
import { selectAside } from './platform/jobs/set-aside.store.ts';

const test = useTestApp({ SMTP_URL: 'smtp://127.0.0.1:9', TIKU_PUBLIC_URL: 'https://example.org' });
let authorId: number;
let examId: number;
/** The first of them is the one with whom something is wrong. */
let people: number[];
let ill: { heal(): Promise<void> }[] = [];

beforeAll(async () => {
  authorId = await buildAccount(test.db);
  examId = await buildExam(test.db, authorId, { paper: paperOf(statements(2)) });
  people = [];
  for (const name of ['Ill', 'Well', 'Better']) {
    people.push(await buildAccount(test.db, { name, email: `${name}@example.org` }));
  }
});
afterEach(async () => {
  for (const each of ill) await each.heal();
  ill = [];
  await sql`delete from set_aside`.execute(test.db);
});

async function spoil(...what: [string, 'insert' | 'update' | 'delete', string]): Promise<void> {
  ill.push(await poison(test.db, ...what));
}

const aside = async () => (await selectAside(test.db, 10)).map(({ kind, item }) => `${kind} ${item}`);
const sit = async (accountId: number, of = examId, handsIn = true) => {
  const me = learner(test, await test.tokenFor(accountId));
  const { answer_id } = await me.begin(of, practiceTypes.test);
  if (handsIn) await me.handIn(answer_id, { answer_details: [{ no: 1, seq: 1, answer: true }] });
  return answer_id;
};
const sitAll = async (...rest: [number?, boolean?]) => {
  const ids: number[] = [];
  for (const accountId of people) ids.push(await sit(accountId, ...rest));
  return ids;
};
const idsWhere = async (table: string, condition: string) => {
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where ${sql.raw(condition)} order by id`.execute(test.db);
  return rows.map(({ id }) => id);
};

it('hands in everybody else whose time is up', async () => {
  const ids = await sitAll(examId, false);
  await sql`
    update attempt set started_at = started_at - interval '2 hours', deadline = now() - interval '1 hour' + id * interval '1 second'
    where id = any(${ids}::bigint[])`.execute(test.db);
  await spoil('attempt', 'update', `old.id = ${ids[0]}`);
  expect(await sweepAttempts(test.services)).toBe(2);
  expect(await idsWhere('attempt', `handed_in_at is null`)).toEqual([ids[0]]);
  expect(await aside()).toEqual([`hand-in ${ids[0]}`]);
  await ill[0]?.heal();
  ill = [];
  await sql`update set_aside set next_try_at = now()`.execute(test.db);
  expect(await sweepAttempts(test.services)).toBe(1);
  expect(await aside()).toEqual([]);
});

it('releases the results of everybody else', async () => {
  const ids = await sitAll();
  await sql`update attempt set is_withheld = true where id = any(${ids}::bigint[])`.execute(test.db);
  await spoil('attempt', 'update', `old.id = ${ids[0]}`);
  await sweepResults(test.services);
  expect(await idsWhere('attempt', 'is_withheld')).toEqual([ids[0]]);
  expect(await aside()).toEqual([`release-results ${people[0]}`]);
  await ill.pop()?.heal();
  await sql`update attempt set is_withheld = false`.execute(test.db);
});

it('counts the answers of everybody else', async () => {
  await countAnswers(test.db);
  const ids = await sitAll();
  await spoil('attempt', 'update', `old.id = ${ids[0]}`);
  expect(await countAnswers(test.db)).toBe(2);
  expect(await aside()).toEqual([`count-answers ${ids[0]}`]);
});

it('schedules the reviews of everybody else', async () => {
  await sitAll();
  await spoil('study_log', 'update', `old.account_id = ${people[0]}`);
  await scheduleEverybody(test.db);
  const { rows } = await sql<{ account_id: number }>`
    select distinct account_id from study_log where not is_scheduled`.execute(test.db);
  expect(rows).toEqual([{ account_id: people[0] }]);
  expect(await aside()).toEqual([`schedule-reviews ${people[0]}`]);
});

it('fits the schedule of everybody else', async () => {
  const days = ['2026-01-01', '2026-01-02', '2026-01-09', '2026-01-10', '2026-01-17', '2026-01-18'];
  for (const accountId of people.slice(0, 2)) {
    for (const [at, day] of days.entries()) {
      await sql`
        insert into study_log (account_id, exam_id, content_ids, types, rights, days, seconds, ratings)
        select ${accountId}, ${examId}, array_agg(content_id), array_agg(4), array_agg(${at} in (0, 1, 3, 5)),
          array_agg(${day}::date), array_agg(20), array_agg(null::smallint)
        from exam_question where exam_id = ${examId}`.execute(test.db);
    }
    await sql`
      insert into study_plan (account_id, repeated_count) values (${accountId}, 400)
      on conflict (account_id) do update set repeated_count = 400`.execute(test.db);
  }
  await spoil('study_plan', 'update', `old.account_id = ${people[0]} and new.weights is not null`);
  await fitEverybody(test.db);
  const { rows } = await sql<{ account_id: number }>`
    select account_id from study_plan where weights is not null`.execute(test.db);
  expect(rows).toEqual([{ account_id: people[1] }]);
  expect(await aside()).toEqual([`fit-reviews ${people[0]}`]);
});

it('mails everybody else what they have not read', async () => {
  const offset = ((7 - new Date().getUTCHours() + 36) % 24) - 12;
  const zone = `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`;
  await sql`update account set time_zone = ${zone} where id = any(${people}::bigint[])`.execute(test.db);
  await sql`
    insert into notice_setting (account_id, is_mailed, language)
    select id, true, 'en' from unnest(${people}::bigint[]) as id`.execute(test.db);
  await insertNoticesTo(test.db, people, { kind: 'group', title: { en: 'News' }, content: { en: 'x' } });
  await spoil('notice_setting', 'update', `old.account_id = ${people[0]}`);
  await mailNotices(test.services);
  const { rows } = await sql<{ recipient: string }>`select recipient from message order by recipient`.execute(test.db);
  expect(rows.map(({ recipient }) => recipient)).toEqual(['Better@example.org', 'Well@example.org']);
  expect(await aside()).toEqual([`mail-notices ${people[0]}`]);
});

it('reminds everybody else of studying', async () => {
  await sql`
    insert into study_plan (account_id, reminder_hour)
    select a.id, extract(hour from now() at time zone coalesce(a.time_zone, 'UTC')) from account a where id = any(${people}::bigint[])
    on conflict (account_id) do update set reminder_hour = excluded.reminder_hour, daily_goal = 1000`.execute(test.db);
  await spoil('notice', 'insert', `new.account_id = ${people[0]}`);
  await remindOfStudy(test.db);
  const { rows } = await sql<{ account_id: number }>`
    select account_id from study_plan where reminded_on is not null order by 1`.execute(test.db);
  expect(rows.map(({ account_id }) => account_id)).toEqual(people.slice(1));
  expect(await aside()).toEqual([`remind-study ${people[0]}`]);
});

it('reminds everybody else of their homework', async () => {
  const group = await buildGroup(test.db, authorId, { members: people });
  const start_time = hoursFromNow(-72);
  const { homework_id } = await buildHomework(test.db, group, authorId, { start_time, end_time: hoursFromNow(0.5) });
  await sql`update homework set created_at = start_time where id = ${homework_id}`.execute(test.db);
  await spoil('notice', 'insert', `new.account_id = ${people[0]}`);
  expect(await remindOfHomework(test.db)).toBe(2);
  expect(await aside()).toEqual([`remind-hour ${homework_id}-${people[0]}`]);
});

it('gives all other exams the words they are found by', async () => {
  const exams = [await buildExam(test.db, authorId), await buildExam(test.db, authorId)];
  await sql`update exam set is_indexed = false where id = any(${exams}::bigint[])`.execute(test.db);
  await spoil('exam', 'update', `old.id = ${exams[0]}`);
  expect(await indexExams(test.db)).toBe(1);
  expect(await aside()).toEqual([`index-exams ${exams[0]}`]);
});

it('purges all other attempts, and no exam before its attempts are figures', async () => {
  const [first, second] = [await buildExam(test.db, authorId), await buildExam(test.db, authorId)];
  const [attempt] = await sitAll(first);
  await sitAll(second);
  const deleted = await sitAll();
  await sql`update attempt set deleted_at = now() - interval '31 days' where id = any(${deleted}::bigint[])`.execute(
    test.db,
  );
  await sql`
    update exam set status = 9, status_before = 0, deleted_at = now() - interval '31 days'
    where id = any(${[first, second]}::bigint[])`.execute(test.db);
  await spoil('attempt', 'delete', `old.id = ${deleted[0]}`);
  await spoil('attempt_paper', 'delete', `old.attempt_id = ${attempt}`);
  expect(await purgeAttempts(test.services)).toBe(2);
  expect(await purgeExams(test.db, test.services.files)).toBe(1);
  expect(await idsWhere('exam', 'purged_at is null and deleted_at is not null')).toEqual([first]);
  expect(await aside()).toEqual([`purge-attempts ${deleted[0]}`, `reduce-attempts ${attempt}`]);
});

it('purges all other exams, and removes all others that nobody has a result from', async () => {
  const exams = [];
  for (let count = 0; count < 3; count++) exams.push(await buildExam(test.db, authorId));
  const [stuck, kept, gone] = exams;
  await sql`
    update exam set status = 9, status_before = 0, deleted_at = now() - interval '31 days' + id * interval '1 second'
    where id = any(${exams}::bigint[])`.execute(test.db);
  await spoil('exam_question', 'delete', `old.exam_id = ${stuck}`);
  await spoil('exam', 'delete', `old.id = ${kept}`);
  await purgeExams(test.db, test.services.files);
  expect(await idsWhere('exam', `id in (${exams.join()})`)).toEqual([stuck, kept]);
  expect(gone).toBeDefined();
  expect(await aside()).toEqual([`purge-exams ${stuck}`, `remove-exams ${kept}`]);
});

it('purges all other imports, conversions and files', async () => {
  const { rows: imports } = await sql<{ id: number }>`
    insert into exam_import (account_id, file_name, expires_at)
    values (${authorId}, 'a', now() - interval '2 hours'), (${authorId}, 'b', now() - interval '1 hour') returning id`.execute(
    test.db,
  );
  await sql`
    insert into exam_conversion (key, account_id, file_name, expires_at)
    values ('ill', ${authorId}, 'a', now() - interval '2 hours'), ('well', ${authorId}, 'b', now() - interval '1 hour')`.execute(
    test.db,
  );
  const [first, second] = [newFileKey(), newFileKey()].toSorted();
  await sql`
    insert into file (key, account_id, purpose, name, content_type, size, created_at)
    select key, ${authorId}, 'exam', 'a.png', 'image/png', 1, now() - interval '2 days' from unnest(${[first, second]}::text[]) as key`.execute(
    test.db,
  );
  await spoil('exam_import', 'delete', `old.id = ${imports[0]?.id}`);
  await spoil('exam_conversion', 'delete', `old.key = 'ill'`);
  await spoil('file', 'delete', `old.key = '${first}'`);
  await purgeImports(test.services);
  await purgeConversions(test.services);
  await sweepUnmappedFiles(test.db, test.services.files);
  expect(await idsWhere('exam_import', 'true')).toEqual([imports[0]?.id]);
  const { rows } = await sql`select key from exam_conversion union all select key from file`.execute(test.db);
  expect(rows).toEqual([{ key: 'ill' }, { key: first }]);
  const left = [`purge-imports ${imports[0]?.id}`, 'purge-conversions ill', `remove-files ${first}`];
  expect(await aside()).toEqual(left);
});

it('removes all other bytes that belong to nothing', async () => {
  const keys = ['first', 'second'];
  const files = {
    ...test.services.files,
    async *list() {
      for (const key of keys) yield { key, modifiedAt: new Date(0) };
    },
    delete: async (key: string) => {
      if (key === 'first') throw new Error('the store refuses');
      keys.splice(keys.indexOf(key), 1);
    },
  };
  expect(await sweepOrphanFiles(test.db, files)).toBe(1);
  expect(keys).toEqual(['first']);
  expect(await aside()).toEqual(['remove-bytes first']);
});

it("moves everybody else's marks to the new numbers, and does not end before the last", async () => {
  const marked = await buildExam(test.db, authorId, { paper: paperOf(statements(2)) });
  await sql`
    insert into question_mark (account_id, exam_id, no, favorited_at)
    select id, ${marked}, 1, now() from unnest(${people}::bigint[]) as id`.execute(test.db);
  await sql`
    insert into exam_merge (exam_id, content_ids, new_nos)
    select ${marked}, array_agg(content_id order by no), array[2, 1] from exam_question where exam_id = ${marked}`.execute(
    test.db,
  );
  await spoil('question_mark', 'delete', `old.account_id = ${people[0]} and old.exam_id = ${marked}`);
  await expect(mergeMarks(test.db, marked, new AbortController().signal)).rejects.toThrow('poisoned');
  const { rows } = await sql<{ account_id: number; no: number }>`
    select account_id, no from question_mark where exam_id = ${marked} order by account_id`.execute(test.db);
  expect(rows.map(({ no }) => no)).toEqual([1, 2, 2]);
  expect(await idsWhere('exam', `exists (select from exam_merge where exam_id = exam.id)`)).toEqual([marked]);
});

it('throws away what is expired of every other kind', async () => {
  await sql`
    insert into verification (purpose, target, code_hash, expires_at) values ('a', 'old', '', now() - interval '8 days')`.execute(
    test.db,
  );
  await sql`update message set created_at = now() - interval '31 days'`.execute(test.db);
  await spoil('verification', 'delete', 'true');
  await test.startJobs();
  await test.services.jobs.enqueue('purge-expired', {});
  await vi.waitFor(async () => expect(await idsWhere('message', 'true')).toEqual([]), { timeout: 60_000 });
  await vi.waitFor(async () => expect(await aside()).toEqual(['purge-step verifications']), { timeout: 60_000 });
  expect((await test.services.jobs.depth())['purge-expired'].failed).toBe(0);
});
