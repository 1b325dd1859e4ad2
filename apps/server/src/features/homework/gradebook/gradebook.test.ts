// The grades of a group: what counts, who sees what of them, and that nobody overwrites unseen what another changed.
import { errors, groupRoles } from '@tiku/contract';
import type { RequestOf } from '@tiku/contract';
import { sql } from 'kysely';
import { readWorkbookSafely } from '@tiku/papers';
import { beforeEach, describe, expect, it } from 'vitest';
import { paperOf, statements } from '../../../testing/build-attempt.ts';
import { buildGroup } from '../../../testing/build-group.ts';
import { buildHomework, hoursFromNow } from '../../../testing/build-homework.ts';
import type { HomeworkTraits } from '../../../testing/build-homework.ts';
import { buildPaper } from '../../../testing/build-paper.ts';
import { usePerson } from '../../../testing/use-person.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const test = useTestApp();
const owner = usePerson(test, { name: 'Ms Owen' });
const helper = usePerson(test, { name: 'Mr Hale' });
const ada = usePerson(test, { name: 'Ada' });
const ben = usePerson(test, { name: 'Ben' });
const stranger = usePerson(test, { name: 'Zed' });
let group_id: number;

const past = { start_time: hoursFromNow(-9), end_time: hoursFromNow(-1) };

beforeEach(async () => {
  const people = { administrators: [helper.id], members: [ada.id, ben.id] };
  group_id = await buildGroup(test.db, owner.id, people);
  await sql`update group_member set joined_at = now() - interval '30 days' where group_id = ${group_id}`.execute(
    test.db,
  );
});

async function set(title: string, traits: HomeworkTraits = past): Promise<number> {
  const paper = paperOf(statements(4));
  return (await buildHomework(test.db, group_id, owner.id, { title, paper, ...traits })).homework_id;
}

/** So many of its four statements are right. */
async function handIn(homeworkId: number, accountId: number, right: number): Promise<void> {
  const answers = [1, 2, 3, 4].map((no) => ({
    no,
    answer: no <= right,
    status: 'graded' as const,
    earned: no <= right ? 1 : 0,
    is_right: no <= right,
  }));
  await buildBefore(homeworkId, accountId, answers);
}

/** While it ran, also where it has ended since. */
async function buildBefore(homeworkId: number, accountId: number, answers: Parameters<typeof buildPaper>[3]) {
  const { rows } = await sql<{ end_time: Date; closes_at: Date }>`
    select end_time, closes_at from homework where id = ${homeworkId}`.execute(test.db);
  await sql`
    update homework set end_time = now() + interval '1 day', closes_at = now() + interval '1 day'
    where id = ${homeworkId}`.execute(test.db);
  await buildPaper(test.db, homeworkId, accountId, answers);
  await sql`
    update homework set end_time = ${rows[0]?.end_time}, closes_at = ${rows[0]?.closes_at}
    where id = ${homeworkId}`.execute(test.db);
}

const read = async (more: object = {}) => {
  const wanted = { group_id, req_total: 1 as const, ...more };
  const { status, body } = await test.call('POST /mymanaged/group/gradebook', wanted, { token: owner.token });
  expect(status).toBe(200);
  return body;
};
const own = async (who: { token: string }) =>
  (await test.call('GET /joined/group/gradebook', { group_id }, { token: who.token })).body;
const rowOf = async (who: { id: number }) => {
  const row = (await read()).list.find(({ user_id }) => user_id === who.id);
  if (!row) throw new Error('nobody of that name');
  return row;
};

type Settings = RequestOf<'PUT /mymanaged/group/gradebook'>;
const count = (more: Partial<Settings>, who: { token: string } = owner) => {
  const settings = { drop_lowest: 0, is_shown: true, is_total_shown: true, counts_from: null, version: 0, ...more };
  return test.call('PUT /mymanaged/group/gradebook', { group_id, ...settings }, { token: who.token });
};
const weigh = (homework_id: number, weight: number, old_weight: number) =>
  test.call('PUT /mymanaged/group/gradebook/weight', { homework_id, weight, old_weight }, { token: owner.token });
const exempt = (homework_id: number, user_id: number, reason = 'Was ill', who: { token: string } = owner) =>
  test.call('PUT /mymanaged/group/gradebook/exemption', { homework_id, user_id, reason }, { token: who.token });

const requestKey = '0b9a4c52-7e0b-4d3c-8a51-5f1d2f7f9a01';
const column = (more: object = {}) =>
  test.call(
    'PUT /mymanaged/group/gradebook/column',
    { group_id, name: 'Talk', full_score: 20, weight: 1, request_key: requestKey, ...more },
    { token: owner.token },
  );
const mark = (column_id: number, score: number | null, version: number, who: { token: string } = owner) =>
  test.call(
    'PUT /mymanaged/group/gradebook/mark',
    { column_id, user_id: ben.id, score, version },
    { token: who.token },
  );

const conflict = { error_code: errors.gradebook_changed.code };

describe('the grades of a group', () => {
  it('stand in one table, the newest homework first, with what was missed as nothing', async () => {
    const [first, second] = [await set('Week 1', { ...past, end_time: hoursFromNow(-2) }), await set('Week 2')];
    await set('Week 3', { start_time: hoursFromNow(-1), end_time: hoursFromNow(5) });
    await handIn(first, ada.id, 3);
    await handIn(second, ada.id, 4);
    await handIn(first, ben.id, 2);
    const { list, total, columns, settings } = await read();
    expect(columns.map(({ title, full_score, weight }) => [title, full_score, weight])).toEqual([
      ['Week 3', 4, 1],
      ['Week 2', 4, 1],
      ['Week 1', 4, 1],
    ]);
    expect(total).toBe(2);
    expect(list.map(({ name }) => name)).toEqual(['Ada', 'Ben']);
    expect(list.map(({ cells }) => cells.map(({ state, score }) => [state, score]))).toEqual([
      [
        ['due', null],
        ['scored', 4],
        ['scored', 3],
      ],
      [
        ['due', null],
        ['missing', null],
        ['scored', 2],
      ],
    ]);
    expect(list.map((row) => row.total)).toEqual([87.5, 25]);
    expect(settings).toMatchObject({ version: 0, is_shown: true, is_total_shown: false });
  });

  it('follow weights, what is dropped and who is exempt, each undone again', async () => {
    const [first, second] = [await set('Week 1'), await set('Week 2')];
    await handIn(first, ben.id, 4);
    await handIn(second, ben.id, 1);
    expect((await rowOf(ben)).total).toBe(62.5);
    expect((await weigh(first, 3, 1)).status).toBe(200);
    expect((await rowOf(ben)).total).toBe(81.3);
    expect((await count({ drop_lowest: 1 })).status).toBe(200);
    const row = await rowOf(ben);
    expect([row.total, row.cells.map(({ is_dropped }) => is_dropped)]).toEqual([100, [true, false]]);
    expect((await exempt(first, ben.id)).status).toBe(200);
    expect(await rowOf(ben)).toMatchObject({ total: 25, counted_count: 1 });
    expect((await rowOf(ben)).cells[1]).toMatchObject({ state: 'exempt', score: 4, reason: 'Was ill' });
    const back = { homework_id: first, user_id: ben.id };
    for (const _ of [1, 2]) {
      expect(
        (await test.call('DELETE /mymanaged/group/gradebook/exemption', back, { token: owner.token })).status,
      ).toBe(200);
    }
    expect((await rowOf(ben)).total).toBe(100);
  });

  it('give somebody with a later deadline until then, and nobody what ended before they came', async () => {
    const homework = await set('Week 1');
    await sql`insert into homework_member (homework_id, account_id, end_time)
      values (${homework}, ${ben.id}, now() + interval '1 hour')`.execute(test.db);
    await sql`update homework set closes_at = now() + interval '1 hour' where id = ${homework}`.execute(test.db);
    await sql`update group_member set joined_at = now() where group_id = ${group_id} and account_id = ${ada.id}`.execute(
      test.db,
    );
    expect((await rowOf(ben)).cells[0]?.state).toBe('due');
    expect((await rowOf(ada)).cells[0]?.state).toBe('none');
    await handIn(homework, ben.id, 2);
    expect(await rowOf(ben)).toMatchObject({ total: 50, cells: [{ state: 'scored' }] });
  });

  it('list those who left at the end, with what they did', async () => {
    const homework = await set('Week 1', { start_time: hoursFromNow(-1), end_time: hoursFromNow(1) });
    await handIn(homework, ada.id, 4);
    await test.call('POST /mtgroup/member/exit', { group_id }, { token: ada.token });
    const { list, total } = await read();
    expect([total, list.map(({ name, has_left, total: sum }) => [name, has_left, sum])]).toEqual([
      2,
      [
        ['Ben', false, null],
        ['Ada', true, 100],
      ],
    ]);
  });

  it('begin anew with a term, and leave homework that was deleted out', async () => {
    await set('Old', { start_time: hoursFromNow(-900), end_time: hoursFromNow(-800) });
    const gone = await set('Gone');
    await set('New');
    await column();
    expect((await read()).columns).toHaveLength(4);
    await test.call('DELETE /mymanaged/group/homeworks', { group_id, homework_ids: [gone] }, { token: owner.token });
    expect((await count({ counts_from: hoursFromNow(-24) })).status).toBe(200);
    expect((await read()).columns.map(({ title }) => title)).toEqual(['Talk', 'New']);
    expect((await count({ counts_from: hoursFromNow(1), version: 1 })).status).toBe(200);
    expect((await read()).columns).toEqual([]);
  });

  it('come page by page, and by name', async () => {
    expect((await read({ query_string: 'be' })).list.map(({ name }) => name)).toEqual(['Ben']);
    const second = await read({ start: 1 });
    expect([second.total, second.list.map(({ name }) => name)]).toEqual([2, ['Ben']]);
  });
});

it('leave as a spreadsheet with a sheet for each group', async () => {
  await handIn(await set('Week 1', { ...past, end_time: hoursFromNow(-2) }), ada.id, 3);
  await exempt(await set('=1+1'), ben.id);
  const other = await buildGroup(test.db, owner.id);
  const { status, body } = await test.send({
    method: 'POST',
    url: '/api/1/mymanaged/group/gradebook/excel',
    query: { os_type: '5' },
    headers: { authorization: `Bearer ${owner.token}` },
    payload: { group_ids: [group_id, other, group_id] },
  });
  expect(status).toBe(200);
  const { sheets } = await readWorkbookSafely(body as Buffer, 'grades.xlsx');
  expect(sheets.map(({ name }) => name)).toEqual(['Group', 'Group (2)']);
  expect(sheets[0]?.rows).toEqual([
    ['Group'],
    ['Name', 'Total in percent', 'Week 1', '=1+1'],
    ['Full score', '100', '4', '4'],
    ['Weight', '', '1', '1'],
    ['Ada', '37.5', '3', 'not handed in'],
    ['Ben', '0', 'not handed in', 'does not count'],
  ]);
});

describe('what learners see', () => {
  it('is their own, with the total where the group shows it', async () => {
    const homework = await set('Week 1');
    await handIn(homework, ada.id, 4);
    await handIn(homework, ben.id, 1);
    expect(await own(ben)).toMatchObject({ is_total_shown: false, mine: { total: null, cells: [{ score: 1 }] } });
    await count({ is_total_shown: true });
    expect(await own(ben)).toMatchObject({ mine: { total: 25 } });
    expect(await own(ada)).toMatchObject({ mine: { total: 100 } });
    expect(JSON.stringify(await own(ben))).not.toContain('Ada');
  });

  it('is nothing where the group shows none, and nothing of one who manages it', async () => {
    await set('Week 1');
    expect(await own(owner)).toMatchObject({ is_shown: true, columns: [], mine: null });
    await count({ is_shown: false });
    expect(await own(ben)).toEqual({
      is_shown: false,
      is_total_shown: true,
      drop_lowest: 0,
      columns: [],
      mine: null,
      left_out_count: 0,
    });
  });

  it('holds nothing whose result is not out, nor does the total', async () => {
    const late = await set('Later', { start_time: hoursFromNow(-1), end_time: hoursFromNow(1), result_time: 1 });
    const open = await set('To mark');
    const out = await set('Out');
    await count({ is_total_shown: true });
    await handIn(late, ben.id, 4);
    await handIn(out, ben.id, 2);
    await buildBefore(open, ben.id, [{ no: 1, answer: { text: 'Wet', files: [] }, status: 'needs-person' }]);
    const { columns, mine } = await own(ben);
    const states = Object.fromEntries(columns.map(({ title }, at) => [title, mine?.cells[at]]));
    expect(states).toMatchObject({
      Later: { state: 'waiting', score: null },
      'To mark': { state: 'waiting', score: null },
      Out: { state: 'scored', score: 2 },
    });
    expect(mine?.total).toBe(50);
    // Who manages the group sees what has every mark, and the same total.
    const row = await rowOf(ben);
    expect(row.total).toBe(50);
    expect(Object.fromEntries(columns.map(({ title }, at) => [title, row.cells[at]]))).toMatchObject({
      Later: { state: 'unreleased', score: 4 },
      'To mark': { state: 'waiting', score: null },
    });
    // Nor does an exemption bring out what is withheld.
    await exempt(late, ben.id);
    const at = columns.findIndex(({ title }) => title === 'Later');
    expect((await own(ben)).mine?.cells[at]).toMatchObject({ state: 'exempt', score: null, reason: 'Was ill' });
  });

  it('follows a re-grade by itself', async () => {
    const homework = await set('Week 1');
    await handIn(homework, ben.id, 3);
    const everybody = { homework_id: homework, no: 4, everybody: 'right' as const };
    await test.call('POST /mymanaged/group/homework/regrade', everybody, { token: owner.token });
    expect((await own(ben)).mine?.cells[0]).toMatchObject({ score: 4 });
    await test.call('DELETE /mymanaged/group/homework/regrade', { homework_id: homework }, { token: owner.token });
    expect((await own(ben)).mine?.cells[0]).toMatchObject({ score: 3 });
  });

  it('is hidden from strangers, as is everybody from learners', async () => {
    const homework_id = await set('Week 1');
    const { body } = await column();
    for (const who of [stranger, ben]) {
      const asked = await Promise.all([
        test.call('POST /mymanaged/group/gradebook', { group_id }, { token: who.token }),
        test.call('POST /mymanaged/group/gradebook/excel', { group_ids: [group_id] }, { token: who.token }),
        count({}, who),
        exempt(homework_id, ben.id, 'Was ill', who),
        mark(body.column.column_id ?? 0, 5, 0, who),
      ]);
      expect(asked.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    }
    expect((await test.call('GET /joined/group/gradebook', { group_id }, { token: stranger.token })).status).toBe(404);
  });
});

describe('what is typed', () => {
  it('is made once however often it is sent, counts like the rest, and can be deleted and brought back', async () => {
    const made = await column();
    const id = made.body.column.column_id ?? 0;
    expect((await column()).body).toEqual(made.body);
    expect((await mark(id, 15, 0)).body).toEqual({ score: 15, version: 1 });
    expect(await rowOf(ben)).toMatchObject({ total: 75, cells: [{ state: 'scored', score: 15, version: 1 }] });
    expect(await own(ben)).toMatchObject({ mine: { cells: [{ score: 15 }] } });
    const named = { column_id: id };
    await test.call('DELETE /mymanaged/group/gradebook/column', named, { token: owner.token });
    expect((await read()).columns).toEqual([]);
    expect((await mark(id, 16, 1)).status).toBe(404);
    await test.call('PUT /mymanaged/group/gradebook/column/recover', named, { token: owner.token });
    expect((await rowOf(ben)).total).toBe(75);
  });

  it('is never overwritten unseen, and a repeat is harmless', async () => {
    const id = (await column()).body.column.column_id ?? 0;
    const answers = await Promise.all([mark(id, 15, 0), mark(id, 12, 0, helper)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    const first = answers[0].status === 200 ? 15 : 12;
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ ...conflict, current: { score: first, version: 1 } });
    expect((await mark(id, first, 0)).body).toEqual({ score: first, version: 1 });
    expect((await mark(id, null, 1, helper)).body).toEqual({ score: null, version: 2 });
    expect((await mark(id, 9, 1)).body).toMatchObject({ ...conflict, current: { score: null, version: 2 } });
    expect((await rowOf(ben)).cells[0]).toMatchObject({ state: 'none', score: null, version: 2 });
  });

  it('is not more than the column is worth, before and after that changes', async () => {
    const { column_id: id, version } = (await column()).body.column;
    expect((await mark(id ?? 0, 20.5, 0)).body).toMatchObject({ fields: { score: 'At most 20' } });
    await mark(id ?? 0, 18, 0);
    const smaller = { group_id: undefined, request_key: undefined, column_id: id, version };
    expect((await column({ ...smaller, full_score: 17 })).body).toMatchObject({
      fields: { full_score: 'At least 18' },
    });
    expect((await column({ ...smaller, full_score: 18 })).body.column).toMatchObject({ full_score: 18, version: 2 });
    expect((await column({ ...smaller, name: 'Speech', full_score: 18 })).body).toMatchObject(conflict);
  });

  it('is for people of the group, and not for oneself', async () => {
    const homework_id = await set('Week 1');
    const id = (await column()).body.column.column_id ?? 0;
    const type = (user_id: number, who: { token: string }) =>
      test.call(
        'PUT /mymanaged/group/gradebook/mark',
        { column_id: id, user_id, score: 5, version: 0 },
        { token: who.token },
      );
    expect((await type(stranger.id, owner)).status).toBe(404);
    expect((await exempt(homework_id, stranger.id)).status).toBe(404);
    await handIn(homework_id, ben.id, 1);
    await sql`update group_member set role = ${groupRoles.administrator}
      where group_id = ${group_id} and account_id = ${ben.id}`.execute(test.db);
    expect((await type(ben.id, ben)).body).toMatchObject({ error_code: errors.own_paper.code });
    expect((await exempt(homework_id, ben.id, 'Was ill', ben)).body).toMatchObject({
      error_code: errors.own_paper.code,
    });
    expect((await type(ben.id, owner)).status).toBe(200);
  });
});

it('refuses what was changed since it was seen, and takes again what stands there', async () => {
  const homework = await set('Week 1');
  expect((await count({ drop_lowest: 1 })).body).toMatchObject({ settings: { version: 1 } });
  expect((await count({ drop_lowest: 2 }, helper)).body).toMatchObject({ ...conflict, current: { drop_lowest: 1 } });
  expect((await count({ drop_lowest: 1 }, helper)).body).toMatchObject({ settings: { version: 1 } });
  expect((await weigh(homework, 2, 1)).status).toBe(200);
  expect((await weigh(homework, 2, 1)).status).toBe(200);
  expect((await weigh(homework, 3, 1)).body).toMatchObject({ ...conflict, current: { weight: 2 } });
  expect((await exempt(homework, ben.id)).status).toBe(200);
  expect((await exempt(homework, ben.id)).status).toBe(200);
  expect((await exempt(homework, ben.id, 'On leave')).body).toMatchObject({
    ...conflict,
    current: { reason: 'Was ill' },
  });
});
