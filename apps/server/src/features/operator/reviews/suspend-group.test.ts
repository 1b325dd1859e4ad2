import { groupStatus, practiceTypes } from '@tiku/contract';
import type { CallAddress } from '@tiku/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../testing/build-account.ts';
import { learner, paperOf, statements } from '../../../testing/build-attempt.ts';
import { buildExam } from '../../../testing/build-exam.ts';
import { buildGroup, selectPublicId } from '../../../testing/build-group.ts';
import { buildHomework, hoursFromNow } from '../../../testing/build-homework.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { usePerson } from '../../../testing/use-person.ts';

const test = useTestApp();
const operator = usePerson(test, { is_operator: true });
let ownerId: number;
let owner: string;
let memberId: number;
let member: string;
let applicantId: number;
let id: number;
let name: string;

beforeEach(async () => {
  [ownerId, memberId, applicantId] = [
    await buildAccount(test.db),
    await buildAccount(test.db),
    await buildAccount(test.db),
  ];
  [owner, member] = [await test.tokenFor(ownerId), await test.tokenFor(memberId)];
  name = `Chess ${ownerId}`;
  id = await buildGroup(test.db, ownerId, { name, members: [memberId], applicants: [applicantId] });
});

const reason = 'Sells answers';
const suspend = (token = operator.token) =>
  test.call('POST /operator/suspend', { kind: 'group', id, reason }, { token });
const restore = (token = operator.token) => test.call('POST /operator/restore', { kind: 'group', id }, { token });
const find = async (query_string: string) =>
  (await test.call('POST /operator/published', { kind: 'group', query_string }, { token: operator.token })).body.list;
const noticesOf = async (token: string, language = 'en') =>
  (await test.call('GET /web/user/notices', {}, { token, language })).body.list;
const give = () => buildHomework(test.db, id, ownerId, { paper: paperOf(statements(2)) });

describe('a suspended group', () => {
  it('takes in nothing and nobody new until it is restored', async () => {
    const exam_id = await buildExam(test.db, ownerId);
    const given = await give();
    const stranger = await test.tokenFor(await buildAccount(test.db));
    const homework = { title: 'Openings', group_id: id, end_time: hoursFromNow(5) };
    const calls: [CallAddress, object, string][] = [
      ['POST /mtgroup/member', { public_id: await selectPublicId(test.db, id) }, stranger],
      ['POST /mymanaged/group/member/join/approve', { group_id: id, user_id: applicantId, agreed: true }, owner],
      ['POST /mymanaged/group/notice', { group_id: id, title: 'Hello', body: '<p>All</p>' }, owner],
      ['PUT /mymanaged/group/share/exams', { group_ids: [id], exam_ids: [exam_id] }, owner],
      ['PUT /mymanaged/group/homework', { homework, exams: [{ exam_id, sel_qs: [1] }] }, owner],
      [
        'PUT /mymanaged/group/homework',
        { homework: { title: 'Later', homework_id: given.homework_id, end_time: hoursFromNow(9) } },
        owner,
      ],
      [
        'POST /exam/user_online_prac/create_answer',
        { exam_id: given.exam_id, prac_type: practiceTypes.homework },
        member,
      ],
      ['POST /mymanaged/group/info', { group_id: id, description: 'Buy here' }, owner],
    ];
    const sendAll = async () => {
      const answers: unknown[] = [];
      for (const [address, request, token] of calls) {
        const { status, body } = await test.call(address, request, { token });
        answers.push([address, status, (body as { error_code?: number }).error_code ?? null]);
      }
      return answers;
    };
    const offered = async () => {
      const { homework_id } = given;
      const { body } = await test.call('GET /joined/group/homework/detail', { homework_id }, { token: member });
      return [body.homework.next, body.homework.is_suspended];
    };
    expect(await offered()).toEqual(['begin', false]);
    expect((await suspend()).status).toBe(200);
    expect(await offered()).toEqual(['nothing', true]);
    expect(await sendAll()).toEqual(calls.map(([address]) => [address, 409, 6004]));
    expect((await restore()).status).toBe(200);
    expect(await offered()).toEqual(['begin', false]);
    expect(await sendAll()).toEqual(calls.map(([address]) => [address, 200, null]));
  });

  it('lets people go on with what they began, hand it in, and read it', async () => {
    const me = learner(test, member);
    const given = await give();
    const { answer_id } = await me.begin(given.exam_id, practiceTypes.homework);
    await suspend();
    expect((await me.begin(given.exam_id, practiceTypes.homework)).answer_id).toBe(answer_id);
    expect((await me.questions(given.exam_id, answer_id)).status).toBe(200);
    expect((await me.save(answer_id, { no: 1, seq: 1, answer: true })).status).toBe(200);
    expect((await me.handIn(answer_id)).status).toBe(200);
    const read = [await me.report(answer_id), await me.questions(given.exam_id, answer_id), await me.sheet(answer_id)];
    expect(read.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it('tells its owner why by notice, everybody in it on its page, and open screens that it has changed', async () => {
    await suspend();
    expect(await noticesOf(owner)).toMatchObject([{ title: `“${name}” is suspended` }]);
    expect((await noticesOf(owner, 'ja'))[0]?.title).toBe(`「${name}」は停止されました`);
    const { body } = await test.call('GET /joined/group/detail', { group_id: id }, { token: member });
    expect(body.group).toMatchObject({ status: groupStatus.suspended, suspension_reason: reason });
    const { rows } = await sql<{ account_id: number }>`
      select account_id from change where topic = 'groups' and about = ${id} order by account_id`.execute(test.db);
    expect(rows.map(({ account_id }) => account_id)).toEqual([ownerId, memberId, applicantId]);
    const waiting = await test.call('POST /myjoined/groups', {}, { token: await test.tokenFor(applicantId) });
    expect(waiting.body.list).toMatchObject([{ group_id: id, suspension_reason: '' }]);

    await restore();
    expect((await noticesOf(owner))[0]?.title).toBe(`“${name}” is open again`);
    const open = await test.call('GET /joined/group/detail', { group_id: id }, { token: member });
    expect(open.body.group).toMatchObject({ status: groupStatus.normal, suspension_reason: '' });
  });
});

describe('operators', () => {
  it('find groups by name, id and public id, and without words those that are suspended', async () => {
    const publicId = await selectPublicId(test.db, id);
    for (const words of [name.toLowerCase(), String(id), publicId]) {
      expect((await find(words)).map((each) => each.id)).toContain(id);
    }
    expect((await find('')).map((each) => each.id)).not.toContain(id);
    await suspend();
    expect((await find(''))[0]).toMatchObject({ kind: 'group', id, title: name, status: groupStatus.suspended });
    const { body } = await test.call('GET /operator/review', { kind: 'group', id }, { token: operator.token });
    expect(body).toMatchObject({ author: { user_id: ownerId }, group: { name, suspension_reason: reason } });
  });

  it('leave a line in the log for each step, and are told where there is nothing to do', async () => {
    expect((await restore()).status).toBe(409);
    await suspend();
    expect((await suspend()).status).toBe(409);
    await restore();
    const { body } = await test.call(
      'POST /operator/actions',
      { about: 'group', about_id: id },
      { token: operator.token },
    );
    expect(body.list).toMatchObject([
      { action: 'restore', title: name, user_id: operator.id },
      { action: 'suspend', title: name, reason },
    ]);
  });

  it('neither suspend a group that has ended nor one that never was', async () => {
    await test.call('DELETE /mycreated/group', { group_id: id }, { token: owner });
    expect((await suspend()).status).toBe(409);
    id = 999_999;
    expect([(await suspend()).status, (await restore()).status]).toEqual([404, 404]);
  });
});

it('nobody else suspends or restores a group, its owner included', async () => {
  expect((await suspend(owner)).status).toBe(404);
  await suspend();
  expect((await restore(owner)).status).toBe(404);
});
