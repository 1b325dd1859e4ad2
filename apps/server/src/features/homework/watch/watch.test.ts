// What a teacher does while a homework runs: reminding, telling, and opening it again for one person.
import { errors, practiceTypes } from '@tiku/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../testing/build-account.ts';
import { learner, paperOf, statements } from '../../../testing/build-attempt.ts';
import { buildGroup } from '../../../testing/build-group.ts';
import { buildHomework, hoursFromNow } from '../../../testing/build-homework.ts';
import type { HomeworkTraits } from '../../../testing/build-homework.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const test = useTestApp();
let ownerId: number;
let owner: { token: string };
let lazyId: number;
let busyId: number;
let lazy: { token: string };
let busy: { token: string };
let group_id: number;
let homework_id: number;
let exam_id: number;

beforeEach(async () => {
  ownerId = await buildAccount(test.db, { name: 'Teacher' });
  owner = { token: await test.tokenFor(ownerId) };
  lazyId = await buildAccount(test.db, { name: 'Lazy' });
  busyId = await buildAccount(test.db, { name: 'Busy' });
  lazy = { token: await test.tokenFor(lazyId) };
  busy = { token: await test.tokenFor(busyId) };
  group_id = await buildGroup(test.db, ownerId, { members: [lazyId, busyId] });
  await set();
});

async function set(traits: HomeworkTraits = {}): Promise<void> {
  const paper = paperOf(statements(2));
  ({ homework_id, exam_id } = await buildHomework(test.db, group_id, ownerId, { paper, title: 'Week 1', ...traits }));
}

const begin = async ({ token }: { token: string }) =>
  (await learner(test, token).begin(exam_id, practiceTypes.homework)).answer_id;
const noticesOf = async (account_id: number) => {
  const { rows } = await sql<{ title: Record<string, string>; content: Record<string, string> }>`
    select title, content from notice where account_id = ${account_id} order by id`.execute(test.db);
  return rows;
};
const refused = (name: keyof typeof errors) => ({ error_code: errors[name].code });

const remind = (more: object = {}, who = owner) =>
  test.call('POST /mymanaged/group/homework/remind', { homework_id, ...more }, who);
const request_key = () => crypto.randomUUID();
const say = (text: string, more: object = {}, who = owner) =>
  test.call('POST /mymanaged/group/homework/message', { homework_id, text, request_key: request_key(), ...more }, who);
const state = (answer_id: number, who: { token: string }) =>
  test.call('GET /exam/user_online_prac/state', { answer_id }, who);
const textsOf = async (answer_id: number, who: { token: string }) =>
  (await state(answer_id, who)).body.messages.map(({ text }) => text);
const reopen = (more: object = {}, who = owner) =>
  test.call(
    'PUT /mymanaged/group/homework/member/reopen',
    { homework_id, user_id: busyId, reason: 'Power cut', ...more },
    who,
  );
const nextOf = async (who: { token: string }) =>
  (await test.call('GET /joined/group/homework/detail', { homework_id }, who)).body;

describe('reminding', () => {
  it('tells those who have not begun, in their languages, once in half an hour however many ask at once', async () => {
    await begin(busy);
    const answers = await Promise.all([remind(), remind(), remind()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const counts = answers.map(({ body }) => body.reminded_count);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect((await remind()).body).toEqual({ reminded_count: 0, resting_count: 1 });
    const [told, ...more] = await noticesOf(lazyId);
    expect(more).toEqual([]);
    expect(told?.title).toMatchObject({ en: 'Reminder: “Week 1”', 'zh-CN': '提醒：请完成“Week 1”' });
    expect(await noticesOf(busyId)).toEqual([]);
    await sql`update homework_member set reminded_at = reminded_at - interval '31 minutes'`.execute(test.db);
    expect((await remind({ user_id: lazyId })).body).toEqual({ reminded_count: 1, resting_count: 0 });
    expect(await noticesOf(lazyId)).toHaveLength(2);
    const { body } = await test.call('POST /mymanaged/group/homework/watch', { homework_id }, owner);
    expect(body.list.map(({ name, reminded_at }) => [name, reminded_at !== null])).toEqual([
      ['Busy', false],
      ['Lazy', true],
    ]);
  });

  it('reminds nobody who sits it, nobody before it starts or after it has ended, and no stranger', async () => {
    await begin(busy);
    expect((await remind({ user_id: busyId })).body).toEqual({ reminded_count: 0, resting_count: 0 });
    expect((await remind({ user_id: await buildAccount(test.db) })).status).toBe(404);
    await set({ start_time: hoursFromNow(1), end_time: hoursFromNow(2) });
    expect((await remind()).body).toMatchObject(refused('homework_not_started'));
    await set({ start_time: hoursFromNow(-2), end_time: hoursFromNow(-1) });
    expect((await remind()).body).toMatchObject(refused('homework_ended'));
    const { body } = await test.call('POST /mymanaged/group/homework/watch', { homework_id }, owner);
    expect(body.counts).toMatchObject({ absent: 0, late: 2 });
    expect(await noticesOf(lazyId)).toEqual([]);
  });
});

describe('a message', () => {
  it('is in the attempts of all who sit it, and of nobody else, until they have read it', async () => {
    const answer_id = await begin(busy);
    const { body } = await say('Question 2: read “all”');
    expect(body.message).toMatchObject({ to: null, to_count: 1, seen_count: 0, sender: { name: 'Teacher' } });
    const { rows } = await sql<{ account_id: number }>`
      select account_id from change where topic = 'attempt' and about = ${answer_id}`.execute(test.db);
    expect(rows).toContainEqual({ account_id: busyId });
    const [told] = (await state(answer_id, busy)).body.messages;
    expect(told).toMatchObject({ text: 'Question 2: read “all”', sender_name: 'Teacher', is_seen: false });
    const later = await begin(lazy);
    expect(await textsOf(later, lazy)).toEqual([]);
    expect((await state(answer_id, lazy)).status).toBe(404);

    const seen = { answer_id, message_ids: [told?.message_id ?? 0] };
    const read = (who: { token: string }) => test.call('PUT /joined/group/homework/messages/seen', seen, who);
    expect((await read(lazy)).status).toBe(404);
    expect((await read(owner)).status).toBe(404);
    expect((await read(busy)).status).toBe(200);
    expect((await read(busy)).status).toBe(200);
    expect((await state(answer_id, busy)).body.messages[0]?.is_seen).toBe(true);
    await say('Only you', { user_id: lazyId });
    expect(await textsOf(later, lazy)).toEqual(['Only you']);
    expect(await textsOf(answer_id, busy)).toEqual(['Question 2: read “all”']);
    const list = await test.call('POST /mymanaged/group/homework/messages', { homework_id, req_total: 1 }, owner);
    expect(list.body).toMatchObject({
      total: 2,
      list: [
        { text: 'Only you', to: { user_id: lazyId, name: 'Lazy' }, to_count: 1, seen_count: 0 },
        { text: 'Question 2: read “all”', to: null, to_count: 1, seen_count: 1 },
      ],
    });
  });

  it('is told once however often it is sent, and refused where nobody would read it', async () => {
    expect((await say('Anybody?')).body).toMatchObject(refused('homework_nobody_sits'));
    const answer_id = await begin(busy);
    const same = { request_key: request_key() };
    const sent = await Promise.all([say('Five minutes', same), say('Five minutes', same)]);
    expect(new Set(sent.map(({ body }) => body.message.message_id)).size).toBe(1);
    await learner(test, busy.token).handIn(answer_id);
    expect((await say('Five minutes', same)).body.message).toEqual(sent[0]?.body.message);
    expect((await say('Too late', { user_id: busyId })).body).toMatchObject(refused('homework_nobody_sits'));
    expect((await say('Who?', { user_id: await buildAccount(test.db) })).status).toBe(404);
    const { body } = await test.call('POST /mymanaged/group/homework/messages', { homework_id }, owner);
    expect(body.list).toHaveLength(1);
  });
});

describe('opening it again for one person', () => {
  it('gives one go more, with a reason that is told and kept, however often it is asked for', async () => {
    const answer_id = await begin(busy);
    expect((await reopen()).body).toMatchObject(refused('homework_running'));
    await learner(test, busy.token).handIn(answer_id);
    expect((await nextOf(busy)).homework.next).toBe('nothing');
    expect((await reopen({ reason: ' ' })).status).toBe(400);
    const again = await Promise.all([reopen(), reopen()]);
    expect(again.map(({ status }) => status)).toEqual([200, 200]);
    expect((await nextOf(busy)).homework.next).toBe('redo');
    expect((await nextOf(busy)).reopened?.reason).toBe('Power cut');
    expect((await nextOf(lazy)).reopened).toBe(null);
    expect((await noticesOf(busyId)).map(({ content }) => content['en'])).toEqual([
      'You can do the homework of “Group” once more. Reason: Power cut',
    ]);
    const given = await test.call(
      'POST /mymanaged/group/homework/member/given',
      { homework_id, user_id: busyId, req_total: 1 },
      owner,
    );
    expect(given.body).toMatchObject({
      total: 1,
      list: [
        { reason: 'Power cut', extra_attempts: 1, is_reopened: true, giver: { user_id: ownerId, name: 'Teacher' } },
      ],
    });
    const second = await begin(busy);
    await learner(test, busy.token).handIn(second);
    expect((await nextOf(busy)).homework.next).toBe('nothing');
    await reopen();
    expect((await nextOf(busy)).homework.next).toBe('redo');
  });

  it('asks for a later end where the time is over, also for somebody who never began', async () => {
    await set({ start_time: hoursFromNow(-2), end_time: hoursFromNow(-1) });
    expect((await reopen()).body).toMatchObject({ fields: { end_time: expect.any(String) } });
    expect((await reopen({ end_time: hoursFromNow(-0.5) })).body).toMatchObject({
      fields: { end_time: expect.any(String) },
    });
    expect((await nextOf(busy)).reopened).toBe(null);
    expect((await reopen({ end_time: hoursFromNow(5) })).body.member).toMatchObject({ state: 'absent' });
    expect((await nextOf(busy)).homework.next).toBe('begin');
    expect((await nextOf(lazy)).homework.next).toBe('nothing');
  });

  it('is nobody’s to do for themselves, and keeps the reason of more time as well', async () => {
    const answer_id = await begin(busy);
    await learner(test, busy.token).handIn(answer_id);
    await test.call('PUT /mymanaged/group/member/is_admin', { group_id, user_id: busyId, is_admin: true }, owner);
    expect((await reopen({}, busy)).body).toMatchObject(refused('own_paper'));
    const allow = (reason: string) =>
      test.call(
        'PUT /mymanaged/group/homework/member/allowance',
        { homework_id, user_id: lazyId, extra_attempts: 1, reason },
        busy,
      );
    expect((await allow('Slow line')).status).toBe(200);
    expect((await allow('Slow line')).status).toBe(200);
    expect((await noticesOf(lazyId)).map(({ content }) => content['en'])).toEqual([
      'Homework of “Group”. Reason: Slow line',
    ]);
  });
});
