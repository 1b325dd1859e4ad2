// Every call about groups, asked by everybody there is to a group: generated from the contract, so that a call without a row
// fails. Somebody who may not know of a group gets the answer for one that never was, byte for byte.
import { apiBase, contract, parseAddress } from '@tiku/contract';
import type { Address, CallAddress, RequestOf } from '@tiku/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildAccount, buildCompany } from '../../testing/build-account.ts';
import { buildExam } from '../../testing/build-exam.ts';
import { buildGroup, buildScore, selectPublicId } from '../../testing/build-group.ts';
import { buildHomework, hoursFromNow } from '../../testing/build-homework.ts';
import { buildPaper } from '../../testing/build-paper.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { insertNotices } from './notices/group-notice.store.ts';

const roles = [
  'owner',
  'administrator',
  'member',
  'applicant',
  'former',
  'kicked',
  'stranger',
  'otherCompany',
  'signedOut',
] as const;
type Role = (typeof roles)[number];

/** A group as a request names it, with somebody to do something about. */
interface World {
  group_id: number;
  public_id: string;
  memberId: number;
  applicantId: number;
  administratorId: number;
  notice_id: number;
  share_id: number;
  exam_id: number;
  homework_id: number;
  deletedHomeworkId: number;
  /** With a paper of the member that waits for marks. */
  markedId: number;
  column_id: number;
}

type Expected = Partial<Record<Role, number>>;

interface Row<A extends CallAddress> {
  request: (world: World) => RequestOf<A>;
  expected: Expected;
}

/** For every role that a row does not name. */
const unnamed: Record<Role, number> = {
  ...(Object.fromEntries(roles.map((role) => [role, 404])) as Record<Role, number>),
  signedOut: 401,
};

const forOwner: Expected = { owner: 200 };
const forManagers: Expected = { ...forOwner, administrator: 200 };
const forMembers: Expected = { ...forManagers, member: 200 };
/** People who hold the link, in the context of the group. */
const forHolders: Expected = { ...forMembers, applicant: 200, former: 200, kicked: 200, stranger: 200 };
const forSignedIn: Expected = { ...forHolders, otherCompany: 200 };

const inGroup = ({ group_id }: World) => ({ group_id });
const inColumn = ({ column_id }: World) => ({ column_id });
const talk = { name: 'Talk', full_score: 10, weight: 1 };
const counting = { drop_lowest: 1, is_shown: true, is_total_shown: true, counts_from: null, version: 0 };
const inGroups = ({ group_id }: World) => ({ group_ids: [group_id] });
const countedIn = ({ group_id }: World) => ({ group_id, ...counting });
const weighed = ({ homework_id }: World) => ({ homework_id, weight: 2, old_weight: 1 });
const talkIn = (world: World) => ({ ...inGroup(world), ...talk, request_key: '6b4b1a6e-3c1f-4f4e-9c60-0c2f6a0a3b11' });
const inMarked = ({ markedId }: World) => ({ homework_id: markedId });
const exempted = (world: World) => ({ ...ofMember(world), reason: 'Was ill' });
const ofMember = ({ markedId, memberId }: World) => ({ homework_id: markedId, user_id: memberId });

/** Those of a company's administrators are in the matrix of companies. */
type GroupAddress = Exclude<Extract<CallAddress, `${string}group${string}`>, `${string} /ee/${string}`>;

const rows: { [A in GroupAddress]: Row<A> } = {
  'POST /mymanaged/groups': { request: () => ({}), expected: forSignedIn },
  'POST /myjoined/groups': { request: () => ({}), expected: forSignedIn },
  'GET /mymanaged/group/detail': { request: inGroup, expected: forManagers },
  'GET /joined/group/detail': { request: inGroup, expected: forMembers },
  'GET /group/shareurl': { request: inGroup, expected: forMembers },
  'POST /mycreated/group': { request: () => ({ name: 'Mine' }), expected: forSignedIn },
  'POST /mymanaged/group/info': { request: ({ group_id }) => ({ group_id, name: 'New' }), expected: forOwner },
  'DELETE /mycreated/group': { request: inGroup, expected: forOwner },
  'GET /group/invitation': {
    request: ({ public_id }) => ({ public_id }),
    expected: { ...forSignedIn, signedOut: 200 },
  },
  'GET /mtgroup/willjoin': { request: ({ public_id }) => ({ public_id }), expected: forHolders },
  'POST /mtgroup/member': { request: ({ group_id, public_id }) => ({ group_id, public_id }), expected: forHolders },
  'POST /mtgroup/member/exit': {
    request: inGroup,
    expected: { owner: 409, administrator: 200, member: 200, applicant: 200 },
  },
  'PUT /group/member/alias': {
    request: ({ group_id }) => ({ group_id, member_alias: 'Me' }),
    expected: forMembers,
  },
  'POST /joined/group/members': { request: inGroup, expected: forMembers },
  'POST /mymanaged/group/members': { request: inGroup, expected: forManagers },
  'POST /mymanaged/group/member/join/approve': {
    request: ({ group_id, applicantId }) => ({ group_id, user_id: applicantId, agreed: true }),
    expected: forOwner,
  },
  'POST /mymanaged/group/members/kickout': {
    request: ({ group_id, memberId }) => ({ group_id, user_ids: [memberId] }),
    expected: forOwner,
  },
  'PUT /mymanaged/group/member/is_admin': {
    request: ({ group_id, memberId }) => ({ group_id, user_id: memberId, is_admin: true }),
    expected: forOwner,
  },
  'PUT /mymanaged/group/owner': {
    request: ({ group_id, administratorId }) => ({ group_id, user_id: administratorId }),
    expected: forOwner,
  },
  'POST /joined/group/notices': { request: inGroup, expected: forMembers },
  'POST /mymanaged/group/notices': { request: inGroup, expected: forManagers },
  'POST /mymanaged/group/notice': {
    request: ({ group_id }) => ({ group_id, title: 'News', body: '<p>Soon</p>' }),
    expected: forManagers,
  },
  'DELETE /mymanaged/group/notices': {
    request: ({ group_id, notice_id }) => ({ group_id, notice_ids: [notice_id] }),
    expected: forManagers,
  },
  'POST /mtgroup/notice/read': { request: ({ notice_id }) => ({ notice_id }), expected: forMembers },
  'POST /mymanaged/group/notice/readers': {
    request: ({ group_id, notice_id }) => ({ group_id, notice_id }),
    expected: forManagers,
  },
  'POST /joined/group/member/ranks': { request: inGroup, expected: forMembers },
  'POST /mymanaged/group/member/ranks': { request: inGroup, expected: forManagers },
  'DELETE /mymanaged/group/member/ranks': { request: inGroup, expected: forOwner },
  'PUT /mymanaged/group/member/ranks': { request: inGroup, expected: forOwner },
  'POST /group/share/exams': { request: inGroup, expected: forMembers },
  'PUT /mymanaged/group/share/exams': {
    request: ({ group_id, exam_id }) => ({ group_ids: [group_id], exam_ids: [exam_id] }),
    expected: forManagers,
  },
  'DELETE /mymanaged/group/share/exams': {
    request: ({ group_id, share_id }) => ({ group_id, share_ids: [share_id] }),
    expected: forManagers,
  },
  'POST /joined/group/homeworks': { request: inGroup, expected: forMembers },
  'GET /user/recent/group/homeworks': { request: () => ({}), expected: forSignedIn },
  'GET /joined/group/homework/detail': { request: ({ homework_id }) => ({ homework_id }), expected: forMembers },
  'POST /mtgroup/homework/read': { request: ({ homework_id }) => ({ homework_id }), expected: forMembers },
  'POST /mymanaged/group/homeworks': { request: inGroup, expected: forManagers },
  'POST /mymanaged/group/member/homeworks': {
    request: ({ group_id, memberId }) => ({ group_id, user_id: memberId }),
    expected: forManagers,
  },
  'GET /mymanaged/group/homework/detail': { request: ({ homework_id }) => ({ homework_id }), expected: forManagers },
  'PUT /mymanaged/group/homework': {
    request: ({ group_id, exam_id }) => ({
      homework: { group_id, title: 'Week 1', end_time: hoursFromNow(1) },
      exams: [{ exam_id, sel_qs: [1] }],
    }),
    expected: forManagers,
  },
  'POST /mymanaged/group/homework/offered': {
    request: ({ group_id, exam_id }) => ({ group_id, exam_id }),
    expected: forManagers,
  },
  'DELETE /mymanaged/group/homeworks': {
    request: ({ group_id, homework_id }) => ({ group_id, homework_ids: [homework_id] }),
    expected: forManagers,
  },
  'PUT /mymanaged/group/homeworks/recover': {
    request: ({ group_id, deletedHomeworkId }) => ({ group_id, homework_ids: [deletedHomeworkId] }),
    expected: forManagers,
  },
  'GET /mymanaged/group/homework/draft': { request: inGroup, expected: forManagers },
  'PUT /mymanaged/group/homework/draft': {
    request: ({ group_id }) => ({ group_id, draft: '{}' }),
    expected: forManagers,
  },
  'DELETE /mymanaged/group/homework/draft': { request: inGroup, expected: forManagers },
  'POST /mymanaged/group/homework/watch': { request: ({ homework_id }) => ({ homework_id }), expected: forManagers },
  'PUT /mymanaged/group/homework/member/allowance': {
    request: ({ homework_id, memberId }) => ({ homework_id, user_id: memberId, extra_minutes: 5 }),
    expected: forManagers,
  },
  'PUT /mymanaged/group/homework/member/reopen': {
    request: ({ homework_id, memberId }) => ({ homework_id, user_id: memberId, reason: 'Ill' }),
    expected: forManagers,
  },
  'POST /mymanaged/group/homework/member/given': {
    request: ({ homework_id, memberId }) => ({ homework_id, user_id: memberId }),
    expected: forManagers,
  },
  'POST /mymanaged/group/homework/remind': { request: ({ homework_id }) => ({ homework_id }), expected: forManagers },
  // Nobody sits it.
  'POST /mymanaged/group/homework/message': {
    request: ({ homework_id }) => ({ homework_id, text: 'Hello', request_key: crypto.randomUUID() }),
    expected: { owner: 409, administrator: 409 },
  },
  'POST /mymanaged/group/homework/messages': { request: ({ homework_id }) => ({ homework_id }), expected: forManagers },
  // Nobody was told anything.
  'PUT /joined/group/homework/messages/seen': {
    request: () => ({ answer_id: 1, message_ids: [1] }),
    expected: {},
  },
  'POST /mymanaged/group/homework/member_marks': { request: inMarked, expected: forManagers },
  'POST /group/homework/member/question/marks': { request: ofMember, expected: forManagers },
  'POST /group/homework/question/alike_answers': {
    request: (world) => ({ ...inMarked(world), no: 1 }),
    expected: forManagers,
  },
  'PUT /group/homework/member/question/mark': {
    request: (world) => ({ ...ofMember(world), marks: [{ no: 1, m_s: 0 }] }),
    expected: forManagers,
  },
  'PUT /group/homework/question/mark/complete': {
    request: ({ homework_id }) => ({ homework_id }),
    expected: forManagers,
  },
  'DELETE /group/homework/mark/comment': {
    request: ({ homework_id }) => ({ homework_id, comment: 'Say why' }),
    expected: forManagers,
  },
  'GET /group/homework/rubrics': { request: inMarked, expected: forManagers },
  // People mark none of its questions: the tests of rubrics say who may.
  'PUT /group/homework/question/rubric': {
    request: (world) => ({ ...inMarked(world), no: 1, version: 0, criteria: [] }),
    expected: {},
  },
  // There is none to correct: the tests of marking say who may.
  'PUT /mymanaged/group/homework/mark/correct': {
    request: ({ homework_id }) => ({ homework_id, answer_id: 1, no: 1, m_s: 1, old_m_s: 0, reason: 'A slip' }),
    expected: {},
  },
  // There is none: the tests of marking say who may see one.
  'GET /group/homework/member/answer/file': {
    request: (world) => ({ ...ofMember(world), no: 1, file_name: 'a.png' }),
    expected: {},
  },
  'POST /mymanaged/group/homework/member_scores': { request: inMarked, expected: forManagers },
  'POST /mymanaged/group/homework/member_scores/excel': { request: inMarked, expected: forManagers },
  'POST /group/homework/member/question/scores': { request: ofMember, expected: { ...forManagers, member: 200 } },
  'GET /group/homework/question/stats': { request: inMarked, expected: forManagers },
  'GET /mymanaged/group/homework/question': {
    request: (world) => ({ ...inMarked(world), no: 1 }),
    expected: forManagers,
  },
  'POST /mymanaged/group/homework/regrade': {
    request: (world) => ({ ...inMarked(world), no: 1, everybody: 'right' }),
    expected: forManagers,
  },
  'DELETE /mymanaged/group/homework/regrade': { request: inMarked, expected: { owner: 409, administrator: 409 } },
  'GET /mymanaged/group/homework/measures': { request: inMarked, expected: forManagers },
  'POST /mymanaged/group/homework/measures/responses': { request: inMarked, expected: forManagers },
  'GET /mymanaged/group/homework/trend': { request: inGroup, expected: forManagers },
  'POST /mymanaged/group/gradebook': { request: inGroup, expected: forManagers },
  'POST /mymanaged/group/gradebook/excel': { request: inGroups, expected: forManagers },
  'GET /joined/group/gradebook': { request: inGroup, expected: forMembers },
  'PUT /mymanaged/group/gradebook': { request: countedIn, expected: forManagers },
  'PUT /mymanaged/group/gradebook/weight': { request: weighed, expected: forManagers },
  'PUT /mymanaged/group/gradebook/exemption': { request: exempted, expected: forManagers },
  'DELETE /mymanaged/group/gradebook/exemption': { request: ofMember, expected: forManagers },
  'PUT /mymanaged/group/gradebook/column': { request: talkIn, expected: forManagers },
  'DELETE /mymanaged/group/gradebook/column': { request: inColumn, expected: forManagers },
  'PUT /mymanaged/group/gradebook/column/recover': { request: inColumn, expected: forManagers },
  'PUT /mymanaged/group/gradebook/mark': {
    request: ({ column_id, memberId }) => ({ column_id, user_id: memberId, score: 5, version: 0 }),
    expected: forManagers,
  },
};

const test = useTestApp();
const tokens = new Map<Role, string>();
const ids = new Map<Role, number>();
let companyId: number;
let examId: number;

beforeAll(async () => {
  for (const role of roles) {
    if (role === 'signedOut' || role === 'otherCompany') continue;
    const id = await buildAccount(test.db);
    ids.set(role, id);
    tokens.set(role, await test.tokenFor(id));
  }
  // Somebody who owns a group for themselves does not own it while they act for a company.
  companyId = await buildCompany(test.db, idOf('owner'));
  tokens.set('otherCompany', tokens.get('owner') ?? '');
  examId = await buildExam(test.db, idOf('owner'));
});

const idOf = (role: Role) => ids.get(role) ?? 0;

async function buildWorld(): Promise<World> {
  const group_id = await buildGroup(test.db, idOf('owner'), {
    administrators: [idOf('administrator')],
    members: [idOf('member')],
    applicants: [idOf('applicant')],
    former: [idOf('former')],
    kicked: [idOf('kicked')],
  });
  const erased = await buildScore(test.db, group_id, idOf('member'));
  const now = sql<Date>`now()`;
  const scores = test.db.updateTable('group_score').where('group_id', '=', group_id);
  await scores.set({ erased_at: now }).where('homework_id', '=', erased).execute();
  const [notice_id = 0] = await insertNotices(test.db, idOf('owner'), [group_id], {
    title: 'Hello',
    body: '<p>Hello</p>',
    is_top: false,
    request_key: null,
  });
  const { id: share_id } = await test.db
    .insertInto('group_share')
    .values({ group_id, exam_id: examId, account_id: idOf('owner') })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { homework_id } = await buildHomework(test.db, group_id, idOf('owner'));
  const { homework_id: deletedHomeworkId } = await buildHomework(test.db, group_id, idOf('owner'));
  const { homework_id: markedId } = await buildHomework(test.db, group_id, idOf('owner'), { needs_marking: true });
  await buildPaper(test.db, markedId, idOf('member'), [
    { no: 1, answer: { text: 'Wet', files: [] }, status: 'needs-person' },
  ]);
  const { id: column_id } = await test.db
    .insertInto('gradebook_column')
    .values({ group_id, ...talk, account_id: idOf('owner'), request_key: '0f9a4c52-7e0b-4d3c-8a51-5f1d2f7f9a01' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await test.db.updateTable('homework').set({ deleted_at: now }).where('id', '=', deletedHomeworkId).execute();
  return {
    group_id,
    public_id: await selectPublicId(test.db, group_id),
    memberId: idOf('member'),
    applicantId: idOf('applicant'),
    administratorId: idOf('administrator'),
    notice_id,
    share_id,
    exam_id: examId,
    homework_id,
    deletedHomeworkId,
    markedId,
    column_id,
  };
}

async function ask(address: Address, input: object, role: Role): Promise<{ status: number; bytes: string }> {
  const { method, path } = parseAddress(address);
  const token = tokens.get(role);
  const answer = await test.app.inject({
    method,
    url: apiBase + path,
    query: {
      os_type: '5',
      ...(role === 'otherCompany' ? { company_id: String(companyId) } : {}),
      ...(method === 'GET'
        ? Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)]))
        : {}),
    },
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    ...(method === 'GET' ? {} : { payload: input }),
  });
  return { status: answer.statusCode, bytes: answer.payload };
}

const addresses = Object.keys(contract).filter(
  (address) => address.includes('group') && !address.includes(' /ee/'),
) as GroupAddress[];

it('has a row for every call about groups', () => {
  expect(Object.keys(rows).toSorted()).toEqual(addresses.toSorted());
});

describe.each(addresses)('%s', (address) => {
  const { request, expected } = rows[address];
  /** What is refused leaves everything as it is: those who are refused share it. */
  let untouched: Promise<World> | undefined;

  it.each(roles.map((role) => [role, expected[role] ?? unnamed[role]] as const))(
    'answers %s with %i',
    async (role, status) => {
      const world = await (status === 200 ? buildWorld() : (untouched ??= buildWorld()));
      const answer = await ask(address, request(world), role);
      expect(answer.status).toBe(status);
      if (status !== 404) return;
      const never = 999_999_999;
      const nowhere = {
        ...world,
        group_id: never,
        public_id: 'aaaaaaaaaaaa',
        notice_id: never,
        homework_id: never,
        markedId: never,
        column_id: never,
      };
      expect(await ask(address, request(nowhere), role)).toEqual(answer);
    },
  );
});
