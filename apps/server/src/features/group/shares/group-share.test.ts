import { examStatus, groupStatus, practiceTypes } from '@tiku/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAccount, buildCompany } from '../../../testing/build-account.ts';
import { buildBundle } from '../../../testing/build-bundle.ts';
import { buildExam } from '../../../testing/build-exam.ts';
import type { ExamTraits } from '../../../testing/build-exam.ts';
import { buildGroup } from '../../../testing/build-group.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { usePerson } from '../../../testing/use-person.ts';

const test = useTestApp();
const owner = usePerson(test, { name: 'Olive' });
const member = usePerson(test);
const admin = usePerson(test);
let group_id: number;

beforeEach(async () => {
  group_id = await buildGroup(test.db, owner.id, { members: [member.id], administrators: [admin.id] });
});

const secret = (traits: ExamTraits = {}, authorId = owner.id) =>
  buildExam(test.db, authorId, { isprivate: true, title: 'Secret', ...traits });
const share = (exam_ids: number[], token = owner.token, group_ids = [group_id], message = '') =>
  test.call('PUT /mymanaged/group/share/exams', { group_ids, exam_ids, message }, { token });
const list = async (token = member.token) =>
  (await test.call('POST /group/share/exams', { group_id, req_total: 1 }, { token })).body;
const opens = async (exam_id: number, token = member.token) =>
  (await test.call('GET /app/user/exam/detail2', { exam_id }, { token })).status;

describe('a private exam shared with a group', () => {
  it('opens for its members, who practise it, and for nobody else', async () => {
    const exam = await secret();
    expect(await opens(exam)).toBe(404);
    expect((await share([exam], owner.token, [group_id], 'For Monday')).status).toBe(200);
    expect(await opens(exam)).toBe(200);
    expect(await opens(exam, await test.tokenFor(await buildAccount(test.db)))).toBe(404);
    const { list: shares, total } = await list();
    expect(total).toBe(1);
    expect(shares[0]).toMatchObject({
      message: 'For Monday',
      shared_by: { user_id: owner.id, name: 'Olive' },
      exam: { id: exam, title: 'Secret', isprivate: true },
    });
    const attempt = { exam_id: exam, prac_type: practiceTypes.sequential };
    const begun = await test.call('POST /exam/user_online_prac/create_answer', attempt, { token: member.token });
    expect(begun.status).toBe(200);
  });

  it('closes for somebody who leaves, is put out or still waits', async () => {
    const exam = await secret();
    const [waitingId, kickedId] = [await buildAccount(test.db), await buildAccount(test.db)];
    group_id = await buildGroup(test.db, owner.id, {
      members: [member.id],
      applicants: [waitingId],
      kicked: [kickedId],
    });
    await share([exam]);
    expect(await opens(exam)).toBe(200);
    expect(await opens(exam, await test.tokenFor(waitingId))).toBe(404);
    expect(await opens(exam, await test.tokenFor(kickedId))).toBe(404);
    await test.call('POST /mtgroup/member/exit', { group_id }, { token: member.token });
    expect(await opens(exam)).toBe(404);
  });

  it('closes when it is shared no longer, suspended with the group, or deleted', async () => {
    const exam = await secret();
    await share([exam]);
    const share_id = (await list()).list[0]?.share_id ?? 0;
    const remove = () =>
      test.call('DELETE /mymanaged/group/share/exams', { group_id, share_ids: [share_id] }, { token: admin.token });
    const setStatus = (status: number) =>
      test.db.updateTable('study_group').set({ status }).where('id', '=', group_id).execute();
    await setStatus(groupStatus.suspended);
    expect(await opens(exam)).toBe(404);
    await setStatus(groupStatus.disbanded);
    expect(await opens(exam)).toBe(200);
    await setStatus(groupStatus.normal);
    await test.call('DELETE /app/exams', { exam_ids: [exam] }, { token: owner.token });
    expect(await opens(exam)).toBe(404);
    expect((await list()).list[0]?.exam).toBe(null);
    expect((await list(owner.token)).list[0]?.exam).toBe(null);
    await test.call('PUT /app/exams/recover', { exam_ids: [exam] }, { token: owner.token });
    expect(await opens(exam)).toBe(200);
    expect((await remove()).status).toBe(200);
    expect(await opens(exam)).toBe(404);
    expect((await list()).total).toBe(0);
    expect((await remove()).status).toBe(404);
  });

  it('is its author’s to share, and goes when the author goes', async () => {
    const exam = await secret({}, admin.id);
    expect((await share([exam])).status).toBe(404);
    await share([exam], admin.token);
    expect(await opens(exam)).toBe(200);
    expect(await opens(exam, owner.token)).toBe(200);
    const other = await buildGroup(test.db, owner.id);
    expect((await share([exam], owner.token, [other])).body).toMatchObject({ error_code: 6008 });
    await test.call('POST /mtgroup/member/exit', { group_id }, { token: admin.token });
    expect(await opens(exam)).toBe(404);
  });

  it('does not stay open because somebody else shared it while it was public', async () => {
    const exam = await buildExam(test.db, admin.id);
    await share([exam]);
    expect(await opens(exam)).toBe(200);
    await test.call('PUT /app/exam/detail', { exam: { id: exam, isprivate: true } }, { token: admin.token });
    expect(await opens(exam)).toBe(404);
    expect((await list()).list[0]?.exam).toBe(null);
    await share([exam], admin.token);
    expect(await opens(exam)).toBe(200);
  });
});

describe('PUT /mymanaged/group/share/exams', () => {
  it('shares all with all of the groups, or nothing, and nothing twice', async () => {
    const [one, other] = [await buildExam(test.db, owner.id), await buildExam(test.db, admin.id)];
    const second = await buildGroup(test.db, owner.id);
    const foreign = await buildGroup(test.db, member.id);
    expect((await share([one, 999_999])).status).toBe(404);
    expect((await share([one], owner.token, [group_id, foreign])).status).toBe(404);
    expect((await list()).total).toBe(0);
    await share([one, other], owner.token, [group_id, second]);
    await share([one, other, other], owner.token, [group_id, second], 'Again');
    const { list: shares, total } = await list();
    expect([total, shares.length, shares[0]?.message]).toEqual([2, 2, 'Again']);
    const { body } = await test.call('GET /mymanaged/group/detail', { group_id: second }, { token: owner.token });
    expect(body.group.share_count).toBe(2);
  });

  it('names an exam that came into a bundle with a price, to somebody who does not have the bundle', async () => {
    const exam = await buildExam(test.db, admin.id, { title: 'Endings' });
    await share([exam]);
    expect((await list()).list[0]).toMatchObject({ exam: { id: exam }, priced: null });
    await buildBundle(test.db, admin.id, { price_tier: 1, exams: [exam] });
    expect((await list()).list[0]).toMatchObject({ exam: null, priced: { exam_id: exam, title: 'Endings' } });
    expect((await list(admin.token)).list[0]).toMatchObject({ exam: { id: exam }, priced: null });
    await test.call('DELETE /app/exams', { exam_ids: [exam] }, { token: admin.token });
    expect((await list()).list[0]).toMatchObject({ exam: null, priced: null });
  });

  it.each([examStatus.draft, examStatus.expired, examStatus.suspended])(
    'shares no exam of status %i, which nobody could open',
    async (status) => {
      expect((await share([await secret({ status })])).body).toMatchObject({ error_code: 6007 });
    },
  );

  it('wants at least one group and one exam', async () => {
    expect((await share([1], owner.token, [])).body).toMatchObject({ fields: { group_ids: expect.any(String) } });
    expect((await share([])).body).toMatchObject({ fields: { exam_ids: expect.any(String) } });
  });

  it('keeps what is a company’s in the company', async () => {
    const companyId = await buildCompany(test.db, owner.id);
    const staff = await buildGroup(test.db, owner.id, { company_id: companyId });
    const exam = await secret();
    const ask = { group_ids: [staff], exam_ids: [exam] };
    expect((await test.call('PUT /mymanaged/group/share/exams', ask, { token: owner.token, companyId })).status).toBe(
      404,
    );
    expect((await test.call('PUT /mymanaged/group/share/exams', ask, { token: owner.token })).status).toBe(404);
  });

  it('does not take a share of one group for one of another', async () => {
    await share([await buildExam(test.db, owner.id)]);
    const share_id = (await list()).list[0]?.share_id ?? 0;
    const other = await buildGroup(test.db, owner.id);
    const wanted = { group_id: other, share_ids: [share_id] };
    expect((await test.call('DELETE /mymanaged/group/share/exams', wanted, { token: owner.token })).status).toBe(404);
    expect((await list()).total).toBe(1);
  });
});
