import { examStatus } from '@tiku/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openImportDesk } from '../../../testing/import-desk.ts';
import type { ImportDesk } from '../../../testing/import-desk.ts';
import { buildAccount } from '../../../testing/build-account.ts';
import { mergeMarks, settleMarks } from '../../exam/upgrade/upgrade.ts';

let desk: ImportDesk;
let learnerId: number;

beforeAll(async () => {
  desk = await openImportDesk();
  learnerId = await buildAccount(desk.db);
});
afterAll(() => desk.close());

const paper = (...rows: string[]) => ['Section,Question,Type,Option 1,Option 2,Answer', ...rows].join('\n');
const row = (stem: string, answer = 'A', section = 'One') => `${section},${stem}?,Single choice,yes,no,${answer}`;

async function keepFirst(...rows: string[]) {
  const { body } = await desk.sendImport({ name: 'first.csv', bytes: paper(...rows) });
  const { body: kept } = await desk.keep(body.import_id, { isprivate: false }, { toPublish: true });
  return kept.exam.id;
}

const sendNext = (examId: number, ...rows: string[]) =>
  desk.sendImport({ name: 'next.csv', bytes: paper(...rows) }, { examId });

async function mark(examId: number, no: number, note: string) {
  await desk.db.insertInto('question_mark').values({ account_id: learnerId, exam_id: examId, no, note }).execute();
}

async function marksOf(examId: number) {
  const { rows } = await sql<{ no: number; note: string }>`
    select no, note from question_mark where exam_id = ${examId} order by no`.execute(desk.db);
  return rows.map(({ no, note }) => [no, note]);
}

const stems = async (examId: number) => {
  const { body } = await desk.call('POST /app/user/exam/questions', { exam_id: examId }, { token: desk.author });
  return body.list.map(({ desc }) => desc);
};

const contentIds = async (examId: number) => {
  const { rows } = await sql<{ content_id: number }>`
    select content_id from exam_question where exam_id = ${examId} order by no`.execute(desk.db);
  return rows.map(({ content_id }) => content_id);
};

const settled = (examId: number) =>
  vi.waitFor(
    async () => {
      const { rows } = await sql`select from exam where id = ${examId} and is_merging`.execute(desk.db);
      expect(rows).toHaveLength(0);
    },
    { timeout: 60_000, interval: 100 },
  );

const undoUntil = async (exam_id: number) => {
  const { body } = await desk.call('GET /app/user/exam/detail2', { exam_id }, { token: desk.author });
  return body.exam.undo_until && Date.parse(body.exam.undo_until);
};

const undo = (exam_id: number, version?: number) =>
  desk.call(
    'POST /exam/import/undo',
    { exam_id, ...(version === undefined ? {} : { version }) },
    { token: desk.author },
  );

describe('an upgrade', () => {
  it('is shown first, carries marks to the same questions, and can be undone with them', async () => {
    const examId = await keepFirst(row('a'), row('b'), row('c'), row('d', 'A', 'Two'));
    await mark(examId, 1, 'note a');
    await mark(examId, 2, 'note b');
    await mark(examId, 3, 'note c');
    const before = await contentIds(examId);

    const { body } = await sendNext(examId, row('new'), row('c'), row('a', 'B'), row('d', 'A', 'Two'));
    expect(body).toMatchObject({ exam_id: examId, questions_count: 4 });
    const changes = await desk.call('GET /exam/import/changes', { import_id: body.import_id }, { token: desk.author });
    expect(changes.body).toMatchObject({
      added_count: 1,
      changed_count: 1,
      removed_count: 1,
      moved_count: 0,
      unchanged_count: 2,
      added: [{ no: 1, old_no: null, type: 1, stem: 'new?' }],
      changed: [{ no: 3, old_no: 1, stem: 'a?' }],
      removed: [{ no: null, old_no: 2, stem: 'b?' }],
    });
    expect(await stems(examId)).toEqual(['a?', 'b?', 'c?', 'd?']);

    const { body: kept } = await desk.keep(body.import_id, { last_updates: 'A new one' });
    expect(kept.exam).toMatchObject({ id: examId, version: 2, last_updates: 'A new one', questions_count: 4 });
    expect(await stems(examId)).toEqual(['new?', 'c?', 'a?', 'd?']);
    const after = await contentIds(examId);
    expect([after[1], after[3]]).toEqual([before[2], before[3]]);
    await settled(examId);
    expect(await marksOf(examId)).toEqual([
      [2, 'note c'],
      [3, 'note a'],
    ]);
    expect((await desk.keep(body.import_id)).body.exam.version).toBe(2);

    await mark(examId, 1, 'note new');
    expect(await undoUntil(examId)).toBeGreaterThan(Date.now() + 29 * 24 * 60 * 60_000);
    const undone = await undo(examId, 2);
    expect(await undoUntil(examId)).toBeNull();
    expect(undone.body.exam).toMatchObject({ version: 1, last_updates: '', questions_count: 4, sections_count: 2 });
    expect((await undo(examId, 2)).body.exam.version).toBe(1);
    await settled(examId);
    expect(await stems(examId)).toEqual(['a?', 'b?', 'c?', 'd?']);
    expect(await contentIds(examId)).toEqual(before);
    expect(await marksOf(examId)).toEqual([
      [1, 'note a'],
      [2, 'note b'],
      [3, 'note c'],
    ]);
    expect((await undo(examId)).status).toBe(409);
  });

  it('that was undone leaves its number: attempts at it still run', async () => {
    const examId = await keepFirst(row('a'));
    await desk.keep((await sendNext(examId, row('b'), row('a'))).body.import_id);
    await settled(examId);
    await undo(examId, 2);
    await settled(examId);
    const { body } = await desk.keep((await sendNext(examId, row('c'), row('a'))).body.import_id);
    expect(body.exam.version).toBe(3);
  });

  it('finds its questions by search and forgets those that are gone', async () => {
    const examId = await keepFirst(row('marmalade'), row('quince'));
    const { body } = await sendNext(examId, row('quince'), row('apricot'));
    await desk.keep(body.import_id);
    const search = async (query_string: string) =>
      (await desk.call('POST /question/search', { query_string }, { token: desk.stranger })).body.list.length;
    expect(await search('apricot')).toBe(1);
    expect(await search('quince')).toBe(1);
    expect(await search('marmalade')).toBe(0);
  });

  it('waits for the marks of the one before, and moves nobody twice', async () => {
    const examId = await keepFirst(row('a'), row('b'));
    await mark(examId, 1, 'note a');
    const { body } = await sendNext(examId, row('b'), row('a'));
    // As if the job had not come to it yet.
    await desk.db.transaction().execute(async (tx) => {
      await sql`update exam set is_merging = true where id = ${examId}`.execute(tx);
      await sql`
        insert into exam_merge (exam_id, content_ids, new_nos)
        select exam_id, array_agg(content_id order by no), '{2,1}' from exam_question
        where exam_id = ${examId} group by exam_id`.execute(tx);
    });
    expect((await desk.keep(body.import_id)).body).toMatchObject({ error_code: 3023 });
    expect((await undo(examId)).status).toBe(409);
    await desk.db.transaction().execute((tx) => settleMarks(tx, examId, [learnerId]));
    expect(await marksOf(examId)).toEqual([[2, 'note a']]);
    await mark(examId, 1, 'note b');
    const { signal } = new AbortController();
    await Promise.all([mergeMarks(desk.db, examId, signal), mergeMarks(desk.db, examId, signal)]);
    expect(await marksOf(examId)).toEqual([
      [1, 'note b'],
      [2, 'note a'],
    ]);
    expect((await desk.keep(body.import_id)).status).toBe(200);
    await settled(examId);
    expect(await marksOf(examId)).toEqual(
      [
        [1, 'note b'],
        [2, 'note a'],
      ]
        .map(([no, note]) => [3 - Number(no), note])
        .toReversed(),
    );
  });

  it('cannot publish a suspended exam, and leaves it as it is', async () => {
    const examId = await keepFirst(row('a'));
    const { body } = await sendNext(examId, row('b'));
    await sql`update exam set status = ${examStatus.suspended} where id = ${examId}`.execute(desk.db);
    const refused = await desk.keep(body.import_id, {}, { toPublish: true });
    expect(refused.status).toBe(409);
    expect(await stems(examId)).toEqual(['a?']);
    const { rows } = await sql`select from exam_version where exam_id = ${examId}`.execute(desk.db);
    expect(rows).toHaveLength(0);
  });

  it('can no longer be undone after 30 days', async () => {
    const examId = await keepFirst(row('a'));
    const { body } = await sendNext(examId, row('b'));
    await desk.keep(body.import_id);
    await settled(examId);
    await sql`update exam_version set expires_at = now() where exam_id = ${examId}`.execute(desk.db);
    expect((await undo(examId)).body).toMatchObject({ error_code: 3022 });
  });
});
